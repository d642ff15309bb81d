"""Wilderness: why a move is refused, and the ruling it breaks."""

from __future__ import annotations

from waterhole.games.wilderness.engine.board import NEAR, has_river, terrain_of
from waterhole.games.wilderness.engine.chapters.playing import kind_of
from waterhole.games.wilderness.engine.components import (
    BAD_BY_OTHER,
    BAD_BY_SELF,
    BAD_NAMES,
    BEASTS,
    CAMPFIRE,
    CATCH,
    CHILLS,
    COMPANION,
    CURE_COST,
    DIRECTIONS,
    DOWNPOUR,
    DYSENTERY,
    FLOODED,
    GOOD_BY_OTHER,
    GOOD_BY_SELF,
    GOOD_NAMES,
    HEALING_HERBS,
    HIDDEN_SPRING,
    HUNT_COST,
    HUNTABLE,
    INFECTED_WOUND,
    LANDSLIDE,
    M_BAD,
    M_CURE,
    M_DRINK,
    M_GO,
    M_GOOD,
    M_HUNT,
    M_NEEDLE,
    M_RAFT,
    M_SCENT,
    M_SLEEP,
    M_STORM,
    OLD_PATH,
    QUARREL,
    RAFT,
    RAFT_COST,
    SCENT_OF_BLOOD,
    SHORTCUT,
    SLEPT,
    SMOKED,
    SPINNING_NEEDLE,
    STEADY_HAND,
    STORM,
    SUDDEN_DARKNESS,
    T_TURN,
    TERRAINS,
    THIEF,
    TILE_AREAS,
    TORCH,
    TORCH_LIT,
    TRIGGERS,
    WATER,
    WILD_BERRIES,
    WINDOW,
)
from waterhole.games.wilderness.engine.rules import Wilderness
from waterhole.games.wilderness.engine.table import copies
from waterhole.games.wilderness.engine.view import AREA_NAMES, concerned_in
from waterhole.games.wilderness.moves import MOVES
from waterhole.kernel.game import Refused

# Cards that need a word more: an illness, a direction, a player, an animal.
_INCOMPLETE = {
    M_GOOD + HEALING_HERBS: "refused-say-which-illness",
    M_GOOD + STEADY_HAND: "refused-say-which-way",
    M_BAD + STORM: "refused-say-on-whom",
    M_BAD + SPINNING_NEEDLE: "refused-say-on-whom",
    M_BAD + SCENT_OF_BLOOD: "refused-say-which-animal",
}


def explain(game: Wilderness, seat: int, move: int) -> Refused:
    """The refusal of a move that the seat, which is asked for one, may not make."""
    wanted = MOVES[move]
    if game.step == CATCH:
        return Refused("WN-6", "refused-catch-first")
    if wanted.kind in ("good", "bad", "raft"):
        return _card(game, seat, move)
    if game.step == WINDOW:
        return _in_window(game, wanted.kind)
    if wanted.kind == "catch":
        return Refused("WN-6", "refused-no-catch")
    if wanted.kind in ("pass", "always pass"):
        return Refused("WN-11", "refused-nothing-to-pass")
    if wanted.kind == "ask me":
        return Refused("WN-11", "refused-asked-anyway", trigger=wanted.fields["trigger"])
    if move < M_HUNT:
        return _step(game, seat, move - M_GO)
    return _action(game, seat, move)


def _in_window(game: Wilderness, kind: str) -> Refused:
    now = TRIGGERS[game.trigger()]
    if kind == "always pass":
        return Refused("WN-11", "refused-other-moment", trigger=now, example=f"always pass {now}")
    if kind == "ask me":
        return Refused("WN-11", "refused-ask-again-later")
    return Refused("WN-11", "refused-asked-for-card", trigger=now)


def _step(game: Wilderness, seat: int, direction: int) -> Refused:
    if game.flags & SLEPT:
        return Refused("WN-16", "refused-slept")
    here = int(game.figures[seat])
    area = int(NEAR[here * DIRECTIONS + direction])
    if not 0 <= area < TILE_AREAS * game.strip:
        return Refused("WN-5", "refused-off-board", direction=direction + 1)
    terrain = int(terrain_of(game.land[area]))
    if terrain == WATER:
        return Refused("WN-5", "refused-into-water", area=AREA_NAMES[area])
    if has_river(game.land[here], direction) and game.flags & FLOODED:
        return Refused("WN-15", "refused-flood")
    return Refused(
        "WN-15",
        "refused-step-too-dear",
        terrain=TERRAINS[terrain],
        area=AREA_NAMES[area],
        cost=int(game.move_cost(seat, direction)),
        energy=int(game.energy),
    )


def _action(game: Wilderness, seat: int, move: int) -> Refused:
    if move == M_DRINK:
        return _drink(game, seat)
    if game.flags & SLEPT:
        return Refused("WN-16", "refused-slept")
    if move == M_HUNT:
        return _hunt(game, seat)
    if move == M_CURE:
        return _cure(game, seat)
    if game.flags & SMOKED:
        return Refused("WN-16", "refused-smoke")
    if move == M_SLEEP:
        return Refused("WN-16", "refused-sleep-too-late")
    return _rest(game, seat)


def _hunt(game: Wilderness, seat: int) -> Refused:
    terrain = int(terrain_of(game.land_of(seat)))
    if not HUNTABLE[terrain]:
        return Refused("WN-6", "refused-nothing-to-hunt", terrain=TERRAINS[terrain])
    if game.dark_for(seat):
        return Refused("WN-6", "refused-hunt-in-the-dark")
    return Refused("WN-6", "refused-hunt-too-dear", cost=HUNT_COST, energy=int(game.energy))


def _rest(game: Wilderness, seat: int) -> Refused:
    if game.has(seat, CHILLS):
        return Refused("WN-18", "refused-chills")
    if game.exhaustion[seat] == 0:
        return Refused("WN-18", "refused-not-tired")
    return Refused("WN-18", "refused-rest-too-dear", cost=int(game.rest_cost()), energy=int(game.energy))


def _cure(game: Wilderness, seat: int) -> Refused:
    if not game.has(seat, INFECTED_WOUND):
        return Refused("WN-19", "refused-no-wound")
    if not game.has_water(seat):
        return Refused("WN-19", "refused-rain-on-wound" if game.weather == DOWNPOUR else "refused-wound-needs-water")
    return Refused("WN-19", "refused-wash-too-dear", cost=CURE_COST, energy=int(game.energy))


def _drink(game: Wilderness, seat: int) -> Refused:
    if not game.has_water(seat) and game.weather != DOWNPOUR:
        return Refused("WN-4", "refused-no-water", area=AREA_NAMES[game.figures[seat]])
    if game.has(seat, DYSENTERY):
        return Refused("WN-19", "refused-drunk-already")
    return Refused("WN-19", "refused-not-thirsty")


# -- cards --------------------------------------------------------------------------


def _card(game: Wilderness, seat: int, move: int) -> Refused:
    kind = int(kind_of(move))
    bad = move >= M_BAD
    card = BAD_NAMES[kind] if bad else GOOD_NAMES[kind]
    if not copies(game.hands[seat], kind):
        return Refused("WN-11", "refused-not-held", good=GOOD_NAMES[kind], bad=BAD_NAMES[kind])
    by_self, by_other = (BAD_BY_SELF[kind], BAD_BY_OTHER[kind]) if bad else (GOOD_BY_SELF[kind], GOOD_BY_OTHER[kind])
    now = int(game.trigger()) if game.step == WINDOW else T_TURN
    own = now == T_TURN or seat == concerned_in(game)
    if now not in (by_self if own else by_other):
        moments = [TRIGGERS[trigger] for trigger in by_other or by_self]
        return Refused("WN-11", "refused-wrong-time", card=card, triggers=moments, own=not by_other)
    if move in _INCOMPLETE:
        whole = [legal.text for legal in MOVES.legal(game, seat) if legal.fields.get("card") == card]
        if whole:
            return Refused("WN-11", _INCOMPLETE[move], card=card, example=whole[0])
    if move >= M_STORM:
        return _aim(game, card, move)
    return _bad(game, card, kind) if bad else _good(game, seat, card, move)


def _aim(game: Wilderness, card: str, move: int) -> Refused:
    """A bad card that is played on somebody, or on an animal, who cannot be hit."""
    if move < M_NEEDLE:
        return Refused("WN-11", "refused-storm", card=card)
    if move < M_SCENT:
        return Refused("WN-11", "refused-needle", card=card)
    beast = (move - M_SCENT) // DIRECTIONS
    here = game.beasts[beast] >= 0
    return Refused("WN-8", "refused-beast-way" if here else "refused-beast-away", beast=BEASTS[beast])


def _bad(game: Wilderness, card: str, kind: int) -> Refused:
    """A bad card at its moment that would change nothing (WN-18)."""
    target = int(game.current)
    if kind == QUARREL:
        return Refused("WN-18", "refused-quarrel", card=card, seat=target)
    if kind == THIEF:
        return Refused("WN-18", "refused-thief", card=card, seat=target)
    if kind == LANDSLIDE:
        return Refused("WN-18", "refused-landslide", card=card)
    if kind == SPINNING_NEEDLE:
        return Refused("WN-11", "refused-needle", card=card)
    if kind == SCENT_OF_BLOOD:
        return Refused("WN-8", "refused-no-beast", card=card)
    if kind == SUDDEN_DARKNESS:
        return Refused("WN-18", "refused-dark-already", card=card)
    return Refused("WN-18", "refused-works-already", card=card)


def _good(game: Wilderness, seat: int, card: str, move: int) -> Refused:
    """A good card at its moment that would change nothing, or for which something is missing."""
    kind = int(kind_of(move))
    if kind == STEADY_HAND:
        return Refused("WN-5", "refused-no-way", card=card)
    if kind == COMPANION and game.figures[seat] != game.figures[game.current]:
        return Refused("WN-18", "refused-companion", card=card, seat=int(game.current))
    if kind == HIDDEN_SPRING:
        return Refused("WN-18", "refused-spring", card=card)
    if kind == WILD_BERRIES:
        return Refused("WN-18", "refused-berries", card=card)
    if kind == HEALING_HERBS:
        return _herbs(game, seat, card, move)
    if game.step != WINDOW and game.flags & SLEPT:
        return Refused("WN-16", "refused-card-after-sleep", card=card)
    if kind == RAFT:
        return _raft(game, card, move)
    if kind in (OLD_PATH, SHORTCUT):
        return Refused("WN-18", "refused-path-waits", card=card)
    if kind == TORCH and not game.flags & TORCH_LIT:
        return Refused("WN-18", "refused-torch", card=card)
    if kind == CAMPFIRE and game.flags & SMOKED:
        return Refused("WN-18", "refused-campfire", card=card)
    return Refused("WN-18", "refused-works-already", card=card)


def _herbs(game: Wilderness, seat: int, card: str, move: int) -> Refused:
    if not game.illnesses[seat]:
        return Refused("WN-18", "refused-not-ill", card=card)
    return Refused("WN-18", "refused-other-illness", illness=MOVES[move].fields["illness"])


def _raft(game: Wilderness, card: str, move: int) -> Refused:
    if move < M_RAFT:
        return Refused("WN-18", "refused-raft-in-flood" if game.flags & FLOODED else "refused-works-already", card=card)
    if game.energy < RAFT_COST:
        return Refused("WN-15", "refused-raft-too-dear", cost=RAFT_COST, energy=int(game.energy))
    return Refused("WN-15", "refused-raft-way", card=card)

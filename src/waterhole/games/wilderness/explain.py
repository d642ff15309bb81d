"""Wilderness: why a move is refused, and the ruling it breaks."""

from __future__ import annotations

from typing import cast

from waterhole.games.wilderness.board import NEAR, has_river, terrain_of
from waterhole.games.wilderness.components import (
    BAD_BY_OTHER,
    BAD_BY_SELF,
    BAD_NAMES,
    CATCH,
    CHILLS,
    CURE_COST,
    DIRECTIONS,
    FLOODED,
    GOOD_BY_OTHER,
    GOOD_BY_SELF,
    GOOD_NAMES,
    HEALING_HERBS,
    HUNT_COST,
    HUNTABLE,
    INFECTED_WOUND,
    M_BAD,
    M_CURE,
    M_DRINK,
    M_GO,
    M_GOOD,
    M_HERBS,
    M_HUNT,
    M_NEEDLE,
    M_RAFT,
    M_REST,
    M_SCENT,
    M_SLEEP,
    M_STEADY,
    M_STORM,
    RAFT_COST,
    SCENT_OF_BLOOD,
    SLEPT,
    SMOKED,
    SPINNING_NEEDLE,
    STEADY_HAND,
    STORM,
    T_TURN,
    TERRAINS,
    TILE_AREAS,
    TRIGGERS,
    WATER,
    WINDOW,
)
from waterhole.games.wilderness.moves import MOVES
from waterhole.games.wilderness.playing import kind_of
from waterhole.games.wilderness.rules import Wilderness
from waterhole.games.wilderness.table import copies
from waterhole.games.wilderness.view import area_name
from waterhole.kernel.core import State
from waterhole.kernel.game import Refused

_INCOMPLETE = {
    M_GOOD + HEALING_HERBS: "say which illness goes, for example 'healing herbs on fever'.",
    M_GOOD + STEADY_HAND: "say which way, for example 'steady hand 1'.",
    M_BAD + STORM: "say on whom, for example 'storm on 2'.",
    M_BAD + SPINNING_NEEDLE: "say on whom, for example 'spinning needle on 2'.",
    M_BAD + SCENT_OF_BLOOD: "say which animal goes where, for example 'scent of blood bear 1'.",
}


def explain(state: State, seat: int, move: int) -> Refused:
    """The refusal of a move that the seat, which is asked for one, may not make."""
    game = cast(Wilderness, state)
    if move in _INCOMPLETE:
        return Refused("WN-11", _INCOMPLETE[move])
    wanted = MOVES[move]
    if game.step == CATCH:
        return Refused("WN-6", "the hunt came to 4: first choose to eat and get lost, or to stay hungry.")
    if wanted.kind == "catch":
        return Refused("WN-6", "this is chosen only when a hunt comes to 4.")
    if wanted.kind in ("good", "bad", "raft"):
        return _card(game, seat, move)
    if game.step == WINDOW:
        return _in_window(game, wanted.kind)
    if wanted.kind in ("pass", "always pass"):
        return Refused("WN-11", "nothing is asked that could be passed; end your turn instead.")
    if wanted.kind == "ask me":
        return Refused("WN-11", "you have no standing pass at '{trigger}'.", trigger=wanted.fields["trigger"])
    if move < M_HUNT:
        return _step(game, seat, move - M_GO)
    return _action(game, seat, move)


def _in_window(game: Wilderness, kind: str) -> Refused:
    now = TRIGGERS[game.trigger()]
    if kind == "always pass":
        return Refused("WN-11", "a standing pass is given for what is asked about, now '{trigger}'.", trigger=now)
    if kind == "ask me":
        return Refused("WN-11", "a standing pass is withdrawn in your own turn.")
    return Refused("WN-11", "you are asked about a card at '{trigger}': play one that fits, or pass.", trigger=now)


def _step(game: Wilderness, seat: int, direction: int) -> Refused:
    if game.flags & SLEPT:
        return Refused("WN-16", "who has slept only drinks and plays cards that move nobody.")
    here = int(game.figures[seat])
    area = int(NEAR[here * DIRECTIONS + direction])
    if not 0 <= area < TILE_AREAS * game.strip:
        return Refused("WN-5", "direction {direction} leads off the board.", direction=direction + 1)
    terrain = int(terrain_of(game.land[area]))
    if terrain == WATER:
        return Refused("WN-5", "{area} is water, which nobody enters.", area=area_name(area))
    if has_river(game.land[here], direction) and game.flags & FLOODED:
        return Refused("WN-15", "Flood: no river is crossed this turn.")
    cost = int(game.move_cost(seat, direction))
    sentence = "{terrain} {area} costs {cost} energy; you have {energy}."
    facts = {"terrain": TERRAINS[terrain], "area": area_name(area), "cost": cost, "energy": int(game.energy)}
    return Refused("WN-15", sentence, **facts)


def _action(game: Wilderness, seat: int, move: int) -> Refused:
    if game.flags & SLEPT and move != M_DRINK:
        return Refused("WN-16", "who has slept only drinks and plays cards that move nobody.")
    if move == M_HUNT:
        return _hunt(game, seat)
    if move == M_REST:
        return _rest(game, seat)
    if move == M_SLEEP:
        if game.flags & SMOKED:
            return Refused("WN-16", "Smoke: there is no rest or sleep this turn.")
        return Refused("WN-16", "sleep takes the whole turn; you have spent energy or moved.")
    if move == M_CURE:
        if not game.has(seat, INFECTED_WOUND):
            return Refused("WN-19", "you have no Infected Wound to wash.")
        if not game.has_water(seat):
            return Refused("WN-19", "a wound is washed where a river or water area touches your area.")
        return _too_dear(game, "WN-19", "washing a wound costs {cost} energy; you have {energy}.", CURE_COST)
    if not game.has_water(seat):
        return Refused("WN-4", "no river or water area touches {area}.", area=area_name(int(game.figures[seat])))
    return Refused("WN-19", "you are not thirsty, and drinking would heal nothing now.")


def _hunt(game: Wilderness, seat: int) -> Refused:
    terrain = int(terrain_of(game.land_of(seat)))
    if not HUNTABLE[terrain]:
        return Refused("WN-6", "there is no hunting in {terrain}.", terrain=TERRAINS[terrain])
    if game.dark_for(seat):
        return Refused("WN-6", "there is no hunting at night.")
    return _too_dear(game, "WN-6", "a hunt costs {cost} energy; you have {energy}.", HUNT_COST)


def _rest(game: Wilderness, seat: int) -> Refused:
    if game.flags & SMOKED:
        return Refused("WN-16", "Smoke: there is no rest or sleep this turn.")
    if game.has(seat, CHILLS):
        return Refused("WN-18", "with Chills a rest has no effect.")
    if game.exhaustion[seat] == 0:
        return Refused("WN-18", "you are not exhausted at all.")
    return _too_dear(game, "WN-18", "a rest costs {cost} energy; you have {energy}.", int(game.rest_cost()))


def _too_dear(game: Wilderness, rule: str, sentence: str, cost: int) -> Refused:
    return Refused(rule, sentence, cost=cost, energy=int(game.energy))


# -- cards --------------------------------------------------------------------------


def _card(game: Wilderness, seat: int, move: int) -> Refused:
    kind = int(kind_of(move))
    bad = move >= M_BAD
    name = BAD_NAMES[kind] if bad else GOOD_NAMES[kind]
    if not copies(game.hands[seat], kind):
        return Refused("WN-11", "you hold no card '{good} / {bad}'.", good=GOOD_NAMES[kind], bad=BAD_NAMES[kind])
    triggers = (BAD_BY_OTHER[kind] + BAD_BY_SELF[kind]) if bad else (GOOD_BY_SELF[kind] + GOOD_BY_OTHER[kind])
    now = int(game.trigger()) if game.step == WINDOW else T_TURN
    if now not in triggers:
        sentence = "{card} is played at {triggers}; this is '{trigger}'."
        fitting = [TRIGGERS[trigger] for trigger in sorted(set(triggers))]
        return Refused("WN-11", sentence, card=name, triggers=fitting, trigger=TRIGGERS[now])
    return _useless(game, seat, move, name)


def _useless(game: Wilderness, seat: int, move: int, name: str) -> Refused:
    """The card is there and the time is right; what it needs is missing."""
    if M_RAFT <= move < M_BAD:
        if game.flags & SLEPT:
            return Refused("WN-16", "who has slept plays no card that moves anybody.")
        if game.energy < RAFT_COST:
            return _too_dear(game, "WN-15", "a raft trip costs {cost} energy; you have {energy}.", RAFT_COST)
        return Refused("WN-15", "a raft goes over one water area beside you to face-up land that touches it.")
    if M_HERBS <= move < M_STEADY:
        return Refused("WN-18", "you do not have {illness}.", illness=MOVES[move].fields["illness"])
    if M_STEADY <= move < M_RAFT:
        return Refused("WN-5", "that direction leads off the board or into water.")
    if move >= M_SCENT:
        return Refused("WN-8", "that animal is not on the board, or cannot go there.")
    if move >= M_NEEDLE:
        return Refused(
            "WN-11", "{card} hits who ends the turn or a Companion in the village, never yourself.", card=name
        )
    if move >= M_STORM:
        return Refused("WN-11", "{card} hits another living player.", card=name)
    if game.step != WINDOW and game.flags & SLEPT:
        return Refused("WN-16", "who has slept plays no card that is about moving or resting.")
    return Refused("WN-18", "{card} would change nothing here.", card=name)

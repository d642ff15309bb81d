"""Wildlife: why a move is refused, and the ruling it breaks."""

from __future__ import annotations

from collections.abc import Callable
from typing import cast

from waterhole.games.wildlife.components import (
    ABILITIES,
    AREA_HI,
    AREA_LO,
    AREA_NAMES,
    AREA_OF,
    ATTACK,
    CARD_NAMES,
    EXPAND,
    FOOD_FOR_A_POINT,
    LEVELS,
    LOWEST_BID,
    M_ATTACK,
    M_AUCTION,
    M_BID,
    M_CONVERT,
    M_FALL,
    M_FROM,
    M_IMPROVE,
    M_NAME,
    M_ORGANISM,
    M_PLAY,
    M_REMOVE,
    M_ROB,
    M_SWAP,
    M_TAKE,
    M_TO,
    MIGRATE,
    MOBILITY,
    NO_CARD,
    ORGANISMS,
    SPACE_NAMES,
    STEPS,
    TERRAINS,
)
from waterhole.games.wildlife.moves import MOVES
from waterhole.games.wildlife.rules import Wildlife
from waterhole.games.wildlife.table import card_count, level_in, most_seeds
from waterhole.kernel.core import State
from waterhole.kernel.game import Refused

# The ruling of each step, and what it asks for.
_NOW = {
    "choose organism": ("WL-1", "choose an organism first"),
    "bid for organism": ("WL-21", "bid for the organism, or pass once somebody has bid"),
    "seed": ("WL-2", "everybody seeds tiles before the first turn"),
    "turn": ("WL-3", "nothing of the kind is pending in your turn"),
    "migration": ("WL-5", "name the tile that migrates first"),
    "destination": ("WL-5", "say first where the tile migrates to"),
    "mobility tile": ("WL-10", "name the tile that moves first"),
    "mobility space": ("WL-10", "say first where the tile moves to"),
    "aggression": ("WL-11", "finish the aggression first"),
    "terrain card": ("WL-5", "say first what the terrain card is used for"),
    "adaptation": ("WL-4", "use the adaptation card first, or let it go with 'nothing'"),
    "ability": ("WL-7", "use the ability card first, or let it go with 'nothing'"),
    "holder": ("WL-7", "say first from whom you take the ability"),
    "joker": ("WL-13", "name the joker first, or let it go with 'nothing'"),
    "bid": ("WL-12", "bid for the card or pass"),
    "payment": ("WL-12", "say first how many spaces you fall back to pay"),
    "bought event": ("WL-12", "use the event you bought or let it go with 'nothing'"),
    "defense": ("WL-9", "say first whether you use defense"),
    "epidemic": ("WL-19", "remove a tile because of the epidemic first"),
}


def explain(state: State, seat: int, move: int) -> Refused:
    """The refusal of a move that the seat, which is asked, may not make."""
    game = cast(Wildlife, state)
    step, kind = STEPS[game.step], MOVES[move].kind
    reason = _REASONS.get((step, kind))
    if reason is not None:
        return reason(game, seat, move)
    rule, asked = _NOW[step]
    return Refused(rule, f"{asked}, for example '{MOVES.legal(game, seat)[0].text}'.")


# -- words for the island -----------------------------------------------------------------


def _area(space: int) -> int:
    return int(AREA_OF[space])


def _terrain(space: int) -> int:
    return _area(space) // 2


def _level(game: Wildlife, seat: int, terrain: int) -> int:
    return int(level_in(game.adapted[seat], terrain))


def _can(game: Wildlife, seat: int, terrain: int) -> str:
    """'the level of the bear in desert is 'no action''."""
    level = LEVELS[_level(game, seat, terrain)]
    return f"the level of the {ORGANISMS[game.organisms[seat]]} in {TERRAINS[terrain]} is '{level}'"


def _free(game: Wildlife, area: int) -> int:
    lo, hi = int(AREA_LO[area] & ~game.taken_lo), int(AREA_HI[area] & ~game.taken_hi)
    return lo.bit_count() + hi.bit_count()


def _taken(space: int) -> str:
    return f"a tile already lies on {SPACE_NAMES[space]}."


# -- seeding and the turn -------------------------------------------------------------------


def _no_organism(game: Wildlife, seat: int, move: int) -> Refused:
    return Refused("WL-1", f"the {ORGANISMS[move - M_ORGANISM]} has been chosen already.")


def _no_organism_bid(game: Wildlife, seat: int, move: int) -> Refused:
    food = int(game.food[seat])
    if MOVES[move].kind == "pass":
        return Refused("WL-21", "who opens must bid, 0 food at least.")
    if move - M_BID > food:
        return Refused("WL-21", f"only food counts here, and you have {food}.")
    return Refused("WL-21", f"a bid is higher than the last one, {game.bid}.")


def _no_seed(game: Wildlife, seat: int, space: int) -> Refused:
    area = _area(space)
    if game.owner(space) >= 0:
        return Refused("WL-2", _taken(space))
    if _level(game, seat, area // 2) < MIGRATE:
        return Refused("WL-2", f"tiles are seeded where they can migrate; {_can(game, seat, area // 2)}.")
    return Refused(
        "WL-2", f"the {AREA_NAMES[area]} has {most_seeds(area)} tiles, which is all that may be seeded there."
    )


def _no_play(game: Wildlife, seat: int, move: int) -> Refused:
    auction = move >= M_AUCTION
    kind = move - (M_AUCTION if auction else M_PLAY)
    if not card_count(game.hands[seat], kind):
        return Refused("WL-3", f"you hold no {CARD_NAMES[kind]} card.")
    if game.plays_left() == 0:
        return Refused("WL-3", f"you have no play left; you used {game.plays} in this turn.")
    return Refused("WL-3", "your last play is owed to an auction.")


def _no_free_migration(game: Wildlife, seat: int, move: int) -> Refused:
    if game.migrated:
        return Refused("WL-3", "you made your free migration in this turn already.")
    return Refused("WL-5", "none of your tiles can migrate: no empty space lies beside a chain of them.")


def _no_ability_use(game: Wildlife, seat: int, move: int) -> Refused:
    kind = ABILITIES.index(MOVES[move].text)
    if game.held(seat, kind) == 0:
        return Refused("WL-3", f"you hold no {ABILITIES[kind]} tile.")
    if game.ready(seat, kind) == 0:
        return Refused("WL-3", f"each {ABILITIES[kind]} tile serves once a turn, and yours are used.")
    if kind == MOBILITY:
        return Refused("WL-10", "none of your tiles has a space to go to.")
    return Refused("WL-11", f"you have {game.supply[seat]} tiles in your supply, or no space to attack.")


def _no_conversion(game: Wildlife, seat: int, move: int) -> Refused:
    points = move - M_CONVERT + 1
    return Refused("WL-3", f"{points} points cost {FOOD_FOR_A_POINT * points} food; you have {game.food[seat]}.")


def _no_end(game: Wildlife, seat: int, move: int) -> Refused:
    return Refused("WL-3", "a turn ends only after an auction: 'auction' and one of your cards.")


# -- tiles ------------------------------------------------------------------------------------


def _no_expansion(game: Wildlife, seat: int, space: int) -> Refused:
    terrain = int(game.card)
    if _terrain(space) != terrain:
        return Refused(
            "WL-5", f"{SPACE_NAMES[space]} lies in the {AREA_NAMES[_area(space)]}; the card is {TERRAINS[terrain]}."
        )
    if not game.may_expand(seat, terrain):
        if game.supply[seat] == 0:
            return Refused("WL-5", "an expansion needs a tile in your supply.")
        return Refused("WL-5", f"to expand takes '{LEVELS[EXPAND]}'; {_can(game, seat, terrain)}.")
    return Refused("WL-5", _taken(space))


def _no_attack(game: Wildlife, seat: int, move: int) -> Refused:
    space = move - M_ATTACK
    area, terrain = _area(space), int(game.card)
    if area // 2 != terrain:
        return Refused("WL-6", f"{SPACE_NAMES[space]} lies in the {AREA_NAMES[area]}; the card is {TERRAINS[terrain]}.")
    if _level(game, seat, terrain) < ATTACK:
        return Refused("WL-6", f"an attack takes '{LEVELS[ATTACK]}'; {_can(game, seat, terrain)}.")
    if game.supply[seat] == 0:
        return Refused("WL-6", "an attack needs a tile in your supply.")
    if _free(game, area):
        free = _free(game, area)
        return Refused(
            "WL-6", f"an attack needs a full area; the {AREA_NAMES[area]} has {free} free space{'s' * (free != 1)}."
        )
    return Refused("WL-6", f"the tile on {SPACE_NAMES[space]} is your own.")


def _no_migrant(game: Wildlife, seat: int, move: int) -> Refused:
    space = move - M_FROM
    if game.owner(space) != seat:
        return Refused("WL-5", f"there is no tile of yours on {SPACE_NAMES[space]}.")
    terrain = _terrain(space)
    if _level(game, seat, terrain) < MIGRATE:
        return Refused("WL-5", f"a tile migrates only from where it can; {_can(game, seat, terrain)}.")
    end = "" if game.card == NO_CARD else f" of {TERRAINS[game.card]}"
    return Refused("WL-5", f"no empty space{end} where it could migrate lies beside the chain of {SPACE_NAMES[space]}.")


def _no_destination(game: Wildlife, seat: int, move: int) -> Refused:
    space = move - M_TO
    if game.owner(space) >= 0:
        return Refused("WL-5", _taken(space))
    terrain = _terrain(space)
    if _level(game, seat, terrain) < MIGRATE:
        return Refused("WL-5", f"a tile migrates only to where it can; {_can(game, seat, terrain)}.")
    if game.card not in (NO_CARD, terrain):
        return Refused(
            "WL-5", f"with this card the migration ends in {TERRAINS[game.card]}, not in {TERRAINS[terrain]}."
        )
    return Refused("WL-5", f"{SPACE_NAMES[space]} is not beside the chain of {SPACE_NAMES[game.origin]}.")


def _no_mobile_tile(game: Wildlife, seat: int, move: int) -> Refused:
    return Refused("WL-10", f"there is no tile of yours on {SPACE_NAMES[move - M_FROM]}.")


def _no_mobility(game: Wildlife, seat: int, move: int) -> Refused:
    space = (move - M_TO) % len(SPACE_NAMES)
    terrain = _terrain(space)
    if _level(game, seat, terrain) < MIGRATE:
        return Refused("WL-10", f"mobility goes where the organism can migrate; {_can(game, seat, terrain)}.")
    if move < M_SWAP:
        return Refused("WL-10", _taken(space) + " To change places say 'swap'.")
    return Refused("WL-10", f"there is no opponent's tile on {SPACE_NAMES[space]}.")


def _no_aggression(game: Wildlife, seat: int, move: int) -> Refused:
    space = move % len(SPACE_NAMES)
    terrain = _terrain(space)
    if _level(game, seat, terrain) < ATTACK:
        return Refused("WL-11", f"aggression takes '{LEVELS[ATTACK]}'; {_can(game, seat, terrain)}.")
    if move < M_ATTACK:
        return Refused("WL-11", _taken(space))
    return Refused("WL-11", f"there is no opponent's tile on {SPACE_NAMES[space]}.")


def _no_removal(game: Wildlife, seat: int, move: int) -> Refused:
    return Refused("WL-19", f"there is no tile of yours on {SPACE_NAMES[move - M_REMOVE]}.")


# -- cards --------------------------------------------------------------------------------------


def _no_improvement(game: Wildlife, seat: int, move: int) -> Refused:
    terrain = move - M_IMPROVE
    level = _level(game, seat, terrain)
    if level == ATTACK:
        return Refused("WL-4", f"{_can(game, seat, terrain)}, and there is no better.")
    return Refused("WL-4", f"no tile '{LEVELS[level + 1]}' of {TERRAINS[terrain]} is left.")


def _no_ability(game: Wildlife, seat: int, move: int) -> Refused:
    kind = move - M_TAKE
    if not game.may_hold_more(seat, kind):
        return Refused(
            "WL-7", f"nobody holds more than two of a kind, and you hold {game.held(seat, kind)} {ABILITIES[kind]}."
        )
    return Refused("WL-7", f"nobody else holds {ABILITIES[kind]}, and none is in the supply.")


def _no_robbery(game: Wildlife, seat: int, move: int) -> Refused:
    return Refused(
        "WL-7", f"player {move - M_ROB + 1} is not one of those furthest on the track with {ABILITIES[game.target]}."
    )


def _no_name(game: Wildlife, seat: int, move: int) -> Refused:
    return Refused("WL-13", f"as {CARD_NAMES[move - M_NAME]} the joker could do nothing for you.")


def _no_bid(game: Wildlife, seat: int, move: int) -> Refused:
    bid, most = move - M_BID, int(game.highest_bid(seat))
    if game.seats == 2:
        return Refused("WL-12", f"between two players a card costs exactly {LOWEST_BID} food.")
    if bid > most:
        return Refused("WL-12", f"you could not pay {bid} food, only {most}, falling back to -10.")
    return Refused("WL-12", f"the lowest bid is {game.lowest_raise()} food.")


def _no_payment(game: Wildlife, seat: int, move: int) -> Refused:
    few, most = int(game.fewest_fallen()), int(game.most_fallen())
    if move - M_FALL < few:
        return Refused(
            "WL-12", f"you have {game.food[seat]} food for a bid of {game.bid}: fall back {few} spaces at least."
        )
    return Refused("WL-12", f"you fall back {most} spaces at most: no more than pay the whole bid, and not below -10.")


_REASONS: dict[tuple[str, str], Callable[[Wildlife, int, int], Refused]] = {
    ("choose organism", "organism"): _no_organism,
    ("bid for organism", "bid"): _no_organism_bid,
    ("bid for organism", "pass"): _no_organism_bid,
    ("seed", "place"): _no_seed,
    ("turn", "play"): _no_play,
    ("turn", "auction"): _no_play,
    ("turn", "migrate"): _no_free_migration,
    ("turn", "mobility"): _no_ability_use,
    ("turn", "aggression"): _no_ability_use,
    ("turn", "convert"): _no_conversion,
    ("turn", "end"): _no_end,
    ("migration", "from"): _no_migrant,
    ("destination", "to"): _no_destination,
    ("mobility tile", "from"): _no_mobile_tile,
    ("mobility space", "to"): _no_mobility,
    ("mobility space", "swap"): _no_mobility,
    ("aggression", "place"): _no_aggression,
    ("aggression", "attack"): _no_aggression,
    ("terrain card", "place"): _no_expansion,
    ("terrain card", "attack"): _no_attack,
    ("terrain card", "from"): _no_migrant,
    ("adaptation", "improve"): _no_improvement,
    ("ability", "take"): _no_ability,
    ("holder", "rob"): _no_robbery,
    ("joker", "name"): _no_name,
    ("bid", "bid"): _no_bid,
    ("payment", "fall"): _no_payment,
    ("epidemic", "remove"): _no_removal,
}

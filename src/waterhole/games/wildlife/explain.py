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
    "choose organism": ("WL-1", "choose an organism first, for example '{example}'."),
    "bid for organism": ("WL-21", "bid for the organism, or pass once somebody has bid, for example '{example}'."),
    "seed": ("WL-2", "everybody seeds tiles before the first turn, for example '{example}'."),
    "turn": ("WL-3", "nothing of the kind is pending in your turn, for example '{example}'."),
    "migration": ("WL-5", "name the tile that migrates first, for example '{example}'."),
    "destination": ("WL-5", "say first where the tile migrates to, for example '{example}'."),
    "mobility tile": ("WL-10", "name the tile that moves first, for example '{example}'."),
    "mobility space": ("WL-10", "say first where the tile moves to, for example '{example}'."),
    "aggression": ("WL-11", "finish the aggression first, for example '{example}'."),
    "terrain card": ("WL-5", "say first what the terrain card is used for, for example '{example}'."),
    "adaptation": ("WL-4", "use the adaptation card first, or let it go, for example '{example}'."),
    "ability": ("WL-7", "use the ability card first, or let it go, for example '{example}'."),
    "holder": ("WL-7", "say first from whom you take the ability, for example '{example}'."),
    "joker": ("WL-13", "name the joker first, or let it go, for example '{example}'."),
    "bid": ("WL-12", "bid for the card or pass, for example '{example}'."),
    "payment": ("WL-12", "say first how many spaces you fall back to pay, for example '{example}'."),
    "bought event": ("WL-12", "use the event you bought or let it go, for example '{example}'."),
    "defense": ("WL-9", "say first whether you use defense, for example '{example}'."),
    "epidemic": ("WL-19", "remove a tile because of the epidemic first, for example '{example}'."),
}


def explain(state: State, seat: int, move: int) -> Refused:
    """The refusal of a move that the seat, which is asked, may not make."""
    game = cast(Wildlife, state)
    step, kind = STEPS[game.step], MOVES[move].kind
    reason = _REASONS.get((step, kind))
    if reason is not None:
        return reason(game, seat, move)
    rule, asked = _NOW[step]
    return Refused(rule, asked, example=MOVES.legal(game, seat)[0].text)


# -- words for the island -----------------------------------------------------------------


def _area(space: int) -> int:
    return int(AREA_OF[space])


def _terrain(space: int) -> int:
    return _area(space) // 2


def _level(game: Wildlife, seat: int, terrain: int) -> int:
    return int(level_in(game.adapted[seat], terrain))


def _cannot(game: Wildlife, seat: int, terrain: int, rule: str, sentence: str) -> Refused:
    """Where the organism is not able enough: the sentence speaks of organism, terrain and level."""
    level = LEVELS[_level(game, seat, terrain)]
    return Refused(rule, sentence, organism=ORGANISMS[game.organisms[seat]], terrain=TERRAINS[terrain], level=level)


def _free(game: Wildlife, area: int) -> int:
    lo, hi = int(AREA_LO[area] & ~game.taken_lo), int(AREA_HI[area] & ~game.taken_hi)
    return lo.bit_count() + hi.bit_count()


def _taken(rule: str, space: int) -> Refused:
    return Refused(rule, "a tile already lies on {space}.", space=SPACE_NAMES[space])


def _not_yours(rule: str, space: int) -> Refused:
    return Refused(rule, "there is no tile of yours on {space}.", space=SPACE_NAMES[space])


def _no_opponent(rule: str, space: int) -> Refused:
    return Refused(rule, "there is no opponent's tile on {space}.", space=SPACE_NAMES[space])


def _elsewhere(rule: str, space: int, terrain: int) -> Refused:
    sentence = "{space} lies in the {area}; the card is {terrain}."
    area = AREA_NAMES[_area(space)]
    return Refused(rule, sentence, space=SPACE_NAMES[space], area=area, terrain=TERRAINS[terrain])


# -- seeding and the turn -------------------------------------------------------------------


def _no_organism(game: Wildlife, seat: int, move: int) -> Refused:
    return Refused("WL-1", "the {organism} has been chosen already.", organism=ORGANISMS[move - M_ORGANISM])


def _no_organism_bid(game: Wildlife, seat: int, move: int) -> Refused:
    food = int(game.food[seat])
    if MOVES[move].kind == "pass":
        return Refused("WL-21", "who opens must bid, 0 food at least.")
    if move - M_BID > food:
        return Refused("WL-21", "only food counts here, and you have {food}.", food=food)
    return Refused("WL-21", "a bid is higher than the last one, {bid}.", bid=int(game.bid))


def _no_seed(game: Wildlife, seat: int, space: int) -> Refused:
    area = _area(space)
    if game.owner(space) >= 0:
        return _taken("WL-2", space)
    if _level(game, seat, area // 2) < MIGRATE:
        sentence = "tiles are seeded where they can migrate; the level of the {organism} in {terrain} is '{level}'."
        return _cannot(game, seat, area // 2, "WL-2", sentence)
    sentence = "the {area} has {tiles} tiles, which is all that may be seeded there."
    return Refused("WL-2", sentence, area=AREA_NAMES[area], tiles=int(most_seeds(area)))


def _no_play(game: Wildlife, seat: int, move: int) -> Refused:
    auction = move >= M_AUCTION
    kind = move - (M_AUCTION if auction else M_PLAY)
    if not card_count(game.hands[seat], kind):
        return Refused("WL-3", "you hold no {card} card.", card=CARD_NAMES[kind])
    if game.plays_left() == 0:
        return Refused("WL-3", "you have no play left; you used {plays} in this turn.", plays=int(game.plays))
    return Refused("WL-3", "your last play is owed to an auction.")


def _no_free_migration(game: Wildlife, seat: int, move: int) -> Refused:
    if game.migrated:
        return Refused("WL-3", "you made your free migration in this turn already.")
    return Refused("WL-5", "none of your tiles can migrate: no empty space lies beside a chain of them.")


def _no_ability_use(game: Wildlife, seat: int, move: int) -> Refused:
    kind = ABILITIES.index(MOVES[move].text)
    if game.held(seat, kind) == 0:
        return Refused("WL-3", "you hold no {ability} tile.", ability=ABILITIES[kind])
    if game.ready(seat, kind) == 0:
        return Refused("WL-3", "each {ability} tile serves once a turn, and yours are used.", ability=ABILITIES[kind])
    if kind == MOBILITY:
        return Refused("WL-10", "none of your tiles has a space to go to.")
    sentence = "you have {tiles} tiles in your supply, or no space to attack."
    return Refused("WL-11", sentence, tiles=int(game.supply[seat]))


def _no_conversion(game: Wildlife, seat: int, move: int) -> Refused:
    points = move - M_CONVERT + 1
    sentence = "{points} points cost {price} food; you have {food}."
    return Refused("WL-3", sentence, points=points, price=FOOD_FOR_A_POINT * points, food=int(game.food[seat]))


def _no_end(game: Wildlife, seat: int, move: int) -> Refused:
    return Refused("WL-3", "a turn ends only after an auction: put one of your cards up for it.")


# -- tiles ------------------------------------------------------------------------------------


def _no_expansion(game: Wildlife, seat: int, space: int) -> Refused:
    terrain = int(game.card)
    if _terrain(space) != terrain:
        return _elsewhere("WL-5", space, terrain)
    if not game.may_expand(seat, terrain):
        if game.supply[seat] == 0:
            return Refused("WL-5", "an expansion needs a tile in your supply.")
        sentence = "to expand takes 'expand'; the level of the {organism} in {terrain} is '{level}'."
        return _cannot(game, seat, terrain, "WL-5", sentence)
    return _taken("WL-5", space)


def _no_attack(game: Wildlife, seat: int, move: int) -> Refused:
    space = move - M_ATTACK
    area, terrain = _area(space), int(game.card)
    if area // 2 != terrain:
        return _elsewhere("WL-6", space, terrain)
    if _level(game, seat, terrain) < ATTACK:
        sentence = "an attack takes 'attack'; the level of the {organism} in {terrain} is '{level}'."
        return _cannot(game, seat, terrain, "WL-6", sentence)
    if game.supply[seat] == 0:
        return Refused("WL-6", "an attack needs a tile in your supply.")
    free = _free(game, area)
    if free == 1:
        return Refused("WL-6", "an attack needs a full area; the {area} has 1 free space.", area=AREA_NAMES[area])
    if free:
        sentence = "an attack needs a full area; the {area} has {free} free spaces."
        return Refused("WL-6", sentence, area=AREA_NAMES[area], free=free)
    return Refused("WL-6", "the tile on {space} is your own.", space=SPACE_NAMES[space])


def _no_migrant(game: Wildlife, seat: int, move: int) -> Refused:
    space = move - M_FROM
    if game.owner(space) != seat:
        return _not_yours("WL-5", space)
    terrain = _terrain(space)
    if _level(game, seat, terrain) < MIGRATE:
        sentence = "a tile migrates only from where it can; the level of the {organism} in {terrain} is '{level}'."
        return _cannot(game, seat, terrain, "WL-5", sentence)
    if game.card == NO_CARD:
        sentence = "no empty space where it could migrate lies beside the chain of {space}."
        return Refused("WL-5", sentence, space=SPACE_NAMES[space])
    sentence = "no empty space of {terrain} where it could migrate lies beside the chain of {space}."
    return Refused("WL-5", sentence, terrain=TERRAINS[game.card], space=SPACE_NAMES[space])


def _no_destination(game: Wildlife, seat: int, move: int) -> Refused:
    space = move - M_TO
    if game.owner(space) >= 0:
        return _taken("WL-5", space)
    terrain = _terrain(space)
    if _level(game, seat, terrain) < MIGRATE:
        sentence = "a tile migrates only to where it can; the level of the {organism} in {terrain} is '{level}'."
        return _cannot(game, seat, terrain, "WL-5", sentence)
    if game.card not in (NO_CARD, terrain):
        sentence = "with this card the migration ends in {wanted}, not in {terrain}."
        return Refused("WL-5", sentence, wanted=TERRAINS[game.card], terrain=TERRAINS[terrain])
    sentence = "{space} is not beside the chain of {origin}."
    return Refused("WL-5", sentence, space=SPACE_NAMES[space], origin=SPACE_NAMES[game.origin])


def _no_mobile_tile(game: Wildlife, seat: int, move: int) -> Refused:
    return _not_yours("WL-10", move - M_FROM)


def _no_mobility(game: Wildlife, seat: int, move: int) -> Refused:
    space = (move - M_TO) % len(SPACE_NAMES)
    terrain = _terrain(space)
    if _level(game, seat, terrain) < MIGRATE:
        sentence = (
            "mobility goes where the organism can migrate; the level of the {organism} in {terrain} is '{level}'."
        )
        return _cannot(game, seat, terrain, "WL-10", sentence)
    if move < M_SWAP:
        sentence = "a tile already lies on {space}; to change places is a swap."
        return Refused("WL-10", sentence, space=SPACE_NAMES[space])
    return _no_opponent("WL-10", space)


def _no_aggression(game: Wildlife, seat: int, move: int) -> Refused:
    space = move % len(SPACE_NAMES)
    terrain = _terrain(space)
    if _level(game, seat, terrain) < ATTACK:
        sentence = "aggression takes 'attack'; the level of the {organism} in {terrain} is '{level}'."
        return _cannot(game, seat, terrain, "WL-11", sentence)
    if move < M_ATTACK:
        return _taken("WL-11", space)
    return _no_opponent("WL-11", space)


def _no_removal(game: Wildlife, seat: int, move: int) -> Refused:
    return _not_yours("WL-19", move - M_REMOVE)


# -- cards --------------------------------------------------------------------------------------


def _no_improvement(game: Wildlife, seat: int, move: int) -> Refused:
    terrain = move - M_IMPROVE
    level = _level(game, seat, terrain)
    if level == ATTACK:
        sentence = "the level of the {organism} in {terrain} is '{level}', and there is no better."
        return _cannot(game, seat, terrain, "WL-4", sentence)
    sentence = "no tile '{level}' of {terrain} is left."
    return Refused("WL-4", sentence, level=LEVELS[level + 1], terrain=TERRAINS[terrain])


def _no_ability(game: Wildlife, seat: int, move: int) -> Refused:
    kind = move - M_TAKE
    if not game.may_hold_more(seat, kind):
        sentence = "nobody holds more than two of a kind, and you hold {held} {ability}."
        return Refused("WL-7", sentence, held=int(game.held(seat, kind)), ability=ABILITIES[kind])
    return Refused("WL-7", "nobody else holds {ability}, and none is in the supply.", ability=ABILITIES[kind])


def _no_robbery(game: Wildlife, seat: int, move: int) -> Refused:
    sentence = "{player} is not one of those furthest on the track with {ability}."
    return Refused("WL-7", sentence, player=move - M_ROB, ability=ABILITIES[game.target])


def _no_name(game: Wildlife, seat: int, move: int) -> Refused:
    return Refused("WL-13", "as {card} the joker could do nothing for you.", card=CARD_NAMES[move - M_NAME])


def _no_bid(game: Wildlife, seat: int, move: int) -> Refused:
    bid, most = move - M_BID, int(game.highest_bid(seat))
    if game.seats == 2:
        return Refused("WL-12", "between two players a card costs exactly {price} food.", price=LOWEST_BID)
    if bid > most:
        return Refused("WL-12", "you could not pay {bid} food, only {most}, falling back to -10.", bid=bid, most=most)
    return Refused("WL-12", "the lowest bid is {bid} food.", bid=int(game.lowest_raise()))


def _no_payment(game: Wildlife, seat: int, move: int) -> Refused:
    few, most = int(game.fewest_fallen()), int(game.most_fallen())
    if move - M_FALL < few:
        sentence = "you have {food} food for a bid of {bid}: fall back {few} spaces at least."
        return Refused("WL-12", sentence, food=int(game.food[seat]), bid=int(game.bid), few=few)
    sentence = "you fall back {most} spaces at most: no more than pay the whole bid, and not below -10."
    return Refused("WL-12", sentence, most=most)


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

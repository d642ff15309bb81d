"""Wildlife: why a move is refused, and the ruling it breaks."""

from __future__ import annotations

from collections.abc import Callable

from waterhole.games.wildlife.engine.components import (
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
from waterhole.games.wildlife.engine.rules import Wildlife
from waterhole.games.wildlife.engine.table import card_count, level_in, most_seeds
from waterhole.games.wildlife.moves import MOVES
from waterhole.kernel.game import Refused

# The ruling of each step, and what it asks for first.
_FIRST = {
    "choose organism": ("WL-1", "refused-first-organism"),
    "bid for organism": ("WL-21", "refused-first-bid-for-organism"),
    "seed": ("WL-2", "refused-first-seed"),
    "migration": ("WL-5", "refused-first-tile"),
    "destination": ("WL-5", "refused-first-destination"),
    "mobility tile": ("WL-10", "refused-first-tile"),
    "mobility space": ("WL-10", "refused-first-destination"),
    "aggression": ("WL-11", "refused-first-aggression"),
    "terrain card": ("WL-5", "refused-first-card"),
    "adaptation": ("WL-4", "refused-first-card"),
    "ability": ("WL-7", "refused-first-card"),
    "holder": ("WL-7", "refused-first-holder"),
    "joker": ("WL-13", "refused-first-card"),
    "bid": ("WL-12", "refused-first-bid"),
    "payment": ("WL-12", "refused-first-payment"),
    "bought event": ("WL-12", "refused-first-card"),
    "defense": ("WL-9", "refused-first-defense"),
    "epidemic": ("WL-19", "refused-first-epidemic"),
}
# In a turn: what has to come before a move of this kind.
_BEFORE = {
    "place": "refused-card-before-space",
    "attack": "refused-card-before-space",
    "from": "refused-way-before-space",
    "to": "refused-way-before-space",
    "swap": "refused-way-before-space",
    "remove": "refused-no-epidemic",
    "pass": "refused-no-auction",
    "bid": "refused-no-auction",
    "fall": "refused-no-auction",
    "nothing": "refused-no-card-in-use",
    "use": "refused-no-card-in-use",
    "defense": "refused-no-attacker",
    "organism": "refused-has-organism",
}
# In a turn: the card that a move of this kind belongs to.
_CARD_OF = {"name": "joker", "improve": "adaptation", "take": "ability", "rob": "ability"}


def explain(game: Wildlife, seat: int, move: int) -> Refused:
    """The refusal of a move that the seat, which is asked, may not make."""
    step, kind = STEPS[game.step], MOVES[move].kind
    reason = _REASONS.get((step, kind))
    if reason is not None:
        return reason(game, seat, move)
    if step == "turn":
        return _not_yet(kind)
    rule, asked = _FIRST[step]
    return Refused(rule, asked, example=_example(game, seat))


def _not_yet(kind: str) -> Refused:
    if kind in _CARD_OF:
        return Refused("WL-3", "refused-play-before", card=_CARD_OF[kind])
    return Refused("WL-3", _BEFORE[kind])


def _example(game: Wildlife, seat: int) -> str:
    """Something that can be done now."""
    return MOVES.legal(game, seat)[0].text


# -- words for the island -----------------------------------------------------------------


def _area(space: int) -> int:
    return int(AREA_OF[space])


def _terrain(space: int) -> int:
    return _area(space) // 2


def _level(game: Wildlife, seat: int, terrain: int) -> int:
    return int(level_in(game.adapted[seat], terrain))


def _cannot(game: Wildlife, seat: int, terrain: int, rule: str, message: str) -> Refused:
    """Where the organism is not able enough: the message speaks of organism, terrain and level."""
    level = LEVELS[_level(game, seat, terrain)]
    return Refused(rule, message, organism=ORGANISMS[game.organisms[seat]], terrain=TERRAINS[terrain], level=level)


def _cannot_live(game: Wildlife, seat: int, terrain: int, rule: str) -> Refused:
    """Where the organism can do nothing."""
    organism = ORGANISMS[game.organisms[seat]]
    return Refused(rule, "refused-cannot-live", organism=organism, terrain=TERRAINS[terrain])


def _free(game: Wildlife, area: int) -> int:
    lo, hi = int(AREA_LO[area] & ~game.taken_lo), int(AREA_HI[area] & ~game.taken_hi)
    return lo.bit_count() + hi.bit_count()


def _at(rule: str, message: str, space: int) -> Refused:
    """The message speaks of a space."""
    return Refused(rule, message, space=SPACE_NAMES[space])


def _elsewhere(rule: str, space: int, terrain: int) -> Refused:
    area = AREA_NAMES[_area(space)]
    return Refused(rule, "refused-other-terrain", space=SPACE_NAMES[space], area=area, terrain=TERRAINS[terrain])


# -- seeding and the turn -------------------------------------------------------------------


def _no_organism(game: Wildlife, seat: int, move: int) -> Refused:
    return Refused("WL-1", "refused-organism-gone", organism=ORGANISMS[move - M_ORGANISM])


def _no_organism_bid(game: Wildlife, seat: int, move: int) -> Refused:
    food = int(game.food[seat])
    if MOVES[move].kind == "pass":
        return Refused("WL-21", "refused-must-open")
    if move - M_BID > food:
        return Refused("WL-21", "refused-only-food", food=food)
    return Refused("WL-21", "refused-organism-bid-low", bid=int(game.bid))


def _no_seed(game: Wildlife, seat: int, space: int) -> Refused:
    area = _area(space)
    if game.owner(space) >= 0:
        return _at("WL-2", "refused-occupied", space)
    if _level(game, seat, area // 2) < MIGRATE:
        return _cannot_live(game, seat, area // 2, "WL-2")
    return Refused("WL-2", "refused-seeds-full", area=AREA_NAMES[area], tiles=int(most_seeds(area)))


def _no_play(game: Wildlife, seat: int, move: int) -> Refused:
    auction = move >= M_AUCTION
    kind = move - (M_AUCTION if auction else M_PLAY)
    if not card_count(game.hands[seat], kind):
        return Refused("WL-3", "refused-no-card", card=CARD_NAMES[kind])
    if game.plays_left() == 0:
        return Refused("WL-3", "refused-no-play-left", plays=int(game.plays))
    return Refused("WL-3", "refused-last-for-auction")


def _no_free_migration(game: Wildlife, seat: int, move: int) -> Refused:
    if game.migrated:
        return Refused("WL-3", "refused-migrated")
    return Refused("WL-5", "refused-no-migration")


def _no_ability_use(game: Wildlife, seat: int, move: int) -> Refused:
    kind = ABILITIES.index(MOVES[move].text)
    if game.held(seat, kind) == 0:
        return Refused("WL-3", "refused-no-ability", ability=ABILITIES[kind])
    if game.ready(seat, kind) == 0:
        return Refused("WL-3", "refused-ability-used", ability=ABILITIES[kind])
    if kind == MOBILITY:
        return Refused("WL-10", "refused-mobility-nowhere")
    if game.supply[seat] == 0:
        return Refused("WL-11", "refused-aggression-no-tile")
    return Refused("WL-11", "refused-aggression-nowhere")


def _no_conversion(game: Wildlife, seat: int, move: int) -> Refused:
    points, food = move - M_CONVERT + 1, int(game.food[seat])
    return Refused("WL-3", "refused-too-little-food", points=points, price=FOOD_FOR_A_POINT * points, food=food)


def _no_end(game: Wildlife, seat: int, move: int) -> Refused:
    return Refused("WL-3", "refused-auction-owed")


# -- tiles ------------------------------------------------------------------------------------


def _no_expansion(game: Wildlife, seat: int, space: int) -> Refused:
    terrain = int(game.card)
    if _terrain(space) != terrain:
        return _elsewhere("WL-5", space, terrain)
    if not game.may_expand(seat, terrain):
        if game.supply[seat] == 0:
            return Refused("WL-5", "refused-no-supply")
        return _cannot(game, seat, terrain, "WL-5", "refused-cannot-expand")
    return _at("WL-5", "refused-occupied", space)


def _no_attack(game: Wildlife, seat: int, move: int) -> Refused:
    space = move - M_ATTACK
    area, terrain = _area(space), int(game.card)
    if area // 2 != terrain:
        return _elsewhere("WL-6", space, terrain)
    if _level(game, seat, terrain) < ATTACK:
        return _cannot(game, seat, terrain, "WL-6", "refused-cannot-attack")
    if game.supply[seat] == 0:
        return Refused("WL-6", "refused-no-supply")
    free = _free(game, area)
    if free:
        return Refused("WL-6", "refused-area-not-full", area=AREA_NAMES[area], free=free)
    return _at("WL-6", "refused-own-tile", space)


def _no_migrant(game: Wildlife, seat: int, move: int) -> Refused:
    space = move - M_FROM
    if game.owner(space) != seat:
        return _at("WL-5", "refused-not-yours", space)
    name, terrain = SPACE_NAMES[space], _terrain(space)
    if _level(game, seat, terrain) < MIGRATE:
        organism = ORGANISMS[game.organisms[seat]]
        return Refused("WL-5", "refused-cannot-leave", organism=organism, terrain=TERRAINS[terrain], space=name)
    if game.card == NO_CARD:
        return Refused("WL-5", "refused-no-way", space=name)
    return Refused("WL-5", "refused-no-way-to-terrain", terrain=TERRAINS[game.card], space=name)


def _no_destination(game: Wildlife, seat: int, move: int) -> Refused:
    space = move - M_TO
    if game.owner(space) >= 0:
        return _at("WL-5", "refused-occupied", space)
    terrain = _terrain(space)
    if _level(game, seat, terrain) < MIGRATE:
        return _cannot_live(game, seat, terrain, "WL-5")
    if game.card not in (NO_CARD, terrain):
        return Refused("WL-5", "refused-wrong-end", wanted=TERRAINS[game.card])
    return Refused("WL-5", "refused-not-beside", space=SPACE_NAMES[space], origin=SPACE_NAMES[game.origin])


def _no_mobile_tile(game: Wildlife, seat: int, move: int) -> Refused:
    return _at("WL-10", "refused-not-yours", move - M_FROM)


def _no_mobility(game: Wildlife, seat: int, move: int) -> Refused:
    space = (move - M_TO) % len(SPACE_NAMES)
    terrain = _terrain(space)
    if _level(game, seat, terrain) < MIGRATE:
        return _cannot_live(game, seat, terrain, "WL-10")
    if move < M_SWAP:
        return _at("WL-10", "refused-swap-instead", space)
    return _at("WL-10", "refused-no-opponent", space)


def _no_aggression(game: Wildlife, seat: int, move: int) -> Refused:
    space = move % len(SPACE_NAMES)
    terrain = _terrain(space)
    if _level(game, seat, terrain) < ATTACK:
        return _cannot(game, seat, terrain, "WL-11", "refused-aggression-level")
    if move < M_ATTACK:
        return _at("WL-11", "refused-occupied", space)
    return _at("WL-11", "refused-no-opponent", space)


def _no_removal(game: Wildlife, seat: int, move: int) -> Refused:
    return _at("WL-19", "refused-not-yours", move - M_REMOVE)


# -- cards --------------------------------------------------------------------------------------


def _no_improvement(game: Wildlife, seat: int, move: int) -> Refused:
    terrain = move - M_IMPROVE
    level = _level(game, seat, terrain)
    if level == ATTACK:
        organism = ORGANISMS[game.organisms[seat]]
        return Refused("WL-4", "refused-no-better-level", organism=organism, terrain=TERRAINS[terrain])
    return Refused("WL-4", "refused-no-level-tile", level=LEVELS[level + 1], terrain=TERRAINS[terrain])


def _no_ability(game: Wildlife, seat: int, move: int) -> Refused:
    kind = move - M_TAKE
    if not game.may_hold_more(seat, kind):
        return Refused("WL-7", "refused-two-of-a-kind", held=int(game.held(seat, kind)), ability=ABILITIES[kind])
    return Refused("WL-7", "refused-none-to-take", ability=ABILITIES[kind])


def _no_robbery(game: Wildlife, seat: int, move: int) -> Refused:
    return Refused("WL-7", "refused-not-furthest", ability=ABILITIES[game.target], example=_example(game, seat))


def _no_name(game: Wildlife, seat: int, move: int) -> Refused:
    return Refused("WL-13", "refused-joker-useless", card=CARD_NAMES[move - M_NAME])


def _no_bid(game: Wildlife, seat: int, move: int) -> Refused:
    bid, most = move - M_BID, int(game.highest_bid(seat))
    if game.seats == 2:
        return Refused("WL-12", "refused-fixed-price", price=LOWEST_BID)
    if bid > most:
        return Refused("WL-12", "refused-bid-too-high", most=most)
    return Refused("WL-12", "refused-bid-too-low", bid=int(game.lowest_raise()))


def _no_payment(game: Wildlife, seat: int, move: int) -> Refused:
    few, most, bid = int(game.fewest_fallen()), int(game.most_fallen()), int(game.bid)
    if move - M_FALL < few:
        return Refused("WL-12", "refused-pay-more", food=int(game.food[seat]), bid=bid, few=few)
    if FOOD_FOR_A_POINT * most >= bid:
        return Refused("WL-12", "refused-pay-less", most=most)
    return Refused("WL-12", "refused-pay-floor", most=most)


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

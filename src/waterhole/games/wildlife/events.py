"""Wildlife: what can be seen happening, and how it is told."""

from __future__ import annotations

from collections.abc import Sequence

from waterhole.games.wildlife.components import (
    ABILITIES,
    AREA_NAMES,
    CARD_NAMES,
    DEEDS,
    LEVELS,
    ORGANISMS,
    OUTCOMES,
    SPACE_NAMES,
    TERRAINS,
)
from waterhole.games.wildlife.view import ENDINGS, Cards, Sheet, cards, sheet
from waterhole.kernel.core import Event
from waterhole.kernel.game import Seen, whom


class Organism(Seen, frozen=True, kw_only=True, tag="organism"):
    organism: str
    price: int


class Turn(Seen, frozen=True, kw_only=True, tag="turn"):
    round: int  # from 1


class Fed(Seen, frozen=True, kw_only=True, tag="fed"):
    """Food tiles paid points at the start of a turn."""

    tiles: int
    points: int


class Tile(Seen, frozen=True, kw_only=True, tag="tile"):
    """A tile was seeded, expanded onto an empty space, or removed by an epidemic."""

    how: str  # 'seeded', 'expanded', 'removed'
    space: str


class Moved(Seen, frozen=True, kw_only=True, tag="moved"):
    how: str  # 'migrated', 'moved' (by mobility), 'swapped'
    origin: str
    space: str
    victim: int  # of a swap, else -1


class Struck(Seen, frozen=True, kw_only=True, tag="struck"):
    """An attack, aggression or swap was announced."""

    deed: str
    space: str
    victim: int


class Defended(Seen, frozen=True, kw_only=True, tag="defended"):
    deed: str
    space: str


class Beat(Seen, frozen=True, kw_only=True, tag="beat"):
    space: str
    victim: int


class Card(Seen, frozen=True, kw_only=True, tag="card"):
    """A card was played, auctioned, left unsold, took effect, was named (a joker) or was used for nothing."""

    how: str  # 'played', 'auctioned', 'unsold', 'happened', 'named', 'nothing'
    card: str


class Bid(Seen, frozen=True, kw_only=True, tag="bid"):
    food: int | None  # None: passed


class Bought(Seen, frozen=True, kw_only=True, tag="bought"):
    card: str
    price: int
    fallen: int
    auctioneer: int


class Improved(Seen, frozen=True, kw_only=True, tag="improved"):
    terrain: str
    level: str


class Took(Seen, frozen=True, kw_only=True, tag="took"):
    ability: str
    holder: int  # -1: the supply


class Food(Seen, frozen=True, kw_only=True, tag="food"):
    """Food was converted, found or lost in a famine: food and points, lost ones below zero."""

    how: str  # 'converted', 'found', 'starved'
    food: int
    points: int


class Filled(Seen, frozen=True, kw_only=True, tag="filled"):
    area: str
    pawn: int
    points: int


class Scored(Seen, frozen=True, kw_only=True, tag="scored"):
    sheet: Sheet


class Drew(Seen, frozen=True, kw_only=True, tag="drew"):
    count: int
    cards: Cards | None  # None: not for your eyes


class Reshuffled(Seen, frozen=True, kw_only=True, tag="reshuffled"):
    count: int


class Ended(Seen, frozen=True, kw_only=True, tag="ended"):
    outcome: str
    winners: tuple[int, ...]


def tell(event: Event, viewer: int) -> Seen:
    """An event as one viewer sees it."""
    seat, shown, how = int(event.seat), event.shown, event.kind
    match how:
        case "organism":
            return Organism(seat=seat, organism=ORGANISMS[shown[0]], price=shown[1])
        case "turn":
            return Turn(seat=seat, round=shown[0] + 1)
        case "fed":
            return Fed(seat=seat, tiles=shown[0], points=shown[1])
        case "seeded" | "expanded" | "removed":
            return Tile(seat=seat, how=how, space=SPACE_NAMES[shown[0]])
        case "migrated" | "moved" | "swapped":
            victim = shown[2] if how == "swapped" else -1
            return Moved(seat=seat, how=how, origin=SPACE_NAMES[shown[0]], space=SPACE_NAMES[shown[1]], victim=victim)
        case "struck":
            return Struck(seat=seat, deed=DEEDS[shown[0]], space=SPACE_NAMES[shown[1]], victim=shown[2])
        case "defended":
            return Defended(seat=seat, deed=DEEDS[shown[0]], space=SPACE_NAMES[shown[1]])
        case "beat":
            return Beat(seat=seat, space=SPACE_NAMES[shown[0]], victim=shown[1])
        case "played" | "auctioned" | "unsold" | "happened" | "named" | "nothing":
            return Card(seat=seat, how=how, card=CARD_NAMES[shown[0]])
        case "bid" | "passed":
            return Bid(seat=seat, food=shown[0] if shown else None)
        case "bought":
            return Bought(seat=seat, card=CARD_NAMES[shown[0]], price=shown[1], fallen=shown[2], auctioneer=shown[3])
        case "improved":
            return Improved(seat=seat, terrain=TERRAINS[shown[0]], level=LEVELS[shown[1]])
        case "took":
            return Took(seat=seat, ability=ABILITIES[shown[0]], holder=shown[1])
        case "converted":
            return Food(seat=seat, how=how, food=-shown[0], points=shown[1])
        case "found":
            return Food(seat=seat, how=how, food=shown[0], points=0)
        case "starved":
            return Food(seat=seat, how=how, food=-shown[0], points=-shown[1])
        case "filled":
            return Filled(seat=seat, area=AREA_NAMES[shown[0]], pawn=shown[1], points=shown[2])
        case "scored":
            seats = len(shown) // 6  # six numbers for each player; the last, what he gained, is the sheet's total
            parts = [shown[part * seats : (part + 1) * seats] for part in range(5)]
            return Scored(seat=seat, sheet=sheet(*parts))
        case "drew":
            drawn = cards(event.hidden[0]) if event.hidden and event.witnessed_by(viewer) else None
            return Drew(seat=seat, count=shown[0], cards=drawn)
        case "reshuffled":
            return Reshuffled(seat=seat, count=shown[0])
        case "ended":
            winners = tuple(player for player in range(8) if (shown[1] >> player) & 1)
            return Ended(seat=seat, outcome=OUTCOMES[shown[0]], winners=winners)
    raise AssertionError(how)


def many(n: int, thing: str) -> str:
    """'1 point', '3 points'; food has no plural."""
    return f"{n} {thing}{'s' * (n != 1 and thing != 'food')}"


def hand(held: Cards) -> str:
    """'2 forest, 1 joker'."""
    return ", ".join(f"{n} {card}" for card, n in held.items())


def sentence(seen: Seen, names: Sequence[str]) -> str:
    """An event in words; `names` has one name per player."""
    who = names[seen.seat] if seen.seat >= 0 else ""
    match seen:
        case Organism(organism=organism, price=price):
            paid = f" for {many(price, 'food')}" if price else ""
            return f"{who} got the {organism}{paid}."
        case Turn(round=number):
            return f"Round {number}: {who} began the turn."
        case Fed(tiles=n, points=points):
            return f"{who} gained {many(points, 'point')} from {many(n, 'food tile')}."
        case Tile(how="removed", space=space):
            return f"{who} lost a tile on {space} to the epidemic."
        case Tile(how=how, space=space):
            return f"{who} {how} {'a tile on' if how == 'seeded' else 'to'} {space}."
        case Moved(how="swapped", origin=origin, space=space, victim=victim):
            return f"{who} swapped the tile on {origin} with {whom(names[victim])} on {space}."
        case Moved(how=how, origin=origin, space=space):
            return f"{who} {how} from {origin} to {space}{' by mobility' if how == 'moved' else ''}."
        case Struck(deed=deed, space=space, victim=victim):
            verb = {"attack": "attacked", "aggression": "used aggression against", "swap": "went for a swap with"}[deed]
            return f"{who} {verb} {whom(names[victim])} on {space}."
        case Defended(deed=deed, space=space):
            return f"{who} blocked the {deed} on {space} with defense."
        case Beat(space=space, victim=victim):
            return f"{who} beat {whom(names[victim])} on {space}; the tile left the game."
        case Bid(food=food):
            return f"{who} passed." if food is None else f"{who} bid {many(food, 'food')}."
        case Bought(card=card, price=price, fallen=fallen, auctioneer=auctioneer):
            fell = f", falling back {many(fallen, 'space')}" if fallen else ""
            return f"{who} bought the {card} card from {whom(names[auctioneer])} for {many(price, 'food')}{fell}."
        case Improved(terrain=terrain, level=level):
            return f"{who} adapted to {terrain}: {level}."
        case Took(ability=ability, holder=holder):
            return f"{who} took {ability} from {whom(names[holder]) if holder >= 0 else 'the supply'}."
        case Filled(area=area, pawn=pawn, points=points):
            return f"{who} filled the {area} (pawn {pawn}) for {many(points, 'point')}."
        case Drew(count=n, cards=drawn):
            return f"{who} drew {hand(drawn) if drawn else many(n, 'card')}."
        case Reshuffled(count=n):
            return f"The {n} discarded cards were shuffled into a new draw pile."
        case Ended(outcome=outcome, winners=winners):
            return (
                f"The game ended: {ENDINGS[outcome]}. Won by {' and '.join(whom(names[player]) for player in winners)}."
            )
        case Card():
            return f"{who} {_with_card(seen)}."
        case Food():
            return f"{who} {_with_food(seen)}."
        case Scored(sheet=scored):
            gained = ", ".join(f"{name} {points}" for name, points in zip(names, scored.totals, strict=False))
            return f"Big scoring: {gained}."
    raise AssertionError(seen)


def _with_card(seen: Card) -> str:
    return {
        "played": f"played the {seen.card} card",
        "auctioned": f"put the {seen.card} card up for auction",
        "unsold": f"found no buyer for the {seen.card} card",
        "happened": f"caused the {seen.card}" if seen.card != "food source" else "came upon a food source",
        "named": f"named the joker {seen.card}",
        "nothing": f"used the {seen.card} card for nothing",
    }[seen.how]


def _with_food(seen: Food) -> str:
    if seen.how == "converted":
        return f"converted {many(-seen.food, 'food')} into {many(seen.points, 'point')}"
    if seen.how == "found":
        return f"found {many(seen.food, 'food')}"
    lost = [many(-n, thing) for n, thing in ((seen.food, "food"), (seen.points, "point")) if n]
    return f"lost {' and '.join(lost)} to the famine"

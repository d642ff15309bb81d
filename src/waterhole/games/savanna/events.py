"""Ecosystem: Savanna: what can be seen happening, and how it is told."""

from __future__ import annotations

from collections.abc import Sequence

from waterhole.games.savanna.components import CELL_NAME, KIND, OUTCOMES, PLURAL
from waterhole.games.savanna.view import Cards, cards_of
from waterhole.kernel.core import Event
from waterhole.kernel.game import Seen, whom


class Dealt(Seen, frozen=True, kw_only=True, tag="dealt"):
    count: int
    cards: Cards | None  # None: not for your eyes


class Selected(Seen, frozen=True, kw_only=True, tag="selected"):
    """Told when all have selected."""

    card: str


class Neutral(Seen, frozen=True, kw_only=True, tag="neutral"):
    """A card left the neutral hand for its pile."""

    card: str


class Placed(Seen, frozen=True, kw_only=True, tag="placed"):
    """Told when all have placed."""

    card: str
    cell: str


class Given(Seen, frozen=True, kw_only=True, tag="given"):
    """A card for Swala."""

    card: str
    cell: str


class Passed(Seen, frozen=True, kw_only=True, tag="passed"):
    to: str  # 'next' or 'previous'


class Aside(Seen, frozen=True, kw_only=True, tag="aside"):
    count: int
    cards: Cards | None


class Drew(Seen, frozen=True, kw_only=True, tag="drew"):
    count: int
    cards: Cards | None


class Ended(Seen, frozen=True, kw_only=True, tag="ended"):
    outcome: str
    winners: tuple[int, ...]


def tell(event: Event, viewer: int) -> Seen:
    """An event as one viewer sees it."""
    seat, shown = int(event.seat), event.shown
    hidden = cards_of(event.hidden[0]) if event.hidden and event.witnessed_by(viewer) else None
    match event.kind:
        case "dealt":
            return Dealt(seat=seat, count=shown[0], cards=hidden)
        case "selected":
            return Selected(seat=seat, card=KIND[shown[0]])
        case "neutral":
            return Neutral(seat=seat, card=KIND[shown[0]])
        case "placed":
            return Placed(seat=seat, card=KIND[shown[0]], cell=CELL_NAME[shown[1]])
        case "given":
            return Given(seat=seat, card=KIND[shown[0]], cell=CELL_NAME[shown[1]])
        case "passed":
            return Passed(seat=seat, to="next" if shown[0] > 0 else "previous")
        case "aside":
            return Aside(seat=seat, count=shown[0], cards=hidden)
        case "drew":
            return Drew(seat=seat, count=shown[0], cards=hidden)
        case "ended":
            winners = tuple(player for player in range(8) if (shown[1] >> player) & 1)
            return Ended(seat=seat, outcome=OUTCOMES[shown[0]], winners=winners)
    raise AssertionError(event.kind)


def herd(cards: Cards) -> str:
    """'2 lions and 1 tree'."""
    parts = [f"{n} {kind if n == 1 else PLURAL[KIND.index(kind)]}" for kind, n in cards.items()]
    return " and ".join([", ".join(parts[:-1]), parts[-1]] if len(parts) > 1 else parts)


def a(kind: str) -> str:
    return f"an {kind}" if kind == "elephant" else f"a {kind}"


def sentence(seen: Seen, names: Sequence[str]) -> str:
    """An event in words; `names` has one name per player, Swala's too."""
    who = names[seen.seat] if seen.seat >= 0 else ""
    match seen:
        case Dealt(count=n, cards=cards):
            return f"{who} got a new hand: {herd(cards) if cards else f'{n} cards'}."
        case Selected(card=card):
            return f"{who} selected {a(card)}."
        case Neutral(card=card):
            return f"{a(card).capitalize()} left the neutral hand."
        case Placed(card=card, cell=cell):
            return f"{who} placed {a(card)} on {cell}."
        case Given(card=card, cell=cell):
            return f"{who} gave Swala {a(card)}, on {cell}."
        case Passed(to=to):
            return f"Hands were passed to the {to} seat."
        case Aside(count=n, cards=cards):
            return f"Round 1 ended: the last {n} cards were set aside{f' ({herd(cards)})' if cards else ''}."
        case Drew(count=n, cards=cards):
            return f"{who} drew {herd(cards) if cards else f'{n} card' + 's' * (n != 1)}."
        case Ended(outcome=outcome, winners=winners):
            return f"The game ended: {outcome}. Won by {' and '.join(whom(names[player]) for player in winners)}."
    raise AssertionError(seen)

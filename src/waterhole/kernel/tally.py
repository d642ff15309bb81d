"""What is worth counting over many games. A game declares it; `waterhole explore` counts it, and a profile openings."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from waterhole.kernel.game import Seen

Bag = Mapping[object, int]


@dataclass(frozen=True, kw_only=True)
class Tally:
    """One thing to count for each player, in what everybody sees: the message 'tally-<name>' is its heading.

    Counted are the values of a field, each a word, a number or a bag of words: of an event, or of what lies before a
    player at the end. An event without a field is counted itself, and the value is how many of them a player had.
    """

    name: str
    event: str = ""  # the tag of its struct; left out: the player's place in the last view
    by: str = ""  # the field
    # The message that tells a value, as $item and by the name of the field; left out: values are numbers.
    told: str = ""
    where: Mapping[str, object] = field(default_factory=dict)  # only events with these values in these fields
    first: bool = False  # only the first such event of each player: an opening


ENDING = Tally(name="outcome", by="outcome", told="outcome-item")  # of every game, counted once for a game


def fits(tally: Tally, event: Seen) -> bool:
    return event.__struct_config__.tag == tally.event and all(
        getattr(event, name) == value for name, value in tally.where.items()
    )


def bag_of(value: Any) -> Bag:
    """A word, a number, some of these or a bag of them, as a bag; nothing where nothing is known."""
    if value is None or value == "":
        return {}
    if isinstance(value, Mapping):
        return value
    return Counter([value] if isinstance(value, str | int) else value)


def firsts(tally: Tally, seen: Iterable[Seen], seats: int) -> list[str]:
    """The value of each seat's first such event; empty where it has had none. Reads no further than it must."""
    found: dict[int, str] = {}
    for event in seen:
        if fits(tally, event) and 0 <= event.seat < seats:
            found.setdefault(event.seat, " ".join(map(str, bag_of(getattr(event, tally.by)))))
            if len(found) == seats:
                break
    return [found.get(seat, "") for seat in range(seats)]

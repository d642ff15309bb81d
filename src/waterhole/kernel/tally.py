"""What is worth counting over many games. A game declares it; `waterhole explore` counts it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field


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
    first: bool = False  # only the first such event of each player

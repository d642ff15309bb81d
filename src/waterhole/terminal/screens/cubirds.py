"""CuBirds as text."""

from __future__ import annotations

from collections.abc import Sequence

from waterhole.games.cubirds.engine.components import LARGE_FAMILY, SMALL_FAMILY, SPECIES
from waterhole.games.cubirds.view import Birds, CuBirdsView
from waterhole.kernel.narration import Narrator
from waterhole.terminal.ink import Ink

COLOURS = ("hot_pink", "orange3", "gold1", "green3", "red1", "grey70", "dark_khaki", "indian_red1")


def draw(view: CuBirdsView, narrator: Narrator, ink: Ink) -> list[str]:
    lines = [narrator.say("screen-piles", pile=view.pile, discard=view.discard), ""]
    for number, row in enumerate(view.rows, start=1):
        blocks = [_block(row, bird, narrator, ink) for bird in dict.fromkeys(row)]
        lines.append(f"{narrator.say('screen-row', row=number)}  {'  '.join(blocks)}")
    lines.append("")
    for player in range(len(view.players)):
        if player != view.seat:
            lines += _opponent(view, player, narrator, ink)
    if 0 <= view.seat < len(view.players):
        lines += _own(view, narrator, ink)
    return lines


def _block(row: Sequence[str], bird: str, narrator: Narrator, ink: Ink) -> str:
    n, name = row.count(bird), narrator.say("bird-item", item=bird)
    return _bird(name if n == 1 else f"{name}×{n}", bird, ink)


def _bird(text: str, bird: str, ink: Ink) -> str:
    return ink(text, COLOURS[SPECIES.index(bird)])


def _birds(bag: Birds, narrator: Narrator, ink: Ink) -> str:
    found = [_bird(narrator.say("some-birds", item=bird, count=n), bird, ink) for bird, n in bag.items()]
    return ", ".join(found) or narrator.say("screen-none")


def _opponent(view: CuBirdsView, player: int, narrator: Narrator, ink: Ink) -> list[str]:
    place = view.players[player]
    cards = narrator.say("cards", count=place.hand_size)
    if place.hand is not None:
        cards += f" ({_birds(place.hand, narrator, ink)})"
    elif place.known:
        cards += f" ({narrator.say('screen-known', birds=_birds(place.known, narrator, ink))})"
    name = ink.seat(narrator.cast.names[player], player)
    return [f"{name}: {cards}", _collection(place.collection, narrator, ink)]


def _collection(birds: Birds, narrator: Narrator, ink: Ink) -> str:
    return f"    {narrator.say('screen-collection', birds=_birds(birds, narrator, ink))}"


def _own(view: CuBirdsView, narrator: Narrator, ink: Ink) -> list[str]:
    place = view.players[view.seat]
    lines = [ink.seat(narrator.say("screen-own-hand", seat=view.seat), view.seat)]
    for bird, n in (place.hand or {}).items():
        held = _bird(narrator.say("some-birds", item=bird, count=n), bird, ink)
        lines.append(f"    {held} ({_family(bird, n, narrator)})")
    return [*lines, _collection(place.collection, narrator, ink)]


def _family(bird: str, held: int, narrator: Narrator) -> str:
    """Whether so many birds are a family, or how many would be."""
    small, large = SMALL_FAMILY[SPECIES.index(bird)], LARGE_FAMILY[SPECIES.index(bird)]
    if held >= large:
        return narrator.say("screen-large-family")
    if held >= small:
        return narrator.say("screen-family")
    return narrator.say("screen-no-family", small=small, large=large)

"""Wild Cards as text."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence

from waterhole.games.wild_cards.engine.components import HABITATS, NATURAL_HABITATS, SPECIES
from waterhole.games.wild_cards.view import Cards, PlayerView, Sheet, WildCardsView
from waterhole.kernel.narration import Narrator
from waterhole.terminal.ink import Ink

WIDTH = 80
NAME_WIDTH = 10
COLOURS = {"forest": "green3", "savannah": "gold1", "mountains": "steel_blue1", "wild": "magenta1"}
_CODES = re.compile(r"\x1b\[[0-9;]*m")
TITLES = (
    "screen-most", "screen-next", "screen-leaders", "screen-tokens", "screen-total", "screen-all", "screen-rank",
)  # fmt: skip
Say = Callable[..., str]  # a message by its id, with arguments


def draw(view: WildCardsView, narrator: Narrator, ink: Ink) -> list[str]:
    say, names = narrator.say, narrator.cast.names
    if view.outcome:
        lines = [say("screen-scoring"), "", *_sheets(view.sheets, view.ranks, narrator, ink), ""]
    else:
        state = say("round", round=view.round, rounds=view.rounds, phase=view.phase)
        lines = [state, "", *_table(view, say, ink)]
    for player in range(len(view.players)):
        if player != view.seat:
            lines += _player(view, player, names[player], say, ink)
    if view.seat >= 0:
        lines += _player(view, view.seat, names[view.seat], say, ink)
        lines += _own(view, say, ink)
    return lines


def _table(view: WildCardsView, say: Say, ink: Ink) -> list[str]:
    lines = [say("screen-display")]
    for slot, animal in enumerate(view.display, start=1):
        mark = f"  <- {say('screen-wanted')}" if slot == view.wanted else ""
        lines.append(f"  {slot}  {_habitat_of(animal, say, ink) if animal else say('board-taken')}{mark}")
    lines.append("")
    if view.supply:
        lines.append(say("screen-supply", leaders=view.supply))
    lines += _wrapped(say("screen-piles", pile=view.pile), _grouped(view.discard, say, ink))
    lines.append(say("screen-animals-left", animals=view.animals))
    if view.value:
        lines.append(say("screen-bids", value=view.value, now=view.waiting, order=view.order))
    return [*lines, ""]


def _player(view: WildCardsView, player: int, name: str, say: Say, ink: Ink) -> list[str]:
    place = view.players[player]
    lines = [f"{ink.seat(name, player)}: {', '.join(_holds(view, player, say))}"]
    if place.known and player != view.seat:
        lines += _wrapped(f"    {say('screen-known')}", _grouped(place.known, say, ink))
    if place.two_down:
        lines.append(f"    {say('screen-two-down')}")
    if place.bid:
        bid = say("screen-bid-with" if place.paid else "screen-bid", card=_card(place.bid, say, ink))
        lines += _wrapped(f"    {bid}", _grouped(place.paid, say, ink) if place.paid else [])
    lines += _wrapped(f"    {say('screen-animals')}", _collection(place, say))
    return lines


def _holds(view: WildCardsView, player: int, say: Say) -> list[str]:
    place = view.players[player]
    if player >= view.seats:
        return [say("screen-pile", count=place.hand_size)]
    held = say("screen-player", count=place.hand_size, points=view.scores[player], tokens=place.tokens)
    return [held, say("screen-talisman")] if player == view.talisman else [held]


def _own(view: WildCardsView, say: Say, ink: Ink) -> list[str]:
    lines = _wrapped(f"    {say('screen-hand')}", _grouped(view.players[view.seat].hand or {}, say, ink))
    if view.chosen:
        lines += _wrapped(f"    {say('screen-down')}", [_card(card, say, ink) for card in view.chosen])
    return lines


def _collection(place: PlayerView, say: Say) -> list[str]:
    """'3 lions (leader)', the largest species first."""
    ranked = sorted(place.collection.items(), key=lambda entry: -entry[1])
    told = [
        say("led-animals" if animal in place.leaders else "some-animals", item=animal, count=n) for animal, n in ranked
    ]
    return _with_commas(told) or [say("screen-none")]


def _grouped(cards: Cards, say: Say, ink: Ink) -> list[str]:
    """'forest 1 1 3,' 'wild 2'."""
    parts = []
    for habitat in HABITATS:
        values = [value for value in (1, 2, 3, 4) for _ in range(cards.get(f"{habitat} {value}", 0))]
        if values:
            name = say("held-card", card=habitat)
            parts.append(ink(f"{name} {' '.join(map(str, values))}", COLOURS[habitat]))
    return _with_commas(parts) or [say("screen-none")]


def _with_commas(parts: list[str]) -> list[str]:
    return [f"{part}," for part in parts[:-1]] + parts[-1:]


def _card(card: str, say: Say, ink: Ink) -> str:
    habitat, name = card.split()[0], say("held-card", card=card)
    return ink(name, COLOURS[habitat]) if habitat in COLOURS else name


def _habitat_of(animal: str, say: Say, ink: Ink) -> str:
    habitat = HABITATS[NATURAL_HABITATS[SPECIES.index(animal)]]
    return ink(say("screen-animal", animal=animal, habitat=habitat), COLOURS[habitat])


def _wrapped(start: str, parts: Sequence[str]) -> list[str]:
    """The parts after the start, on as many lines as they need; colours take no width."""
    lines, width = [start], _width(start)
    for part in parts:
        if width + 1 + _width(part) > WIDTH:
            lines.append("       ")
            width = 7
        lines[-1] += " " + part
        width += 1 + _width(part)
    return lines


def _width(text: str) -> int:
    """Of what is seen of a text, without the codes for colours."""
    return len(_CODES.sub("", text))


def _sheets(sheets: Sequence[Sheet], ranks: Sequence[int], narrator: Narrator, ink: Ink) -> list[str]:
    """A line for each seat: where its points come from, as 'cards: points'."""
    names = narrator.cast.names
    width = max(len(names[seat][:NAME_WIDTH]) for seat in range(len(sheets)))
    titles = [narrator.say(title) for title in TITLES]
    lines = ["  ".join([" " * width, *titles])]
    for seat, sheet in enumerate(sheets):
        cells = (
            f"{sheet.best_animals}: {sheet.best_points}",
            f"{sheet.second_animals}: {sheet.second_points}",
            f"{len(sheet.leaders)}: {sheet.leader_points}",
            *map(str, (sheet.tokens, sheet.total, sheet.animals, ranks[seat])),
        )
        numbers = [cell.rjust(len(title)) for cell, title in zip(cells, titles, strict=True)]
        lines.append("  ".join([ink.seat(names[seat][:NAME_WIDTH].ljust(width), seat), *numbers]))
    return lines

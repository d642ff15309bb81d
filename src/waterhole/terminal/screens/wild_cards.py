"""Wild Cards in lines of text."""

from __future__ import annotations

import re
from collections.abc import Sequence

from waterhole.games.wild_cards.components import HABITATS, NATURAL_HABITATS, SPECIES
from waterhole.games.wild_cards.view import Cards, PlayerView, Sheet, WildCardsView
from waterhole.terminal.ink import Ink

WIDTH = 80
COLOURS = {"forest": "green3", "savannah": "gold1", "mountains": "steel_blue1", "wild": "magenta1"}
_CODES = re.compile(r"\x1b\[[0-9;]*m")
PHASES = ("", "bids", "refill cards", "animals", "the next round")


def draw(view: WildCardsView, names: Sequence[str], ink: Ink) -> list[str]:
    lines = [f"Round {view.round} of {view.rounds}, phase {view.phase}: {PHASES[view.phase]}.", ""]
    if view.sheets:
        lines = ["Final scoring", "", *_sheets(view.sheets, view.ranks, names, ink), ""]
    else:
        lines += _table(view, names, ink)
    for player in range(len(view.players)):
        if player != view.seat:
            lines += _player(view, player, names[player], ink)
    if view.seat >= 0:
        lines += _player(view, view.seat, names[view.seat], ink)
        lines += _own(view, ink)
    return lines


def _table(view: WildCardsView, names: Sequence[str], ink: Ink) -> list[str]:
    lines = ["Display, from the draw pile on:"]
    for slot, animal in enumerate(view.display, start=1):
        mark = "  <- being paid for" if slot == view.wanted else ""
        lines.append(f"  {slot}  {_habitat_of(animal, ink) if animal else 'taken'}{mark}")
    lines.append("")
    if view.supply:
        lines.append(f"Leaders to be won: {', '.join(view.supply)}.")
    lines += _wrapped(f"Habitat cards: {view.pile} to draw, discards", _grouped(view.discard, ink))
    lines.append(f"Animals: {view.animals} to draw.")
    if view.value:
        then = f", then {', '.join(names[player] for player in view.order)}" if view.order else ""
        now = " and ".join(names[player] for player in view.waiting)
        lines.append(f"Bids of {view.value}: {now}{then}.")
    return [*lines, ""]


def _player(view: WildCardsView, player: int, name: str, ink: Ink) -> list[str]:
    place = view.players[player]
    leo = player >= view.seats
    title = f"{ink.seat(name, player)}: "
    holds = f"{place.hand_size} habitat card{'s' * (place.hand_size != 1)}"
    title += f"pile of {holds}" if leo else f"{holds}, {view.scores[player]} points ({place.tokens} in tokens)"
    lines = [title + (", the talisman" if player == view.talisman else "")]
    if place.known and player != view.seat:
        lines += _wrapped("    known in hand:", _grouped(place.known, ink))
    if place.two_down:
        lines.append("    bid: two cards face down")
    if place.bid:
        lines += _wrapped(
            f"    bid: {_card(place.bid, ink)}", ["with", *_grouped(place.paid, ink)] if place.paid else []
        )
    lines += _wrapped("    animals:", _collection(place))
    return lines


def _own(view: WildCardsView, ink: Ink) -> list[str]:
    hand = view.players[view.seat].hand or {}
    lines = _wrapped("    your hand:", _grouped(hand, ink))
    if view.chosen:
        lines += _wrapped("    put down, unseen:", [_card(card, ink) for card in view.chosen])
    return lines


def _collection(place: PlayerView) -> list[str]:
    """'3 lion (leader)', the largest species first."""
    ranked = sorted(place.collection.items(), key=lambda entry: -entry[1])
    parts = [f"{n} {animal}{' (leader)' if animal in place.leaders else ''}" for animal, n in ranked]
    return _with_commas(parts) or ["none"]


def _grouped(cards: Cards, ink: Ink) -> list[str]:
    """'forest 1 1 3,' 'wild 2'."""
    parts = []
    for habitat in HABITATS:
        values = [value for value in (1, 2, 3, 4) for _ in range(cards.get(f"{habitat} {value}", 0))]
        if values:
            parts.append(ink(f"{habitat} {' '.join(map(str, values))}", COLOURS[habitat]))
    return _with_commas(parts) or ["none"]


def _with_commas(parts: list[str]) -> list[str]:
    return [f"{part}," for part in parts[:-1]] + parts[-1:]


def _card(card: str, ink: Ink) -> str:
    habitat = card.split()[0]
    return ink(card, COLOURS[habitat]) if habitat in COLOURS else card


def _habitat_of(animal: str, ink: Ink) -> str:
    habitat = HABITATS[NATURAL_HABITATS[SPECIES.index(animal)]]
    return ink(f"{animal} ({habitat})", COLOURS[habitat])


def _wrapped(start: str, parts: Sequence[str]) -> list[str]:
    """The parts after the start, on as many lines as they need; colours take no room."""
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


def _sheets(sheets: Sequence[Sheet], ranks: Sequence[int], names: Sequence[str], ink: Ink) -> list[str]:
    """A line for each seat: where its points come from."""
    lines = [f"{'':11}{'largest, 2 each':16}{'next, 1 each':15}leaders  tokens  total  animals  place"]
    for seat, sheet in enumerate(sheets):
        best = _species(sheet.best, sheet.best_animals, sheet.best_points)
        second = _species(sheet.second, sheet.second_animals, sheet.second_points)
        leaders = f"{len(sheet.leaders)}: {sheet.leader_points}"
        rest = f"{leaders:>7}{sheet.tokens:>8}{sheet.total:>7}{sheet.animals:>9}{ranks[seat]:>7}"
        lines.append(f"{ink.seat(f'{names[seat][:10]:11}', seat)}{best:16}{second:15}{rest}")
    return lines


def _species(animal: str, n: int, points: int) -> str:
    return f"{n} {animal}: {points}" if animal else "none: 0"

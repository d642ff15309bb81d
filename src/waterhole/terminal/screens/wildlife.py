"""Wildlife in lines of text."""

from __future__ import annotations

from collections.abc import Sequence

from waterhole.games.wildlife.components import TERRAINS
from waterhole.games.wildlife.view import Cards, PlayerView, Ranking, Sheet, WildlifeView
from waterhole.terminal.ink import Ink

TERRAIN_INKS = {"F": "green", "D": "yellow", "S": "dark_orange", "P": "green_yellow", "M": "grey62", "W": "blue"}
LEVEL_LETTERS = {"no action": "-", "migrate": "M", "expand": "E", "attack": "A"}
NAME_WIDTH = 12
RANKS = ("", "1st", "2nd", "3rd", "4th", "5th")


def draw(view: WildlifeView, names: Sequence[str], ink: Ink) -> list[str]:
    lines = [_headline(view, names), _piles(view), ""]
    lines += _island(view, ink)
    lines += ["", *_players(view, names, ink)]
    if view.organism_lot:
        lines.append(f"Organisms to be had: {', '.join(view.organism_lot)}.")
    if view.card:
        lines.append(_card(view, names))
    if 0 <= view.seat < view.seats:
        lines += ["", *_wrap(f"Your hand: {_cards(view.players[view.seat].hand or {})}.")]
    if view.outcome:
        lines.append(f"The end: {view.outcome}.")
    elif any(player.tiles for player in view.players):
        lines += ["", "A big scoring now would give:", *score_table(view.sheet, names)]
    return lines


def _headline(view: WildlifeView, names: Sequence[str]) -> str:
    last = f" This is the last turn: {view.last_turn}." if view.last_turn else ""
    due = " A big scoring follows." if view.scoring_due and not view.last_turn else ""
    if view.step == "seed":
        return f"Seeding, to move: {names[view.current]}."
    if view.organism_lot:
        return "The organisms find their players."
    return f"Round {view.round}, to move: {names[view.current]}.{last}{due}"


def _piles(view: WildlifeView) -> str:
    small = f"next filled area {view.next_small} points" if view.next_small else "no pawn left"
    return f"Draw pile {view.pile}, discards {sum(view.discard.values())}; {len(view.marked)} areas marked, {small}."


def _island(view: WildlifeView, ink: Ink) -> list[str]:
    """Each space shows its terrain and the number of the player on it: F2 is large forest with a tile of player 2."""
    lines = ["    " + "".join(f"{column:<3}" for column in range(len(view.land[0]))).rstrip()]
    for row, (land, tiles) in enumerate(zip(view.land, view.tiles, strict=True)):
        cells = []
        for letter, tile in zip(land, tiles, strict=True):
            if letter == ".":
                cells.append("   ")
            else:
                mark = ink.seat(tile, int(tile) - 1) if tile.isdigit() else "."
                cells.append(ink(letter, TERRAIN_INKS[letter.upper()]) + mark + " ")
        lines.append((f"{row}   " + "".join(cells)).rstrip())
    if view.marked:
        lines += _wrap("Marked: " + ", ".join(view.marked) + ".")
    free = ", ".join(f"{n} {name}" for name, n in view.ability_supply.items() if n)
    return [*lines, *_wrap(f"Abilities in the supply: {free or 'none'}.")]


def _wrap(text: str) -> list[str]:
    lines, line = [], ""
    for word in text.split():
        if len(line) + len(word) + 1 > 80:
            lines.append(line)
            line = "   "
        line = f"{line} {word}" if line else word
    return [*lines, line]


def _players(view: WildlifeView, names: Sequence[str], ink: Ink) -> list[str]:
    letters = "".join("P" if terrain == "steppe" else terrain[0].upper() for terrain in TERRAINS)
    lines = [f"Player         organism  {letters}  points food tiles supply lost hand"]
    for number, player in enumerate(view.players):
        name = f"{number + 1} {names[number][:NAME_WIDTH]:<{NAME_WIDTH}}"
        levels = "".join(LEVEL_LETTERS[level] for level in player.levels.values())
        lines.append(
            f"{ink.seat(name, number)} {player.organism:<9} {levels}  {player.points:>6} {player.food:>4} "
            f"{player.tiles:>5} {player.supply:>6} {player.lost:>4} {player.hand_size:>4}"
        )
        if player.abilities:
            lines.append(f"    abilities: {_abilities(player)}")
        if player.known and player.hand is None:
            lines.append(f"    known to hold: {_cards(player.known)}")
    return lines


def _abilities(player: PlayerView) -> str:
    """'2 food, 1 mobility (1 turned)'."""
    return ", ".join(
        f"{n} {name}" + (f" ({player.turned[name]} turned)" if name in player.turned else "")
        for name, n in player.abilities.items()
    )


def _card(view: WildlifeView, names: Sequence[str]) -> str:
    if view.step == "bid":
        standing = f"{names[view.bidder]} bids {view.bid}" if view.bidder >= 0 else "no bid yet"
        return f"Up for auction: {view.card}; {standing}."
    return f"In use: {view.card}."


def _cards(hand: Cards) -> str:
    return ", ".join(f"{n} {card}" for card, n in hand.items()) or "none"


# -- the sheet of a big scoring, as a table ----------------------------------------------


def score_table(sheet: Sheet, names: Sequence[str]) -> list[str]:
    """One line for each thing that scores: what each player has of it, and the points."""
    width = 10
    seats = range(len(sheet.totals))
    lines = [f"{'':<17}" + "".join(f"{names[seat][: width - 1]:>{width}}" for seat in seats)]
    for ranking in (*sheet.areas, None, *sheet.others):
        if ranking is None:
            lines += _herds(sheet, width)
        elif any(ranking.counts):
            lines.append(f"{ranking.name:<17}" + "".join(_cell(ranking, seat, width) for seat in seats))
    lines.append(f"{'total':<17}" + "".join(f"{points:>{width}}" for points in sheet.totals))
    return lines


def _cell(ranking: Ranking, seat: int, width: int) -> str:
    count, points = ranking.counts[seat], ranking.points[seat]
    return f"{f'{count}: +{points}' if points else str(count) if count else '-':>{width}}"


def _herds(sheet: Sheet, width: int) -> list[str]:
    """A line for each rank of herds: sizes and points."""
    lines = []
    for rank in sorted({one.rank for one in sheet.herds}):
        cells = []
        for seat in range(len(sheet.totals)):
            own = [one for one in sheet.herds if one.rank == rank and one.seat == seat]
            text = f"{own[0].size}: +{sum(one.points for one in own)}" if own else "-"
            cells.append(f"{f'{len(own)}×{text}' if len(own) > 1 else text:>{width}}")
        lines.append(f"{RANKS[rank] + ' herds':<17}" + "".join(cells))
    return lines

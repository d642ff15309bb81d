"""Wildlife as text."""

from __future__ import annotations

import textwrap
from collections.abc import Sequence

from waterhole.games.wildlife.engine.components import LETTERS, LEVELS, TERRAINS
from waterhole.games.wildlife.view import PlayerView, Ranking, Sheet, WildlifeView
from waterhole.kernel.narration import Narrator
from waterhole.terminal.ink import Ink

TERRAIN_INKS = {"F": "green", "D": "yellow", "S": "dark_orange", "P": "green_yellow", "M": "grey62", "W": "blue"}
WIDTH = 80
INDENT = "    "
NAME_WIDTH = 12
CELL_WIDTH = 10  # of the table of a big scoring
HEADS = (
    "screen-head-points",
    "screen-head-food",
    "screen-head-tiles",
    "screen-head-supply",
    "screen-head-lost",
    "screen-head-hand",
)


def draw(view: WildlifeView, narrator: Narrator, ink: Ink) -> list[str]:
    lines = [*_wrap(_headline(view, narrator)), *_wrap(_piles(view, narrator)), ""]
    lines += _island(view, narrator, ink)
    lines += ["", *_players(view, narrator, ink)]
    if view.organism_lot:
        lines += _wrap(narrator.say("screen-lot", organisms=view.organism_lot))
    if view.card:
        lines += _wrap(_card(view, narrator))
    if 0 <= view.seat < view.seats:
        lines += ["", *_wrap(narrator.say("screen-hand", cards=view.players[view.seat].hand))]
    if view.outcome:
        lines.append(narrator.say("screen-end", outcome=view.outcome))
    elif any(player.tiles for player in view.players):
        lines += ["", narrator.say("screen-scoring"), *score_table(view.sheet, narrator)]
    return lines


def _headline(view: WildlifeView, narrator: Narrator) -> str:
    if view.step == "seed":
        return narrator.say("screen-seeding", seat=view.current)
    if view.organism_lot:
        return narrator.say("screen-organisms")
    found = [narrator.say("screen-round", round=view.round, seat=view.current)]
    if view.last_turn:
        found.append(narrator.say("screen-last-turn", outcome=view.last_turn))
    elif view.scoring_due:
        found.append(narrator.say("screen-scoring-due"))
    return " ".join(found)


def _piles(view: WildlifeView, narrator: Narrator) -> str:
    discard, filled = sum(view.discard.values()), len(view.marked)
    return narrator.say("screen-piles", pile=view.pile, discard=discard, filled=filled, next=view.next_small)


def _island(view: WildlifeView, narrator: Narrator, ink: Ink) -> list[str]:
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
    lines += _legend(narrator)
    if view.marked:
        lines += _wrap(narrator.say("screen-filled", areas=view.marked))
    free = {name: n for name, n in view.ability_supply.items() if n}
    return [*lines, *_wrap(narrator.say("screen-supply", abilities=free))]


def _legend(narrator: Narrator) -> list[str]:
    """What the letters of terrains and levels stand for."""
    terrains = [narrator.say("screen-letter", letter=a, terrain=b) for a, b in zip(LETTERS, TERRAINS, strict=True)]
    levels = [narrator.say("screen-letter-of-level", level=level) for level in LEVELS[1:]]
    return [*_wrap(", ".join(terrains)), *_wrap(", ".join(levels))]


def _wrap(text: str, indent: str = "") -> list[str]:
    return textwrap.wrap(text, WIDTH, initial_indent=indent, subsequent_indent=INDENT, break_on_hyphens=False)


def _players(view: WildlifeView, narrator: Narrator, ink: Ink) -> list[str]:
    heads = [narrator.say(head) for head in HEADS]
    organisms = [narrator.say("organism-item", item=player.organism) for player in view.players]
    organism = narrator.say("screen-head-organism")
    width = max(len(one) for one in [organism, *organisms])
    player = f"{narrator.say('screen-head-player'):<{NAME_WIDTH + 2}}"
    lines = [f"{player} {organism:<{width}} {LETTERS}  {' '.join(heads)}"]
    for number, place in enumerate(view.players):
        name = f"{number + 1} {narrator.cast.names[number][:NAME_WIDTH]:<{NAME_WIDTH}}"
        levels = "".join(narrator.say("screen-level", level=level) for level in place.levels.values())
        counts = (place.points, place.food, place.tiles, place.supply, place.lost, place.hand_size)
        cells = [f"{n:>{len(head)}}" for n, head in zip(counts, heads, strict=True)]
        lines.append(f"{ink.seat(name, number)} {organisms[number]:<{width}} {levels}  {' '.join(cells)}")
        lines += _besides(place, narrator)
    return lines


def _besides(place: PlayerView, narrator: Narrator) -> list[str]:
    """The abilities of a player, and what is known of the hand."""
    lines: list[str] = []
    if place.abilities:
        held = [{"item": name, "count": n, "turned": place.turned.get(name, 0)} for name, n in place.abilities.items()]
        lines += _wrap(narrator.say("screen-abilities", abilities=held), INDENT)
    if place.known and place.hand is None:
        lines += _wrap(narrator.say("screen-known", cards=place.known), INDENT)
    return lines


def _card(view: WildlifeView, narrator: Narrator) -> str:
    if view.step == "bid":
        return narrator.say("screen-auction", card=view.card, bid=view.bid, bidder=view.bidder)
    return narrator.say("screen-in-use", card=view.card)


# -- the sheet of a big scoring, as a table ----------------------------------------------


def score_table(sheet: Sheet, narrator: Narrator) -> list[str]:
    """One line for each thing that scores: what each player has of it, and the points."""
    seats = range(len(sheet.totals))
    rows = [("", [narrator.cast.names[seat][: CELL_WIDTH - 1] for seat in seats])]
    rows += _rankings(sheet.areas, "area-item", narrator)
    rows += _herds(sheet, narrator)
    rows += _rankings(sheet.others, "ranked-item", narrator)
    rows.append((narrator.say("screen-total"), [str(points) for points in sheet.totals]))
    width = max(len(name) for name, _ in rows) + 1
    return [f"{name:<{width}}" + "".join(f"{cell:>{CELL_WIDTH}}" for cell in cells) for name, cells in rows]


Row = tuple[str, list[str]]  # what is counted, and a cell for each player


def _rankings(rankings: Sequence[Ranking], message: str, narrator: Narrator) -> list[Row]:
    return [
        (narrator.say(message, item=one.name), [_cell(one, seat) for seat in range(len(one.counts))])
        for one in rankings
        if any(one.counts)
    ]


def _cell(ranking: Ranking, seat: int) -> str:
    count, points = ranking.counts[seat], ranking.points[seat]
    return f"{count}: +{points}" if points else str(count) if count else "-"


def _herds(sheet: Sheet, narrator: Narrator) -> list[Row]:
    """A line for each rank of herds: sizes and points."""
    rows = []
    for rank in sorted({one.rank for one in sheet.herds}):
        cells = []
        for seat in range(len(sheet.totals)):
            own = [one for one in sheet.herds if one.rank == rank and one.seat == seat]
            text = f"{own[0].size}: +{sum(one.points for one in own)}" if own else "-"
            cells.append(f"{len(own)}×{text}" if len(own) > 1 else text)
        rows.append((narrator.say("screen-herds", rank=rank), cells))
    return rows

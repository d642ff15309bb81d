"""A summary in English: as lines for the terminal, and for the docs as a picture; the page draws its own."""

from __future__ import annotations

from collections.abc import Iterator
from html import escape

from waterhole.explorer.explored import Counted, Explored, ExploredTable, Tallied
from waterhole.kernel.game import Game
from waterhole.text import bundle

WIDTH, LABELS, LINE, HEADING = 640, 210, 18, 44
INK, SOFT, FAINT, DOT = "#222", "#666", "#bbb", "#2a6f6a"
USUAL = 3  # players


def main_table(explored: Explored) -> ExploredTable:
    """The one to begin with: of the most games, for about three players."""
    return max(explored.tables, key=lambda one: (one.games, -abs(one.players - USUAL)))


def drawn(explored: Explored, game: Game) -> str:
    """The tallies of the main table, one under the other."""
    table = main_table(explored)
    parts, top = [], 24
    for tally in table.tallies:
        parts.append(f'<g transform="translate(0 {top})">{"".join(_panel(tally, table, game))}</g>')
        top += HEADING + LINE * len(tally.rows) + 24
    title = f"{game.title}: {table.games} games of {table.players} players, {table.bots}, {table.version}"
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {top}" width="{WIDTH}" '
        f'font-family="sans-serif" font-size="12" fill="{INK}"><title>{escape(title)}</title>'
        f'<rect width="{WIDTH}" height="{top}" fill="#fff"/>{"".join(parts)}</svg>\n'
    )


def in_words(table: ExploredTable, game: Game) -> Iterator[str]:
    """A line for every tally: each value with its share and the interval of that."""
    yield f"{table.players} players, {table.bots}, {table.games} games ({table.deals} deals):"
    for tally in table.tallies:
        shown = ((label(row, tally, game), row.won or row.times) for row in tally.rows)
        told = "; ".join(f"{name} {value:.1%} [{low:.1%}, {high:.1%}]" for name, (value, low, high) in shown)
        yield f"  {heading(tally, game)}, {_measure(tally)}: {told}"


def heading(tally: Tallied, game: Game) -> str:
    words, name = bundle("en", game.name), f"tally-{tally.name}"
    return words.format(name) if words.has(name) else tally.name


def _measure(tally: Tallied) -> str:
    return "share of games" if tally.rows[0].won is None else "share of wins"


def _panel(tally: Tallied, table: ExploredTable, game: Game) -> Iterator[str]:
    shown = [row.won or row.times for row in tally.rows]
    most = max(high for _, _, high in shown)
    bottom = HEADING - 8 + LINE * len(tally.rows)
    yield f'<text x="8" y="12" font-size="14" font-weight="bold">{escape(heading(tally, game))}</text>'
    yield f'<text x="8" y="28" fill="{SOFT}">{_measure(tally)}, 95 %</text>'
    if tally.rows[0].won and table.players > 1:
        par = _at(1 / table.players, most)
        yield f'<path d="M{par} {HEADING - 8}V{bottom}" stroke="{FAINT}" stroke-width="2"/>'
    for number, (row, (value, low, high)) in enumerate(zip(tally.rows, shown, strict=True)):
        y = HEADING + LINE * number
        yield f'<text x="{LABELS - 8}" y="{y + 4}" text-anchor="end">{escape(label(row, tally, game))}</text>'
        yield f'<path d="M{_at(low, most)} {y}H{_at(high, most)}" stroke="{DOT}" stroke-width="2"/>'
        yield f'<circle cx="{_at(value, most)}" cy="{y}" r="4" fill="{DOT}"/>'
        yield f'<text x="{WIDTH - 8}" y="{y + 4}" text-anchor="end" fill="{SOFT}">{value:.1%}</text>'


def _at(share: float, most: float) -> float:
    return round(LABELS + share / most * (WIDTH - LABELS - 60), 1)


def label(row: Counted, tally: Tallied, game: Game) -> str:
    """A value in English words."""
    words = bundle("en", game.name)
    if row.word:
        return words.format(tally.told, item=row.word, **{tally.by: row.word}) if words.has(tally.told) else row.word
    if row.low == row.high:
        return str(row.low)
    if row.low is None:
        return words.format("number-up-to", number=row.high)
    return words.format("number-from", number=row.low) if row.high is None else f"{row.low}–{row.high}"

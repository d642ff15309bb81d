"""A picture per section: shares of wins of every row against par, and Elo, with their intervals; PNG and SVG."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import matplotlib as mpl
from matplotlib.axes import Axes
from matplotlib.figure import Figure

from waterhole.arena.ratings import Elo
from waterhole.arena.report import Section
from waterhole.arena.scaling import curves
from waterhole.arena.statistics import Estimate

INK, FAINT = "#1b4d3e", "#b8b8b8"
INCHES_PER_LINE = 0.32
MARKS = {"": "o", "below": "<", "above": ">"}


def draw(section: Section, folder: Path) -> Path:
    """Write the picture of a section twice; the path of the PNG."""
    rows = [
        (f"{place.bot} – {', '.join(dict.fromkeys(bot for bot in row.lineup if bot != place.bot))}", place)
        for row in section.rows
        for place in (row.standings[:1] if row.duel else row.standings)
    ]
    rated = [(rating.bot, rating.elo) for rating in section.ratings if rating.elo is not None]
    height = 1.4 + INCHES_PER_LINE * max(len(rows), len(rated))
    figure = Figure(figsize=(10, height), layout="constrained")
    shares, elos = figure.subplots(1, 2, width_ratios=[3, 2])
    figure.suptitle(f"{section.title}, {section.heading}")

    _dots(shares, [label for label, _ in rows], [place.share for _, place in rows])
    for line, (_, place) in enumerate(rows):
        shares.plot([place.par] * 2, [line - 0.4, line + 0.4], color=FAINT, linewidth=2)
    shares.set_xlim(-0.02, 1.02)
    shares.set_xlabel("share of wins, 95 % interval (grey: par)")

    _dots(elos, [bot for bot, _ in rated], [elo for _, elo in rated])
    elos.set_xlabel("Elo, 95 % interval (arrow: bound)")

    return _save(figure, section, folder)


def draw_curves(section: Section, folder: Path) -> Path:
    """Shares of wins against thinking time; likewise."""
    figure = Figure(figsize=(8, 4.5), layout="constrained")
    axes = figure.add_subplot()
    for kind, curve in curves(section).items():
        seconds = [point[0] for point in curve]
        shares = [point[1] for point in curve]
        line = axes.plot(seconds, [share.value for share in shares], "o-", label=kind)[0]
        axes.vlines(seconds, [share.low for share in shares], [share.high for share in shares], color=line.get_color())
    axes.axhline(1 / section.table.players, color=FAINT, linewidth=2)
    axes.set(xscale="log", ylim=(0, 1), xlabel="seconds of processor time", ylabel="share of wins, 95 % (grey: par)")
    axes.set_title(f"{section.title}, {section.heading}")
    axes.grid(axis="y", color=FAINT, linewidth=0.4)
    axes.legend(frameon=False)
    return _save(figure, section, folder)


def _save(figure: Figure, section: Section, folder: Path) -> Path:
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / f"{section.name}.png"
    figure.savefig(path, dpi=120, metadata={"Software": None})
    with mpl.rc_context({"svg.hashsalt": section.name}):
        figure.savefig(path.with_suffix(".svg"), metadata={"Date": None})
    return path


def _dots(axes: Axes, labels: Sequence[str], estimates: Sequence[Estimate | Elo]) -> None:
    """One line per estimate, from the top down."""
    for line, estimate in enumerate(estimates):
        axes.plot([estimate.low, estimate.high], [line, line], color=INK, linewidth=1.5)
        mark = MARKS[estimate.bound] if isinstance(estimate, Elo) else "o"
        axes.plot([estimate.value], [line], mark, color=INK, markersize=5)
    axes.set_yticks(range(len(labels)), labels)
    axes.set_ylim(len(labels) - 0.4, -0.6)
    axes.grid(axis="x", color=FAINT, linewidth=0.4)
    axes.spines[["top", "right"]].set_visible(False)

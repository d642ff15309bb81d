"""A whole game looked over: how the chances went, where the game turned, and what would have been better."""

from __future__ import annotations

import io
from collections.abc import Callable, Mapping
from html import escape
from pathlib import Path

import msgspec

from waterhole.bots.analysis import Analysis, Reason, analyse, chances
from waterhole.bots.levels import Budget
from waterhole.kernel.core import Rng
from waterhole.kernel.game import SPECTATOR, BadInput, Game
from waterhole.kernel.match import Match, Record, replay

TURNING = 0.1  # the smallest swing of a seat's chance that is a turning point
MOST_TURNING_POINTS = 5
BETTER = 0.04  # the smallest loss of chance that is worth a word
MOST_BETTER_MOVES = 10


class Decision(msgspec.Struct, frozen=True, kw_only=True):
    """One move of the record. `chances` are the seats' before it, to a spectator; the rest is to the mover."""

    number: int
    seat: int
    move: str
    told: tuple[str, ...]  # what happened, to a spectator
    chances: tuple[float, ...]
    chance: float | None  # to win with this move; None where there was no choice
    best: str
    best_chance: float | None
    reason: str  # for the best move
    because: Reason | None = None  # the same as data

    @property
    def loss(self) -> float:
        return 0.0 if self.chance is None or self.best_chance is None else max(0.0, self.best_chance - self.chance)


class Review(msgspec.Struct, frozen=True, kw_only=True):
    game: str
    title: str
    seats: tuple[str, ...]
    outcome: str
    scores: tuple[int, ...]
    decisions: tuple[Decision, ...]
    end: tuple[float, ...]  # the chances after the last move
    turning_points: tuple[int, ...]  # numbers of decisions, in order
    better_moves: tuple[int, ...]  # numbers of decisions, the dearest first

    def decision(self, number: int) -> Decision:
        return self.decisions[number - 1]

    def after(self, number: int) -> tuple[float, ...]:
        """The chances after a decision."""
        return self.decisions[number].chances if number < len(self.decisions) else self.end


def review(
    record: Record, games: Mapping[str, Game], budget: Budget, on_move: Callable[[], None] = lambda: None
) -> Review:
    """Look over a record; the budget is for each decision."""
    match = replay(record, games)
    again = Match(match.game, match.seats, match.options, match.seed, match.salt)
    rng = Rng(0)
    decisions: list[Decision] = []
    for seat, move in match.history:
        decisions.append(_decided(again, seat, move, budget, rng))
        on_move()
    end = chances(again.game, again.state, budget, rng)
    return Review(
        game=again.game.name,
        title=again.game.title,
        seats=again.seats,
        outcome=again.state.outcome(),
        scores=tuple(int(points) for points in again.state.scores()),
        decisions=tuple(decisions),
        end=end,
        turning_points=_turning_points(decisions, end),
        better_moves=_better_moves(decisions),
    )


def _decided(match: Match, seat: int, move: int, budget: Budget, rng: Rng) -> Decision:
    """Judge a decision, then make it."""
    perspective = match.perspective(seat)
    found: Analysis | None = analyse(perspective, budget, rng) if len(perspective.moves) > 1 else None
    standing = chances(match.game, match.state, budget, rng)
    before = len(match.events)
    match.play(seat, move)
    names = [*match.seats, *match.game.extras]
    return Decision(
        number=len(match.history),
        seat=seat,
        move=match.game.moves[move].text,
        told=tuple(match.game.sentence(seen, names) for seen in match.seen(SPECTATOR, before)),
        chances=standing,
        chance=_chance(found, move),
        best=found.moves[0].text if found else match.game.moves[move].text,
        best_chance=found.moves[0].chance if found else None,
        reason=found.moves[0].reason if found else "",
        because=found.moves[0].because if found else None,
    )


def _chance(found: Analysis | None, move: int) -> float | None:
    """The chance of a move; None where it was not looked at."""
    return next((judged.chance for judged in found.moves if judged.move == move), None) if found else None


def _turning_points(decisions: list[Decision], end: tuple[float, ...]) -> tuple[int, ...]:
    after = [*(decision.chances for decision in decisions[1:]), end]
    swings = {
        decision.number: max(abs(then - now) for now, then in zip(decision.chances, following, strict=True))
        for decision, following in zip(decisions, after, strict=True)
    }
    largest = sorted((number for number in swings if swings[number] >= TURNING), key=lambda number: -swings[number])
    return tuple(sorted(largest[:MOST_TURNING_POINTS]))


def _better_moves(decisions: list[Decision]) -> tuple[int, ...]:
    dear = sorted((decision for decision in decisions if decision.loss >= BETTER), key=lambda decision: -decision.loss)
    return tuple(decision.number for decision in dear[:MOST_BETTER_MOVES])


# -- on paper ------------------------------------------------------------------------


def write(found: Review, folder: Path, name: str) -> tuple[Path, Path]:
    """Write NAME.html, which needs no other file, and NAME.png; their paths."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        page, plot = folder / f"{name}.html", folder / f"{name}.png"
        plot.write_bytes(draw(found, "png"))
        page.write_text(in_html(found, draw(found, "svg").decode()), "utf-8")
    except OSError as error:
        raise BadInput(f"cannot write to {folder}: {error.strerror}.") from None
    return page, plot


def draw(found: Review, kind: str) -> bytes:
    """The chances of all seats through the game, as 'png' or 'svg'."""
    try:
        from matplotlib.figure import Figure
    except ImportError:
        raise BadInput("the plot needs matplotlib: pip install 'waterhole[review]'.") from None
    figure = Figure(figsize=(10, 4.5), layout="constrained")
    axes = figure.add_subplot()
    steps = range(len(found.decisions) + 1)
    lines = [*(decision.chances for decision in found.decisions), found.end]
    for seat, seat_name in enumerate(found.seats):
        axes.plot(steps, [100 * chances[seat] for chances in lines], label=seat_name, linewidth=1.8)
    for number in found.turning_points:
        axes.axvline(number, color="0.6", linestyle=":", linewidth=1)
        axes.annotate(str(number), (number, 100), fontsize=8, ha="center", va="bottom")
    axes.set(xlabel="moves", ylabel="chance to win (%)", ylim=(0, 100), xlim=(0, max(1, len(found.decisions))))
    axes.set_title(f"{found.title}: how the chances went", pad=16)
    axes.grid(axis="y", alpha=0.3)
    axes.legend(loc="upper left", frameon=False)
    out = io.BytesIO()
    figure.savefig(out, format=kind, dpi=120, metadata={"Date": None} if kind == "svg" else {"Software": None})
    return out.getvalue()


STYLE = """
body { font: 16px/1.5 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem; color: #222; }
svg { width: 100%; height: auto; }
table { border-collapse: collapse; width: 100%; }
th, td { text-align: left; padding: .2rem .6rem .2rem 0; border-bottom: 1px solid #ddd; vertical-align: top; }
td.n, th.n { text-align: right; font-variant-numeric: tabular-nums; }
tr.better td { background: #fff4e0; }
@media (prefers-color-scheme: dark) {
  body { background: #181818; color: #ddd; } svg { background: #fff; } tr.better td { background: #3a2f18; }
}
"""


def in_html(found: Review, plot: str) -> str:
    """The review as one page; `plot` is an SVG document."""
    title = f"{escape(found.title)}: a game of {escape(', '.join(found.seats))}"
    ended = f"Ended by {escape(found.outcome)}." if found.outcome else "Not over yet."
    scores = ", ".join(f"{escape(name)} {score}" for name, score in zip(found.seats, found.scores, strict=True))
    drawing = plot[plot.index("<svg") :]
    return f"""<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>{title}</title><style>{STYLE}</style></head><body>
<h1>{title}</h1>
<p>{ended} Points: {scores}. The curves show each player's chance to win as a spectator could judge it;
moves are judged by what their player could know.</p>
<figure role="img" aria-label="Chances to win through the game">{drawing}</figure>
<h2>Turning points</h2>
{_turning_points_in_html(found)}
<h2>Better moves</h2>
{_better_moves_in_html(found)}
<h2>All moves</h2>
{_moves_in_html(found)}
</body></html>
"""


def _turning_points_in_html(found: Review) -> str:
    if not found.turning_points:
        return "<p>None: the chances never changed much at once.</p>"
    items = []
    for number in found.turning_points:
        decision, after = found.decision(number), found.after(number)
        changes = ", ".join(
            f"{escape(name)} {_percent(before)} → {_percent(then)}"
            for name, before, then in zip(found.seats, decision.chances, after, strict=True)
        )
        told = escape(" ".join(decision.told))
        items.append(f"<li value='{number}'>{escape(found.seats[decision.seat])}: {told} ({changes})</li>")
    return "<ol>" + "\n".join(items) + "</ol>"


def _better_moves_in_html(found: Review) -> str:
    if not found.better_moves:
        return "<p>None that the search is sure of.</p>"
    items = []
    for number in found.better_moves:
        decision = found.decision(number)
        why = f": {escape(decision.reason)}" if decision.reason else ""
        items.append(
            f"<li value='{number}'>{escape(found.seats[decision.seat])} chose {escape(decision.move)} "
            f"({_percent(decision.chance)}); {escape(decision.best)} wins {_percent(decision.best_chance)}{why}.</li>"
        )
    return "<ol>" + "\n".join(items) + "</ol>"


def _moves_in_html(found: Review) -> str:
    heads = "".join(f"<th class='n'>{escape(name)}</th>" for name in found.seats)
    rows = []
    for decision in found.decisions:
        cells = "".join(f"<td class='n'>{_percent(chance)}</td>" for chance in decision.chances)
        better = decision.number in found.better_moves
        rows.append(
            f"<tr{' class=better' if better else ''}><td class='n'>{decision.number}</td>"
            f"<td>{escape(found.seats[decision.seat])}</td><td>{escape(decision.move)}</td>{cells}</tr>"
        )
    head = f"<tr><th class='n'>No.</th><th>Player</th><th>Move</th>{heads}</tr>"
    return f"<table><thead>{head}</thead><tbody>{''.join(rows)}</tbody></table>"


def _percent(chance: float | None) -> str:
    return "?" if chance is None else f"{100 * chance:.0f} %"

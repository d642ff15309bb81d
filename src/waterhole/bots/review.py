"""A whole game looked over: how the chances went, where the game turned, and what would have been better."""

from __future__ import annotations

import io
from collections.abc import Callable, Mapping, Sequence
from html import escape
from pathlib import Path

import msgspec

from waterhole.bots.analysis import Analysis, Reason, analyse, chances, reasons
from waterhole.bots.levels import Budget
from waterhole.bots.luck import Choice, Standing, standings, summary
from waterhole.kernel.engine.rng import Rng
from waterhole.kernel.game import BadInput, Game
from waterhole.kernel.match import Match, Record, replay
from waterhole.kernel.narration import Narrator
from waterhole.text import ENGLISH

TURNING = 0.1  # the smallest swing of a seat's chance that is a turning point
MOST_TURNING_POINTS = 5
BETTER = 0.04  # the smallest loss of chance that is worth a word
MOST_BETTER_MOVES = 10
MOST_LOOKS = 150  # positions of a first look
DEALING = 4.0  # seconds of dealing again, where searches are timed


class Decision(msgspec.Struct, frozen=True, kw_only=True):
    """One move of the record. `chances` are the seats' before it, to a spectator; the rest is to the mover."""

    number: int
    seat: int
    move: str
    chances: tuple[float, ...]
    chance: float | None  # to win with this move; None where there was no choice
    best: str
    best_chance: float | None
    reason: str  # for the best move
    because: Reason | None = None  # the same as data
    by_lot: float = 0.0  # what a move by lot would have lost, on average

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
    standings: tuple[Standing, ...] = ()  # of each seat; none in a first look

    def decision(self, number: int) -> Decision:
        return self.decisions[number - 1]

    def after(self, number: int) -> tuple[float, ...]:
        """The chances after a decision."""
        return self.decisions[number].chances if number < len(self.decisions) else self.end


def paced(record: Record, seconds: float, most: float) -> Budget:
    """The time for each of the two searches of every decision, so that a record takes no longer than `seconds`."""
    return Budget(seconds=min(most, seconds / 2 / max(1, len(record.moves))))


def first_look(record: Record, games: Mapping[str, Game], seconds: float) -> Review:
    """How the chances went and where the game turned, in about so many seconds; no decision is judged yet."""
    match = replay(record, games)
    again, rng = match.again(), Rng(0)
    every = -(-len(match.history) // MOST_LOOKS) if match.history else 1
    budget = Budget(seconds=seconds / (1 + len(match.history) // every))
    decisions: list[Decision] = []
    standing: tuple[float, ...] = ()
    for number, (seat, move) in enumerate(match.history):
        if number % every == 0:
            standing = chances(again.game, again.state, budget, rng)
        decisions.append(_made(again, seat, move, standing))
    return _reviewed(again, decisions, chances(again.game, again.state, budget, rng))


def review(
    record: Record, games: Mapping[str, Game], budget: Budget, on_move: Callable[[], None] = lambda: None
) -> Review:
    """Look over a record; the budget is for each decision."""
    match = replay(record, games)
    again = match.again()
    rng = Rng(0)
    decisions: list[Decision] = []
    for seat, move in match.history:
        decisions.append(_decided(again, seat, move, budget, rng))
        on_move()
    end = chances(again.game, again.state, budget, rng)
    found = _reviewed(again, decisions, end)
    return msgspec.structs.replace(found, standings=_standings(again, found, rng, DEALING if budget.seconds else 0.0))


def _standings(match: Match, found: Review, rng: Rng, seconds: float) -> tuple[Standing, ...]:
    """Everybody's, each with its summary."""
    choices = [
        Choice(seat=decision.seat, loss=decision.loss, by_lot=decision.by_lot)
        for decision in found.decisions
        if decision.chance is not None
    ]
    how = standings(match, choices, rng, seconds)
    return tuple(
        msgspec.structs.replace(one, summary=summary(how, seat, _largest_swing(found, seat)))
        for seat, one in enumerate(how)
    )


def _largest_swing(found: Review, seat: int) -> tuple[int, float, float] | None:
    """The turning point that changed a seat's chance most, with the chance before and after it."""
    swings = [
        (number, found.decision(number).chances[seat], found.after(number)[seat]) for number in found.turning_points
    ]
    largest = max(swings, key=lambda swing: abs(swing[2] - swing[1]), default=None)
    return largest if largest is not None and abs(largest[2] - largest[1]) >= TURNING else None


def _reviewed(again: Match, decisions: list[Decision], end: tuple[float, ...]) -> Review:
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
    """Judge a decision, then make it; why another move was better is asked only where it is worth a word."""
    perspective = match.perspective(seat)
    found: Analysis | None = analyse(perspective, budget, rng, told=False) if len(perspective.moves) > 1 else None
    made = _made(match, seat, move, chances(match.game, match.state, budget, rng))
    if found is None:
        return made
    best = found.moves[0]
    judged = msgspec.structs.replace(
        made,
        chance=_chance(found, move),
        best=best.text,
        best_chance=best.chance,
        by_lot=sum(max(0.0, best.chance - other.chance) for other in found.moves) / len(found.moves),
    )
    if judged.loss < BETTER:
        return judged
    because = reasons(perspective, [judged.move for judged in found.moves], rng)[best.move]
    return msgspec.structs.replace(
        judged, reason=Narrator(match.game, match.seats, seat).reason(because), because=because
    )


def _made(match: Match, seat: int, move: int, standing: tuple[float, ...]) -> Decision:
    """Make a move, and what there is to say of it before it is judged."""
    match.play_unchecked(seat, move)
    text = match.game.moves[move].text
    return Decision(
        number=len(match.history),
        seat=seat,
        move=text,
        chances=standing,
        chance=None,
        best=text,
        best_chance=None,
        reason="",
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


def write(found: Review, folder: Path, name: str, narrator: Narrator) -> tuple[Path, Path]:
    """Write NAME.html, which needs no other file, and NAME.png, in the language of the narrator; their paths."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        page, plot = folder / f"{name}.html", folder / f"{name}.png"
        plot.write_bytes(draw(found, "png", narrator))
        page.write_text(in_html(found, draw(found, "svg", narrator).decode(), narrator), "utf-8")
    except OSError as error:
        raise BadInput("refused-review-folder", folder=str(folder), problem=str(error.strerror)) from None
    return page, plot


def draw(found: Review, kind: str, narrator: Narrator) -> bytes:
    """The chances of all seats through the game, as 'png' or 'svg'."""
    try:
        from matplotlib.figure import Figure
    except ImportError:
        raise BadInput("refused-review-plot") from None
    figure = Figure(figsize=(10, 4.5), layout="constrained")
    axes = figure.add_subplot()
    steps = range(len(found.decisions) + 1)
    lines = [*(decision.chances for decision in found.decisions), found.end]
    for seat, seat_name in enumerate(found.seats):
        axes.plot(steps, [100 * chances[seat] for chances in lines], label=seat_name, linewidth=1.8)
    for number in found.turning_points:
        axes.axvline(number, color="0.6", linestyle=":", linewidth=1)
        axes.annotate(str(number), (number, 100), fontsize=8, ha="center", va="bottom")
    words = {"xlabel": narrator.say("paper-moves"), "ylabel": narrator.say("paper-chance")}
    axes.set(**words, ylim=(0, 100), xlim=(0, max(1, len(found.decisions))))
    axes.set_title(f"{found.title}: {narrator.say('paper-curves')}", pad=16)
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


def in_html(found: Review, plot: str, narrator: Narrator) -> str:
    """The review as one page; `plot` is an SVG document."""

    def say(message: str, **args: object) -> str:
        return escape(narrator.say(message, **args))

    title = f"{escape(found.title)}: {escape(', '.join(found.seats))}"
    scores = ", ".join(f"{name} {score}" for name, score in zip(found.seats, found.scores, strict=True))
    sections = [
        ("paper-players", "\n".join(f"<p>{escape(words)}</p>" for words in summaries(found, narrator))),
        (
            "paper-turned",
            _listed(found, found.turning_points, turned_line, narrator) or f"<p>{say('paper-steady')}</p>",
        ),
        ("paper-better", _listed(found, found.better_moves, better_line, narrator) or f"<p>{say('paper-exact')}</p>"),
        ("paper-moves", _moves_in_html(found, narrator)),
    ]
    parts = "\n".join(f"<h2>{say(heading)}</h2>\n{inside}" for heading, inside in sections)
    return f"""<!doctype html>
<html lang="{narrator.bundle.language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>{title}</title><style>{STYLE}</style></head><body>
<h1>{title}</h1>
<p>{say("paper-ended", outcome=found.outcome, scores=scores)} {say("paper-judged")}</p>
<figure role="img" aria-label="{say("paper-curves")}">{plot[plot.index("<svg") :]}</figure>
{parts}
</body></html>
"""


def _listed(
    found: Review, numbers: Sequence[int], line: Callable[[Review, int, Narrator], str], narrator: Narrator
) -> str:
    """Decisions as a list, each with its number."""
    items = [f"<li value='{number}'>{escape(line(found, number, narrator))}</li>" for number in numbers]
    return "<ol>" + "\n".join(items) + "</ol>" if items else ""


def summaries(found: Review, narrator: Narrator) -> list[str]:
    """Everybody's summary in words."""
    return [" ".join(narrator.phrase(phrase) for phrase in one.summary) for one in found.standings]


def turned_line(found: Review, number: int, narrator: Narrator) -> str:
    """A turning point: who did what, and what became of everybody's chance."""
    decision, after = found.decision(number), found.after(number)
    changes = ", ".join(
        f"{name} {_percent(before)} → {_percent(then)}"
        for name, before, then in zip(found.seats, decision.chances, after, strict=True)
    )
    return f"{found.seats[decision.seat]}: {called(decision.move, narrator)} ({changes})"


def better_line(found: Review, number: int, narrator: Narrator) -> str:
    """A decision for which there was a better one, and why."""
    decision = found.decision(number)
    told = narrator.say(
        "paper-rather",
        name=found.seats[decision.seat],
        best=called(decision.best, narrator),
        best_chance=_percent(decision.best_chance),
        move=called(decision.move, narrator),
        chance=_percent(decision.chance),
    )
    if decision.because is None:
        return told
    own = Narrator(narrator.game, found.seats, decision.seat, narrator.bundle.language)
    return f"{told}: {own.reason(decision.because)}"


def called(move: str, narrator: Narrator) -> str:
    """A move as the terminal calls it: as it can be typed, or in other languages by its name."""
    return move if narrator.bundle.language == ENGLISH else narrator.move(narrator.game.moves.parse(move))


def _moves_in_html(found: Review, narrator: Narrator) -> str:
    heads = "".join(f"<th class='n'>{escape(name)}</th>" for name in found.seats)
    rows = []
    for decision in found.decisions:
        cells = "".join(f"<td class='n'>{_percent(chance)}</td>" for chance in decision.chances)
        kind = " class=better" if decision.number in found.better_moves else ""
        name, move = escape(found.seats[decision.seat]), escape(called(decision.move, narrator))
        rows.append(f"<tr{kind}><td class='n'>{decision.number}</td><td>{name}</td><td>{move}</td>{cells}</tr>")
    of = [escape(narrator.say(message)) for message in ("paper-player", "paper-move")]
    head = f"<tr><th class='n'>#</th><th>{of[0]}</th><th>{of[1]}</th>{heads}</tr>"
    return f"<table><thead>{head}</thead><tbody>{''.join(rows)}</tbody></table>"


def _percent(chance: float | None) -> str:
    return "?" if chance is None else f"{100 * chance:.0f} %"

"""What those who sit at a table may submit: moves, and moves taken back. Compiled: every move is decided here."""

from __future__ import annotations

from waterhole.kernel.game import Refused
from waterhole.server import protocol
from waterhole.server.tables.engine.live_table import Change, Decision, Unchanged
from waterhole.server.tables.engine.table import Table
from waterhole.server.tables.undo import what_may_be_taken_back


def move(identity: str, sent: protocol.MakeMove) -> Decision:
    """The decision on a person's or a bot account's move."""

    def decide(table: Table) -> Change | Unchanged:
        key = f"{identity}:{sent.key}"
        if key in table.keys:
            return Unchanged(table.keys[key][1])
        seat = table.seat_of(identity, sent.seat)
        match = table.playing
        if table.seats[seat].standing_in:
            raise Refused("away", "refused-away")
        table.check_current(seat, sent.version)
        foreseen = match.foresee(seat, sent.move)
        return Change("move", seat, table.moves[foreseen.move].text, key, foreseen)

    return decide


def bot_move(seat: int, move: int, question: tuple[int, int, str | None]) -> Decision:
    """The decision on a bot's move; dropped where something else is asked by now, or of somebody else."""

    def decide(table: Table) -> Change | Unchanged:
        if question_to(table, seat) != question or seat not in table.questions:
            return Unchanged()
        foreseen = table.playing.foresee(seat, move)
        return Change("move", seat, table.moves[foreseen.move].text, f"bot:{seat}:{question[1]}", foreseen)

    return decide


def question_to(table: Table, seat: int) -> tuple[int, int, str | None]:
    """What tells one question to a seat from the next: since when, how many before it, and who plays the seat."""
    return table.asked_since[seat], len(table.own_versions[seat]), table.seats[seat].level


def undo(identity: str, sent: protocol.TakeBack) -> Decision:
    def decide(table: Table) -> Change | Unchanged:
        key = f"{identity}:{sent.key}"
        if key in table.keys:
            return Unchanged(table.keys[key][1])
        seat = table.seat_of(identity, sent.seat)
        if not 0 <= sent.version <= table.version(seat):
            raise Refused("stale", "refused-stale")
        if table.settings.daily:
            raise Refused("deal", "refused-deal-undo")
        taken = what_may_be_taken_back(table.playing, seat, table.people())
        if not (taken.alone or table.settings.undo) and table.contested(identity):
            raise Refused("undo", "refused-undo-table")
        return Change("undo", seat, [taken.first, taken.alone, taken.harmless], key)

    return decide

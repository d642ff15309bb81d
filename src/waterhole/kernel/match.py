"""Checked play and its records, as everybody takes them from here; and playing a record again."""

from __future__ import annotations

from collections.abc import Callable, Mapping

import msgspec

from waterhole.kernel.chance import check_sealed, commitment_to
from waterhole.kernel.engine.match import SEED_BITS, Foreseen, Match, commit, new_seed
from waterhole.kernel.game import Game, Refused, is_number
from waterhole.kernel.record import PLACED, Record, RecordError, parse_record, read_record

__all__ = [
    "PLACED", "SEED_BITS", "Foreseen", "Match", "Record", "RecordError", "commit", "new_seed", "parse_record",
    "read_record", "replay",
]  # fmt: skip


def replay(record: Record, games: Mapping[str, Game], on_move: Callable[[Match], None] | None = None) -> Match:
    """Play a record again, checking everything it says; RecordError at the first thing that does not hold."""
    match = _match_of(record, games)
    for number, line in enumerate(record.moves, start=1):
        seat, _, text = line.partition(" ")
        if not is_number(seat) or not text:
            raise RecordError("record-line", number=number, line=line)
        try:
            match.play(int(seat) - 1, text)
        except Refused as refusal:
            raise RecordError("record-move", number=number, line=line, why=refusal.why or refusal.reason) from None
        if on_move is not None:
            on_move(match)
    _compare_end(record, match)
    return match


def _match_of(record: Record, games: Mapping[str, Game]) -> Match:
    game = games.get(record.game)
    if game is None:
        raise RecordError("record-game", name=record.game, games=list(games))
    if record.rules != game.rules_version:
        raise RecordError("record-rules", old=record.rules, game=game.title, new=game.rules_version)
    if record.position is not None:
        return Match.from_position(game, record.seats, game.read_position(msgspec.json.encode(record.position)))
    options = game.read_options(record.options)
    sealed = record.chance
    if sealed is not None:
        check_sealed(sealed, len(record.seats))
        if commitment_to(sealed.secret) != record.commitment:
            raise RecordError("record-secret")
        return Match(game, record.seats, options, sealed=sealed)
    if not is_number(record.seed):
        raise RecordError("record-seed", seed=record.seed)
    if commit(int(record.seed), record.salt) != record.commitment:
        raise RecordError("record-commitment")
    return Match(game, record.seats, options, int(record.seed), record.salt)


def _compare_end(record: Record, match: Match) -> None:
    again = match.record()
    for field in ("outcome", "scores", "ranks", "fingerprint"):
        said, found = getattr(record, field), getattr(again, field)
        if said != found:
            raise RecordError("record-end", field=field, found=repr(found), said=repr(said))

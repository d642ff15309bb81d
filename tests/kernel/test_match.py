"""Checked play, and records that anyone can check."""

from __future__ import annotations

import hashlib
from pathlib import Path

import msgspec
import pytest

from waterhole.games import GAMES
from waterhole.games.cubirds import GAME
from waterhole.kernel.engine.rng import Rng
from waterhole.kernel.game import BadInput, Refused, with_names
from waterhole.kernel.match import Match, Record, RecordError, parse_record, read_record, replay


def match_of(moves: int = 1000, seed: int = 3) -> Match:
    match = Match(GAME, ["Ann", "Bob"], seed=seed, salt="salt")
    rng = Rng(seed)
    while not match.over and len(match.history) < moves:
        seat = match.state.decider()
        legal = GAME.legal(match.state, seat)
        match.play(seat, legal[rng.below(len(legal))])
    return match


FINISHED = match_of().record()


def test_a_move_out_of_turn_is_told_who_is_waited_for() -> None:
    match = match_of(0)
    seat = match.state.decider()
    other = 1 - seat
    with pytest.raises(Refused, match=f"Nothing is asked of you now: wait for player {seat + 1}"):
        match.play(other, "lay robin 1 left")


def test_a_seat_or_move_number_that_does_not_exist_is_refused() -> None:
    match = match_of(0)
    with pytest.raises(Refused, match="There is no seat 3; seats are 1 to 2"):
        match.play(2, "draw")
    with pytest.raises(Refused, match="There is no move 75; moves are 0 to 74"):
        match.play(0, 75)


def test_nobody_moves_after_the_end() -> None:
    with pytest.raises(Refused, match="The game is over: "):
        match_of().play(0, "draw")


def test_more_cannot_be_taken_back_than_was_played() -> None:
    match = match_of(2)
    with pytest.raises(Refused, match="no move to take back"):
        match.undo(3)
    assert len(match.history) == 2


def test_the_commitment_is_the_sha256_of_salt_and_seed_and_so_hides_the_seed() -> None:
    match = match_of(0)
    assert match.commitment == hashlib.sha256(b"salt:3").hexdigest()
    assert Match(GAME, ["Ann", "Bob"], seed=3).commitment != match.commitment  # another salt


def test_without_a_seed_every_game_is_dealt_anew() -> None:
    deals = {GAME.fingerprint(Match(GAME, ["Ann", "Bob"]).state) for _ in range(5)}
    assert len(deals) == 5


@pytest.mark.parametrize("seed", [-1, 2**63])
def test_a_seed_out_of_range_is_refused(seed: int) -> None:
    with pytest.raises(BadInput, match="A seed is a number from 0"):
        Match(GAME, ["Ann", "Bob"], seed=seed)


def changed(**fields: object) -> Record:
    return msgspec.structs.replace(FINISHED, **fields)


MOVE_5 = FINISHED.moves[4]


@pytest.mark.parametrize(
    ("record", "words"),
    [
        (changed(seed="4"), "the shuffle is not the one promised"),
        (changed(salt="pepper"), "the shuffle is not the one promised"),
        (changed(commitment="0" * 64), "the shuffle is not the one promised"),
        (changed(seed="four"), "The seed ‘four’ is not a number"),
        (changed(seed="9" * 5000), "The seed ‘999"),
        (changed(seed="²"), "The seed ‘²’ is not a number"),
        (changed(game="chess"), "The record is of ‘chess’, which is none of: wildlife, cubirds"),
        (changed(rules="0"), "played under rules 0"),
        (changed(options={"wings": 2}), "unknown field `wings`"),
        (changed(seats=["Ann"] * 6), "is for 1 to 5 players, not 6"),
        (changed(moves=FINISHED.moves[:-1]), "After the last move the outcome is ''"),
        (changed(moves=[*FINISHED.moves, "1 draw"]), "is not allowed there. The game is over"),
        (changed(moves=["draw", *FINISHED.moves]), r"Move 1 \(‘draw’\) does not start with a seat number"),
        (changed(moves=["x draw", *FINISHED.moves]), r"Move 1 \(‘x draw’\) does not start with a seat number"),
        (changed(moves=["² draw", *FINISHED.moves]), r"Move 1 \(‘² draw’\) does not start with a seat number"),
        (changed(moves=[*FINISHED.moves[:4], MOVE_5 + " x", *FINISHED.moves[5:]]), "Move 5 .* is no move of this game"),
        (changed(moves=[*FINISHED.moves[:4], *FINISHED.moves[5:]]), r"Move \d+ .* is not allowed there"),
        (changed(scores=[9, 9]), r"the list of scores is .*, but the record says \[9, 9\]"),
        (changed(ranks=[1, 1]), r"the list of places is .*, but the record says \[1, 1\]"),
        (changed(fingerprint="0" * 64), "the fingerprint is "),
    ],
)
def test_a_tampered_record_is_told_apart_and_the_fault_named(record: Record, words: str) -> None:
    with pytest.raises(BadInput, match=words):
        replay(record, GAMES)


@pytest.mark.parametrize("keep", [0, 1, 20, 200, 0.5, 0.99])
def test_a_truncated_file_is_no_record(keep: float, tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    FINISHED.save(path)
    assert read_record(path) == FINISHED
    whole = path.read_bytes().strip()
    path.write_bytes(whole[: int(keep if keep >= 1 else keep * len(whole))])
    with pytest.raises(RecordError, match="is not a whole Waterhole record"):
        read_record(path)


@pytest.mark.parametrize("rubbish", [b"[]", b"null", b"\x00\xff", b"{}", b'{"format": 1}'])
def test_rubbish_is_no_record(rubbish: bytes) -> None:
    with pytest.raises(RecordError, match="rubbish is not a whole Waterhole record"):
        parse_record(rubbish, "rubbish")


def test_a_record_of_a_later_format_says_so() -> None:
    with pytest.raises(RecordError, match="record format 9; this version reads 1, 2 and 3"):
        parse_record(msgspec.json.encode(changed(format=9)), "future")


def test_a_missing_file_is_named(tmp_path: Path) -> None:
    with pytest.raises(RecordError, match=r"gone\.json cannot be read: No such file"):
        read_record(tmp_path / "gone.json")


def test_a_refusal_tells_its_facts_and_leaves_the_names_to_whoever_shows_it() -> None:
    refusal = Refused("WL-7", "{player} holds {held} cards; play {cards}.", player=1, held=3, cards=["a", "b"])
    assert refusal.reason == "{player 2} holds 3 cards; play 'a' or 'b'."
    assert with_names(str(refusal), ["Ann", "Bob"]) == "WL-7: Bob holds 3 cards; play 'a' or 'b'."
    assert with_names(str(refusal)) == "WL-7: player 2 holds 3 cards; play 'a' or 'b'."

"""The chance of a real table: nobody can compute or choose it, and a record proves how it came about."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import msgspec
import pytest

from tests.contract.tables import GAMES, every_game
from waterhole.kernel.chance import (
    PERSON,
    Place,
    Sealed,
    check_sealed,
    commitment_to,
    key_of,
    new_secret,
    what_it_proves,
)
from waterhole.kernel.engine.rng import Rng, drawing_from
from waterhole.kernel.engine.stream import Stream
from waterhole.kernel.game import BadInput, Game
from waterhole.kernel.match import Match, Record, RecordError, parse_record, replay
from waterhole.text import bundle

VECTORS = Path(__file__).parent / "data/chance_vectors.json"
KEY = bytes(range(32))
SECRET = "5ec7e7" + 58 * "0"
NONCES = ["a" * 64, "b" * 64, "c" * 64]


class Draws(msgspec.Struct):
    move: int
    words: list[int]
    below: list[tuple[int, int]]


class Vector(msgspec.Struct):
    name: str
    game: str
    rules: str
    options: dict[str, object]
    chance: Sealed
    commitment: str
    key: str
    draws: list[Draws]


def person(nonce: str) -> Place:
    return Place(who=PERSON, promise=commitment_to(nonce), nonce=nonce)


def sealed_for(seats: int, secret: str = SECRET) -> Sealed:
    people = [person(nonce) for nonce in NONCES[: min(seats, 2)]]
    return Sealed(table="t1", secret=secret, places=people + [Place(who="forager")] * (seats - len(people)))


def sealed_match(game: Game, moves: int = 100_000, sealed: Sealed | None = None, seats: int = 3) -> Match:
    """A game at a real table, as far as this number of random moves goes."""
    match = Match(game, [f"p{seat}" for seat in range(seats)], sealed=sealed or sealed_for(seats))
    rng = Rng(5)
    while not match.over and len(match.history) < moves:
        seat = match.state.decider()
        legal = match.legal(seat)
        match.play(seat, legal[rng.below(len(legal))])
    return match


# -- key and stream --------------------------------------------------------------------


@pytest.mark.parametrize(
    "vector", msgspec.json.decode(VECTORS.read_bytes(), type=list[Vector]), ids=lambda vector: vector.name
)
def test_key_and_draws_are_those_of_the_test_vectors(vector: Vector) -> None:
    """They were worked out from the description alone; web/src/lib/shuffle.test.ts reads the same file."""
    check_sealed(vector.chance, len(vector.chance.places))
    assert commitment_to(vector.chance.secret) == vector.commitment
    key = key_of(vector.chance, vector.game, vector.rules, vector.options)
    assert key.hex() == vector.key
    for draws in vector.draws:
        words, numbers = Stream(key, draws.move), drawing_from(Stream(key, draws.move))
        assert [words.next32() for _ in draws.words] == draws.words
        assert [(n, numbers.below(n)) for n, _ in draws.below] == draws.below


def test_every_number_of_a_stream_is_exactly_as_likely_as_the_others() -> None:
    """Two thirds of 2**32: taking a remainder of every word would give the lower half twice as often."""
    stream, n = Stream(KEY, 0), 2_863_311_531
    low = sum(stream.below(n) < n // 2 for _ in range(20_000))
    assert abs(low - 10_000) < 400
    rolls = Counter(drawing_from(stream).die() for _ in range(60_000))
    assert set(rolls) == set(range(1, 7))
    assert all(abs(count - 10_000) < 450 for count in rolls.values())


def test_each_part_of_what_was_sealed_changes_the_key() -> None:
    sealed = sealed_for(3)
    options: dict[str, object] = {"leo": True, "removal": "even"}
    keys = {
        key_of(sealed, "wild_cards", "1", options),
        key_of(sealed, "cubirds", "1", options),
        key_of(sealed, "wild_cards", "2", options),
        key_of(sealed, "wild_cards", "1", {"leo": False, "removal": "even"}),
        key_of(sealed, "wild_cards", "1", {"leo": True, "removal": "random"}),
        key_of(msgspec.structs.replace(sealed, table="t2"), "wild_cards", "1", options),
        key_of(msgspec.structs.replace(sealed, secret=new_secret()), "wild_cards", "1", options),
        key_of(msgspec.structs.replace(sealed, places=sealed.places[::-1]), "wild_cards", "1", options),
        key_of(
            msgspec.structs.replace(sealed, places=[Place(who=PERSON), *sealed.places[1:]]), "wild_cards", "1", options
        ),
        key_of(
            msgspec.structs.replace(sealed, places=[*sealed.places[:2], Place(who="apex")]), "wild_cards", "1", options
        ),
    }
    assert len(keys) == 10


def test_a_copy_of_a_generator_that_draws_from_a_stream_knows_nothing_of_it() -> None:
    real = drawing_from(Stream(KEY, 1))
    one, other = real.copy(), drawing_from(Stream(bytes(32), 9)).copy()
    assert [one.next32() for _ in range(5)] == [other.next32() for _ in range(5)]
    assert real.next32() == Stream(KEY, 1).next32()


# -- a match at a real table -----------------------------------------------------------


@every_game
def test_the_same_seal_deals_and_draws_the_same_game_and_another_secret_or_nonce_another(game: Game) -> None:
    ends = [
        game.fingerprint(sealed_match(game, sealed=sealed).state)
        for sealed in (
            sealed_for(3),
            sealed_for(3),
            sealed_for(3, new_secret()),
            Sealed(table="t1", secret=SECRET, places=[person(NONCES[2]), *sealed_for(3).places[1:]]),
        )
    ]
    assert ends[0] == ends[1]
    assert len(set(ends)) == 3


@every_game
def test_a_move_taken_back_and_made_again_draws_the_same(game: Game) -> None:
    match = sealed_match(game, moves=90)
    end, history = game.fingerprint(match.state), list(match.history)
    assert game.fingerprint(match.state_after(len(history))) == end
    for back in (1, 30, len(history)):
        match.undo(back)
        twin = match.again(len(match.history))
        for seat, move in history[-back:]:
            match.play(seat, move)
            twin.play(seat, move)
        assert game.fingerprint(match.state) == game.fingerprint(twin.state) == end


@every_game
def test_no_position_of_a_real_table_holds_anything_of_its_chance(game: Game) -> None:
    """Neither what is dumped, nor a clone, nor what a bot gets: between moves the generator is a plain one at 0."""
    for moves in (0, 1, 40):
        state = sealed_match(game, moves).state
        assert state.rng.state == 0
        assert not hasattr(state.rng, "source")
        assert game.dump(state).rng == "0"


@every_game
def test_a_position_is_without_the_chance_of_its_table_even_where_the_rules_fail(game: Game) -> None:
    match = sealed_match(game, 3)
    with pytest.raises((IndexError, ValueError, OverflowError, TypeError)):
        match.play_unchecked(match.state.decider(), "no move")  # type: ignore[arg-type]
    assert match.state.rng.state == 0


def test_real_tables_with_as_many_seats_as_places_only() -> None:
    with pytest.raises(BadInput, match="the chance is for 2 seats, the game for 3"):
        Match(GAMES["cubirds"], ["a", "b", "c"], sealed=sealed_for(2))


# -- records ---------------------------------------------------------------------------

FINISHED = sealed_match(GAMES["cubirds"]).record()


@every_game
def test_a_record_of_a_real_table_is_of_format_2_and_plays_again(game: Game) -> None:
    record = sealed_match(game).record()
    assert record.format == 2
    raw = msgspec.json.encode(record)
    assert b'"seed"' not in raw
    assert replay(parse_record(raw, "it"), GAMES).record() == record


def changed(**fields: object) -> Record:
    return msgspec.structs.replace(FINISHED, **fields)


def with_chance(**fields: object) -> Record:
    assert FINISHED.chance is not None
    return changed(chance=msgspec.structs.replace(FINISHED.chance, **fields))


PLACES = sealed_for(3).places


@pytest.mark.parametrize(
    ("record", "words"),
    [
        (with_chance(secret="0" * 64), "the shuffle is not the one promised"),
        (with_chance(secret="five"), "the secret is not 64 hexadecimal digits"),
        (with_chance(secret=SECRET.upper()), "the secret is not 64 hexadecimal digits"),
        (changed(commitment="0" * 64), "the shuffle is not the one promised"),
        (with_chance(places=PLACES[:2]), "the chance is for 2 seats, the game for 3"),
        (with_chance(places=[*PLACES[:2], person(NONCES[2])]), "Move .* is not allowed there|the fingerprint is"),
        (with_chance(places=[Place(who=PERSON), *PLACES[1:]]), "Move .* is not allowed there|the fingerprint is"),
        (with_chance(table="t2"), "Move .* is not allowed there|the fingerprint is"),
        (with_chance(places=[Place(who=PERSON, nonce=NONCES[0]), *PLACES[1:]]), "seat 1: the promise is not 64"),
        (
            with_chance(places=[PLACES[0], msgspec.structs.replace(PLACES[1], nonce=NONCES[2]), PLACES[2]]),
            "seat 2: the nonce is not the one promised",
        ),
        (with_chance(places=[*PLACES[:2], Place(who="apex", nonce="a")]), "seat 3 is no person"),
    ],
)
def test_a_tampered_chance_is_told_apart_and_the_fault_named(record: Record, words: str) -> None:
    with pytest.raises(BadInput, match=words):
        replay(record, GAMES)


@pytest.mark.parametrize("fields", [{"chance": None}, {"seed": "4"}, {"format": 1}])
def test_the_parts_of_a_record_are_those_of_its_format(fields: dict[str, object]) -> None:
    with pytest.raises(RecordError, match="format 1 has a seed and a salt, format 2 a chance"):
        parse_record(msgspec.json.encode(changed(**fields)), "it")


def test_a_withheld_nonce_stops_no_game_and_is_in_the_record() -> None:
    promised = Place(who=PERSON, promise=commitment_to(NONCES[1]))
    sealed = Sealed(table="t1", secret=SECRET, places=[person(NONCES[0]), promised, Place(who=PERSON)])
    match = sealed_match(GAMES["cubirds"], sealed=sealed)
    assert match.over
    record = replay(match.record(), GAMES).record()
    assert record.chance is not None
    assert [place.nonce for place in record.chance.places] == [NONCES[0], "", ""]


def proof(sealed: Sealed | None, names: list[str]) -> str:
    return " ".join(bundle().format(phrase) for phrase in what_it_proves(sealed, names))


def test_a_record_says_what_it_proves() -> None:
    names = ["Ann", "Bob", "Kim"]
    assert proof(sealed_for(3), names).endswith("from numbers that Ann and Bob added after that.")
    one = Sealed(table="t1", secret=SECRET, places=[person(NONCES[0]), Place(who=PERSON), Place(who="apex")])
    assert proof(one, names).endswith("numbers that Ann added after that. No number came from Bob.")
    none = Sealed(table="t1", secret=SECRET, places=[Place(who="apex")] * 3)
    assert "the secret promised, to which no player added: who promised it could have" in proof(none, names)
    assert "the seed promised, to which no player added: who promised it could have" in proof(None, names)

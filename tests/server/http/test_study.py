"""Positions on the table over HTTP: opened, seen through any eyes, played on; of no game that is still being played."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from tests.bots.test_analysis import played
from tests.contract.tables import every_game
from tests.server.client import Player, ServerProcess
from tests.server.tables.test_play import play_to_the_end, with_players
from waterhole.games import GAMES
from waterhole.kernel.game import BadInput, Game
from waterhole.kernel.match import replay
from waterhole.server import protocol
from waterhole.server.http.study_endpoints import own_position, studied

pytestmark = pytest.mark.compiled_only
CUBIRDS = GAMES["cubirds"]


def show(**wish: Any) -> protocol.Studied:
    """As the endpoint answers, for positions of one's own."""
    asked = msgspec.convert(wish, protocol.StudyWish)
    return studied(asked, *own_position(asked))


def dealt(game: Game = CUBIRDS, seed: int = 3) -> dict[str, Any]:
    found: dict[str, Any] = msgspec.to_builtins(game.dump(game.new(game.few, seed=seed)))
    return found


@every_game
def test_every_game_is_played_on_by_whoever_is_asked(game: Game) -> None:
    state = game.new(game.few, seed=3)
    found = studied(protocol.StudyWish(), game, state)
    for _ in range(6):
        assert found.seat == found.asked == found.view.seat
        move = found.view.moves[-1]
        found = studied(protocol.StudyWish(play=move.id), game, state)
        assert found.refusal is None
        assert found.made == move
        state = game.read_position(msgspec.json.encode(found.position))


def test_a_new_deal_is_another_one_every_time() -> None:
    one, other = (show(game="cubirds", seats=3) for _ in range(2))
    assert one.position["seats"] == 3
    assert one.position != other.position


def test_the_same_move_from_the_same_position_leads_to_the_same_position() -> None:
    move = show(game="cubirds", position=dealt()).view.moves[0].text
    one, other = (show(game="cubirds", position=dealt(), play=move) for _ in range(2))
    assert one.position == other.position
    assert one.position != dealt()


def test_with_the_eyes_of_a_seat_what_it_cannot_know_is_dealt_again_at_every_try() -> None:
    first = show(game="cubirds", position=dealt())
    seat, other = first.seat, 1 - first.seat
    tries = [show(game="cubirds", position=dealt(), seat=seat, play=first.view.moves[0].text) for _ in range(8)]
    assert len({str(one.position["hands"][other]) for one in tries}) > 1
    assert len({str(one.position["hands"][seat]) for one in tries if one.view.waiting == (seat,)}) <= 1
    for one in tries:
        assert one.view.players[other].hand is None


def test_the_others_answer_until_the_seat_that_looks_is_asked_again() -> None:
    found = show(game="cubirds", position=dealt())
    seat = found.seat
    while found.view.moves:
        found = show(game="cubirds", position=found.position, seat=seat, play=found.view.moves[0].text)
    assert found.asked != seat
    found = show(game="cubirds", position=found.position, seat=seat, answer=True)
    assert found.view.outcome or found.view.moves
    assert found.made is None
    assert found.events
    wish = {"game": "cubirds", "position": found.position, "seat": seat, "answer": True}
    found = show(**wish, play=found.view.moves[0].text)
    assert found.made is not None
    assert found.view.outcome or found.view.moves


def test_all_hands_are_open_where_that_is_wished_for() -> None:
    found = show(game="cubirds", position=dealt(), open=True)
    assert [player.hand for player in found.view.players] == dealt()["hands"]
    closed = show(game="cubirds", position=dealt())
    assert closed.view.players[1 - closed.seat].hand is None


def test_a_move_that_the_rules_forbid_is_refused_with_its_ruling_and_changes_nothing() -> None:
    for move in ("draw", "family owl", 0):
        found = show(game="cubirds", position=dealt(), play=move)
        if found.refusal is None:
            continue
        assert found.made is None
        assert found.position == dealt()
        assert found.events == []
    assert show(game="cubirds", position=dealt(), play="draw").refusal.rule == "CB-6"  # type: ignore[union-attr]
    assert show(game="cubirds", position=dealt(), play="fly away").refusal.rule == "move"  # type: ignore[union-attr]


def test_a_file_is_a_record_at_a_move_or_a_position() -> None:
    record = played(2)
    match = replay(record, GAMES)
    text = msgspec.json.encode(record).decode()
    for number in (1, 5):
        before = msgspec.to_builtins(match.game.dump(match.state_after(number - 1)))
        assert show(file=text, move=number).position == before
    assert show(file=msgspec.json.encode(dealt()).decode()).position == dealt()


@pytest.mark.parametrize(
    ("wish", "said"),
    [
        ({"file": "nonsense"}, "neither a record nor a position"),
        ({"file": "{}", "game": "chess"}, "no game ‘chess’"),
        ({"game": "chess", "seats": 2}, "no game ‘chess’"),
        ({"game": "cubirds", "seats": 8}, "players"),
        ({"game": "cubirds", "seats": 2, "options": {"wings": 3}}, "wings"),
        ({"game": "cubirds", "position": {}}, "no position of CuBirds"),
        ({"game": "cubirds", "position": dealt() | {"rows": []}}, "row"),
        ({"game": "cubirds", "position": dealt(), "seat": 5}, "no seat 6"),
    ],
)
def test_what_cannot_be_put_on_the_table_is_refused_in_words(wish: dict[str, Any], said: str) -> None:
    with pytest.raises(BadInput) as refused:
        show(**wish)
    assert said in str(refused.value)


async def refused(one: Player, status: int, **wish: Any) -> dict[str, Any]:
    found: dict[str, Any] = await one.ask("POST", "/api/study", status, json=wish)
    return found


def test_a_table_that_is_being_played_is_put_on_no_table_of_study(shared_server: ServerProcess) -> None:
    async def work(ann: Player, bob: Player) -> None:
        table = (await ann.open("cubirds", ["me", "forager"], start=True))["id"]
        for more in ({}, {"move": 0}, {"open": True}, {"seat": 1}, {"play": 0}, {"answer": True}):
            assert (await refused(ann, 409, table=table, **more))["code"] == "running"
            await refused(bob, 404, table=table, **more)  # it is private besides
        others: list[dict[str, Any]] = [{"position": dealt()}, {"seats": 2}, {"file": "{}"}]
        for other in others:
            assert "one thing only" in (await refused(ann, 422, table=table, game="cubirds", **other))["text"]
        assert "one thing only" in (await refused(ann, 422))["text"]
        await refused(ann, 400, table=table, secrets=True)

    with_players(shared_server.url, ["Ann", "Bob"], work)


def test_a_finished_game_is_opened_at_any_move_by_those_who_may_see_it(shared_server: ServerProcess) -> None:
    async def work(ann: Player, bob: Player) -> None:
        table = (await ann.open("cubirds", ["me", "forager"], start=True))["id"]
        await play_to_the_end(ann, table)
        record = await ann.ask("GET", f"/api/tables/{table}/record")
        invite = (await ann.ask("GET", f"/api/tables/{table}"))["invite"]
        match = replay(msgspec.convert(record, type(played(2))), GAMES)
        for number in (0, 3, len(match.history)):
            found = await ann.ask("POST", "/api/study", json={"table": table, "move": number})
            assert found["position"] == msgspec.to_builtins(match.game.dump(match.state_after(number)))
            assert found["names"][0] == "Ann"
        assert "there is no move" in (await refused(ann, 422, table=table, move=9999))["text"]
        await refused(bob, 404, table=table)
        await bob.ask("POST", "/api/study", json={"table": table, "invite": invite})

    with_players(shared_server.url, ["Ann", "Bob"], work)

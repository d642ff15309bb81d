"""The tools of the MCP server at a real table server, through the interface for bot accounts."""

from __future__ import annotations

import json
import secrets
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from http.client import HTTPException, HTTPResponse
from typing import Any, ParamSpec, TypeVar
from urllib.error import HTTPError
from urllib.parse import urlencode, urlsplit
from urllib.request import Request, urlopen

import msgspec

from waterhole.games import GAMES, find
from waterhole.kernel.game import BadInput, View
from waterhole.kernel.match import parse_record, replay
from waterhole.research.mcp_server import games_in_words, levels_for
from waterhole.research.observation import describe_view
from waterhole.server.http.schema import view_of
from waterhole.terminal.rulings import look_up

P = ParamSpec("P")
T = TypeVar("T")
TIMEOUT = 30.0  # seconds for an answer
WAIT = 20  # seconds for the others, before saying that nothing is asked yet
REFUSED, TOO_OFTEN = 409, 429


class Refusal(Exception):
    """The server's word on something that is not allowed."""


class RemoteTables:
    """Tables of a server, as the bot account of the token sees them."""

    def __init__(self, url: str, token: str) -> None:
        if urlsplit(url).scheme not in {"http", "https"}:
            raise BadInput(f"--server is the address of a server, such as http://127.0.0.1:8765, not '{url}'.")
        self._url = url.rstrip("/")
        self._headers = {"Authorization": f"Bearer {token}", "Content-Type": "application/json"}
        self._versions: dict[tuple[str, int], int] = {}  # by table and seat: the version last shown
        self.name = str(self._ask("GET", "/api/me")["name"])

    # -- HTTP --------------------------------------------------------------------------

    @contextmanager
    def _answer(self, method: str, path: str, body: object = None) -> Iterator[HTTPResponse]:
        """What the server says; BadInput and Refusal carry its own words."""
        data = None if body is None else json.dumps(body).encode()
        asked = Request(self._url + path, data, self._headers, method=method)
        while True:
            try:
                with urlopen(asked, timeout=TIMEOUT) as answer:
                    yield answer
                return
            except HTTPError as error:
                if error.code != TOO_OFTEN:
                    raise (Refusal if error.code == REFUSED else BadInput)(error_text(error)) from None
                time.sleep(float(error.headers.get("Retry-After", "1")))
            except (OSError, HTTPException) as error:
                raise BadInput(f"the server does not answer: {error}.") from None

    def _ask(self, method: str, path: str, body: object = None) -> Any:
        with self._answer(method, path, body) as answer:
            return json.load(answer)

    def _frames(self, path: str, **query: object) -> Iterator[Any]:
        """The lines of a stream, as far as it lasts."""
        with self._answer("GET", f"{path}?{urlencode(query)}") as answer:
            for line in answer:
                if line.strip():
                    yield json.loads(line)

    # -- tools -------------------------------------------------------------------------

    def list_games(self) -> str:
        return games_in_words()

    def read_rules(self, game: str, about: str = "") -> str:
        return look_up(find(game), about)

    def start_table(
        self, game: str, players: int, seat: int, bots: str, options: dict[str, object] | None, seed: int | None
    ) -> str:
        if seed is not None:
            raise BadInput("a server deals by chance alone: leave out the seed.")
        places = levels_for(bots, players, seat)
        places.insert(seat - 1, "me")
        wanted = {"game": find(game).name, "places": places, "options": options or {}, "start": True}
        info = self._accepted(self._ask, "POST", "/api/tables", wanted)
        return f"{info['id']}: {game}, {players} players. You have seat {seat}.\n\n{self.see(info['id'], seat)}"

    def open_table(self, game: str, players: int) -> str:
        wanted = {"game": find(game).name, "places": ["me", *["open"] * (players - 1)], "public": True}
        info = self._accepted(self._ask, "POST", "/api/tables", wanted)
        return f"{info['id']}: {game}, {players} players. You have seat 1. Others sit down at /table/{info['id']}."

    def join_table(self, table: str, seat: int) -> str:
        if not table:
            wanted = [event for event in self._frames("/api/bot/stream", seconds=0) if event["type"] == "invited"]
            lines = [
                f"{event['table']['id']}: {event['table']['game']}, seat {event['seat'] + 1}, with "
                + ", ".join(one["name"] for one in event["table"]["seats"] if one["name"] != self.name)
                for event in wanted
            ]
            return "\n".join(lines) or "Nobody has invited you."
        info = self._accepted(self._ask, "PUT", f"/api/tables/{table}/seats/{seat - 1}", {})
        if info["status"] == "open":
            return f"You have seat {seat}. The game has not started."
        return f"You have seat {seat}.\n\n{self.see(table, seat)}"

    def see(self, table: str, seat: int) -> str:
        return self._in_words(table, seat, self._accepted(self._wait, table, seat - 1))

    def list_moves(self, table: str, seat: int) -> str:
        view = self._accepted(self._ask, "GET", f"/api/bot/tables/{table}?seat={seat - 1}&text=en")["view"]
        notes = view["notes"] or [""] * len(view["moves"])
        moves = zip(view["moves"], notes, strict=True)
        lines = [move["text"] + (f"  ({note})" if note else "") for move, note in moves]
        return "\n".join(lines) or ("The game is over." if view["outcome"] else "Nothing is asked of you now.")

    def move(self, table: str, seat: int, move: str) -> str:
        path = f"/api/bot/tables/{table}"
        now = self._accepted(self._ask, "GET", f"{path}?seat={seat - 1}")
        sent = {"seat": seat - 1, "version": now["version"], "key": secrets.token_hex(8), "move": move}
        try:
            self._ask("POST", f"{path}/move", sent)
        except Refusal as refusal:
            return f"Refused: {refusal}"
        return self.see(table, seat)

    def hint(self, table: str, seat: int) -> str:
        try:
            found = self._ask("GET", f"/api/bot/tables/{table}/hint?seat={seat - 1}")
        except Refusal as refusal:
            return str(refusal)
        return f"A bot would play: {found['moves'][0]['text']}"

    # -- what they share -----------------------------------------------------------------

    def _wait(self, table: str, seat: int) -> Any:
        """The table when this seat is asked or the game is over; or as it is after some seconds."""
        since = self._versions.get((table, seat), 0)
        events: list[object] = []
        update: Any = None
        for frame in self._frames(f"/api/bot/tables/{table}/stream", seat=seat, since=since, seconds=WAIT, text="en"):
            if frame["type"] == "update":
                update = frame
                events += frame["events"]
                if update["view"]["moves"] or update["view"]["outcome"]:
                    break
        if update is None:
            raise BadInput("the game has not started.")
        return {**update, "events": events}

    def _in_words(self, table: str, seat: int, update: Any) -> str:
        self._versions[table, seat - 1] = update["version"]
        game = find(update["view"]["game"])
        view: View = msgspec.convert(update["view"], view_of(game))
        info = self._ask("GET", f"/api/tables/{table}")
        names = [one["name"] for one in info["seats"]]
        text = describe_view(game, view, [*names, *game.extras])
        if view.outcome:
            text += "\nThe game is over: " + self._places(table, names)
        happened = [event["text"] for event in update["events"]]
        return "\n".join([*happened, "", text]) if happened else text

    def _places(self, table: str, names: list[str]) -> str:
        """Who came where, from the record."""
        with self._answer("GET", f"/api/tables/{table}/record") as answer:
            record = answer.read()
        state = replay(parse_record(record, "the record"), GAMES).state
        places = zip(names, state.ranks(), state.scores(), strict=True)
        return "; ".join(f"{name}: place {rank}, {points} points" for name, rank, points in places) + "."

    @staticmethod
    def _accepted(answer: Callable[P, T], *arguments: P.args, **named: P.kwargs) -> T:
        try:
            return answer(*arguments, **named)
        except Refusal as refusal:
            raise BadInput(str(refusal)) from None


def error_text(error: HTTPError) -> str:
    try:
        found = json.load(error)
        return str(found["text"])
    except (ValueError, KeyError, TypeError):
        return f"the server answered {error.code}."

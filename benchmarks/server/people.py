"""`python -m benchmarks people`: profiles, histories and leaderboards where many have played for long.

The server runs in this process and is asked by HTTP without a network; its database is a file filled through the same
function that counts every finished table.
"""

from __future__ import annotations

import asyncio
import random
import secrets
import tempfile
import time
from collections.abc import Callable, Iterator
from statistics import quantiles

import httpx
import msgspec
import sqlalchemy as sa

from benchmarks.season import luck
from waterhole.games import GAMES
from waterhole.server.accounts.identities import new_session
from waterhole.server.app import Server, application
from waterhole.server.community.daily import Deal, day_at
from waterhole.server.community.ratings import MEAN
from waterhole.server.community.results import AT_ONCE, Finish, Placed, write
from waterhole.server.settings import Settings
from waterhole.server.storage.schema import daily_tries, identities, relations

ASKED = 400  # requests of each kind
FOLLOWED = 50
OPENINGS = [f"card {number}" for number in range(12)]  # about as many as games have
ENDINGS = ["first", "second", "third"]
DAY = 24 * 3600.0
YEAR = 365 * DAY


class Asked(msgspec.Struct, frozen=True):
    what: str
    p50_ms: float
    p95_ms: float
    processor_p50_ms: float  # of the whole process: the same on a busy machine as on a quiet one
    processor_p95_ms: float


class Found(msgspec.Struct, frozen=True, kw_only=True):
    people: int
    games: int
    counted_ms: float  # to count one finished table
    asked: list[Asked]


def filled(connection: sa.Connection, people: list[str], games: int, rng: random.Random) -> float:
    """A year of people and games; seconds it took to count them."""
    created = time.time() - YEAR
    connection.execute(
        sa.insert(identities), [{"id": one, "name": f"Player {one[:5]}", "created": created} for one in people]
    )
    played = list(finishes(people, games, rng))
    started = time.perf_counter()
    for start in range(0, games, AT_ONCE):
        write(connection, played[start : start + AT_ONCE])
    lasted = time.perf_counter() - started
    play_today(connection, people, rng)
    return lasted


def play_today(connection: sa.Connection, people: list[str], rng: random.Random) -> None:
    """Half of them have played a deal of the day, and the one who asks follows some."""
    now = time.time()
    deal, half = Deal(day_at(now), "cubirds", 3), people[: len(people) // 2]
    tries = [{**deal._asdict(), "identity": one, "table_id": f"day{one[:13]}", "at": now} for one in half]
    connection.execute(sa.insert(daily_tries), tries)
    followed = [{"identity": people[0], "other": one, "kind": "follow", "at": now} for one in people[1:FOLLOWED]]
    connection.execute(sa.insert(relations), followed)
    for one in half:
        place, score = rng.randint(1, 3), rng.randint(0, 40)
        seat = Placed(seat=0, identity=one, level=None, place=place, score=score, left=False)
        table = f"day{one[:13]}"
        write(connection, [Finish(table=table, game=deal.game, pace="live", at=now, unrated="daily", seats=[seat])])


def finishes(people: list[str], games: int, rng: random.Random) -> Iterator[Finish]:
    """Finished tables of two to six; a few people play most."""
    now = time.time()
    truth = {one: rng.gauss(MEAN, 300) for one in people}
    names = list(GAMES)
    often = [1 / (1 + place) ** 0.5 for place in range(len(people))]
    for number in range(games):
        game = rng.choice(names[:2] * 3 + names)
        seats = list(dict.fromkeys(rng.choices(people, often, k=rng.randint(2, min(6, GAMES[game].seats[-1])))))
        if len(seats) < 2:
            seats = rng.sample(people, 2)
        points = [round((truth[one] + luck(rng)) / 60) for one in seats]
        placed = [
            Placed(
                seat=seat,
                identity=one,
                level=None,
                place=1 + sum(other > points[seat] for other in points),
                score=points[seat],
                left=False,
                opening=rng.choice(OPENINGS),
            )
            for seat, one in enumerate(seats)
        ]
        at = now - YEAR * (1 - number / games)
        yield Finish(
            table=f"{number:016d}", game=game, pace="live", at=at, unrated="", seats=placed, ending=rng.choice(ENDINGS)
        )


async def measured(database: str, people: int, games: int) -> Found:
    rng = random.Random(1)
    server = Server(Settings(database=database, bot_workers=0, unlimited=True))
    everybody = [secrets.token_hex(8) for _ in range(people)]
    lasted = await server.storage.write(lambda connection: filled(connection, everybody, games, rng))
    counted = 1000 * lasted / games
    token = secrets.token_hex(16)
    await server.storage.write(lambda connection: connection.execute(new_session(everybody[0], token)))
    transport = httpx.ASGITransport(app=application(server))
    kinds: dict[str, Callable[[], str]] = {
        "home": lambda: "/api/home",
        "own profile": lambda: "/api/people/me",
        "a profile": lambda: f"/api/people/{rng.choice(everybody)}",
        "own history": lambda: "/api/people/me/games",
        "leaderboard": lambda: f"/api/ratings/{rng.choice(list(GAMES))}",
        "friends": lambda: "/api/friends",
        "lobby's list": lambda: "/api/tables",
    }
    found = []
    async with server.running(), httpx.AsyncClient(transport=transport, base_url="http://127.0.0.1:8765") as client:
        client.cookies.set("waterhole", token)
        for what, path in kinds.items():
            lasted_ms, used_ms = [], []
            for _ in range(ASKED):
                begun, used = time.perf_counter(), time.process_time()
                answer = await client.get(path())
                lasted_ms.append(1000 * (time.perf_counter() - begun))
                used_ms.append(1000 * (time.process_time() - used))
                answer.raise_for_status()
            cuts, of_processor = quantiles(lasted_ms, n=20), quantiles(used_ms, n=20)
            found.append(Asked(what, cuts[9], cuts[18], of_processor[9], of_processor[18]))
    return Found(people=people, games=games, counted_ms=counted, asked=found)


def run(people: int, games: int) -> Found:
    with tempfile.TemporaryDirectory(prefix="waterhole-people-") as folder:
        return asyncio.run(measured(f"sqlite:///{folder}/tables.db", people, games))


def in_words(found: Found) -> str:
    lines = [
        f"{found.people:,} people, {found.games:,} finished games; counting one took {found.counted_ms:.2f} ms",
        "",
        "| asked for | p50 | p95 | processor, p50 | p95 |",
        "|---|---|---|---|---|",
    ]
    lines += [
        f"| {one.what} | {one.p50_ms:.1f} ms | {one.p95_ms:.1f} ms "
        f"| {one.processor_p50_ms:.1f} ms | {one.processor_p95_ms:.1f} ms |"
        for one in found.asked
    ]
    return "\n".join(lines)

"""The HTTP interface as one list of endpoints, and what each of them does."""

from __future__ import annotations

import asyncio

import msgspec
from starlette.exceptions import HTTPException
from starlette.responses import Response

from waterhole._compiled import status
from waterhole.bots.levels import manners
from waterhole.explorer.explored import Explored, shipped
from waterhole.games import GAMES, find
from waterhole.kernel.game import Game
from waterhole.kernel.match import Record
from waterhole.server import protocol
from waterhole.server.accounts.names import clean_name
from waterhole.server.community import invitations
from waterhole.server.community.adoption import adopt
from waterhole.server.http import (
    away_endpoints,
    bot_endpoints,
    lessons,
    people_endpoints,
    study_endpoints,
    tournament_endpoints,
)
from waterhole.server.http.call import Call, Endpoint, in_parts
from waterhole.server.http.wording import worded
from waterhole.server.ops.moderation import is_host
from waterhole.server.puzzles import endpoints as puzzle_endpoints
from waterhole.server.storage.storage import StorageFailed
from waterhole.server.storage.trouble import TROUBLE, in_words
from waterhole.server.study import endpoints as saved_study_endpoints
from waterhole.server.tables import records, seating
from waterhole.server.tables.engine.table import Table
from waterhole.server.tables.registry import NotFound

NDJSON = "application/x-ndjson"


async def games(call: Call) -> protocol.Catalogue:
    return protocol.Catalogue(
        games=[
            protocol.GameInfo(
                name=game.name,
                title=game.title,
                summary=game.summary_in(),
                rules=game.rules_version,
                fewest=game.seats[0],
                most=game.seats[-1],
                options=msgspec.to_builtins(game.options()),
                options_schema=msgspec.json.schema(game.options),
                extras=list(game.extras),
                assumed=list(game.assumed),
                temperaments=list(game.temperaments),
                taught="taught" in game.stages,
            )
            for game in GAMES.values()
        ],
        levels=manners(),
    )


def known_game(call: Call) -> Game:
    if call.params["game"] not in GAMES:
        raise NotFound("refused-no-game", name=call.params["game"], games=list(GAMES))
    return find(call.params["game"])


async def rules(call: Call) -> protocol.Rules:
    game, language = known_game(call), call.query.language
    return protocol.Rules(game=game.name, text=game.rules_in(language), rulings=game.rulings_in(language))


async def explored(call: Call) -> Explored:
    return shipped(known_game(call))


async def lesson(call: Call) -> protocol.Lesson:
    return lessons.shown(known_game(call), call.query.language)


async def answer_lesson(call: Call) -> protocol.LessonAnswer:
    return lessons.answered(known_game(call), call.body)


async def me(call: Call) -> protocol.Me:
    known = call.server.identities.me(call.me)
    return msgspec.structs.replace(known, host=await is_host(call.server, call.me.id))


async def name_me(call: Call) -> protocol.Me:
    name = clean_name(call.body.name)
    if call.who is None:
        call.limit("identity")
        call.who, token = await call.server.identities.create(name)
        call.set_cookie(token)
    else:
        await call.server.identities.rename(call.who, name)
    return call.server.identities.me(call.who)


async def forget_me(call: Call) -> None:
    await call.server.bot_accounts.delete_all(call.me)
    await call.server.identities.delete(call.me)
    await call.server.end_sockets(call.me.id)
    call.set_cookie("")


async def export_me(call: Call) -> protocol.Export:
    return await call.server.identities.export(call.me)


async def register(call: Call) -> protocol.Me:
    call.pay("log-in")
    who = await call.server.identities.register(call.me, call.body, call.token)
    await call.server.end_sockets(who.id)
    return call.server.identities.me(who)


async def log_in(call: Call) -> protocol.Me:
    call.pay("log-in", f"{call.body.login.lower()} {call.address}")  # so that nobody can lock another out
    who, token = await call.server.identities.log_in(call.body.login, call.body.password)
    call.set_cookie(token)
    if call.body.bring and call.who is not None and call.who.login is None:
        await adopt(call.server, call.who, who)
    return call.server.identities.me(who)


async def log_out(call: Call) -> None:
    if call.who is not None:
        await call.server.identities.end_sessions(call.who.id, None if call.query.everywhere else call.token)
        await call.server.end_sockets(call.who.id)
    call.set_cookie("")


async def list_tables(call: Call) -> protocol.TableList:
    return protocol.TableList(tables=await call.server.listing.tables_of(call.me.id if call.query.mine else None))


async def open_table(call: Call) -> protocol.TableInfo:
    call.limit("table", call.me.id)
    live = await seating.open_table(call.registry, call.me.id, call.body)
    return live.table.info(call.me.id)


async def show_table(call: Call) -> protocol.TableInfo:
    return (await call.table()).table.info(call.who.id if call.who else "")


async def change_table(call: Call) -> protocol.TableInfo:
    live = await call.table()
    await seating.set_up(call.registry, live, call.me.id, call.body)
    return live.table.info(call.me.id)


async def sit(call: Call) -> protocol.TableInfo:
    live = await call.table(call.body.invite)
    await call.server.relations.check_welcome(call.me.id, live.table.row.host)
    await seating.sit(call.registry, live, call.me.id, call.params["seat"])
    return live.table.info(call.me.id)


async def rise(call: Call) -> protocol.TableInfo:
    live = await call.table()
    await seating.rise(call.registry, live, call.me.id, call.params["seat"])
    return live.table.info(call.me.id)


async def place_bot(call: Call) -> protocol.TableInfo:
    live = await call.table()
    await seating.place_bot(call.registry, live, call.me.id, call.params["seat"], call.body.level)
    return live.table.info(call.me.id)


async def invite(call: Call) -> protocol.TableInfo:
    live = await call.table()
    call.limit("invitation", call.me.id)
    await invitations.invite(call.server, live, call.me.id, call.params["seat"], call.body.id)
    return live.table.info(call.me.id)


async def start(call: Call) -> protocol.TableInfo:
    live = await call.table()
    await seating.start(call.registry, live, call.me.id)
    return live.table.info(call.me.id)


async def rematch(call: Call) -> protocol.TableInfo:
    call.limit("table", call.me.id)
    live = await call.table()
    unwilling = await call.server.relations.blocking(call.me.id, seating.sitting(live.table))
    following = await seating.rematch(call.registry, live, call.me.id, call.query.promise, unwilling, call.query.level)
    return following.table.info(call.me.id)


async def told_table(call: Call) -> Table:
    """A table of which all may be known as soon as it is finished, unless others still play its cards."""
    table = (await call.table()).table
    await call.server.desk.check_told(table)
    return table


async def record(call: Call) -> Record:
    return records.record_of(await told_table(call))


async def replay(call: Call) -> Response:
    table = await told_table(call)
    call.pay("replay")
    query: protocol.ReplayQuery = call.query
    found = await call.server.replays.of(table, query)
    return in_parts(await asyncio.to_thread(worded, found, table, query.seat, query.text) if query.text else found)


async def review(call: Call) -> protocol.Review:
    table = await told_table(call)
    records.finished(table)
    if not call.server.reviews.begun(table):
        call.pay("review", call.me.id)
    return await call.server.reviews.of(table)


async def import_record(call: Call) -> protocol.Imported:
    call.pay("import", call.me.id)
    live = await records.imported(call.registry, call.me.id, call.raw)
    return protocol.Imported(table=live.table.id)


async def health(call: Call) -> protocol.Health:
    try:
        await call.server.storage.probe()
    except (StorageFailed, *TROUBLE) as error:
        trouble = call.server.storage.trouble or in_words(error)
        raise HTTPException(503, f"the database fails: {trouble}") from None
    if call.server.stopping:
        raise HTTPException(503, "stopping")
    kind = "postgresql" if call.server.storage.postgres else "sqlite"
    return protocol.Health(status="ok", version=call.server.version, compiled=status().compiled, database=kind)


LESSON = "/api/games/{game}/lesson"
TABLE = "/api/tables/{table}"
BOT_TABLE = "/api/bot/tables/{table}"
SEAT = "/api/tables/{table}/seats/{seat}"
ENDPOINTS = [
    Endpoint("GET", "/api/games", games, protocol.Catalogue, "The games and the levels of bots"),
    Endpoint("GET", "/api/games/{game}/rules", rules, protocol.Rules, "The rules of a game", query=protocol.RulesQuery),
    Endpoint("GET", "/api/games/{game}/explored", explored, Explored, "What wins, counted over many games of bots"),
    Endpoint("GET", LESSON, lesson, protocol.Lesson, "The guided game", query=protocol.RulesQuery),
    Endpoint("POST", LESSON, answer_lesson, protocol.LessonAnswer, "A move in it", protocol.LessonMove),
    Endpoint("GET", "/api/me", me, protocol.Me, "Who you are"),
    Endpoint("POST", "/api/me", name_me, protocol.Me, "Take a name, or another one", protocol.NewName, by="person"),
    Endpoint("DELETE", "/api/me", forget_me, None, "Delete your name, login and words", status=204, by="person"),
    Endpoint("GET", "/api/me/export", export_me, protocol.Export, "All that is kept about you", by="person"),
    Endpoint("POST", "/api/account", register, protocol.Me, "Add or change a login", protocol.NewLogin, by="person"),
    Endpoint("POST", "/api/session", log_in, protocol.Me, "Log in", protocol.LogIn, by="person"),
    Endpoint("DELETE", "/api/session", log_out, None, "Log out", query=protocol.LogOut, status=204, by="person"),
    Endpoint("GET", "/api/tables", list_tables, protocol.TableList, "Tables", query=protocol.ListQuery),
    Endpoint("POST", "/api/tables", open_table, protocol.TableInfo, "Open a table", protocol.NewTable, status=201),
    Endpoint("GET", TABLE, show_table, protocol.TableInfo, "A table"),
    Endpoint("PATCH", TABLE, change_table, protocol.TableInfo, "Change settings", protocol.Settings),
    Endpoint("PUT", SEAT, sit, protocol.TableInfo, "Sit down", protocol.Invited),
    Endpoint("DELETE", SEAT, rise, protocol.TableInfo, "Leave a seat"),
    Endpoint("PUT", SEAT + "/bot", place_bot, protocol.TableInfo, "Seat a bot", protocol.BotWish),
    Endpoint("PUT", SEAT + "/person", invite, protocol.TableInfo, "Ask somebody to come", protocol.PersonWish),
    Endpoint("POST", TABLE + "/start", start, protocol.TableInfo, "Start the game"),
    Endpoint("POST", TABLE + "/rematch", rematch, protocol.TableInfo, "The next game", query=protocol.RematchQuery),
    Endpoint("GET", TABLE + "/record", record, Record, "The record of a finished game"),
    Endpoint("GET", TABLE + "/replay", replay, protocol.Replay, "A finished game by steps", query=protocol.ReplayQuery),
    Endpoint("GET", TABLE + "/review", review, protocol.Review, "Chances over the game"),
    Endpoint(
        "POST", "/api/study", study_endpoints.study, protocol.Studied, "A position on the table, and moves tried on it",
        protocol.StudyWish, by="person",
    ),
    Endpoint(
        "POST", "/api/analysis", study_endpoints.analyse, protocol.Analysed, "Look into a position, ever deeper",
        protocol.AnalysisWish, by="person", media=NDJSON,
    ),
    Endpoint("POST", "/api/records", import_record, protocol.Imported, "A record becomes a table", Record, status=201),
    Endpoint("GET", "/api/bots", bot_endpoints.list_bots, protocol.BotAccounts, "Your bot accounts", by="person"),
    Endpoint(
        "POST", "/api/bots", bot_endpoints.create_bot, protocol.BotToken, "A bot account with its token",
        protocol.NewBot, status=201, by="person",
    ),
    Endpoint(
        "POST", "/api/bots/{bot}/token", bot_endpoints.renew_bot, protocol.BotToken, "Another token for a bot account",
        status=201, by="person",
    ),
    Endpoint(
        "DELETE", "/api/bots/{bot}", bot_endpoints.delete_bot, None, "End a bot account", status=204, by="person"
    ),
    Endpoint(
        "GET", "/api/bot/stream", bot_endpoints.bot_stream, protocol.ToBot, "Invitations, questions, stand-ins, ends",
        query=protocol.StreamQuery, by="bot", media=NDJSON,
    ),
    Endpoint(
        "GET", BOT_TABLE, bot_endpoints.bot_table, protocol.Update, "A table as a seat sees it",
        query=protocol.SeatQuery, by="bot",
    ),
    Endpoint(
        "GET", BOT_TABLE + "/stream", bot_endpoints.bot_table_stream, protocol.FromServer,
        "The same, whenever it changes", query=protocol.SeatStreamQuery, by="bot", media=NDJSON,
    ),
    Endpoint(
        "POST", BOT_TABLE + "/move", bot_endpoints.bot_move, protocol.Update, "Make a move",
        protocol.Submission, query=protocol.TextQuery, by="bot",
    ),
    Endpoint(
        "GET", BOT_TABLE + "/hint", bot_endpoints.bot_hint, protocol.HintMessage, "What our bots would do",
        query=protocol.SeatQuery, by="bot",
    ),
    *people_endpoints.ENDPOINTS,
    *away_endpoints.ENDPOINTS,
    *tournament_endpoints.ENDPOINTS,
    *puzzle_endpoints.ENDPOINTS,
    *saved_study_endpoints.ENDPOINTS,
    Endpoint("GET", "/health", health, protocol.Health, "Whether all is well"),
]  # fmt: skip

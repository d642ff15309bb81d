"""Before a game, and after it: opening a table, who sits where, settings, start, rematch."""

from __future__ import annotations

import msgspec

from waterhole.bots import LEVELS
from waterhole.games import find
from waterhole.kernel.game import BadInput, Game, Refused
from waterhole.server import protocol
from waterhole.server.lobby import Lobby
from waterhole.server.rooms import Change, Repeated, Room
from waterhole.server.rows import Setting
from waterhole.server.tables import Seat, Table

ACCOUNT = "bot:"  # before the name of a bot account, where a level of ours could stand


async def account(lobby: Lobby, place: str) -> str:
    """The identity of the bot account that 'bot:NAME' names; BadInput where there is none."""
    name = place.removeprefix(ACCOUNT)
    found = await lobby.identities.bot_named(name)
    if found is None:
        raise BadInput(f"there is no bot account '{name}' here.")
    return found


async def open_table(lobby: Lobby, identity: str, wanted: protocol.NewTable) -> Room:
    """A new table with its places taken as asked; started, if that is wanted."""
    game = find(wanted.game)
    check_places(game, wanted)
    accounts = {place: await account(lobby, place) for place in wanted.places if place.startswith(ACCOUNT)}
    setting = Setting(
        seats=len(wanted.places),
        options=msgspec.to_builtins(game.read_options(wanted.options)),
        public=wanted.public,
        clock=wanted.clock,
        stand_in=wanted.stand_in,
        eager=wanted.start and bool(accounts),
    )
    changes = [
        Change("sit", seat, identity)
        if place == "me"
        else Change("invite", seat, accounts[place])
        if place in accounts
        else Change("bot", seat, place)
        for seat, place in enumerate(wanted.places)
        if place != "open"
    ]
    if wanted.start and not accounts:
        changes.append(Change("start"))
    return await lobby.store(identity, game.name, setting, changes)


async def sit(lobby: Lobby, room: Room, identity: str, number: int) -> None:
    """Take an open seat, or one that one is invited to; or one's own again, where a bot stands in."""

    def decide(table: Table) -> Change | Repeated:
        seat = seat_at(table, number)
        if seat.identity == identity:
            return Change("back", number) if seat.standing_in else Repeated(0)
        only_open(table)
        if seat.taken:
            raise Refused("seat", "that seat is taken.")
        if seat.invited not in {None, identity}:
            raise Refused("seat", "that seat is kept for somebody who is invited.")
        if seat.invited is None and table.sits(identity):
            raise Refused("seat", "you sit at this table already.")
        return Change("sit", number, identity)

    await lobby.change(room, decide)
    if room.table.setting.eager:
        await lobby.change(room, start_when_all_sit)


def start_when_all_sit(table: Table) -> Change | Repeated:
    ready = table.status == "open" and all(seat.taken for seat in table.seats)
    return Change("start") if ready else Repeated(0)


async def rise(lobby: Lobby, room: Room, identity: str, number: int) -> None:
    """Leave a seat, or decline it: before the game it is open again, during the game a bot plays on.

    The host may clear seats.
    """

    def decide(table: Table) -> Change | Repeated:
        seat = seat_at(table, number)
        if table.status == "running":
            table.seat_of(identity, number)
            return Repeated(0) if seat.standing_in else Change("stand_in", number, table.setting.stand_in)
        only_open(table)
        if identity not in {seat.identity, seat.invited, table.row.host}:
            raise Refused("host", "only the host clears another's seat.")
        return Change("rise", number) if seat.taken or seat.invited else Repeated(0)

    await lobby.change(room, decide)


async def place_bot(lobby: Lobby, room: Room, identity: str, number: int, level: str) -> None:
    """Seat one of our bots, or invite a bot account."""
    invited = await account(lobby, level) if level.startswith(ACCOUNT) else None

    def decide(table: Table) -> Change | Repeated:
        seat = seat_at(table, number)
        only_host(table, identity)
        if seat.identity is not None:
            raise Refused("seat", "that seat is taken.")
        if invited is not None:
            return Change("invite", number, invited)
        check_level(level)
        return Change("bot", number, level)

    await lobby.change(room, decide)


async def set_up(lobby: Lobby, room: Room, identity: str, wanted: protocol.Settings) -> None:
    """Change what is given and leave the rest."""

    def decide(table: Table) -> Change | Repeated:
        only_host(table, identity)
        changed = {name: value for name, value in msgspec.structs.asdict(wanted).items() if value is not None}
        setting = msgspec.structs.replace(table.setting, **changed)
        options = table.game.read_options(setting.options)
        table.game.new(setting.seats, options)
        check_level(setting.stand_in)
        if any(seat.taken or seat.invited for seat in table.seats[setting.seats :]):
            raise Refused("seat", "somebody sits in a seat that would go, or is invited to it.")
        setting.options = msgspec.to_builtins(options)
        return Change("set", data=msgspec.to_builtins(setting))

    await lobby.change(room, decide)


async def start(lobby: Lobby, room: Room, identity: str) -> None:
    def decide(table: Table) -> Change | Repeated:
        if table.match is not None and table.row.host == identity:
            return Repeated(0)
        only_host(table, identity)
        if not all(seat.taken for seat in table.seats):
            raise Refused("seat", "every seat needs a player or a bot first.")
        return Change("start")

    await lobby.change(room, decide)


async def rematch(lobby: Lobby, room: Room, identity: str) -> Room:
    """The next table with the same seats, which the people at this one may join; the same one for all who ask."""
    table = room.table
    table.seat_of(identity, next((n for n, seat in enumerate(table.seats) if seat.identity == identity), -1))
    if table.status not in {"finished", "closed"}:
        raise Refused("running", "the game is not over.")
    if table.rematch is None:
        alone = set(sitting(table)) == {identity}
        accounts = {one for one in sitting(table) if table.is_bot(one)} - {identity}
        setting = msgspec.structs.replace(table.setting, eager=set(sitting(table)) == accounts | {identity})
        changes = [
            Change("bot", number, seat.level)
            if seat.identity is None and seat.level
            else Change("invite" if seat.identity in accounts else "sit", number, seat.identity)
            for number, seat in enumerate(table.seats)
            if seat.identity is not None or seat.level
        ]
        if alone and len(changes) == len(table.seats):
            changes.append(Change("start"))
        following = await lobby.store(identity, table.game.name, setting, changes)

        def decide(table: Table) -> Change | Repeated:
            return Repeated(0) if table.rematch else Change("rematch", data=following.table.id)

        await lobby.change(room, decide)
    assert table.rematch is not None
    return await lobby.room(table.rematch)


def sitting(table: Table) -> list[str]:
    return [seat.identity for seat in table.seats if seat.identity is not None]


def seat_at(table: Table, number: int) -> Seat:
    if not 0 <= number < len(table.seats):
        raise Refused("seat", f"there is no such seat; seats are 0 to {len(table.seats) - 1}.")
    return table.seats[number]


def only_open(table: Table) -> None:
    if table.status != "open":
        raise Refused("started", "the game has started." if table.status == "running" else "the table is closed.")


def only_host(table: Table, identity: str) -> None:
    only_open(table)
    if table.row.host != identity:
        raise Refused("host", "only who opened the table does that.")


def check_places(game: Game, wanted: protocol.NewTable) -> None:
    """BadInput where seats, options or bots cannot be had."""
    game.new(len(wanted.places), game.read_options(wanted.options))
    ours = (place for place in wanted.places if place not in {"me", "open"} and not place.startswith(ACCOUNT))
    for level in [wanted.stand_in, *ours]:
        check_level(level)
    if wanted.start and "open" in wanted.places:
        raise BadInput("a table with open seats cannot start yet.")


def check_level(level: str) -> None:
    """BadInput unless it is a level by its plain name: settings such as a longer time are not for guests to choose."""
    if level not in LEVELS:
        raise BadInput(f"there is no bot '{level}' here; the bots are: {', '.join(LEVELS)}.")

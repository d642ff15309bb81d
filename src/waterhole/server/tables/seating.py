"""Before a game, and after it: opening a table, who sits where, settings, start, rematch."""

from __future__ import annotations

import time
from collections.abc import Collection

import msgspec

from waterhole.bots import LEVELS
from waterhole.bots.levels import FOR_PEOPLE, temper_of, tempered
from waterhole.bots.temperaments import TEMPER, liking_of
from waterhole.games import find
from waterhole.kernel.game import SPECTATOR, BadInput, Game, Refused
from waterhole.kernel.match import Match, new_seed
from waterhole.server import protocol
from waterhole.server.accounts.names import alike
from waterhole.server.storage.entries import TableSettings
from waterhole.server.tables.engine.live_table import Change, LiveTable, Unchanged
from waterhole.server.tables.engine.table import Seat, Table
from waterhole.server.tables.registry import Registry
from waterhole.server.tables.settling import begin

AWAY = 120.0  # seconds that somebody is waited for before the host may let a bot play on
ACCOUNT = "bot:"  # before the name of a bot account, where a level of ours could stand


async def account(registry: Registry, place: str) -> str:
    """The identity of the bot account that 'bot:NAME' names; BadInput where there is none."""
    name = place.removeprefix(ACCOUNT)
    found = await registry.identities.bot_named(name)
    if found is None:
        raise BadInput("refused-no-account", name=name)
    return found


async def open_table(registry: Registry, identity: str, wanted: protocol.NewTable) -> LiveTable:
    """A new table with its places taken as asked; started, if that is wanted."""
    game = find(wanted.game)
    check_places(game, wanted)
    position = None if wanted.position is None else checked_position(game, wanted)
    accounts = {place: await account(registry, place) for place in wanted.places if place.startswith(ACCOUNT)}
    setting = TableSettings(
        seats=len(wanted.places),
        options=msgspec.to_builtins(game.read_options(wanted.options)),
        public=wanted.public,
        clock=wanted.clock,
        stand_in=wanted.stand_in,
        undo=wanted.undo,
        hints=wanted.hints,
        eager=wanted.start and bool(accounts),
        position=position,
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
    if position is None:
        changes += promised(registry, identity, wanted.promise, changes)
    return await registry.open(identity, game.name, setting, changes, start=wanted.start and not accounts)


def checked_position(game: Game, wanted: protocol.NewTable) -> dict[str, object]:
    """The position that a game goes on from; BadInput where it cannot, or where strangers could come upon it."""
    if wanted.public or wanted.options:
        raise BadInput("refused-position-settings")
    state = game.read_position(msgspec.json.encode(wanted.position))
    if Match.from_position(game, wanted.places, state).over:
        raise BadInput("refused-table-over")
    return chance_anew(msgspec.to_builtins(game.dump(state)))


def chance_anew(position: dict[str, object]) -> dict[str, object]:
    """A position whose chance to come nobody knows, whoever wrote it."""
    return position | {"rng": str(new_seed())}


def promised(registry: Registry, identity: str, promise: str | None, changes: list[Change]) -> list[Change]:
    """The promise of who opens a table and sits down at it."""
    own = [change.seat for change in changes if change.kind == "sit" and change.data == identity]
    if promise is None or not own:
        return []
    if registry.identities.is_bot(identity):
        raise BadInput("a bot account adds nothing to the chance: leave 'promise' out.")
    return [Change("promise", own[0], promise)]


async def sit(registry: Registry, live: LiveTable, identity: str, number: int) -> None:
    """Take an open seat, or one that one is invited to; or one's own again, where a bot stands in."""

    def decide(table: Table) -> Change | Unchanged:
        seat = seat_at(table, number)
        if seat.identity == identity:
            return Change("back", number) if seat.standing_in else Unchanged()
        only_open(table)
        if seat.taken:
            raise Refused("seat", "refused-seat-taken")
        if seat.invited not in {None, identity}:
            raise Refused("seat", "refused-seat-kept")
        if seat.invited is None and table.sits(identity):
            raise Refused("seat", "refused-seated")
        check_name(table, identity)
        return Change("sit", number, identity)

    await registry.change(live, decide)
    if live.table.settings.eager:
        await registry.change(live, start_when_all_sit)


def check_name(table: Table, identity: str) -> None:
    """Refused where another at the table has a name that could be taken for this identity's."""
    own = table.name_of(identity)
    for other in (table.name_of(one) for one in sitting(table) if one != identity):
        if alike(other, own):
            raise Refused("name", "refused-name-here", name=other)


def start_when_all_sit(table: Table) -> Change | Unchanged:
    ready = table.status == "open" and table.settling is None and all(seat.taken for seat in table.seats)
    return begin(table) if ready else Unchanged()


async def rise(registry: Registry, live: LiveTable, identity: str, number: int) -> None:
    """Leave a seat, or decline it: before the game it is open again, during the game a bot plays on.

    The host may clear seats; during the game only those of people who are waited for in vain.
    """

    def decide(table: Table) -> Change | Unchanged:
        seat = seat_at(table, number)
        if table.status == "running":
            if seat.identity != identity:
                check_waited_in_vain(table, identity, number)
            return Unchanged() if seat.standing_in else Change("stand_in", number, table.settings.stand_in)
        only_open(table)
        if identity not in {seat.identity, seat.invited, table.row.host}:
            raise Refused("host", "refused-clear-seat")
        return Change("rise", number) if seat.taken or seat.invited else Unchanged()

    await registry.change(live, decide)


def check_waited_in_vain(table: Table, identity: str, number: int) -> None:
    """Refused unless the host may let a bot play on here; who comes back takes the seat again."""
    if table.row.host != identity:
        raise Refused("host", "refused-clear-seat")
    waited_for = number in table.playing.view(SPECTATOR).waiting  # not whoever has chosen in secret already
    if table.seats[number].identity is None or not waited_for or time.time() - table.changed < AWAY:
        raise Refused("away", "refused-not-away", minutes=round(AWAY / 60))


async def place_bot(registry: Registry, live: LiveTable, identity: str, number: int, level: str) -> None:
    """Seat one of our bots, or invite a bot account."""
    invited = await account(registry, level) if level.startswith(ACCOUNT) else None

    def decide(table: Table) -> Change | Unchanged:
        seat = seat_at(table, number)
        only_host(table, identity)
        if seat.identity is not None:
            raise Refused("seat", "refused-seat-taken")
        if invited is not None:
            return Change("invite", number, invited)
        check_level(level, table.game)
        return Change("bot", number, level)

    await registry.change(live, decide)


async def keep_for(registry: Registry, live: LiveTable, identity: str, number: int, person: str) -> bool:
    """Keep an open seat for somebody who is asked to come; whether that is new."""

    def decide(table: Table) -> Change | Unchanged:
        seat = seat_at(table, number)
        only_host(table, identity)
        if seat.invited == person:
            return Unchanged()
        if seat.taken:
            raise Refused("seat", "refused-seat-taken")
        if table.sits(person) or table.invites(person):
            raise Refused("seat", "refused-invited-already", name=table.name_of(person))
        return Change("invite", number, person)

    return isinstance(await registry.change(live, decide), Change)


async def set_up(registry: Registry, live: LiveTable, identity: str, wanted: protocol.Settings) -> None:
    """Change what is given and leave the rest."""

    def decide(table: Table) -> Change | Unchanged:
        only_host(table, identity)
        changed = {name: value for name, value in msgspec.structs.asdict(wanted).items() if value is not None}
        if table.placed and changed.keys() & {"options", "public", "seats"}:
            raise Refused("position", "refused-position-settings")
        settings = msgspec.structs.replace(table.settings, **changed)
        options = table.game.read_options(settings.options)
        table.game.check(settings.seats, options)
        check_level(settings.stand_in)
        if any(seat.taken or seat.invited for seat in table.seats[settings.seats :]):
            raise Refused("seat", "refused-seat-in-use")
        settings.options = msgspec.to_builtins(options)
        return Change("set", data=msgspec.to_builtins(settings))

    await registry.change(live, decide)


async def start(registry: Registry, live: LiveTable, identity: str) -> None:
    def decide(table: Table) -> Change | Unchanged:
        if (table.match is not None or table.settling is not None) and table.row.host == identity:
            return Unchanged()
        only_host(table, identity)
        if not all(seat.taken for seat in table.seats):
            raise Refused("seat", "refused-seats-open")
        return begin(table)

    await registry.change(live, decide)


async def rematch(
    registry: Registry,
    live: LiveTable,
    identity: str,
    promise: str | None = None,
    without: Collection[str] = (),
    level: str = "",
) -> LiveTable:
    """The next table with the same seats, which the people at this one may join; the same one for all who ask.

    `without`: those who want nothing of who asks first; their seats are open. `level`: of our bots, other than before.
    """
    table = live.table
    table.seat_of(identity, next((n for n, seat in enumerate(table.seats) if seat.identity == identity), -1))
    if table.status not in {"finished", "closed"}:
        raise Refused("running", "refused-not-over")
    if level:
        check_level(level, table.game)
    if table.rematch is None:
        alone = set(sitting(table)) == {identity}
        accounts = {one for one in sitting(table) if table.is_bot(one)} - {identity}
        eager = set(sitting(table)) == accounts | {identity}
        setting = msgspec.structs.replace(table.settings, eager=eager, tournament="", deal="")
        if setting.position is not None:
            setting.position = chance_anew(setting.position)
        changes = seated_again(table, accounts, without, level)
        start = alone and len(changes) == len(table.seats)
        if not table.placed:
            changes += promised(registry, identity, promise, changes)
        following = await registry.open(identity, table.game.name, setting, changes, start)

        def decide(table: Table) -> Change | Unchanged:
            return Unchanged() if table.rematch else Change("rematch", data=following.table.id)

        await registry.change(live, decide)
    assert table.rematch is not None
    return await registry.get(table.rematch)


def seated_again(table: Table, accounts: set[str], without: Collection[str], level: str) -> list[Change]:
    """Everybody as they sat: people sit, accounts of bots are invited, our bots play at their level or another."""
    return [
        Change("bot", number, level_again(seat.level, level))
        if seat.identity is None and seat.level
        else Change("invite" if seat.identity in accounts else "sit", number, seat.identity)
        for number, seat in enumerate(table.seats)
        if (seat.identity is not None or seat.level) and seat.identity not in without
    ]


def level_again(before: str, level: str) -> str:
    """How one of our bots plays the next time: as before, or at another level with the same temperament."""
    return tempered(level, temper_of(before)) if level in FOR_PEOPLE else level or before


def sitting(table: Table) -> list[str]:
    return [seat.identity for seat in table.seats if seat.identity is not None]


def seat_at(table: Table, number: int) -> Seat:
    if not 0 <= number < len(table.seats):
        raise Refused("seat", "refused-no-such-seat", last=len(table.seats) - 1)
    return table.seats[number]


def only_open(table: Table) -> None:
    if table.settling is not None:
        raise Refused("started", "refused-starting")
    if table.status != "open":
        raise Refused("started", "refused-started" if table.status == "running" else "refused-closed")


def only_host(table: Table, identity: str) -> None:
    only_open(table)
    if table.row.host != identity:
        raise Refused("host", "refused-host")


def check_places(game: Game, wanted: protocol.NewTable) -> None:
    """BadInput where seats, options or bots cannot be had."""
    game.check(len(wanted.places), game.read_options(wanted.options))
    ours = (place for place in wanted.places if place not in {"me", "open"} and not place.startswith(ACCOUNT))
    check_level(wanted.stand_in)
    for level in ours:
        check_level(level, game)
    if wanted.start and "open" in wanted.places:
        raise BadInput("refused-start-open")


def check_level(level: str, game: Game | None = None) -> None:
    """BadInput unless it is a level by its plain name, with a temperament of a game at most: settings such as a longer
    time are not for guests to choose."""
    word, tempered_so, temper = level.partition(f":{TEMPER}=")
    if game is not None and tempered_so and word in FOR_PEOPLE:
        liking_of(game, temper)
    elif level not in LEVELS:
        raise BadInput("refused-no-level", level=level, levels=list(LEVELS))

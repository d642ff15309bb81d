"""Wilderness: what can be seen happening, and how it is told."""

from __future__ import annotations

from collections.abc import Sequence

from waterhole.games.wilderness.components import (
    ATTACKERS,
    BAD_NAMES,
    BAD_TEXTS,
    BEASTS,
    COMPASS_WORDS,
    DAY_EVENTS,
    DAY_ROUNDS,
    DAY_TEXTS,
    DAYS,
    ENERGY,
    GOOD_NAMES,
    GOOD_TEXTS,
    ILLNESSES,
    NIGHT_AT,
    OUTCOMES,
    ROUNDS,
    THE_TRIBE,
    TILE_NAMES,
)
from waterhole.games.wilderness.moves import MOVES
from waterhole.games.wilderness.view import ENDINGS, Cards, area_name, event_names, seats_of
from waterhole.kernel.core import Event
from waterhole.kernel.game import Seen, whom
from waterhole.kernel.move import Fields

DECKS = ("event", "illness", "day")


class TurnBegan(Seen, frozen=True, kw_only=True, tag="turn"):
    energy: int


class Moved(Seen, frozen=True, kw_only=True, tag="moved"):
    area: str
    cost: int


class Followed(Seen, frozen=True, kw_only=True, tag="followed"):
    area: str
    leader: int


class Rolled(Seen, frozen=True, kw_only=True, tag="rolled"):
    """The roll that a declared move needs."""

    roll: int
    needed: int
    area: str


class RolledAgain(Seen, frozen=True, kw_only=True, tag="rolled_again"):
    roll: int


class Wandered(Seen, frozen=True, kw_only=True, tag="wandered"):
    direction: int
    area: str


class TurnedUp(Seen, frozen=True, kw_only=True, tag="turned"):
    tile: str
    position: int


class Appeared(Seen, frozen=True, kw_only=True, tag="appeared"):
    beast: str
    area: str


class FellIll(Seen, frozen=True, kw_only=True, tag="fell_ill"):
    illness: str


class Healed(Seen, frozen=True, kw_only=True, tag="healed"):
    illness: str


class Hunted(Seen, frozen=True, kw_only=True, tag="hunted"):
    roll: int


class Tracked(Seen, frozen=True, kw_only=True, tag="tracked"):
    """What the hunt came to."""

    result: int
    direction: int  # 0: the compass was not spun


class Drank(Seen, frozen=True, kw_only=True, tag="drank"):
    """Thirst is gone."""


class Rested(Seen, frozen=True, kw_only=True, tag="rested"):
    exhaustion: int


class Slept(Seen, frozen=True, kw_only=True, tag="slept"):
    steps: int
    exhaustion: int


class Status(Seen, frozen=True, kw_only=True, tag="status"):
    """The squares of a status board after something changed them."""

    thirst: int
    hunger: int
    exhaustion: int


class Played(Seen, frozen=True, kw_only=True, tag="played"):
    card: str
    text: str
    good: bool
    target: int | None
    move: str
    fields: Fields  # of the move: which illness, which way, which animal


class Needle(Seen, frozen=True, kw_only=True, tag="needle"):
    roll: int


class Stole(Seen, frozen=True, kw_only=True, tag="stole"):
    victim: int
    card: str | None  # None: not for your eyes


class Dealt(Seen, frozen=True, kw_only=True, tag="dealt"):
    count: int
    cards: Cards | None


class Reshuffled(Seen, frozen=True, kw_only=True, tag="reshuffled"):
    deck: str
    count: int


class NewDay(Seen, frozen=True, kw_only=True, tag="day"):
    day: str
    rounds: str
    text: str
    events: int


class NewRound(Seen, frozen=True, kw_only=True, tag="round"):
    round: int
    mark: str
    night: bool


class NaturesTurn(Seen, frozen=True, kw_only=True, tag="nature"):
    """Thirst, hunger and exhaustion grow."""


class Roamed(Seen, frozen=True, kw_only=True, tag="roamed"):
    beast: str
    area: str


class Attacked(Seen, frozen=True, kw_only=True, tag="attacked"):
    by: str
    area: str


class Fought(Seen, frozen=True, kw_only=True, tag="fought"):
    by: str
    beast_sum: int
    own_sum: int


class WonFight(Seen, frozen=True, kw_only=True, tag="won_fight"):
    by: str
    removed: bool


class Tribe(Seen, frozen=True, kw_only=True, tag="tribe"):
    roll: int


class Died(Seen, frozen=True, kw_only=True, tag="died"):
    """Exhaustion reached the skull."""


class Ended(Seen, frozen=True, kw_only=True, tag="ended"):
    outcome: str
    winners: tuple[int, ...]


def tell(event: Event, viewer: int) -> Seen:
    """An event as one viewer sees it."""
    seat, shown = int(event.seat), event.shown
    hidden = event.hidden[0] if event.hidden and event.witnessed_by(viewer) else None
    match event.kind:
        case "turn":
            return TurnBegan(seat=seat, energy=shown[0])
        case "moved":
            return Moved(seat=seat, area=area_name(shown[0]), cost=shown[1])
        case "followed":
            return Followed(seat=seat, area=area_name(shown[0]), leader=shown[1])
        case "rolled":
            return Rolled(seat=seat, roll=shown[0], needed=shown[1], area=area_name(shown[2]))
        case "rolled_again":
            return RolledAgain(seat=seat, roll=shown[0])
        case "wandered":
            return Wandered(seat=seat, direction=shown[0] + 1, area=area_name(shown[1]))
        case "turned":
            return TurnedUp(seat=seat, tile=TILE_NAMES[shown[0]], position=shown[1] + 1)
        case "appeared":
            return Appeared(seat=seat, beast=BEASTS[shown[0]], area=area_name(shown[1]))
        case "fell_ill":
            return FellIll(seat=seat, illness=ILLNESSES[shown[0]])
        case "healed":
            return Healed(seat=seat, illness=ILLNESSES[shown[0]])
        case "hunted":
            return Hunted(seat=seat, roll=shown[0])
        case "tracked":
            return Tracked(seat=seat, result=shown[0], direction=shown[1] + 1)
        case "drank":
            return Drank(seat=seat)
        case "rested":
            return Rested(seat=seat, exhaustion=shown[0])
        case "slept":
            return Slept(seat=seat, steps=shown[0], exhaustion=shown[1])
        case "status":
            return Status(seat=seat, thirst=shown[0], hunger=shown[1], exhaustion=shown[2])
        case "played":
            return _played(seat, shown)
        case "needle":
            return Needle(seat=seat, roll=shown[0])
        case "stole":
            return Stole(seat=seat, victim=shown[0], card=None if hidden is None else GOOD_NAMES[hidden])
        case "dealt":
            return Dealt(seat=seat, count=shown[0], cards=None if hidden is None else event_names(hidden))
        case "reshuffled":
            return Reshuffled(seat=seat, deck=DECKS[shown[0]], count=shown[1])
    return _tell_nature(event.kind, seat, shown)


def _tell_nature(kind: str, seat: int, shown: tuple[int, ...]) -> Seen:
    match kind:
        case "day":
            day = shown[0]
            return NewDay(
                seat=seat, day=DAYS[day], rounds=DAY_ROUNDS[day], text=DAY_TEXTS[day], events=int(DAY_EVENTS[day])
            )
        case "round":
            day, number = shown
            night = bool(NIGHT_AT[day * ROUNDS + number])
            return NewRound(seat=seat, round=number + 1, mark=DAY_ROUNDS[day][number], night=night)
        case "nature":
            return NaturesTurn(seat=seat)
        case "roamed":
            return Roamed(seat=seat, beast=BEASTS[shown[0]], area=area_name(shown[1]))
        case "attacked":
            return Attacked(seat=seat, by=ATTACKERS[shown[0]], area=area_name(shown[1]))
        case "fought":
            return Fought(seat=seat, by=ATTACKERS[shown[0]], beast_sum=shown[1], own_sum=shown[2])
        case "won_fight":
            return WonFight(seat=seat, by=ATTACKERS[shown[0]], removed=shown[0] != THE_TRIBE)
        case "tribe":
            return Tribe(seat=seat, roll=shown[0])
        case "died":
            return Died(seat=seat)
        case "ended":
            return Ended(seat=seat, outcome=OUTCOMES[shown[0]], winners=seats_of(shown[1]))
    raise AssertionError(kind)


def _played(seat: int, shown: tuple[int, ...]) -> Played:
    kind, bad, target, move = shown
    return Played(
        seat=seat,
        card=BAD_NAMES[kind] if bad else GOOD_NAMES[kind],
        text=BAD_TEXTS[kind] if bad else GOOD_TEXTS[kind],
        good=not bad,
        target=target if target >= 0 else None,
        move=MOVES[move].text,
        fields=MOVES[move].fields,
    )


def sentence(seen: Seen, names: Sequence[str]) -> str:
    """An event in words; `names` has one name per seat."""
    who = names[seen.seat] if seen.seat >= 0 else ""
    match seen:
        case TurnBegan(energy=energy):
            return f"{who} began a turn with {energy} energy."
        case Moved(area=area, cost=cost):
            return f"{who} moved to {area} for {cost} energy."
        case Followed(area=area, leader=leader):
            return f"{who} went along with {whom(names[leader])} to {area}."
        case Rolled(roll=roll, needed=needed, area=area):
            return f"{who} set out for {area}, rolled {roll} and needed {needed}."
        case RolledAgain(roll=roll):
            return f"{who} rolled again: {roll}."
        case Wandered(direction=way, area=area):
            return f"{who} strayed {COMPASS_WORDS[way - 1]} to {area}."
        case TurnedUp(tile=tile, position=position):
            return f"Tile {position} was turned up: {tile}."
        case Appeared(beast=beast, area=area):
            return f"The {beast} appeared at {area}."
        case FellIll(illness=illness):
            return f"{who} drew an illness: {illness}."
        case Healed(illness=illness):
            return f"{who} got rid of {illness}."
        case Hunted(roll=roll):
            return f"{who} hunted and rolled {roll}."
        case Tracked(result=result, direction=way):
            return _hunt(who, result, way)
        case Drank():
            return f"{who} drank and had no thirst left."
        case Rested(exhaustion=square):
            return f"{who} rested: exhaustion {square}."
        case Slept(steps=steps, exhaustion=square):
            return f"{who} slept for {steps} steps: exhaustion {square}."
        case Status(thirst=thirst, hunger=hunger, exhaustion=square):
            energy = int(ENERGY[square])
            return f"{who} had thirst {thirst}, hunger {hunger}, exhaustion {square} (energy {energy})."
        case Played(card=card, text=text, target=target, move=move):
            on = f" on {whom(names[target])}" if target is not None else ""
            meant = f"'{move}'" if move != card.lower() and target is None else text
            return f"{who} played {card}{on}: {meant}."
        case Needle(roll=roll):
            return f"{who} rolled {roll} against the Spinning Needle."
        case Stole(victim=victim, card=card):
            return f"{who} took {card or 'a card'} from {whom(names[victim])}."
        case Dealt(count=n, cards=cards):
            what = _names(cards) if cards else f"{n} event card{'s' * (n != 1)}"
            return f"{who} got {what}."
        case Reshuffled(deck=deck, count=n):
            return f"The {n} discarded {deck} cards were shuffled into a new deck."
    return _nature_sentence(seen, who, names)


def _nature_sentence(seen: Seen, who: str, names: Sequence[str]) -> str:
    match seen:
        case NewDay(day=day, rounds=rounds, text=text):
            special = f" *: {text}." if text else ""
            return f"A new day: {day} ({rounds}).{special}"
        case NewRound(round=number, mark=mark, night=night):
            kind = (
                "a special night" if mark == "*" and night else {"d": "day", "n": "night", "*": "a special day"}[mark]
            )
            return f"Round {number} of the day: {kind} round."
        case NaturesTurn():
            return "Nature's turn began."
        case Roamed(beast=beast, area=area):
            return f"The {beast} went to {area}."
        case Attacked(by=by, area=area):
            return f"{by[0].upper()}{by[1:]} attacked {whom(who)} at {area}."
        case Fought(by=by, beast_sum=theirs, own_sum=own):
            return f"{who} fought: {by} rolled {theirs}, against {own}."
        case WonFight(by=by, removed=removed):
            after = "and had a meal" if removed else "and was feasted"
            return f"{who} beat {by} {after}."
        case Tribe(roll=roll):
            met = "they turned hostile" if roll == 1 else "there was food and drink"
            return f"{who} stayed with the tribe and rolled {roll}: {met}."
        case Died():
            return f"{who} died in the wilderness."
        case Ended(outcome=outcome, winners=winners):
            won = " and ".join(whom(names[seat]) for seat in winners) or "the wilderness"
            return f"The game ended: {ENDINGS[outcome]}. Won by {won}."
    raise AssertionError(seen)


def _names(cards: Cards) -> str:
    return ", ".join(name if n == 1 else f"{n} {name}" for name, n in cards.items())


def _hunt(who: str, result: int, way: int) -> str:
    if result == 1:
        return f"{who} got lost hunting."
    if result == 4:
        return f"{who} found quarry, but would get lost to the {COMPASS_WORDS[way - 1]}."
    return f"{who} found {'quarry' if result > 4 else 'nothing'}."

"""What holds in every game: food and points accounted for, no idle question, sound positions, a screen that fits."""

from __future__ import annotations

import itertools

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.contract.tables import MOST_MOVES
from tests.games.wildlife.boards import table
from waterhole.games.wildlife import GAME, WildlifeOptions
from waterhole.games.wildlife.components import MOVE_COUNT, TURN
from waterhole.games.wildlife.events import Bought, Fed, Filled, Food, Organism, Scored
from waterhole.games.wildlife.island import ones
from waterhole.games.wildlife.position import WildlifePosition, dump, load
from waterhole.games.wildlife.rules import Wildlife
from waterhole.games.wildlife.view import view
from waterhole.kernel.core import Rng, audited_playout
from waterhole.kernel.game import BadInput, Seen
from waterhole.terminal.ink import Ink
from waterhole.terminal.screens.wildlife import draw, score_table

OPTIONS = [
    msgspec.convert(dict(zip(WildlifeOptions.__struct_fields__, values, strict=True)), WildlifeOptions)
    for values in itertools.product(
        ("lot", "choose", "auction"), ("limited", "unlimited"), (False, True), ("oldest", "last"), (0, 4)
    )
]


def new(seats: int, options: WildlifeOptions, seed: int) -> Wildlife:
    state = GAME.new(seats, options, seed)
    assert isinstance(state, Wildlife)
    state.journal = []
    return state


def book(seen: Seen, food: list[int], points: list[int]) -> None:
    """Enter what an event says it changed."""
    seat = seen.seat
    match seen:
        case Organism(price=price):
            food[seat] -= price
        case Food(food=eaten, points=gained):
            food[seat] += eaten
            points[seat] += gained
        case Fed(points=gained) | Filled(points=gained):
            points[seat] += gained
        case Bought(price=price, fallen=fallen, auctioneer=auctioneer):
            points[seat] -= fallen
            food[seat] += 3 * fallen - price
            food[auctioneer] += price
        case Scored(sheet=sheet):
            for player, gained in enumerate(sheet.totals):
                points[player] += gained
        case _:
            pass


@pytest.mark.parametrize("seats", GAME.seats)
def test_the_events_account_for_all_food_and_all_points_move_by_move(seats: int) -> None:
    # WL-3, WL-12: nothing is gained or lost unseen.
    for seed, options in enumerate(OPTIONS[seats::12]):
        state = new(seats, options, seed)
        rng = Rng(seed)
        food = [int(n) for n in state.food]
        points: list[int] = []
        while (seat := state.decider()) >= 0:
            before = len(state.journal or [])
            moves = GAME.legal(state, seat)
            state.apply(seat, moves[rng.below(len(moves))])
            if not points and state.seeds:
                points = [int(n) for n in state.points]
            for event in (state.journal or [])[before:]:
                book(GAME.tell(event, -1), food, points or [0] * seats)
            assert [int(n) for n in state.food] == food
            if points:
                assert [int(n) for n in state.points] == points


@pytest.mark.parametrize("seats", GAME.seats)
def test_nothing_is_asked_that_has_one_answer_only(seats: int) -> None:
    """But for the auction of a hand of one kind, which a question keeps secret a moment longer (WL-26)."""
    for seed, options in enumerate(OPTIONS[seats::16]):
        state = new(seats, options, seed)
        rng = Rng(seed)
        while (seat := state.decider()) >= 0:
            moves = GAME.legal(state, seat)
            assert len(moves) > 1 or (state.step == TURN and GAME.moves[moves[0]].kind == "auction")
            state.apply(seat, moves[rng.below(len(moves))])


@settings(deadline=None, max_examples=60)
@given(st.integers(2, 6), st.sampled_from(OPTIONS), st.integers(0, 1 << 62))
def test_all_options_combine_and_every_game_ends_for_a_named_reason(
    seats: int, options: WildlifeOptions, seed: int
) -> None:
    state = GAME.new(seats, options, seed)
    assert audited_playout(state, Rng(seed), GAME.moves.buffer(), MOST_MOVES) == ""
    assert state.outcome() in GAME.outcomes


@given(st.integers(0, (1 << 60) - 1))
def test_bits_are_counted(word: int) -> None:
    assert ones(word) == word.bit_count()


def test_the_table_of_moves_is_numbered_as_the_components_say() -> None:
    from waterhole.games.wildlife import components

    assert len(GAME.moves) == MOVE_COUNT < 2000
    first = {
        "M_PLACE": "place 0,3", "M_ATTACK": "attack 0,3", "M_FROM": "from 0,3", "M_TO": "to 0,3", "M_SWAP": "swap 0,3",
        "M_REMOVE": "remove 0,3", "M_PLAY": "play forest", "M_AUCTION": "auction forest", "M_MIGRATE": "migrate",
        "M_MOBILITY": "mobility", "M_AGGRESSION": "aggression", "M_END": "end", "M_PASS": "pass",
        "M_NOTHING": "nothing", "M_USE": "use", "M_DEFEND": "defend", "M_NO_DEFENSE": "no defense",
        "M_NAME": "as forest", "M_IMPROVE": "improve forest", "M_TAKE": "take food", "M_ROB": "rob 1",
        "M_ORGANISM": "organism man", "M_CONVERT": "convert 1", "M_FALL": "fall 0", "M_BID": "bid 0",
    }  # fmt: skip
    for name, text in first.items():
        assert GAME.moves[getattr(components, name)].text == text


# -- positions -----------------------------------------------------------------------------


def broken(**changes: object) -> str:
    """What is said of a position with something wrong in it."""
    good = msgspec.to_builtins(dump(table(3, {1: "3,1", 2: "3,5"})))
    with pytest.raises(BadInput) as refused:
        load(msgspec.convert(good | changes, WildlifePosition))
    return str(refused.value)


@pytest.mark.parametrize(
    ("changes", "said"),
    [
        ({"pile": {}}, "the game has 10 cards 'forest', the position 1."),
        ({"discard": {"tundra": 1}}, "a card is one of forest"),
        ({"food": [1, 2]}, "food: 2 are given for 3 players."),
        ({"food": [1, 2, -1]}, "food is never below 0"),
        ({"organisms": ["man", "man", "bear"]}, "two players have the same organism."),
        ({"organisms": ["man", "", "bear"]}, "WL-1"),
        ({"organisms": ["man", "dodo", "bear"]}, "an organism is one of man"),
        ({"supply": [30, 29, 30]}, "seat 1: there are 30 organism tiles, not so many."),
        ({"abilities": [{"food": 3}, {}, {}]}, "WL-7: more than two abilities of a kind"),
        ({"abilities": [{"aggression": 1}, {"aggression": 1}, {}]}, "more abilities of a kind than there are"),
        ({"turned": [{"food": 1}, {}, {}]}, "WL-7: more abilities turned than held"),
        ({"adaptations": [{"savanna": "migrate"}, {}, {}]}, "better adapted to savanna"),
        ({"missing": {"forest": {"expand": 5}}}, "5 tiles 'expand' of forest cannot be missing."),
        ({"marked": ["large sea"]}, "an area is one of large forest"),
        ({"left": [0, 1, 2]}, "do not sit in one circle"),
        ({"current": 3}, "current: seats are numbered 0 to 2, not 3."),
        ({"step": "dance"}, "step is one of choose organism"),
        ({"step": "over"}, "a game that is over has an ending."),
        ({"step": "terrain card"}, "needs its card"),
        ({"step": "destination"}, "origin"),
        ({"step": "defense"}, "target"),
        ({"step": "payment", "card": "forest"}, "bidder"),
        ({"step": "seed"}, "seeds"),
        ({"given": [2]}, "given: seat 3 holds no ability card."),
        ({"rng": "x"}, "rng is a whole number"),
        ({"seats": 7}, "2 to 6 players"),
        ({"island": ["..........."] * 9}, "island: 0,3 shows '.'"),
    ],
)
def test_a_position_that_breaks_the_arithmetic_is_refused_in_words(changes: dict[str, object], said: str) -> None:
    assert said in broken(**changes)


# -- the screen --------------------------------------------------------------------------------


def test_the_screen_fits_80_columns_and_shows_the_sheet_as_a_table() -> None:
    names = ["Alexandra the Great", "Bo", "Christopher", "Dee", "Emil", "Frederica"]
    state = new(6, WildlifeOptions(), 3)
    rng = Rng(3)
    while (seat := state.decider()) >= 0:
        if len(state.journal or []) % 10 == 0:
            for viewer in (-1, seat):
                lines = draw(view(state, viewer), names, Ink(False))
                assert max(map(len, lines)) <= 80
        moves = GAME.legal(state, seat)
        state.apply(seat, moves[rng.below(len(moves))])
    sheets = [seen.sheet for event in state.journal or [] if isinstance(seen := GAME.tell(event, -1), Scored)]
    lines = score_table(sheets[-1], names)
    assert lines[-1].startswith("total")
    assert max(map(len, lines)) <= 80

"""What holds in every game: food and points accounted for, no idle question, sound positions, a screen that fits."""

from __future__ import annotations

import itertools

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.contract.tables import MOST_MOVES
from tests.games.wildlife.boards import HAND, table, view
from waterhole.games.wildlife import GAME, WildlifeOptions
from waterhole.games.wildlife.engine.components import MOVE_COUNT, TURN
from waterhole.games.wildlife.engine.island import ones
from waterhole.games.wildlife.engine.rules import Wildlife
from waterhole.games.wildlife.events import Bought, Fed, Filled, Food, Organism, Scored
from waterhole.games.wildlife.position import WildlifePosition, dump, load
from waterhole.kernel.engine.playout import audited_playout
from waterhole.kernel.engine.rng import Rng
from waterhole.kernel.game import BadInput, Seen
from waterhole.kernel.narration import Narrator
from waterhole.terminal.ink import Ink
from waterhole.terminal.screens.wildlife import draw, score_table
from waterhole.text import LANGUAGES

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
        case Food(how="found", food=found):
            food[seat] += found
        case Food(how=how, food=eaten, points=changed):
            food[seat] -= eaten
            points[seat] += changed if how == "converted" else -changed
        case Fed(points=gained) | Filled(points=gained):
            points[seat] += gained
        case Bought(price=price, fallen=fallen, auctioneer=auctioneer):
            points[seat] -= fallen
            food[seat] += 3 * fallen - price
            food[auctioneer] += price
        case Scored(gained=totals):
            for one in totals:
                points[one.seat] += one.points
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
    from waterhole.games.wildlife.engine import components

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


# One terrain card of the current player's hand, played in this turn.
ONE_PLAYED = {"hands": [{**HAND, "forest": 0}, {}, {}], "played": {"forest": 1}}
AUCTION = {**ONE_PLAYED, "auctioned": True, "card": "forest"}


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
        ({"discard": {"tundra": 1}}, "there is no card 'tundra'; there are: forest"),
        ({"food": [1, 2]}, "food: 2 are given; there are 3."),
        ({"food": [1, 2, -1]}, "food is 0 to 10000, not -1."),
        ({"organisms": ["man", "man", "bear"]}, "two players have the same organism."),
        ({"organisms": ["man", "", "bear"]}, "WL-1"),
        ({"organisms": ["man", "dodo", "bear"]}, "organisms is one of man"),
        ({"supply": [30, 29, 30]}, "seat 1: there are 30 organism tiles, not so many."),
        ({"abilities": [{"food": 3}, {}, {}]}, "WL-7: more than two abilities of a kind"),
        ({"abilities": [{"aggression": 1}, {"aggression": 1}, {}]}, "more abilities of a kind than there are"),
        ({"turned": [{"food": 1}, {}, {}]}, "WL-7: more abilities turned than held"),
        ({"adaptations": [{"savanna": "migrate"}, {}, {}]}, "better adapted to savanna"),
        ({"missing": {"forest": {"expand": 5}}}, "5 tiles 'expand' of forest cannot be missing."),
        ({"marked": ["large sea"]}, "marked is one of large forest"),
        ({"left": [0, 1, 2]}, "do not sit in one circle"),
        ({"current": 3}, "current is 0 to 2, not 3."),
        ({"step": "dance"}, "step is one of choose organism"),
        ({"step": "over"}, "a game that is over has an ending."),
        ({"step": "terrain card"}, "needs its card"),
        ({"step": "destination", "migrated": True}, "origin"),
        ({"step": "defense"}, "target"),
        ({"step": "payment", "card": "forest", **ONE_PLAYED}, "bidder"),
        ({"step": "seed", "starter": 2, "current": 2}, "seeds"),
        ({"given": [2], "unlimited": True}, "given: seat 3 holds no ability card."),
        ({"rng": "x"}, "rng is a whole number"),
        ({"seats": 7}, "2 to 6 players"),
        ({"island": ["..........."] * 9}, "island: 0,3 shows '.'"),
        *(({"rng": digits}, "rng is a whole number") for digits in ("²", "٣", str(2**63), "9" * 5000)),
        ({"supply": [2**63, 29, 30]}, "supply: a number is further from 0"),
        ({"auctioned": True}, "WL-3: an auction is one of the plays."),
        ({"supply": [0, 29, 30]}, "WL-18: an empty supply makes this the last turn"),
        ({"ending": "eleventh pawn"}, "WL-18: 0 pawns are placed, not eleven."),
        ({"ending": "agreed rounds"}, "WL-23"),
        ({"scoring_due": True}, "WL-18: a big scoring is due from the fourth pawn on."),
    ],
)
def test_a_position_that_breaks_the_arithmetic_is_refused_in_words(changes: dict[str, object], said: str) -> None:
    assert said in broken(**changes)


@pytest.mark.parametrize(
    ("changes", "said"),
    [
        ({"card": "forest", **ONE_PLAYED}, "card: the step 'turn' is not about a card."),
        ({"origin": "3,1"}, "origin: in the step 'turn' no tile is taken up."),
        ({"target": "food"}, "target: the step 'turn' has none."),
        ({"buying": True, "bidder": 1, "bid": 3}, "buying: in the step 'turn' nobody uses a bought card."),
        ({"bid": 3, "bidder": 1}, "bid: in the step 'turn' there is no auction."),
        ({"lot": ["snake"]}, "lot: all organisms are given before the seeds."),
        ({"seeds": 1}, "seeds: in a turn all tiles are seeded."),
    ],
)
def test_leftovers_of_another_step_are_refused(changes: dict[str, object], said: str) -> None:
    """They would be obeyed when their step comes."""
    assert said in broken(**changes)


@pytest.mark.parametrize(
    ("changes", "said"),
    [
        ({"actor": 1}, "the actor of the step 'turn' is the current player."),
        ({**AUCTION, "step": "bid", "actor": 0}, "WL-12: who is asked is neither the auctioneer nor the bidder."),
        ({**AUCTION, "step": "bid", "actor": 1, "passed": [1]}, "who has passed is not asked again"),
        ({**AUCTION, "step": "bid", "actor": 1, "bidder": 0, "bid": 3}, "WL-12: the auctioneer does not bid."),
        ({**AUCTION, "step": "bid", "actor": 1, "bidder": 2, "bid": 900}, "WL-12: nobody bids more than he can pay."),
        ({**AUCTION, "step": "bid", "actor": 1, "bid": 3}, "bid: without a bidder there is no bid."),
    ],
)
def test_whom_a_step_does_not_ask_cannot_be_its_actor(changes: dict[str, object], said: str) -> None:
    """Nobody decides in the place of another."""
    assert said in broken(**changes)


@pytest.mark.parametrize(
    ("changes", "said"),
    [
        ({"step": "migration"}, "migrated: the free migration is being made."),
        ({"step": "mobility tile"}, "WL-10: a mobility tile of the current player is turned."),
        ({"step": "aggression"}, "WL-11: an aggression tile of the current player is turned."),
        ({"step": "terrain card", "card": "forest"}, "card: a card in use is one of those played."),
        ({"step": "epidemic", **ONE_PLAYED, "card": "forest"}, "the step 'epidemic' needs its card."),
    ],
)
def test_a_step_needs_its_means(changes: dict[str, object], said: str) -> None:
    """WL-10, WL-11: the tile is turned, the card is played."""
    assert said in broken(**changes)


def test_the_turns_that_ended_are_those_between_the_starter_and_the_current_player() -> None:
    """With one too many a player would lose a turn; left out, they are counted."""
    assert "turns_ended: 0 turns of this round ended before this one, not 1." in broken(turns_ended=1)
    good = msgspec.to_builtins(dump(table(3, {1: "3,1", 2: "3,5"})))
    for current in range(3):
        fields = good | {"current": current, "actor": -1}
        del fields["turns_ended"]
        assert dump(load(msgspec.convert(fields, WildlifePosition))).turns_ended == current


@pytest.mark.parametrize(
    ("changes", "said"),
    [
        ({"intelligence_used": 1}, "WL-3: 0 plays are 0 by intelligence, not 1."),
        (
            {"turned": [{"intelligence": 1}, {}, {}], "abilities": [{"intelligence": 1}, {}, {}]},
            "such tiles are turned",
        ),
    ],
)
def test_plays_by_intelligence_are_those_beyond_three(changes: dict[str, object], said: str) -> None:
    """WL-3"""
    assert said in broken(**changes)


def test_a_position_that_leaves_out_intelligence_used_gives_no_more_plays() -> None:
    """WL-3: three plays are all, and a fourth is counted where a tile is turned for it."""
    played = {"forest": 1, "desert": 1, "savanna": 1}
    good = msgspec.to_builtins(dump(table(3, {1: "3,1", 2: "3,5"})))
    fields = good | {"hands": [{"joker": 1, "forest": 1}, {}, {}], "played": played, "auctioned": True, "pile": None}
    del fields["intelligence_used"]
    state = load(msgspec.convert(fields, WildlifePosition))
    assert state.plays_left() == 0
    tile = [{"intelligence": 1}, {}, {}]
    fields |= {"played": played | {"steppe": 1}, "abilities": tile, "turned": tile}
    assert dump(load(msgspec.convert(fields, WildlifePosition))).intelligence_used == 1


def test_nobody_holds_more_than_ten_cards() -> None:
    """WL-3"""
    assert "WL-3: seat 2 has 11 cards" in broken(hands=[HAND, {"joker": 9, "ability": 2}, {}], pile=None)
    assert "WL-3: seat 2 has 20 cards" in broken(hands=[HAND, {"forest": 9, "steppe": 9, "joker": 2}, {}], pile=None)


# -- the screen --------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_screen_fits_80_columns_and_shows_the_sheet_as_a_table(language: str) -> None:
    names = ["Alexandra the Great", "Bo", "Christopher", "Dee", "Emil", "Frederica"]
    narrator = Narrator(GAME, names, language=language)
    state = new(6, WildlifeOptions(), 3)
    rng = Rng(3)
    while (seat := state.decider()) >= 0:
        if len(state.journal or []) % 10 == 0:
            for viewer in (-1, seat):
                lines = draw(view(state, viewer), narrator, Ink(False))
                assert max(map(len, lines)) <= 80
        moves = GAME.legal(state, seat)
        state.apply(seat, moves[rng.below(len(moves))])
    sheets = [seen.sheet for event in state.journal or [] if isinstance(seen := GAME.tell(event, -1), Scored)]
    lines = score_table(sheets[-1], narrator)
    assert lines[-1].startswith(narrator.say("screen-total"))
    assert max(map(len, lines)) <= 80

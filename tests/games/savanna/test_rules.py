"""Selecting, placing and passing; two players; alone against Swala."""

from __future__ import annotations

from typing import cast

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.games.savanna.pictures import grid, look, move, play, position, state
from tests.games.savanna.test_scoring import ESTHER, N, P
from waterhole.games.savanna import GAME, SavannaOptions
from waterhole.games.savanna.engine.components import CARD, CELL_NAME, COPIES, DECK, PLACE, TURNS
from waterhole.games.savanna.engine.rules import Savanna, size
from waterhole.games.savanna.engine.view import cards_of
from waterhole.games.savanna.events import Placed
from waterhole.games.savanna.view import Cards
from waterhole.kernel.engine.rng import Rng
from waterhole.kernel.engine.state import Event
from waterhole.kernel.game import BadInput, Refused
from waterhole.kernel.match import Match


def new(seats: int, seed: int = 1) -> Savanna:
    return cast(Savanna, GAME.new(seats, seed=seed))


def hands(game: Savanna) -> list[Cards]:
    return [cards_of(int(hand)) for hand in game.hands]


def play_turn(game: Savanna, rng: Rng) -> None:
    """Random choices of all seats until the turn is over."""
    turn = game.turn
    while game.turn == turn and game.waiting():
        seat = game.decider()
        moves = GAME.legal(game, seat)
        game.apply(seat, moves[rng.below(len(moves))])


def open_cells(game: Savanna, seat: int = 0) -> set[str]:
    return {GAME.moves[number].text.split()[1].upper() for number in GAME.legal(game, seat)}


# -- the cards ------------------------------------------------------------------------


def test_the_deck_has_132_cards() -> None:
    assert sum(COPIES) == 132 == size(DECK)


@pytest.mark.parametrize("seats", range(3, 7))
def test_everybody_is_dealt_eleven_cards(seats: int) -> None:
    game = new(seats)
    assert [sum(hand.values()) for hand in hands(game)] == [11] * seats
    assert size(game.rest) == 132 - 11 * seats


@pytest.mark.parametrize(
    ("typed", "text"),
    [
        ("take gazelles", "select gazelle"),
        ("keep hole", "select watering hole"),
        ("Select Grass", "select grassland"),
        ("put at D4", "place d4"),
        ("give lion to Swala", "give lion"),
        ("discard trees", "give tree"),
    ],
)
def test_moves_may_be_typed_in_other_words(typed: str, text: str) -> None:
    assert GAME.moves.parse(typed).text == text


# -- selecting ------------------------------------------------------------------------


def test_cards_are_revealed_when_the_last_has_selected() -> None:  # ES-1
    game = new(3)
    journal: list[Event] = []
    game.journal = journal
    for seat in (2, 0, 1):
        assert journal == []
        game.apply(seat, GAME.legal(game, seat)[0])
    assert [(event.kind, event.seat) for event in journal[:3]] == [("selected", 0), ("selected", 1), ("selected", 2)]


def test_only_cards_in_the_hand_may_be_selected() -> None:  # ES-1
    held: list[Cards] = [{"lion": 10}, {"tree": 10}, {"zebra": 10}]
    game = state(position(3, [grid("grass")] * 3, hands=held))
    assert GAME.legal(game, 0) == [move("select lion")]
    refusal = GAME.refusal(game, 0, move("select tree"))
    assert str(refusal) == "ES-1: Your hand has no tree. Select a card that is in it."


def test_a_selection_is_asked_for_even_from_a_hand_of_one_kind() -> None:  # ES-15
    held: list[Cards] = [{"lion": 10}, {"tree": 10}, {"zebra": 10}]
    game = state(position(3, [grid("grass")] * 3, hands=held))
    assert game.waiting() == 0b111


def test_a_selection_may_be_taken_back_until_the_last_one_is_made() -> None:  # ES-14
    game = new(3)
    first, second = GAME.legal(game, 0)[:2]
    game.apply(0, first)
    assert look(game, 0).chosen is not None
    assert game.take_back(0)
    assert look(game, 0).chosen is None
    game.apply(0, second)
    for seat in (1, 2):
        game.apply(seat, GAME.legal(game, seat)[0])
    assert not game.take_back(0)


# -- placing --------------------------------------------------------------------------


def test_the_first_card_is_laid_without_asking() -> None:  # ES-15
    game = new(3)
    for seat in range(3):
        game.apply(seat, GAME.legal(game, seat)[0])
    assert look(game, 0).step == "select"
    assert [list(place.grid) for place in look(game, 0).players] == [["D5"]] * 3


def test_the_twentieth_card_is_laid_in_the_last_gap_without_asking() -> None:  # ES-15
    gap = "\n".join([*ESTHER.strip().splitlines()[:3], "zebra grass . grass elephant"])
    held: list[Cards] = [{"hyena": 2}] * 3
    game = state(position(3, [grid(gap)] * 3, hands=held))
    for seat in range(3):
        play(game, seat, "select hyena")
    assert game.outcome() == "all ecosystems are complete"
    assert [place.grid["G7"] for place in look(game, 0).players] == ["hyena"] * 3


def placing(picture: str, corner: str = "D5") -> Savanna:
    return state(position(3, [grid(picture, corner)] * 3, "place", selected=["lion", "tree", "zebra"]))


def test_a_card_is_placed_left_right_above_or_below_another() -> None:  # ES-3
    assert open_cells(placing("grass")) == {"C5", "E5", "D4", "D6"}


def test_a_grid_of_four_rows_grows_only_sideways() -> None:  # ES-2
    game = placing("grass\ntree\nlion\nzebra", "B5")
    assert open_cells(game) == {"B4", "C4", "D4", "E4", "B6", "C6", "D6", "E6"}
    refusal = GAME.refusal(game, 0, move("place a5"))
    assert str(refusal).startswith("ES-2: An ecosystem has at most 4 rows and 5 columns, and A5 is too far from E5.")


def test_a_grid_of_five_columns_grows_only_up_and_down() -> None:  # ES-2
    game = placing("grass tree lion zebra grass", "D3")
    assert {name[0] for name in open_cells(game)} == {"C", "E"}
    assert len(open_cells(game)) == 10


def test_a_grid_never_gets_five_rows_even_if_it_is_narrow() -> None:  # ES-2
    game = placing("grass tree\nlion .\nzebra .\ngrass .")
    assert open_cells(game) == {"D4", "E4", "F4", "G4", "D7", "E6", "F6", "G6"}


def test_the_first_card_fixes_no_corner() -> None:  # ES-2
    for corner in ("A5", "D1", "A1", "D5", "B3"):
        game = state(position(3, [grid(ESTHER, corner), grid(N), grid(P)], "over"))
        assert list(game.scores()) == [86, 76, 91]


def test_a_placement_is_final_when_all_have_placed() -> None:  # ES-1, ES-14
    game = placing("grass")
    play(game, 0, "place d6")
    assert game.take_back(0)
    play(game, 0, "place d4")
    play(game, 1, "place d6")
    play(game, 2, "place c5")
    assert look(game, 0).players[0].grid == {"D4": "lion", "D5": "grassland"}
    assert not game.take_back(0)


def test_a_placed_card_says_what_is_caught_because_of_it() -> None:  # ES-8
    game = placing("grass gazelle")
    game.journal = []
    play(game, 0, "place e5")
    play(game, 1, "place d7")
    play(game, 2, "place c5")
    placed = [cast(Placed, GAME.tell(event, 0)) for event in game.journal if event.kind == "placed"]
    assert [event.flips for event in placed] == [{"gazelle": 1}, {}, {}]


def test_a_lion_that_only_finds_better_prey_has_caught_nothing_because_of_a_card() -> None:  # ES-8
    """It has caught the zebra or the gazelle already; a hyena beside the gazelle makes that the better catch."""
    ecosystems = [grid("zebra grass lion grass gazelle", "D3")] * 3
    game = state(position(3, ecosystems, "place", selected=["hyena", "hyena", "lion"]))
    game.journal = []
    for seat, cell in enumerate(("c7", "c3", "c4")):  # a second lion does catch one more
        play(game, seat, f"place {cell}")
    placed = [cast(Placed, GAME.tell(event, 0)) for event in game.journal if event.kind == "placed"]
    assert [sum(event.flips.values()) for event in placed] == [0, 0, 1]


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("place d5", "ES-1: Your grassland lies on D5 and stays there. Choose a free place beside a card."),
        ("place f5", "ES-3: No card of yours is beside F5. Choose a place left, right, above or below one."),
        ("select lion", "ES-1: You have selected already. Now place your lion."),
        ("give lion", "ES-11: Swala gets cards only when you play alone. Go on with your own ecosystem."),
    ],
)
def test_a_refusal_names_the_ruling_and_how_things_stand(text: str, reason: str) -> None:
    assert str(GAME.refusal(placing("grass"), 0, move(text))) == reason


def test_a_cell_is_chosen_only_after_a_card_was_selected() -> None:  # ES-1
    match = Match(GAME, ["Ada", "Bo", "Cy"], seed=4)
    with pytest.raises(Refused, match="ES-1: First select a card"):
        match.play(0, "place d4")


@given(st.lists(st.integers(0, 62), min_size=20, max_size=20))
def test_every_ecosystem_grows_to_four_rows_of_five(picks: list[int]) -> None:  # ES-2
    game = new(1)
    for turn, pick in enumerate(picks):
        game.apply(0, GAME.legal(game, 0)[0])
        if 0 < turn < TURNS - 1:
            cells = GAME.legal(game, 0)
            assert len(cells) >= 2
            game.apply(0, cells[pick % len(cells)])
        game.apply(0, GAME.legal(game, 0)[0])
        assert game.audit() == ""
    spots = [CELL_NAME.index(name) for name in look(game, 0).players[0].grid]
    assert len({spot // 9 for spot in spots}) == 4
    assert len({spot % 9 for spot in spots}) == 5
    assert len(spots) == 20


# -- passing --------------------------------------------------------------------------


@pytest.mark.parametrize("seats", range(3, 7))
def test_hands_pass_to_the_next_seat_in_round_1_and_to_the_previous_in_round_2(seats: int) -> None:  # ES-1
    game, rng = new(seats), Rng(8)
    for turn in range(TURNS - 1):
        for seat in range(seats - 1):
            game.apply(seat, GAME.legal(game, seat)[0])
        last = seats - 1
        selected = list(game.selected)
        selected[last] = GAME.legal(game, last)[0]
        kept = [hand - CARD[kind] for hand, kind in zip(game.hands, selected, strict=True)]
        game.apply(last, selected[last])
        if game.step == PLACE:
            play_turn(game, rng)
        if turn != 9:
            step = 1 if turn < 9 else -1
            assert list(game.hands) == [kept[(seat - step) % seats] for seat in range(seats)]


def test_after_ten_turns_the_last_cards_are_set_aside_and_new_hands_come_from_the_undealt_rest() -> None:  # ES-1
    game, rng = new(4), Rng(3)
    for _ in range(9):
        play_turn(game, rng)
    assert [sum(hand.values()) for hand in hands(game)] == [2] * 4
    rest = game.rest
    play_turn(game, rng)
    assert size(game.aside) == 4
    assert [sum(hand.values()) for hand in hands(game)] == [11] * 4
    assert rest == game.rest + sum(game.hands)
    assert look(game, 0).round == 2
    assert look(game, 0).passing == "previous"


def test_six_players_use_every_card() -> None:
    game, rng = new(6), Rng(3)
    for _ in range(10):
        play_turn(game, rng)
    assert size(game.rest) == 0


# -- the winner -----------------------------------------------------------------------


def test_equal_points_share_the_victory() -> None:  # ES-12
    finished = state(position(4, [grid(ESTHER), grid(ESTHER), grid(N), grid(N)], "over"))
    assert list(finished.ranks()) == [1, 1, 3, 3]


# -- two players ------------------------------------------------------------------------


def test_two_players_pass_through_a_neutral_hand() -> None:  # ES-10
    game, rng = new(2), Rng(2)
    assert [sum(hand.values()) for hand in hands(game)] == [11, 11, 11]
    for turn in range(TURNS - 1):
        game.apply(0, GAME.legal(game, 0)[0])
        game.apply(1, GAME.legal(game, 1)[0])
        if game.step == PLACE:
            left = hands(game)
            play_turn(game, rng)
            if turn != 9:
                step = 1 if turn < 9 else -1
                assert hands(game) == [left[(place - step) % 3] for place in range(3)]


def test_a_random_card_leaves_the_neutral_hand_for_an_open_pile_when_both_have_selected() -> None:  # ES-10
    drawn = set()
    for seed in range(40):
        game = placing_two(seed)
        before = hands(game)[2]
        assert look(game, -1).neutral is not None
        play(game, 0, "select lion")
        assert sum(hands(game)[2].values()) == 10
        play(game, 1, "select tree")
        after = hands(game)[2]
        [kind] = [kind for kind in before if before[kind] != after.get(kind, 0)]
        neutral = look(game, -1).neutral
        assert neutral is not None
        assert neutral.pile[kind] >= 1
        assert sum(neutral.pile.values()) == 2
        drawn.add(kind)
    assert drawn == {"zebra", "hyena"}


def placing_two(seed: int) -> Savanna:
    held: list[Cards] = [{"lion": 10}, {"tree": 10}, {"zebra": 5, "hyena": 5}]
    game = state(position(2, [grid("grass")] * 2, hands=held, pile={"vulture": 1}))
    game.rng = Rng(seed)
    return game


def test_the_neutral_pile_has_twenty_cards_at_the_end_without_the_cards_set_aside() -> None:  # ES-10
    game, rng = new(2), Rng(7)
    for _ in range(TURNS):
        play_turn(game, rng)
    assert size(game.pile) == 20
    assert size(game.aside) == 3
    assert [sum(hand.values()) for hand in hands(game)] == [1, 1, 1]


@pytest.mark.parametrize(("neutral", "rewards"), [(0, [5, 2]), (2, [5, 2]), (3, [5, 0]), (4, [2, 0])])
def test_gazelles_of_the_neutral_pile_take_rewards_away(neutral: int, rewards: list[int]) -> None:  # ES-10
    """Esther has three gazelles, P two."""
    pile: Cards = {"tree": 4, "elephant": 4, "zebra": 4, "lion": 8 - neutral, "gazelle": neutral}
    finished = state(position(2, [grid(ESTHER), grid(P)], "over", pile={kind: n for kind, n in pile.items() if n}))
    assert list(finished.scores()) == [81 + rewards[0], 89 + rewards[1]]


# -- alone against Swala --------------------------------------------------------------------


def test_alone_one_starts_with_ten_cards() -> None:  # ES-11
    game = new(1)
    assert [sum(hand.values()) for hand in hands(game)] == [10]


def test_alone_a_turn_is_placing_giving_and_drawing_and_there_are_twenty() -> None:  # ES-11
    game, rng = new(1), Rng(6)
    sizes, swala = [], []
    for _ in range(TURNS):
        sizes.append(size(game.hands[0]))
        play_turn(game, rng)
        swala.append(list(look(game, 0).players[1].grid)[-1])
    assert sizes == [10, 9, 8, 7, 6, 9, 8, 7, 6, 5, 8, 7, 6, 5, 4, 7, 6, 5, 4, 3]
    assert size(game.hands[0]) == 1  # nothing is drawn after the last turn
    assert swala == [row + column for row in "DEFG" for column in "56789"]
    assert game.waiting() == 0


def test_alone_the_steps_come_in_order() -> None:  # ES-11
    game = state(position(1, [grid("grass tree"), grid("lion")], "give", hands=[{"zebra": 4, "lion": 4}]))
    assert GAME.legal(game, 0) == [move("give zebra"), move("give lion")]
    for text in ("select lion", "place d7", "give tree"):
        assert GAME.refusal(game, 0, move(text)).rule == "ES-11"
    play(game, 0, "give zebra")
    assert look(game, 0).players[1].grid == {"D5": "lion", "D6": "zebra"}
    assert look(game, 0).step == "select"


# P's ecosystem has 89 points without rewards, and here the most gazelles.
SWALA = {
    39: """
        grass    grass    grass    giraffe  giraffe
        giraffe  grass    grass    giraffe  giraffe
        grass    giraffe  giraffe  hyena    giraffe
        grass    giraffe  tree     giraffe  hyena
    """,
    40: """
        grass    giraffe  grass    grass    grass
        grass    giraffe  giraffe  grass    giraffe
        giraffe  grass    grass    giraffe  giraffe
        grass    grass    giraffe  grass    grass
    """,
    19: """
        grass    giraffe  grass    grass    giraffe
        giraffe  giraffe  giraffe  hyena    giraffe
        grass    grass    giraffe  giraffe  grass
        grass    giraffe  grass    giraffe  grass
    """,
    20: """
        grass    giraffe  giraffe  giraffe  giraffe
        giraffe  grass    giraffe  grass    giraffe
        grass    giraffe  giraffe  grass    hyena
        grass    grass    hyena    grass    giraffe
    """,
    9: """
        giraffe  giraffe  giraffe  grass    giraffe
        hyena    hyena    grass    grass    hyena
        hyena    hyena    giraffe  hyena    giraffe
        giraffe  giraffe  hyena    giraffe  giraffe
    """,
    10: """
        giraffe  giraffe  giraffe  giraffe  grass
        hyena    giraffe  giraffe  hyena    grass
        giraffe  hyena    grass    giraffe  giraffe
        grass    grass    giraffe  grass    hyena
    """,
}


@pytest.mark.parametrize(
    ("grade", "swala", "margin", "won"),
    [
        ("easy", 39, 55, True),
        ("easy", 40, 54, False),
        ("normal", 19, 75, True),
        ("normal", 20, 74, False),
        ("difficult", 9, 85, True),
        ("difficult", 10, 84, False),
    ],
)
def test_swala_is_beaten_by_55_75_or_85_points(grade: str, swala: int, margin: int, won: bool) -> None:  # ES-11
    finished = state(position(1, [grid(P), grid(SWALA[swala])], "over", grade=grade))
    seen = look(finished, 0)
    assert seen.players[1].sheet.total == swala
    assert (seen.margin, seen.margin_to_win) == (margin, {"easy": 55, "normal": 75, "difficult": 85}[grade])
    assert seen.outcome == ("Swala is beaten" if won else "Swala is not beaten")
    assert seen.ranks == ((1,) if won else (2,))


def test_swalas_gazelles_compete_for_the_rewards() -> None:  # ES-11
    finished = state(position(1, [grid(P), grid(ESTHER)], "over"))
    assert list(finished.scores()) == [89 + 2]
    assert look(finished, 0).players[1].sheet.lines[3].points == 6 + 5


def test_the_margin_counts_swalas_flips_at_their_lowest() -> None:  # ES-8, ES-11
    """Her lion flips the zebra on E9, not the one below her vulture: 10 for trees, 1 for grass, 4 for the lion."""
    swala = grid("""
        vulture  tree  hyena  grass  lion
        zebra    tree  tree   tree   zebra
    """)
    own = grid("""
        tree  grass  water  tree  giraffe
        tree  grass  water  tree  giraffe
    """)
    game = state(position(1, [own, swala]))
    assert look(game, 0).players[1].sheet.flipped == ("E9",)
    assert look(game, 0).players[1].sheet.total == 15
    assert look(game, 0).margin == look(game, 0).scores[0] - 15


def test_the_grade_is_for_the_solo_game() -> None:  # ES-11
    with pytest.raises(BadInput, match="grade is for the solo game"):
        GAME.new(2, SavannaOptions(grade="easy"))
    with pytest.raises(BadInput, match="options are: grade"):
        GAME.read_options({"grade": "silly"})
    assert cast(Savanna, GAME.new(1, SavannaOptions(grade="difficult"))).grade == 2

"""The strip of tiles, positions as JSON, and the screen."""

from __future__ import annotations

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from librt.vecs import vec
from mypy_extensions import i64

from tests.games.wilderness.at_table import cards, changed, dice, figure, look, place, play
from waterhole.games.wilderness import GAME
from waterhole.games.wilderness.engine.board import (
    HAS_WATER,
    NEAR,
    build_land,
    has_river,
    terrain_of,
    tracks_of,
    ways_of,
)
from waterhole.games.wilderness.engine.components import (
    CHEAPEST_STEP,
    DIRECTIONS,
    ENTRY_COST,
    EVENT_COPIES,
    GOOD_NAMES,
    ILLNESS_COPIES,
    ILLNESSES,
    LETTERS,
    OLD_PATH_COST,
    TILE_NAMES,
    TILE_TERRAIN,
    TILES,
)
from waterhole.games.wilderness.engine.heuristic import WildernessHeuristic
from waterhole.games.wilderness.engine.rules import Wilderness
from waterhole.games.wilderness.engine.view import AREA_NAMES
from waterhole.games.wilderness.position import TurnPosition, dump
from waterhole.kernel.engine.playout import playout
from waterhole.kernel.engine.rng import Rng
from waterhole.kernel.game import BadInput
from waterhole.kernel.narration import Narrator
from waterhole.terminal.ink import Ink
from waterhole.terminal.screens.wilderness import draw
from waterhole.text import LANGUAGES


def test_a_tile_is_a_triangle_of_21_areas() -> None:
    for rows in TILE_TERRAIN:
        assert [len(row) for row in rows.split()] == [6, 5, 4, 3, 2, 1]


def test_there_are_54_event_and_27_illness_cards() -> None:
    assert len(GOOD_NAMES) * EVENT_COPIES == 54
    assert len(ILLNESSES) * ILLNESS_COPIES == 27


@pytest.mark.parametrize(("strip", "areas"), [(4, 84), (6, 126), (8, 168)])
def test_the_strip_has_7_rows_and_84_126_or_168_areas(strip: int, areas: int) -> None:
    """WN-1"""
    land = build_land(vec[i64](range(TILES)), strip)
    assert len(land) == areas
    letters = sorted(LETTERS[terrain_of(cell)] for cell in land)
    tiles = "".join(TILE_TERRAIN[:strip]).replace(" ", "")
    replaced = TILE_TERRAIN[strip - 1][0]  # the village lies on the last tile's corner
    assert letters == sorted(tiles.replace(replaced, "V", 1))


def test_odd_tiles_are_turned_half_round() -> None:
    state = place(figure(), figure())
    rows = look(state, 0).land
    assert rows[0][:6] == "GGFGGF"  # the long side of River Meadow
    assert rows[6][:6] == "DDRDGD"[::-1]  # the long side of Dry Flats
    assert rows[6][6:12] == "SGSFGS"[::-1]


@pytest.mark.parametrize("tile", range(TILES))
def test_every_area_can_be_reached_from_every_other(tile: int) -> None:
    order = [tile, *(other for other in range(TILES) if other != tile)]
    land = build_land(vec[i64](order), 8)
    seen, todo = {0}, [0]
    while todo:
        area = todo.pop()
        for way in range(DIRECTIONS):
            if (ways_of(land[area]) >> way) & 1:
                near = int(NEAR[area * DIRECTIONS + way])
                if near not in seen:
                    seen.add(near)
                    todo.append(near)
    assert len(seen) == sum(LETTERS[terrain_of(cell)] != "W" for cell in land)


@pytest.mark.parametrize("strip", [4, 6, 8])
@pytest.mark.parametrize("order", [list(range(TILES)), list(range(TILES))[::-1], [3, 0, 6, 1, 7, 2, 5, 4]], ids=str)
def test_a_figure_goes_to_any_land_beside_it_and_an_animal_not_to_the_village(strip: int, order: list[int]) -> None:
    """WN-8"""
    land = build_land(vec[i64](order), strip)
    for area in range(len(land)):
        near = {way: int(NEAR[area * DIRECTIONS + way]) for way in range(DIRECTIONS)}
        beside = {way: LETTERS[terrain_of(land[to])] for way, to in near.items() if 0 <= to < len(land)}
        dry = [way for way in beside if beside[way] != "W"]
        assert [way for way in range(DIRECTIONS) if (ways_of(land[area]) >> way) & 1] == dry
        tracks = [way for way in dry if beside[way] != "V"]
        assert [way for way in range(DIRECTIONS) if (tracks_of(land[area]) >> way) & 1] == tracks


def test_there_is_water_beside_water_areas_and_on_rivers_and_nowhere_else() -> None:
    """WN-4"""
    land = build_land(vec[i64](range(TILES)), 8)
    for area in range(len(land)):
        near = [int(NEAR[area * DIRECTIONS + way]) for way in range(DIRECTIONS)]
        shore = any(0 <= to < len(land) and LETTERS[terrain_of(land[to])] == "W" for to in near)
        river = any(has_river(land[area], way) for way in range(DIRECTIONS))
        assert (land[area] & HAS_WATER != 0) == (shore or river)


def test_no_step_costs_less_than_the_cheapest() -> None:
    """Who has less energy is not asked where to go; only the Shortcut is free."""
    assert min(OLD_PATH_COST, *ENTRY_COST) == CHEAPEST_STEP


def test_a_river_lies_on_both_sides_of_its_edge() -> None:
    land = build_land(vec[i64](range(TILES)), 8)
    for area in range(len(land)):
        for way in range(DIRECTIONS):
            near = int(NEAR[area * DIRECTIONS + way])
            if 0 <= near < len(land):
                assert has_river(land[area], way) == has_river(land[near], (way + 3) % 6)
            else:
                assert not has_river(land[area], way)


def test_a_face_down_tile_shows_nothing_at_all() -> None:
    """WN-13"""
    one = place(figure(), figure(), face_up=(1,))
    tiles = ("River Meadow", "Lakeland", "High Pass", "Broken Hills", "Dry Flats", "Black Forest")
    other = place(figure(), figure(), face_up=(1,), tiles=(*tiles, "Marshland", "Sunburnt Plain"))
    assert look(one, 0) == look(other, 0)


def test_nobody_ever_stands_beside_a_face_down_tile() -> None:
    """WN-2"""
    with pytest.raises(BadInput, match="WN-2: a figure beside a face-down tile"):
        place(figure("F1"), figure(), face_up=(1,))


# -- positions ------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("fields", "words"),
    [
        ({"players": [figure()]}, "players: 1 are given for 2 seats"),
        ({"players": [figure("D2"), figure()]}, "a figure in the water"),
        ({"players": [figure("Z9"), figure()]}, "area is one of A1 to X7, not 'Z9'"),
        ({"players": [figure("S1"), figure()]}, "there is no area 'S1'; areas are A1 to R7"),
        ({"players": [figure(thirst=7), figure()]}, "thirst is 0 to 6, not 7"),
        ({"players": [figure(hunger=12), figure()]}, "hunger is 0 to 11, not 12"),
        ({"players": [figure(exhaustion=27), figure()]}, "exhaustion is 0 to 26, not 27"),
        ({"players": [figure(hand={"Torch": 4}), figure()]}, "there cannot be 4 event cards 'Torch'; the game has 3"),
        ({"players": [figure(hand={"Sword": 1}), figure()]}, "there is no event card 'Sword'; there are: "),
        ({"event_discard": cards("Torch")}, "the game has 3 event cards 'Torch', the position 4"),
        ({"illness_deck": {}}, "the game has 3 illness cards 'Fever', the position 0"),
        ({"day": "Doomsday"}, "day is one of Clear Day"),
        ({"round": 7}, "round is 1 to 6, not 7"),
        ({"tiles": ("Dry Flats",) * 8}, "each of the 8 tiles is there once"),
        ({"beasts": {}}, "WN-2: an animal comes with its tile"),
        ({"beasts": {"tiger": "A1"}}, "a beast is one of bear"),
        ({"current": 2}, "current is 0 to 1, not 2"),
        ({"step": "window"}, "a window is named exactly in the step 'window'"),
        ({"step": "catch", "turn": TurnPosition(roll=4)}, "WN-6: the compass is spun before the choice"),
        ({"step": "window", "turn": TurnPosition(window="targeted")}, "'targeted' is an inner window"),
        ({"step": "window", "turn": TurnPosition(inner="start")}, "'start' is no inner window"),
        ({"step": "window", "turn": TurnPosition(inner="targeted")}, "a bad card that was played"),
        ({"step": "window", "turn": TurnPosition(window="dusk")}, "window is one of turn"),
        ({"turn": TurnPosition(played="sword dance")}, "played: 'sword dance' is no move"),
        ({"outcome": "village"}, "a game is over exactly when it has an outcome"),
        ({"rng": "chance"}, "rng is a whole number"),
        *(({"rng": digits}, "rng is a whole number") for digits in ("²", str(2**63), "9" * 5000)),
        ({"players": [figure("A²"), figure()]}, "area is one of A1 to X7, not 'A²'"),
        ({"seats": 9}, "Wilderness is for 2 to 8 players, not 9"),
    ],
)
def test_a_position_that_cannot_be_is_refused_in_words(fields: dict[str, object], words: str) -> None:
    state = place(figure(), figure())
    with pytest.raises(BadInput) as refusal:
        changed(state, **fields)
    assert words in str(refusal.value)


@pytest.mark.parametrize("rounds", [-1, 2**63])
def test_the_rounds_of_nature_are_counted_from_none(rounds: int) -> None:
    with pytest.raises(BadInput, match="rounds"):
        changed(place(figure(), figure()), rounds=rounds)


def test_nobody_has_won_while_the_game_goes_on() -> None:
    """WN-10"""
    with pytest.raises(BadInput, match="winners: nobody has won while the game goes on"):
        changed(place(figure(), figure()), winners=[0])
    with pytest.raises(BadInput, match="WN-10: who ended a turn in the village has won"):
        changed(place(figure(), figure()), players=[figure(), figure("R7")])


def in_window(state: Wilderness, **turn: object) -> Wilderness:
    """The same position with something else in its turn."""
    return changed(state, turn=msgspec.structs.replace(dump(state).turn, **turn))


@pytest.mark.parametrize("heading", ["A1", "C3", "D2", "R7", "Z1"])
def test_a_move_goes_to_an_area_beside_the_figure(heading: str) -> None:
    """WN-15: not to where one stands, two areas on, into the water, into the village from afar, off the board."""
    state = place(figure(), figure(hand=cards("Companion")))
    play(state, "1 " + next(move.text for move in GAME.moves.legal(state, 0) if move.kind == "go"))
    assert dump(state).turn.window == "move"
    with pytest.raises(BadInput, match=r"WN-15: heading: the figure cannot go there|heading is one of A1 to X7"):
        in_window(state, heading=heading)


def test_the_compass_shows_a_way_that_a_figure_can_go() -> None:
    """WN-5: nobody is led off the board."""
    hunter = place(figure(), figure(), rng=dice(4), energy=6)
    play(hunter, "1 hunt")
    assert dump(hunter).step == "catch"
    land = hunter.land[hunter.figures[0]]
    for way in range(DIRECTIONS):
        if (ways_of(land) >> way) & 1:
            in_window(hunter, spun=way + 1)
        else:
            with pytest.raises(BadInput, match="WN-5: spun: no figure can go that way"):
                in_window(hunter, spun=way + 1)


def test_a_short_position_is_completed_with_all_cards_that_are_nowhere_else() -> None:
    state = GAME.read_position(b'{"seats": 2, "players": [{"hand": {"Torch": 2}}, {}], "turn": {"energy": 6}}')
    seen = GAME.view(state, 0)
    assert (seen.event_deck, seen.illness_deck, seen.day_deck) == (52, 27, 26)  # type: ignore[attr-defined]


def test_a_window_cannot_ask_who_holds_no_card_that_fits() -> None:
    """WN-11"""
    state = place(figure(), figure(hand=cards("Second Wind")))
    play(state, "1 end turn")
    with pytest.raises(BadInput, match="WN-11"):
        changed(state, players=[figure(), figure()], event_deck=None)


@pytest.mark.compiled_only
@settings(deadline=None, max_examples=60)
@given(seed=st.integers(0, 2**40), seats=st.integers(2, 8), moves=st.integers(0, 300), viewer=st.integers(-1, 7))
def test_any_position_survives_json_and_dealing_over(seed: int, seats: int, moves: int, viewer: int) -> None:
    state = GAME.new(seats, seed=seed)
    playout(state, Rng(seed), GAME.moves.buffer(), moves)
    again = GAME.read_position(msgspec.json.encode(GAME.dump(state)))
    assert GAME.fingerprint(again) == GAME.fingerprint(state)
    viewer = min(viewer, seats - 1)
    again.redeal(viewer, Rng(seed))
    assert again.audit() == ""
    assert GAME.view(again, viewer) == GAME.view(state, viewer)
    assert (again.waiting() == 0) == (state.waiting() == 0)


@pytest.mark.compiled_only
def test_every_illegal_move_is_refused_with_a_ruling() -> None:
    for seed in range(8):
        state = GAME.new(2 + seed % 7, seed=seed)
        for number in range(40):
            seat = int(state.decider())
            if seat < 0:
                break
            legal = GAME.legal(state, seat)
            for move in range(len(GAME.moves)):
                if move not in legal:
                    assert GAME.refusal(state, seat, move).rule in GAME.rulings
            state.apply(seat, legal[Rng(seed + number).below(len(legal))])


# -- screen and bot ----------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 8])
@pytest.mark.parametrize("length", ["short", "normal", "long"])
def test_the_screen_has_lines_of_at_most_80_characters(seats: int, length: str) -> None:
    state = GAME.new(seats, GAME.read_options({"length": length}), seed=seats)
    names = [f"Player {n + 1}" for n in range(seats)]
    narrators = [Narrator(GAME, names, language=language) for language in LANGUAGES]
    rng = Rng(1)
    buffer = GAME.moves.buffer()
    for number in range(400):
        seat = state.decider()
        if seat < 0:
            break
        for viewer in (-1, seat):
            seen, narrator = GAME.view(state, viewer), narrators[number % len(narrators)]
            assert max(len(line) for line in draw(seen, narrator, Ink(False))) <= 80  # type: ignore[arg-type]
        count = state.legal(seat, buffer)
        state.apply(seat, GAME.heuristic.choose(state, seat, buffer, count, rng))


def test_the_screen_and_the_notes_say_how_it_stands_and_what_moves_cost() -> None:
    state = place(figure("D1", exhaustion=2), figure(), round=5)
    narrator, seen = Narrator(GAME, ["Ann", "Bob"], 0), look(state, 0)
    assert "1 Ann at D1, in turn with 6 energy:" in draw(seen, narrator, Ink(False))
    notes = dict(zip([move.text for move in seen.moves], narrator.notes(seen), strict=True))
    assert notes["go 1"] == "across the river to grassland E1: 4 energy, roll 4 or more"
    assert notes["rest"] == "2 energy: 1 exhaustion less"


def test_the_bot_walks_into_the_village_and_drinks_when_thirsty() -> None:
    bot = WildernessHeuristic()
    buffer = GAME.moves.buffer()
    for state, text in (
        (place(figure("R6"), figure()), "go 2"),
        (place(figure("D1", thirst=4), figure()), "drink"),
        (place(figure("B1", exhaustion=18), figure(), round=5), "sleep"),
    ):
        count = state.legal(0, buffer)
        assert GAME.moves[int(bot.choose(state, 0, buffer, count, Rng(1)))].text == text


def test_areas_are_named_by_column_and_row() -> None:
    assert [AREA_NAMES[area] for area in (0, 6, 7, 167)] == ["A1", "A7", "B1", "X7"]


def test_a_position_is_the_same_after_json() -> None:
    state = GAME.new(5, seed=9)
    text = msgspec.json.encode(GAME.dump(state))
    assert GAME.fingerprint(GAME.read_position(text)) == GAME.fingerprint(state)
    assert len(TILE_NAMES) == TILES

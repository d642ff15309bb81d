"""Nature's turn: its order, the animals and the tribe."""

from __future__ import annotations

from tests.games.wilderness.at_table import (
    ANY,
    asked,
    at,
    cards,
    dice,
    figure,
    kinds,
    look,
    place,
    play,
    to_nature,
    tracks,
)
from waterhole.games.wilderness import GAME
from waterhole.games.wilderness.engine.components import BEASTS
from waterhole.kernel.engine.state import Event
from waterhole.kernel.game import SPECTATOR
from waterhole.kernel.narration import Narrator


def test_natures_turn_has_its_order() -> None:
    """WN-7: cards; thirst, hunger and exhaustion; the animals; the tribe; the marker."""
    state = place(
        figure("P5", hand=cards("Shelter")),
        figure("A1"),
        beasts={"bear": "J2", "High Pass wolf": "N2", "snake": "D6"},
        current=1,
        rng=dice(ANY, ANY, ANY, 4),
    )
    play(state, "2 end turn")
    assert asked(state) == "1 nature"
    assert tracks(state) == (0, 0, 0)
    events = play(state, "1 pass")
    assert kinds(events) == ["status", "status", "roamed", "roamed", "roamed", "tribe", "status", "round", "turn"]
    assert [event.shown[0] for event in events if event.kind == "roamed"] == [0, 1, 3]


def test_animals_act_in_the_order_bear_wolf_wolf_snake() -> None:
    """WN-7"""
    assert BEASTS == ("bear", "High Pass wolf", "Broken Hills wolf", "snake")


def test_thirst_and_hunger_stay_on_their_last_squares() -> None:
    state = place(figure(thirst=6, hunger=11), figure())
    to_nature(state)
    assert tracks(state) == (6, 11, 8)


def test_an_animal_in_the_area_stays_and_attacks() -> None:
    """WN-8"""
    state = place(figure("H2"), figure("H1"), beasts={"bear": "H2"}, rng=dice(ANY, 6, 6, 1))
    to_nature(state)
    assert look(state, 0).beasts["bear"] == "H2"
    assert (tracks(state)[2], tracks(state, 1)[2]) == (12, 1)


def test_an_animal_goes_to_a_player_in_the_next_area_over_a_river_too() -> None:
    """WN-8"""
    state = place(figure("H3"), figure("A1"), beasts={"bear": "H4"}, rng=dice(ANY, 3, 2, 5))
    to_nature(state)
    assert look(state, 0).beasts["bear"] == "H3"
    assert tracks(state)[2] == 1  # 5 against 5: nothing happens


def test_several_players_in_reach_are_drawn_evenly() -> None:
    """WN-8"""

    bitten = []
    for n in range(200):
        state = place(figure("H1"), figure("I1"), beasts={"bear": "H2"}, rng=str(n))
        bitten += [int(event.seat) for event in to_nature(state) if event.kind == "attacked"]
    assert 70 < bitten.count(0) < 130


def test_an_animal_with_nobody_near_goes_anywhere_it_can() -> None:
    """WN-8: no water, no village, nothing face down."""

    def after(rng: str, beast: str, area: str, up: tuple[int, ...]) -> str:
        state = place(figure(), figure(), beasts={beast: area}, rng=rng, face_up=up)
        to_nature(state)
        return look(state, 0).beasts[beast]

    every = tuple(range(1, 7))
    assert {after(str(n), "bear", "R6", every) for n in range(60)} == {"R5", "Q7"}  # Q6 is water
    assert {after(str(n), "snake", "F5", (1, 2)) for n in range(80)} == {"E5", "E6", "F4", "F6"}


def test_the_higher_sum_wins_and_the_player_eats_the_animal() -> None:
    """WN-8"""
    won = place(figure("H2", hunger=8), figure(), beasts={"bear": "H2"}, rng=dice(ANY, 1, 1, 3))
    to_nature(won)
    assert "bear" in look(won, 0).slain
    assert tracks(won)[1] == 0
    lost = place(figure("H2"), figure(), beasts={"bear": "H2"}, rng=dice(ANY, 4, 5, 2))
    to_nature(lost)
    assert tracks(lost)[2] == 1 + 7


def test_a_fight_says_who_won_and_what_it_cost() -> None:
    """WN-8"""
    lost = place(figure("H2"), figure(), beasts={"bear": "H2"}, rng=dice(ANY, 4, 5, 2))
    assert told(to_nature(lost)) == "The bear wins: 7 exhaustion for P1."
    even = place(figure("H2"), figure(), beasts={"bear": "H2"}, rng=dice(ANY, 1, 2, 3))
    assert told(to_nature(even)) == "Equal rolls: nobody wins."


def told(events: list[Event]) -> str:
    """How the end of a lost fight is told to who looks on."""
    (end,) = [GAME.tell(event, SPECTATOR) for event in events if event.kind == "lost_fight"]
    return Narrator(GAME, ["P1", "P2"]).event(end)


def test_climb_a_tree_comes_before_all_dice() -> None:
    """WN-8"""
    state = place(figure("H2", hand=cards("Climb a Tree")), figure(), beasts={"bear": "H2"}, current=1)
    play(state, "2 end turn")
    while asked(state) == "1 nature":
        play(state, "1 pass")
    assert asked(state) == "1 attack"
    assert "fought" not in kinds(play(state, "1 climb a tree"))


def test_the_tribe_feeds_on_2_or_more() -> None:
    state = place(figure("P5", thirst=4, hunger=6), figure(), rng=dice(2))
    to_nature(state)
    assert tracks(state)[:2] == (3, 5)  # one up, two down


def test_the_tribe_attacks_on_a_1_like_an_animal_and_stays() -> None:
    """WN-8"""
    state = place(figure("P5", hunger=5), figure(), rng=dice(1, 5, 4, 2))
    to_nature(state)
    assert tracks(state) == (1, 6, 9)
    won = place(figure("P5", hunger=5), figure(), rng=dice(1, 1, 1, 4))
    to_nature(won)
    assert tracks(won)[1] == 0
    assert "T" in "".join(look(won, 0).land)


def test_cards_on_attacks_work_against_the_tribe() -> None:
    state = place(figure("P5", hand=cards("Climb a Tree")), figure(), rng=dice(1), current=1)
    play(state, "2 end turn")
    assert asked(state) == "1 attack"
    play(state, "1 climb a tree")
    assert tracks(state)[2] == 1


def test_the_tribe_rolls_for_each_player_there_in_turn_order() -> None:
    """WN-7"""
    state = place(figure("P5"), figure("P5"), figure("A1"), figure("P5"), first=1, current=0)
    assert [int(event.seat) for event in to_nature(state) if event.kind == "tribe"] == [1, 3, 0]


def test_the_dead_attract_no_animal() -> None:
    """WN-9"""
    state = place(figure("H2", exhaustion=26), figure("A1"), figure("A1"), beasts={"bear": "H2"}, current=1)
    assert "attacked" not in kinds(to_nature(state))


def test_an_animal_comes_with_its_tile() -> None:
    """WN-2"""
    state = place(figure("E1"), figure(), face_up=(1,))
    play(state, "1 go 1")
    assert look(state, 0).beasts == {"bear": "J2", "snake": "E6"}


def test_exhaustion_in_natures_turn_is_simultaneous() -> None:
    """WN-9: both die at once, so nobody wins, although one is first in order."""
    state = place(figure(exhaustion=25), figure(exhaustion=25))
    to_nature(state)
    assert state.outcome() == "nobody survived"
    assert list(state.ranks()) == [2, 2]
    assert at(state) == "A1"


def test_a_storm_kills_before_nature_does() -> None:
    """WN-9: checked after every single effect, and the last survivor wins at once."""
    state = place(figure(exhaustion=25), figure(exhaustion=25, hand=cards("Shelter")), current=1)
    play(state, "2 end turn", "2 storm on 1")
    assert (state.outcome(), list(state.ranks())) == ("last survivor", [2, 1])

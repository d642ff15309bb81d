"""Card windows (WN-11): who is asked, in which order, and what that tells the others."""

from __future__ import annotations

import msgspec
import pytest

from tests.games.wilderness.at_table import asked, at, can, cards, dice, figure, kinds, look, place, play, tracks
from waterhole.games.wilderness import GAME
from waterhole.games.wilderness.engine.rules import Wilderness
from waterhole.games.wilderness.position import TurnPosition
from waterhole.kernel.engine.rng import Rng
from waterhole.kernel.game import SPECTATOR
from waterhole.kernel.narration import WAITING, Narrator


def ending(*hands: dict[str, int]) -> Wilderness:
    """The last player is about to end the turn; then the first player's turn starts."""
    figures = [figure(hand=hand) for hand in hands]
    return place(*figures, current=len(hands) - 1, first=len(hands) - 1, turn=TurnPosition())


def test_only_those_who_hold_a_card_that_fits_are_asked() -> None:
    """WN-11"""
    state = ending({}, cards("Torch", "Spear"), cards("Deep Sleep"))
    play(state, "3 end turn")
    assert asked(state) == "2 start"  # Sudden Darkness; Deep Sleep does not fit
    play(state, "2 pass")
    assert (asked(state), state.current) == ("", 0)


def test_the_player_concerned_is_asked_first_and_then_the_others_clockwise() -> None:
    """WN-11"""
    state = place(*(figure(hand=cards("Second Wind")) for _ in range(3)), current=0, first=0, turn=TurnPosition())
    play(state, "1 end turn")
    order = []
    while asked(state):
        order.append(asked(state))
        play(state, f"{state.decider() + 1} pass")
    assert order == ["2 start", "3 start", "1 start"]


def test_after_a_card_asking_starts_again_with_the_player_concerned() -> None:
    """WN-11: any number of cards; the window closes when all pass in a row."""
    state = place(
        figure(hand=cards("Second Wind", "Second Wind")), figure(hand=cards("Second Wind")), turn=TurnPosition()
    )
    play(state, "1 end turn", "2 pass", "1 heavy legs")
    assert asked(state) == "2 start"
    play(state, "2 second wind", "1 heavy legs")
    assert (asked(state), state.energy) == ("", 4)


def test_each_card_is_used_for_one_of_its_faces_and_discarded() -> None:
    """WN-11, WN-13: discards are open."""
    state = ending({}, cards("Second Wind"))
    play(state, "2 end turn", "2 heavy legs")
    assert look(state, SPECTATOR).event_discard == {"Second Wind": 1}
    assert look(state, 1).players[1].hand == {}


def test_a_played_card_can_be_answered_before_it_works() -> None:
    """WN-11"""
    state = ending(cards("Watchful", "Second Wind"), cards("Second Wind"))
    play(state, "2 end turn", "1 pass", "2 heavy legs")
    assert asked(state) == "1 targeted"
    play(state, "1 pass")
    assert asked(state) == "1 start"
    play(state, "1 second wind")
    assert state.energy == 6


def test_watchful_and_the_scent_of_blood_cannot_be_answered() -> None:
    """WN-11"""
    state = place(
        figure("A1", hand=cards("Watchful")),
        figure(hand=cards("Climb a Tree")),
        beasts={"bear": "J2"},
        current=1,
    )
    play(state, "2 end turn", "2 scent of blood bear 1")
    assert asked(state) == ""
    watchful = ending(cards("Watchful"), cards("Wild Berries", "Watchful"))
    play(watchful, "2 end turn", "2 spoiled meat", "1 watchful")
    assert (asked(watchful), watchful.current) == ("", 0)  # and there is nothing left to steal
    assert tracks(watchful) == (0, 0, 0)


def test_a_standing_pass_holds_until_it_is_withdrawn_in_ones_own_turn() -> None:
    """WN-11"""
    state = place(figure(), figure(hand=cards("Second Wind")), figure(), turn=TurnPosition())
    play(state, "1 end turn", "2 always pass start")
    assert look(state, 1).players[1].always_pass == ("start",)
    play(state, "2 end turn")
    assert (asked(state), state.current) == ("", 2)  # passed for Heavy Legs
    play(state, "3 end turn", "1 end turn")
    assert "ask me at start" in can(state)
    play(state, "2 ask me at start", "2 end turn")
    assert asked(state) == "2 start"


def test_a_standing_pass_is_private() -> None:
    """WN-22"""
    state = place(figure(), figure(hand=cards("Second Wind")), turn=TurnPosition())
    play(state, "1 end turn", "2 always pass start")
    assert look(state, 0).players[1].always_pass is None
    assert look(state, SPECTATOR).players[1].always_pass is None


def test_start_cards_hit_only_the_player_whose_turn_it_is() -> None:
    """WN-11"""
    state = ending({}, {}, cards("Hidden Spring"))
    play(state, "3 end turn", "3 leaking flask")
    assert [tracks(state, seat)[0] for seat in range(3)] == [2, 0, 0]


def test_nobody_sees_who_is_asked() -> None:
    """WN-11: two tables that differ only in who could play look the same to everybody else."""
    one = ending({}, cards("Second Wind"), cards("Spear"), {})
    other = ending({}, cards("Spear"), cards("Second Wind"), {})
    for state in (one, other):
        play(state, "4 end turn")
    assert (asked(one), asked(other)) == ("2 start", "3 start")
    for viewer in (SPECTATOR, 0, 3):
        seen = [msgspec.json.encode(look(state, viewer)) for state in (one, other)]
        assert seen[0] == seen[1]
        assert look(one, viewer).waiting == ()
        assert look(one, viewer).prompt == WAITING


def test_passing_leaves_no_trace() -> None:
    """WN-11"""
    asked_state = ending({}, cards("Second Wind"))
    quiet = ending({}, cards("Spear"))
    assert kinds(play(asked_state, "2 end turn", "2 pass")) == kinds(play(quiet, "2 end turn"))


def test_a_dealt_over_world_always_has_somebody_thinking_who_could_play() -> None:
    """WN-11, WN-13"""
    state = ending(cards("Spear"), cards("Second Wind", "Spear"), cards("Torch"), cards("Raft"))
    play(state, "4 end turn")
    seen = set()
    for seed in range(60):
        world = state.clone()
        world.redeal(0, Rng(seed))
        assert world.audit() == ""
        seen.add(int(world.decider()))
    assert seen == {1, 2, 3}


def test_who_has_passed_knows_that_somebody_later_is_thinking() -> None:
    """WN-11: and who has not yet been asked, that it is somebody before."""
    state = ending({}, cards("Second Wind"), cards("Second Wind"), cards("Second Wind"))
    play(state, "4 end turn", "2 pass")
    assert asked(state) == "3 start"
    for viewer, possible in ((1, {2, 3}), (3, {1, 2})):
        seen = set()
        for seed in range(60):
            world = state.clone()
            world.redeal(viewer, Rng(seed))
            seen.add(int(world.decider()))
        assert seen == possible


def test_hands_and_face_down_tiles_are_dealt_over_and_what_is_open_stays() -> None:
    """WN-13"""
    state = place(figure(hand=cards("Torch")), figure(hand=cards("Raft", "Spear")), face_up=(1,))
    hands, tiles = set(), set()
    for seed in range(30):
        world = state.clone()
        world.redeal(0, Rng(seed))
        assert look(world, 0) == look(state, 0)
        hands.add(int(world.hands[1]))
        tiles.add(tuple(world.tiles))
        assert world.tiles[0] == state.tiles[0]
    assert len(hands) > 20
    assert len(tiles) > 20
    assert look(state, 0).players[1].hand is None
    assert look(state, 0).players[1].hand_size == 2


def test_a_stolen_card_is_seen_by_the_two_alone() -> None:
    """WN-22"""
    state = ending(cards("Raft"), cards("Watchful"), {})
    play(state, "3 end turn")
    events = play(state, "2 thief")
    theft = next(event for event in events if event.kind == "stole")
    narrator = Narrator(GAME, ["Ann", "Bob", "Cy"])
    told = [narrator.event(GAME.tell(theft, viewer)) for viewer in (0, 1, 2, SPECTATOR)]
    assert told == ["Bob took Raft from Ann."] * 2 + ["Bob took a card from Ann."] * 2


@pytest.mark.parametrize(
    ("card", "moves"),
    [("Companion", "go 1"), ("Lucky Charm", "hunt"), ("Deep Sleep", "sleep"), ("Steady Hand", "end turn")],
)
def test_every_action_can_open_a_window_for_another(card: str, moves: str) -> None:
    """WN-11"""
    state = place(figure(), figure(hand=cards(card)))
    play(state, f"1 {moves}")
    assert asked(state).startswith("2 ")


def test_a_window_after_a_needle_goes_on() -> None:
    """WN-11, WN-15: the needle moves into the swamp, the herbs answer, the end window goes on."""
    state = place(
        figure("G5", hand=cards("Healing Herbs")),
        figure(hand=cards("Steady Hand", "Steady Hand")),
        illness_discard={"False Alarm": 3},
        rng=dice(1, 6),
    )
    play(state, "1 end turn", "2 spinning needle on 1")
    assert (at(state), asked(state)) == ("H4", "1 illness")
    play(state, "1 pass")
    assert asked(state) == "2 end"
    play(state, "2 pass")
    assert state.current == 1

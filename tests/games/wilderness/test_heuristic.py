"""What the bots know of the game, and the words they have for it."""

from __future__ import annotations

import pytest

from tests.bots.calibration import in_the_lead
from tests.games.wilderness.at_table import cards, figure, place
from waterhole.bots.analysis import analyse
from waterhole.bots.levels import Budget
from waterhole.games.wilderness import GAME
from waterhole.games.wilderness.engine.rules import Wilderness
from waterhole.games.wilderness.evaluation import evaluate
from waterhole.kernel.game import Perspective


def chances(state: Wilderness) -> list[float]:
    return [float(GAME.heuristic.value(state, seat)) for seat in range(state.seats)]


def better_for(one: Wilderness, other: Wilderness) -> set[str]:
    """The parts of the first player's worth in which the first position is the better one."""
    first, second = evaluate(one, 0), evaluate(other, 0)
    return {name for name in first if first[name] > second[name] + 1e-9}


@pytest.mark.parametrize("seats", [2, 3, 8])
def test_the_chances_of_all_who_live_add_up_to_one(seats: int) -> None:
    state = place(*[figure(area) for area in ("A1", "B1", "E2", "A2", "C2", "E1", "B2", "C1")[:seats]])
    assert sum(chances(state)) == pytest.approx(1.0)


def test_who_is_nearer_to_the_village_is_ahead_and_with_less_exhaustion_more_so() -> None:
    level = chances(place(figure("B1"), figure("B1")))[0]
    nearer = chances(place(figure("E2"), figure("B1")))[0]
    assert nearer > level
    assert chances(place(figure("E2"), figure("B1", exhaustion=14)))[0] > nearer


def test_a_turn_under_way_is_worth_its_energy() -> None:
    assert (
        chances(place(figure("B1"), figure("B1"), energy=6))[0]
        > chances(place(figure("B1"), figure("B1"), energy=0))[0]
    )


def test_cards_in_hand_are_worth_something() -> None:
    rich = place(figure("B1", hand=cards("Shelter", "Raft", "Torch")), figure("B1"))
    assert chances(rich)[0] > chances(place(figure("B1"), figure("B1")))[0]


@pytest.mark.compiled_only
def test_who_is_given_70_to_90_percent_wins_so_often() -> None:
    said, won = in_the_lead(GAME, games=300, low=0.7, high=0.9)
    assert won == pytest.approx(said, abs=0.06)


def test_each_need_has_its_word() -> None:
    plain = place(figure("E2"), figure())
    assert better_for(plain, place(figure("B1"), figure())) >= {"way"}
    assert better_for(plain, place(figure("E2", exhaustion=12), figure())) == {"strength"}
    assert better_for(plain, place(figure("E2", thirst=5), figure())) == {"thirst"}
    assert better_for(plain, place(figure("E2", hunger=9), figure())) == {"hunger"}
    assert "health" in better_for(plain, place(figure("E2", illnesses=cards("Infected Wound")), figure()))
    assert better_for(plain, place(figure("E2"), figure("E2"))) == {"lead"}
    assert better_for(place(figure("E2", hand=cards("Raft")), figure()), plain) == {"cards"}


def test_the_dead_have_nothing_to_lose() -> None:
    state = place(figure("E2"), figure(exhaustion=26), figure())
    assert evaluate(state, 1) == {}
    assert chances(state)[1] == 0.0


def test_the_reason_to_drink_is_thirst() -> None:
    state = place(figure("E2", thirst=5), figure())
    found = analyse(Perspective(GAME, state, 0), Budget(iterations=200))
    reasons = {judged.text: judged.reason for judged in found.moves}
    assert "your thirst" in reasons["drink"]
    assert all(reasons.values())

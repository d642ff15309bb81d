"""What a move would bring is said before it is made."""

from __future__ import annotations

from waterhole.games.savanna import GAME
from waterhole.kernel.core import Rng


def test_alone_the_note_of_a_placement_is_what_the_score_rises_by() -> None:
    """ES-11: alone, nobody else places at the same time, so the promise must come true exactly."""
    for seed in range(5):
        state, rng = GAME.new(1, seed=seed), Rng(seed)
        while state.waiting():
            view = GAME.view(state, 0)
            chosen = rng.below(len(view.moves))
            before = int(state.scores()[0])
            others = GAME.view(state, 0).players[1].sheet.total  # type: ignore[attr-defined]
            state.apply(0, view.moves[chosen].id)
            if view.moves[chosen].kind == "place":
                assert int(state.scores()[0]) - before == int(view.notes[chosen])
            elif view.moves[chosen].kind == "give":
                after = GAME.view(state, 0).players[1].sheet.total  # type: ignore[attr-defined]
                assert f"{after - others:+} for Swala" == view.notes[chosen]


def test_the_note_of_a_selection_is_the_best_note_of_its_placements() -> None:
    state, rng = GAME.new(1, seed=9), Rng(9)
    checked = 0
    while state.waiting():
        view = GAME.view(state, 0)
        chosen = rng.below(len(view.moves))
        state.apply(0, view.moves[chosen].id)
        after = GAME.view(state, 0)
        if view.moves[chosen].kind == "select" and after.moves and after.moves[0].kind == "place":
            assert view.notes[chosen] == f"{max(int(note) for note in after.notes):+} at best"
            checked += 1
    assert checked > 10


def test_nobody_gets_notes_for_moves_of_others() -> None:
    state = GAME.new(3, seed=1)
    assert GAME.view(state, -1).notes == ()
    assert len(GAME.view(state, 0).notes) == len(GAME.view(state, 0).moves)

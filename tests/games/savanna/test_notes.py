"""What a move would bring is said before it is made."""

from __future__ import annotations

from typing import cast

from tests.games.savanna.pictures import position, state
from waterhole.games.savanna import GAME
from waterhole.kernel.engine.rng import Rng
from waterhole.text import Phrase


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
                assert view.notes[chosen] == Phrase("note-here", {"points": int(state.scores()[0]) - before})
            elif view.moves[chosen].kind == "give":
                after = GAME.view(state, 0).players[1].sheet.total  # type: ignore[attr-defined]
                assert view.notes[chosen] == Phrase("note-swala", {"points": after - others})


def test_the_note_of_a_selection_is_the_best_note_of_its_placements() -> None:
    state, rng = GAME.new(1, seed=9), Rng(9)
    checked = 0
    while state.waiting():
        view = GAME.view(state, 0)
        chosen = rng.below(len(view.moves))
        state.apply(0, view.moves[chosen].id)
        after = GAME.view(state, 0)
        if view.moves[chosen].kind == "select" and after.moves and after.moves[0].kind == "place":
            best = max(cast(int, note.args["points"]) for note in after.notes if isinstance(note, Phrase))
            assert view.notes[chosen] == Phrase("note-best", {"points": best})
            checked += 1
    assert checked > 10


def test_nobody_gets_notes_for_moves_of_others() -> None:
    state = GAME.new(3, seed=1)
    assert GAME.view(state, -1).notes == ()
    assert len(GAME.view(state, 0).notes) == len(GAME.view(state, 0).moves)


def test_the_first_cards_say_what_they_bring_by_themselves() -> None:
    """ES-3: a lone gazelle scores 2 and is the most there are (5), an elephant 6, a lion nothing."""
    hand = {"gazelle": 1, "elephant": 1, "lion": 9}
    seen = GAME.view(state(position(3, [{}, {}, {}], hands=[hand, {"tree": 11}, {"hyena": 10, "lion": 1}])), 0)
    notes = {move.fields["card"]: note for move, note in zip(seen.moves, seen.notes, strict=True)}
    assert notes["gazelle"] == Phrase("note-best", {"points": 7})
    assert notes["elephant"] == Phrase("note-best", {"points": 6})
    assert notes["lion"] == Phrase("note-best", {"points": 0})

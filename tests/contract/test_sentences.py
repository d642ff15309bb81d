"""Games know no names and one language: their texts can be told with any names, their refusals in any language."""

from __future__ import annotations

import re
from collections.abc import Iterator

from tests.contract.sentences import facts_in, sentences_of
from tests.contract.tables import Table, every_seat_count
from waterhole.kernel.engine.rng import Rng
from waterhole.kernel.engine.state import State
from waterhole.kernel.game import SPECTATOR, Refused, with_names

NUMBERED = re.compile(r"\b(player|seat) \d", re.IGNORECASE)
NAMES = ("Ann", "Bob", "Cid", "Dot", "Eve", "Fay", "Gus", "Hal")
TRIED = 12  # moves at each decision


def decisions(table: Table, rng: Rng) -> Iterator[tuple[State, int]]:
    """A random game, from decision to decision."""
    state = table.start(rng.below(1000))
    while state.waiting():
        seat = state.decider()
        yield state, seat
        moves = table.game.legal(state, seat)
        state.apply(seat, moves[rng.below(len(moves))])


def refusals(table: Table, state: State, seat: int, rng: Rng) -> Iterator[Refused]:
    legal = set(table.game.legal(state, seat))
    for move in {rng.below(len(table.game.moves)) for _ in range(TRIED)} - legal:
        yield table.game.refusal(state, seat, move)


def check_names(text: str, seats: int) -> None:
    """Nobody is called by number, and everybody can be called by name."""
    told = with_names(text, NAMES[:seats])
    assert "{" not in told, told
    assert not NUMBERED.search(told), told


@every_seat_count
def test_prompts_and_refusals_call_players_by_name(table: Table) -> None:
    rng = Rng(5)
    if table.game.sentence is None:
        return  # tests/text has what its messages must fulfil
    for state, seat in decisions(table, rng):
        for viewer in (seat, (seat + 1) % table.seats, SPECTATOR):
            check_names(str(table.game.view(state, viewer).prompt), table.seats)
        for refusal in refusals(table, state, seat, rng):
            if int(refusal.facts.get("player", 0)) < table.seats:  # type: ignore[arg-type]
                check_names(refusal.reason, table.seats)


@every_seat_count
def test_a_refusal_is_a_sentence_of_its_game_with_all_its_facts(table: Table) -> None:
    rng, known = Rng(6), sentences_of(table.game)
    if table.game.sentence is None:
        return
    for state, seat in decisions(table, rng):
        for refusal in refusals(table, state, seat, rng):
            assert refusal.sentence in known
            assert facts_in(refusal.sentence) <= set(refusal.facts)

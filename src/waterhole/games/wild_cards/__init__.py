"""Wild Cards, by Ferdinand Schnitzler: bid for animals, lead their species. 2–5 players, Leo among them if you like."""

from __future__ import annotations

from typing import Literal

from waterhole.games.wild_cards.engine.components import OUTCOME
from waterhole.games.wild_cards.engine.heuristic import WildCardsHeuristic
from waterhole.games.wild_cards.engine.observation import WildCardsObserver
from waterhole.games.wild_cards.engine.rules import WildCards, new_game
from waterhole.games.wild_cards.engine.view import seat_view, spectator_view
from waterhole.games.wild_cards.evaluation import evaluate
from waterhole.games.wild_cards.events import tell
from waterhole.games.wild_cards.explain import explain
from waterhole.games.wild_cards.facts import facts
from waterhole.games.wild_cards.moves import MOVES
from waterhole.games.wild_cards.position import WildCardsPosition, dump, load
from waterhole.games.wild_cards.tallies import TALLIES
from waterhole.games.wild_cards.temperaments import TEMPERAMENTS
from waterhole.games.wild_cards.training import expert, packaged, train
from waterhole.kernel.engine.rng import Rng
from waterhole.kernel.game import Game, Options


class WildCardsOptions(Options, frozen=True):
    leo: bool = False  # the virtual player joins; with two he always does (WC-17)
    removal: Literal["even", "random"] = "even"  # at a table of three (WC-1)
    talisman: Literal["after-holder", "holder-first"] = "after-holder"  # whom it favours (WC-8)

    def problem(self, seats: int) -> str:
        if self.leo and seats == 5:
            return "Leo needs a place at the table; he plays with 2, 3 or 4 players."
        if self.removal != "even" and not self._table_of_three(seats):
            return "removal is for a table of three, Leo included; others always remove animals at random."
        return ""

    def _table_of_three(self, seats: int) -> bool:
        return seats == 2 or (seats == 3 and not self.leo)

    @classmethod
    def variants(cls, seats: int) -> list[Options]:
        found: list[Options] = [cls(talisman="holder-first")]
        if seats in (3, 4):
            found.append(cls(leo=True))
        if seats in (2, 3):
            found.append(cls(removal="random"))
        return found


def start(seats: int, options: WildCardsOptions, rng: Rng) -> WildCards:
    return new_game(seats, options.leo, options.removal == "even", options.talisman == "holder-first", rng)


GAME = Game(
    name="wild_cards",
    title="Wild Cards",
    rules_version="1",
    seats=range(2, 6),
    options=WildCardsOptions,
    moves=MOVES,
    start=start,
    spectator_view=spectator_view,
    seat_view=seat_view,
    position=WildCardsPosition,
    dump=dump,
    load=load,
    tell=tell,
    explain=explain,
    heuristic=WildCardsHeuristic(),
    evaluate=evaluate,
    facts=facts,
    tallies=TALLIES,
    temperaments=TEMPERAMENTS,
    guide=expert(packaged()),
    tries=24,
    train=train,
    # Ends only where no other move can come first: what looks settled changes with thought (docs/strength-trials.md).
    search={"turns": 0, "until_settled": True, "mixed": True, "patience": 1, "worthwhile": 0},
    outcomes=(OUTCOME,),
    observer=WildCardsObserver(),
    extras=("Leo",),
    assumed=(
        "How the values 1 to 4 are spread over the habitat cards.",
        "The natural habitat of every species but the peacock.",
        "That score tokens never run out.",
    ),
)

"""Wild Cards, by Ferdinand Schnitzler: bid for animals, lead their species. 2–5 players, Leo among them if you like."""

from __future__ import annotations

from typing import Literal

from waterhole.games.wild_cards.components import OUTCOME
from waterhole.games.wild_cards.events import sentence, tell
from waterhole.games.wild_cards.explain import explain
from waterhole.games.wild_cards.heuristic import WildCardsHeuristic
from waterhole.games.wild_cards.moves import MOVES
from waterhole.games.wild_cards.observation import WildCardsObserver
from waterhole.games.wild_cards.position import WildCardsPosition, dump, load
from waterhole.games.wild_cards.rules import WildCards, new_game
from waterhole.games.wild_cards.view import view
from waterhole.games.wild_cards.worth import worth
from waterhole.kernel.core import Rng
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
    summary="Bid in secret for the animals on display, pay in their habitats, and win over their leaders.",
    rules_version="1",
    seats=range(2, 6),
    options=WildCardsOptions,
    moves=MOVES,
    start=start,
    view=view,
    position=WildCardsPosition,
    dump=dump,
    load=load,
    tell=tell,
    sentence=sentence,
    explain=explain,
    heuristic=WildCardsHeuristic(),
    worth=worth,
    search={"turns": 20, "mixed": True},
    outcomes=(OUTCOME,),
    observer=WildCardsObserver(),
    extras=("Leo",),
    assumed=(
        "How the values 1 to 4 are spread over the habitat cards.",
        "The natural habitat of every species but the peacock.",
        "That score tokens never run out.",
    ),
)

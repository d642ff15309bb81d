"""Crossing: a small card game as a package of its own, made with Waterhole's kit. The rules are in RULES.md."""

from __future__ import annotations

from waterhole.kernel.game import Game
from waterhole.kernel.kit import Kit, Told
from waterhole_crossing.rules import ANIMALS, MOVES, OUTCOME, Crossing, Herder

KIT = Kit(
    table=Crossing,
    moves=MOVES,
    questions={"turn": "Turn up an animal, or take a ford.", "send": "Send the animal to a ford."},
    events={
        "turned": Told("{player} turns up: {animal}.", {"animal": ANIMALS.names}),
        "sent": Told("{player} sends the {animal} to ford {ford}.", {"animal": ANIMALS.names, "ford": None}),
        "took": Told("{player} takes ford {ford} (animals: {animals}).", {"ford": None, "animals": None}),
        "round": Told("{player} begins a new round."),
        "dusk": Told("Dusk: {left} animals are left, this is the last round.", {"left": None}),
        "ended": Told("The game is over: everybody has crossed."),
    },
    rulings={"turn up": "CR-1", "send": "CR-2", "take": "CR-3"},
)

GAME: Game = KIT.game(
    name="crossing",
    title="Crossing",
    summary="Send animals to the fords and take them in time: few kinds in large numbers count.",
    rules_version="1",
    seats=range(3, 6),
    outcomes=(OUTCOME,),
    heuristic=Herder(),
)

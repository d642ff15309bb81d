"""Every claim that a reason can make, checked by making the move: `python -m tests.bots.claims`."""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

import msgspec

from tests.contract.tables import GAMES
from waterhole.bots import bot
from waterhole.bots.analysis import Reason, reasons
from waterhole.games.cubirds.engine.components import LARGE_FAMILY, SMALL_FAMILY, SPECIES
from waterhole.games.wildlife.engine.components import AREA_NAMES, SPACE_AREAS, SPACE_NAMES
from waterhole.kernel.engine.rng import Rng
from waterhole.kernel.engine.state import State
from waterhole.kernel.game import Game, Perspective
from waterhole.text import Phrase

CHANCES = 3  # times a move is made, each with other chance to come
EVERY = 7  # of how many positions one is looked at


@dataclass
class Play:
    """A move made on the true position: plain data of the table as its player sees it, before and after."""

    game: Game
    seat: int
    move: dict[str, Any]
    truth: State
    end: State
    events: list[dict[str, Any]]
    before: dict[str, Any]
    after: dict[str, Any]

    @property
    def own(self) -> dict[str, Any]:
        return self.before["players"][self.seat]  # type: ignore[no-any-return]

    @property
    def then(self) -> dict[str, Any]:
        return self.after["players"][self.seat]  # type: ignore[no-any-return]

    def did(self, kind: str) -> list[dict[str, Any]]:
        return [event for event in self.events if event["type"] == kind and event["seat"] == self.seat]


def play(game: Game, truth: State, seat: int, move: int, chance: int) -> Play:
    """Make a move; whoever decides at the same time does so by lot."""
    rng, state = Rng(chance), truth.clone()
    state.rng, state.journal = Rng(chance + 1), []
    before = msgspec.to_builtins(game.view(state, seat))
    beside = [other for other in before["waiting"] if other != seat and game.legal(state, other)]
    state.apply(seat, move)
    for other in beside:
        if choices := game.legal(state, other):
            state.apply(other, choices[rng.below(len(choices))])
    events = [msgspec.to_builtins(game.tell(event, seat)) for event in state.journal]
    after = msgspec.to_builtins(game.view(state, seat))
    return Play(game, seat, msgspec.to_builtins(game.moves[move]), truth, state, events, before, after)


def grown(before: dict[str, int], after: dict[str, int]) -> dict[str, int]:
    """What there is more or less of."""
    changes = {name: after.get(name, 0) - before.get(name, 0) for name in {*before, *after}}
    return {name: change for name, change in changes.items() if change}


# -- all games -----------------------------------------------------------------------


def points(made: Play, points: int) -> bool:
    return bool(made.after["scores"][made.seat] - made.before["scores"][made.seat] == points)


# -- CuBirds ---------------------------------------------------------------------------


def birds_taken(made: Play) -> dict[str, int]:
    """What a lay brought into the hand, from the row itself: it is shorter by that."""
    laid = made.move["fields"]["bird"]
    return {bird: n for bird, n in grown(made.own["hand"], made.then["hand"]).items() if bird != laid}


def takes(made: Play, taken: dict[str, int]) -> bool:
    return birds_taken(made) == taken


def takes_nothing(made: Play) -> bool:
    return not birds_taken(made) and "draw" in {move["text"] for move in made.after["moves"]}


def draws(made: Play, count: int) -> bool:
    return bool(made.then["hand_size"] - made.own["hand_size"] == count)


def family_made(made: Play, bird: str, held: int, size: str) -> bool:
    needed = (LARGE_FAMILY if size == "large" else SMALL_FAMILY)[SPECIES.index(bird)]
    return bool(made.own["hand"].get(bird, 0) == held < needed <= made.then["hand"][bird])


def denies(made: Play, bird: str, seat: int, count: int, wins: bool) -> bool:
    number = SPECIES.index(bird)
    hand = msgspec.to_builtins(made.game.view(made.truth, seat))["players"][seat]
    with_these = hand["hand"].get(bird, 0) + birds_taken(made)[bird]
    collection = hand["collection"] | {bird: hand["collection"].get(bird, 0) + 1}
    winning = len(collection) >= 7 or sum(n >= 3 for n in collection.values()) >= 2
    return bool(hand["hand"][bird] >= count and with_these >= SMALL_FAMILY[number] and winning == wins)


def collects(made: Play, bird: str, count: int, species: int) -> bool:
    new = grown(made.own["collection"], made.then["collection"])
    return new == {bird: count} and len(made.then["collection"]) == species


def empties(made: Play) -> bool:
    """Nothing was left in the hand, and everybody is dealt a new one, or there are too few cards for that."""
    dealt = {event["seat"] for event in made.events if event["type"] == "dealt"}
    left = made.own["hand_size"] - made.own["hand"].get(made.move["fields"].get("bird"), 0)
    return (not left or made.move["kind"] != "lay") and (bool(made.after["outcome"]) or len(dealt) >= made.truth.seats)


def keeps_birds(made: Play, bird: str, count: int) -> bool:
    kept = made.own["hand"][bird] == made.then["hand"].get(bird, 0) == count
    return bool(kept and count >= LARGE_FAMILY[SPECIES.index(bird)])


def waits(made: Play, bird: str, count: int, missing: int) -> bool:
    large = LARGE_FAMILY[SPECIES.index(bird)]
    kept = made.own["hand"][bird] == made.then["hand"].get(bird, 0) == count
    return bool(kept and count + missing == large)


# -- Savanna ---------------------------------------------------------------------------


def own_lines(player: dict[str, Any]) -> dict[str, int]:
    """The lines of a sheet without the rewards that depend on the others' gazelles."""
    return {
        line["kind"]: sum(item["points"] for item in line["items"] if item["reason"] not in ("most", "second"))
        for line in player["sheet"]["lines"]
    }


def on_sheet(made: Play, points: int, lines: list[dict[str, Any]]) -> bool:
    changes = grown(own_lines(made.own), own_lines(made.then))
    told = {line["card"]: line["points"] for line in lines}
    return changes == told and points == sum(changes.values())


def flips(made: Play, count: int) -> bool:
    return len(set(made.then["sheet"]["flipped"]) - set(made.own["sheet"]["flipped"])) == count


def best_place(made: Play, points: int) -> bool:
    """Of all places for the card that was selected, the best brings so much; rewards as the gazelles lie now."""
    own = made.own["sheet"]["total"]
    found = []
    for move in made.after["moves"]:
        placed = made.end.clone()
        placed.apply(made.seat, move["id"])
        then = msgspec.to_builtins(made.game.view(placed, made.seat))["players"][made.seat]
        if len(then["grid"]) > len(made.own["grid"]):  # nobody else has to place before it is seen
            found.append(then["sheet"]["total"] - own)
    return not found or max(found) == points


def for_swala(made: Play, points: int) -> bool:
    return bool(made.after["players"][1]["sheet"]["total"] - made.before["players"][1]["sheet"]["total"] == points)


# -- Wild Cards ------------------------------------------------------------------------


def takes_animal(made: Play, animal: str, count: int) -> bool:
    return grown(made.own["collection"], made.then["collection"]) == {animal: 1} and (
        made.then["collection"][animal] == count
    )


def bonus(made: Play, points: int) -> bool:
    return bool(made.then["tokens"] - made.own["tokens"] == points)


def exchanges(made: Play, given: str, taken: str, count: int) -> bool:
    changes = grown(made.own["collection"], made.then["collection"])
    return changes == ({given: -1, taken: 1} if given != taken else {}) and made.then["collection"][taken] == count


def leader(made: Play, species: str, before: int) -> bool:
    had = [seat for seat, player in enumerate(made.before["players"]) if species in player["leaders"]]
    whose = had == [before] if before >= 0 else not had and species in made.before["supply"]
    return whose and species in made.then["leaders"]


def back(made: Play, cards: dict[str, int]) -> bool:
    """The cards that lay there are in the hand; drawing for the next round may follow."""
    bid = made.own["bid"] or made.move["fields"]["card"]  # it may be the very card that is revealed
    lay = Counter(made.own["paid"]) + Counter([bid])
    return lay == Counter(cards) and all(made.then["hand"].get(card, 0) >= n for card, n in cards.items())


def draws_cards(made: Play, count: int) -> bool:
    return [event["count"] for event in made.did("drew")] == [count] and made.own["hand_size"] + count > 0


def leaves(made: Play, count: int) -> bool:
    """What is in the hand when the card is down, unless the next phase has begun and changed it."""
    alone = made.truth.clone()
    alone.apply(made.seat, made.move["id"])
    then = msgspec.to_builtins(made.game.view(alone, made.seat))
    left = then["players"][made.seat]["hand_size"] - len(then["chosen"])
    fewer = made.own["hand_size"] - len(made.before["chosen"]) - 1
    return bool(fewer == count and (then["phase"] != made.before["phase"] or left == count))


def costs(made: Play, animal: str, count: int, cards: int) -> bool:
    """The animal of that place is being paid for, and nothing was paid yet."""
    wanted = made.after["wanted"]
    asked = made.after["owed"] == cards and wanted > 0 and made.after["display"][wanted - 1] == animal
    return bool(asked and made.own["collection"].get(animal, 0) + 1 == count)


def holds(made: Play, count: int) -> bool:
    return bool(sum(made.then["hand"].values()) - len(made.after["chosen"]) == count)


# -- Wildlife --------------------------------------------------------------------------


def tiles_in(view: dict[str, Any], area: str) -> list[int]:
    """How many tiles each player has in an area, counted on the island."""
    counts = [0] * view["seats"]
    for name, number in zip(SPACE_NAMES, SPACE_AREAS, strict=True):
        owner = tile_on(view, name)
        if AREA_NAMES[number] == area and owner >= 0:
            counts[owner] += 1
    return counts


def tile_on(view: dict[str, Any], space: str) -> int:
    """Whose tile lies on a space; -1: nobody's."""
    row, column = (int(part) for part in space.split(","))
    mark = view["tiles"][row][column]
    return int(mark) - 1 if mark.isdigit() else -1


def fills(made: Play, area: str) -> bool:
    empty = [
        name
        for name, number in zip(SPACE_NAMES, SPACE_AREAS, strict=True)
        if AREA_NAMES[number] == area and tile_on(made.after, name) < 0
    ]
    return not empty and area not in made.before["marked"] and area in made.after["marked"]


def improves(made: Play, terrain: str, level: str) -> bool:
    return bool(made.then["levels"][terrain] == level != made.own["levels"][terrain])


def ability(made: Play, ability: str, holder: int) -> bool:
    gained = grown(made.own["abilities"], made.then["abilities"]) == {ability: 1}
    if holder < 0:
        return gained and grown(made.before["ability_supply"], made.after["ability_supply"]) == {ability: -1}
    robbed = [view["players"][holder]["abilities"] for view in (made.before, made.after)]
    return gained and grown(*robbed) == {ability: -1}


def beats(made: Play, space: str, victim: int) -> bool:
    return tile_on(made.before, space) == victim != tile_on(made.after, space)


def keeps(made: Play, space: str) -> bool:
    return tile_on(made.before, space) == tile_on(made.after, space) == made.seat


def food(made: Play, food: int) -> bool:
    return bool(made.then["food"] - made.own["food"] == food)


def leads(made: Play, area: str, before: int) -> bool:
    was, now = tiles_in(made.before, area), tiles_in(made.after, area)
    others = [count for seat, count in enumerate(now) if seat != made.seat]
    ahead = now[made.seat] > max(others, default=0)
    not_before = was[made.seat] <= max((n for seat, n in enumerate(was) if seat != made.seat), default=0)
    return ahead and not_before and (before < 0 or was[before] == max(was))


def area_of(space: str) -> str:
    return AREA_NAMES[SPACE_AREAS[SPACE_NAMES.index(space)]]


def tiles(made: Play, area: str, count: int) -> bool:
    return tiles_in(made.before, area)[made.seat] < tiles_in(made.after, area)[made.seat] == count


def can(made: Play, terrain: str, level: str) -> bool:
    return bool(made.own["levels"][terrain] == level and made.move["fields"]["card"] == terrain)


def cannot(made: Play, terrain: str) -> bool:
    return bool(made.own["levels"][terrain] == "no action" and made.move["fields"]["card"] == terrain)


def leaves_cards(made: Play, count: int) -> bool:
    return bool(sum(made.then["hand"].values()) == count < made.own["hand_size"])


def moves_from(made: Play, area: str, count: int) -> bool:
    lifted = made.move["fields"]["space"]
    mine = area_of(lifted) == area and tile_on(made.before, lifted) == made.seat
    return mine and tiles_in(made.before, area)[made.seat] == count


def free(made: Play) -> bool:
    return bool(made.own["hand"] == made.then["hand"] and made.before["plays_left"] == made.after["plays_left"])


def sells(made: Play) -> bool:
    """The card is up for auction; whoever bought it at once has paid for it."""
    return [event["card"] for event in made.did("card") if event["how"] == "auctioned"] == [made.move["fields"]["card"]]


def leaves_food(made: Play, food: int) -> bool:
    """So much is left when the bid is paid, now or later."""
    highest = made.after["bidder"] == made.seat and made.after["bid"] == made.move["fields"]["food"]
    return bool(made.own["food"] - made.move["fields"]["food"] == food and (highest or made.then["food"] == food))


def price(made: Play, points: int, food: int, left: int) -> bool:
    """Each point pays 3 food, no more of them than are needed (WL-12)."""
    bid = made.move["fields"]["food"]
    needed = 3 * (points - 1) < bid - made.own["food"] <= 3 * points
    return bool(needed and made.own["points"] - points == left and bid == food + 3 * points)


def saves(made: Play, food: int) -> bool:
    return bool(made.own["food"] == made.then["food"] == food)


def island(made: Play, count: int) -> bool:
    mine = sum(sum(tile == str(made.seat + 1) for tile in row) for row in made.after["tiles"])
    return bool(mine == count < made.own["tiles"])


# -- Wilderness ------------------------------------------------------------------------


def drinks(made: Play) -> bool:
    return bool(made.then["thirst"] == 0)


def heals(made: Play, illness: str) -> bool:
    return bool(made.then["illnesses"].get(illness, 0) < made.own["illnesses"][illness])


def at_water(made: Play) -> bool:
    return made.then["area"] in made.after["water"] and made.own["area"] not in made.before["water"]


def eats(made: Play) -> bool:
    return bool(made.then["hunger"] < made.own["hunger"])


def rests(made: Play, steps: int) -> bool:
    told = made.did("rested") + made.did("slept")
    return [made.own["exhaustion"] - event["exhaustion"] for event in told] == [steps]


def energy(made: Play, energy: int) -> bool:
    return bool(made.after["current"] == made.seat and made.after["energy"] == energy)


def unused(made: Play, energy: int) -> bool:
    return bool(made.before["current"] == made.seat and made.before["energy"] == energy > 0)


def keeps_cards(made: Play, count: int) -> bool:
    """Nothing of the hand was played; what is dealt or taken later comes of others."""
    return sum(made.own["hand"].values()) == count and not made.did("played")


def wants_energy(made: Play, energy: int, **_: object) -> bool:
    """There was so much energy; where the turn goes on, so much less is left, unless others are asked first."""
    before, after = made.before["energy"], made.after["energy"]
    goes_on = made.after["current"] == made.seat and made.after["round"] == made.before["round"]
    return bool(before >= energy and (not goes_on or after <= before))


def step(made: Play, area: str, energy: int, roll: int, **_: object) -> bool:
    """One goes there, or is held up on the way: by a roll, or by those who are asked first."""
    there = area in (made.then["area"], made.after["heading"]) or bool(roll) or bool(made.after["window"])
    return there and wants_energy(made, energy)


def hunts(made: Play, energy: int, bonus: int) -> bool:
    return wants_energy(made, energy)


def plays_card(made: Play, card: str) -> bool:
    held = made.move["fields"].get("held", card)
    return bool(made.move["fields"]["card"] == card and made.own["hand"][held] > 0)


def gives_all(made: Play) -> bool:
    return bool(made.then["hunger"] == 0)


def stays(made: Play) -> bool:
    return bool(made.then["area"] == made.own["area"])


CLAIMS: dict[str, dict[str, Callable[..., bool]]] = {
    "": {"fact-points": points},
    "cubirds": {
        "note-takes": takes,
        "fact-takes-nothing": takes_nothing,
        "fact-draws": draws,
        "fact-family": family_made,
        "fact-denies": denies,
        "fact-collects": collects,
        "fact-empties": empties,
        "fact-waits": waits,
        "fact-keeps": keeps_birds,
    },
    "savanna": {
        "fact-best": best_place,
        "fact-sheet": on_sheet,
        "fact-flips": flips,
        "note-swala": for_swala,
    },
    "wild_cards": {
        "fact-takes": takes_animal,
        "fact-bonus": bonus,
        "fact-exchanges": exchanges,
        "fact-leader": leader,
        "fact-back": back,
        "fact-draws": draws_cards,
        "fact-leaves": leaves,
        "fact-costs": costs,
        "fact-holds": holds,
    },
    "wildlife": {
        "fact-fills": fills,
        "fact-improves": improves,
        "fact-ability": ability,
        "fact-beats": beats,
        "fact-keeps": keeps,
        "fact-food": food,
        "fact-leads": leads,
        "fact-tiles": tiles,
        "fact-can": can,
        "fact-cannot": cannot,
        "fact-leaves": leaves_cards,
        "fact-from": moves_from,
        "fact-free": free,
        "fact-sells": sells,
        "fact-bid": leaves_food,
        "note-price": price,
        "fact-saves": saves,
        "fact-draws": draws,
        "fact-island": island,
    },
    "wilderness": {
        "fact-drinks": drinks,
        "fact-heals": heals,
        "fact-water": at_water,
        "fact-eats": eats,
        "fact-rests": rests,
        "fact-energy": energy,
        "fact-unused": unused,
        "fact-keeps": keeps_cards,
        "note-step": step,
        "note-raft": step,
        "note-hunt": hunts,
        "note-rest": wants_energy,
        "note-card": plays_card,
        "note-eat": gives_all,
        "note-stay": stays,
    },
}


def claim_of(game: Game, fact: Phrase) -> Callable[..., bool]:
    return CLAIMS.get(game.name, {}).get(fact.id) or CLAIMS[""][fact.id]


def ends_so(made: Play, end: str) -> bool:
    """Whether the game ends as it is said; what only may be is not said of what will be."""
    if end not in ("wins", "loses"):
        return True
    return made.end.waiting() == 0 and (made.end.ranks()[made.seat] == 1) == (end == "wins")


# -- positions -------------------------------------------------------------------------


@dataclass
class Looked:
    """A position of a game that was played, and the reasons for all that its seat can do."""

    game: Game
    truth: State
    seat: int
    why: dict[int, Reason]


def looked_at(game: Game, most: int, seed: int = 0) -> Iterator[Looked]:
    """Positions of games of foragers who now and then do anything, at all numbers of seats in turn."""
    found, forager, rng = 0, bot("forager", game), Rng(seed)
    while found < most:
        for seats in game.seats:
            state, number = game.new(seats, seed=rng.below(1_000_000)), rng.below(EVERY)
            while (seat := state.decider()) >= 0 and found < most:
                perspective = Perspective(game, state, seat)
                if number % EVERY == 0:
                    found += 1
                    why = reasons(perspective, perspective.moves, rng) if len(perspective.moves) > 1 else {}
                    yield Looked(game, state.clone(), seat, why)
                number += 1
                lapse = rng.chance() < 0.2
                moves = perspective.moves
                state.apply(seat, moves[rng.below(len(moves))] if lapse else forager.choose(perspective, rng))


def false_claims(looked: Looked, told: Counter[str]) -> list[str]:
    """What is not so; `told` counts every claim that was looked at."""
    wrong = []
    for move, why in looked.why.items():
        for chance in range(CHANCES):
            made = play(looked.game, looked.truth, looked.seat, move, 1000 * move + chance)
            told.update(fact.id for fact in why.facts)
            wrong += [
                f"{made.move['text']}: {fact}"
                for fact in why.facts
                if not claim_of(looked.game, fact)(made, **fact.args)
            ]
            told[f"end {why.end}"] += bool(why.end)
            wrong += [] if ends_so(made, why.end) else [f"{made.move['text']}: {why.end}"]
    return wrong


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--positions", type=int, default=1000)
    parser.add_argument("--games", nargs="*", default=list(GAMES))
    arguments = parser.parse_args()
    for name in arguments.games:
        told: Counter[str] = Counter()
        wrong = [
            claim for looked in looked_at(GAMES[name], arguments.positions) for claim in false_claims(looked, told)
        ]
        print(f"{name}: {arguments.positions} positions, {told.total()} claims looked at, {len(wrong)} false")
        print("   ", dict(told.most_common()))
        for claim in wrong[:10]:
            print("    false:", claim)


if __name__ == "__main__":
    main()

"""Wildlife's auctions: nobody pays more than a card can bring by the game's own scoring, however much food he has."""

from __future__ import annotations

from collections.abc import Iterator
from typing import cast

import msgspec
import pytest
from librt.vecs import vec
from mypy_extensions import i64

from waterhole.bots import bot
from waterhole.games import GAMES
from waterhole.games.wildlife.engine.components import (
    BID,
    BID_FOR_ORGANISM,
    FOOD_SOURCE,
    M_BID,
    M_PASS,
    TERRAIN_KINDS,
)
from waterhole.games.wildlife.engine.rules import Wildlife
from waterhole.games.wildlife.engine.scoring import ability_tiles, adaptation_tiles, big_scoring
from waterhole.kernel.engine.masks import bits
from waterhole.kernel.engine.policy import choice_of
from waterhole.kernel.engine.rng import Rng
from waterhole.kernel.game import Perspective

WILDLIFE = GAMES["wildlife"]
BOTS = ("greedy", "cub", "forager", "hunter:iterations=60", "apex:iterations=150")
RICH = 40  # food that tempts to any price
SCORINGS_AT = (4, 8, 11)  # WL-14, WL-18: pawns that bring a big scoring
GROWTH = 3.0  # points for what a tile may yet grow into: a herd, a majority that nobody has now
FOOD_FOR_A_POINT = 3


def auctions(seats: int, seed: int, most: int) -> Iterator[Wildlife]:
    """Positions in which a rich player is asked for a bid, from a game by the rules of thumb."""
    state, rng, found = WILDLIFE.new(seats, seed=seed), Rng(seed), 0
    while (seat := state.decider()) >= 0 and found < most:
        game = cast(Wildlife, state)
        if game.step == BID and rng.chance() < 0.15:
            found += 1
            yield enriched(game, seat)
        state.apply(seat, choice_of(WILDLIFE.heuristic, state, seat, len(WILDLIFE.moves), rng))


def enriched(game: Wildlife, seat: int) -> Wildlife:
    position = msgspec.to_builtins(WILDLIFE.dump(game))
    position["food"][seat] = RICH
    return cast(Wildlife, WILDLIFE.read_position(msgspec.json.encode(position)))


def standing(game: Wildlife, scorings: int) -> list[float]:
    """Points, food at three for one, and what the scorings to come would pay if nothing changed (WL-15 to WL-17)."""
    adaptations, abilities = vec[i64]([0] * game.seats), vec[i64]([0] * game.seats)
    for seat in range(game.seats):
        adaptations[seat] = adaptation_tiles(game.adapted[seat])
        abilities[seat] = ability_tiles(game.abilities[seat])
    paid = big_scoring(game.tiles_lo, game.tiles_hi, adaptations, abilities, game.food)
    return [
        float(game.points[seat]) + float(game.food[seat]) / FOOD_FOR_A_POINT + scorings * float(paid[seat])
        for seat in range(game.seats)
    ]


def most_it_can_bring(game: Wildlife, seat: int) -> float:
    """Points: the best use of the card, own gain and others' loss together, in all scorings to come."""
    scorings = sum(bits(game.marked) < space for space in SCORINGS_AT)
    unsold, sold = game.clone(), game.clone()
    while unsold.step == BID:
        unsold.apply(unsold.decider(), M_PASS)
    price = sold.lowest_raise()
    sold.apply(seat, M_BID + price)
    while sold.step == BID:
        sold.apply(sold.decider(), M_PASS)
    before = standing(unsold, scorings)
    best = 0.0
    for used in uses(sold, seat, 6):
        after = standing(used, scorings)
        after[seat] += price / FOOD_FOR_A_POINT
        after[game.current] -= price / FOOD_FOR_A_POINT
        lost = sum(max(0.0, before[other] - after[other]) for other in range(game.seats) if other != seat)
        best = max(best, after[seat] - before[seat] + lost)
    return best


def uses(state: Wildlife, seat: int, depth: int) -> Iterator[Wildlife]:
    """Every way to the end of what the buyer may do with his card."""
    if not state.buying or depth == 0 or state.decider() != seat:
        yield state
        return
    for move in WILDLIFE.legal(state, seat):
        after = state.clone()
        after.apply(seat, move)
        yield from uses(after, seat, depth - 1)


@pytest.mark.parametrize("level", BOTS)
@pytest.mark.compiled_only
def test_no_bid_for_a_terrain_is_above_what_a_tile_can_bring(level: str) -> None:
    player, asked, bids = bot(level, WILDLIFE), 0, 0
    for seats in (3, 4, 6):
        for seed in range(6):
            for game in auctions(seats, seed, 12):
                seat = game.decider()
                if game.card >= TERRAIN_KINDS:
                    continue
                asked += 1
                move = player.choose(Perspective(WILDLIFE, game, seat), Rng(asked))
                if move != M_PASS:
                    bids += 1
                    can_bring = FOOD_FOR_A_POINT * (most_it_can_bring(game, seat) + GROWTH)
                    assert move - M_BID <= can_bring, WILDLIFE.moves[move].text
    assert asked >= 60
    assert bids >= 5


@pytest.mark.parametrize("level", BOTS)
@pytest.mark.compiled_only
def test_nobody_pays_more_for_a_food_source_than_the_food_it_brings(level: str) -> None:
    """WL-19: 7 food, and 3 more in last place."""
    player = bot(level, WILDLIFE)
    for seed in range(60):
        for game in auctions(4, seed, 40):
            if game.card == FOOD_SOURCE:
                move = player.choose(Perspective(WILDLIFE, game, game.decider()), Rng(seed))
                assert move == M_PASS or move - M_BID <= 10


@pytest.mark.parametrize("level", ["cub", "forager", "hunter:iterations=60", "apex:iterations=150"])
@pytest.mark.compiled_only
def test_nobody_bids_all_his_food_for_an_organism(level: str) -> None:
    """WL-21: the food goes to the bank, and an organism scores nothing; two points are enough for it."""
    options = WILDLIFE.read_options({"organisms": "auction"})
    for seed in range(10):
        state, rng = WILDLIFE.new(5, options, seed), Rng(seed)
        players = [bot(level, WILDLIFE) for _ in range(5)]
        while cast(Wildlife, state).step == BID_FOR_ORGANISM:
            seat = state.decider()
            move = players[seat].choose(Perspective(WILDLIFE, state, seat), rng)
            assert move == M_PASS or move - M_BID <= 6
            state.apply(seat, move)

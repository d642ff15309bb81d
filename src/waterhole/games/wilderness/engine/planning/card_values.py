"""Wilderness: what the bots think a card is worth: in one's own turn, in a window, against others; in rounds."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from waterhole.games.wilderness.engine.board import STEP
from waterhole.games.wilderness.engine.components import (
    BAD_WATER,
    BITE,
    CHILLS,
    CLIMB_A_TREE,
    COMPANION,
    DEEP_SLEEP,
    DIRECTIONS,
    DYSENTERY,
    ENRAGED_BEAST,
    FEVER,
    FRESH_TRACKS,
    HIDDEN_SPRING,
    HUNGER,
    INFECTED_WOUND,
    JINX,
    LANDSLIDE,
    LUCKY_CHARM,
    M_BAD,
    M_GOOD,
    M_HERBS,
    M_NEEDLE,
    M_PASS,
    M_RAFT,
    M_SCENT,
    M_STEADY,
    M_STORM,
    MOST_HUNGER,
    MOST_THIRST,
    NIGHTMARES,
    QUARREL,
    RAFT_COST,
    SECOND_WIND,
    SHELTER,
    SKULL,
    SPEAR,
    STARTLED_GAME,
    T_ATTACK_ROLL,
    T_HUNT_ROLL,
    T_ILLNESS,
    T_MOVE,
    T_TARGETED,
    THIRST,
    TWISTED_ANKLE,
    WATCHFUL,
    WILD_BERRIES,
    WRONG_TURN,
)
from waterhole.games.wilderness.engine.planning.forecast import Ways, rounds_to_go
from waterhole.games.wilderness.engine.planning.harm import harm_by, reach_of, tiring
from waterhole.games.wilderness.engine.planning.turn_plan import ATTACK
from waterhole.games.wilderness.engine.rules import Wilderness
from waterhole.games.wilderness.engine.table import cards_in
from waterhole.kernel.engine.masks import BIT, bits, lowest

ENERGY_A_ROUND: Final = 5.0
WEARY: Final = 17  # squares of exhaustion at which one sleeps by day
CARD: Final = 0.5  # rounds that a card in hand is worth

# -- cards in one's own turn -------------------------------------------------------------


def worth_of_turn_card(game: Wilderness, ways: Ways, seat: i64, move: i64) -> float:
    """Cards that do not change what a step costs."""
    if move >= M_RAFT:
        landing = game.raft_landing(seat, (move - M_RAFT) // DIRECTIONS, (move - M_RAFT) % DIRECTIONS)
        saved = ways.village[game.figures[seat]] - ways.village[landing] - RAFT_COST
        return float(saved) / ENERGY_A_ROUND - 2.0 * CARD
    if move >= M_HERBS:
        return worth_of_healing(game, seat, move - M_HERBS) - CARD
    kind = move - M_GOOD
    if kind == HIDDEN_SPRING:
        if ways.water[game.figures[seat]] > 2:
            return 0.3 * float(game.thirst[seat]) - 2.0 * CARD
    elif kind == WILD_BERRIES:
        return 0.3 * float(game.hunger[seat]) - 3.5 * CARD
    elif game.exhaustion[seat] > 8 and game.energy >= 4 and game.has(seat, CHILLS) == 0 and game.night == 0:
        return 0.1 * float(game.exhaustion[seat]) - 2.0 * CARD  # Campfire
    return -1.0


def worth_of_healing(game: Wilderness, seat: i64, illness: i64) -> float:
    if illness in (FEVER, TWISTED_ANKLE, INFECTED_WOUND):
        return 2.0 * CARD
    if illness == BITE:
        if game.exhaustion[seat] > SKULL - 9:
            return 3.0
        return 0.0
    if illness == DYSENTERY:
        return 1.5 * CARD
    return 0.5 * CARD


# -- windows --------------------------------------------------------------------------


def worth_in_window(game: Wilderness, ways: Ways, seat: i64, move: i64, fights: bool) -> float:
    """Passing is worth nothing, a card what it gains less its worth in hand; who fights, counts what harm does."""
    if move == M_PASS:
        return 0.0
    if move < M_GOOD:
        return -1.0
    if move >= M_BAD:
        if fights and (move >= M_SCENT or bits(game.alive) == 2):
            return worth_of_fighting(game, ways, seat, move)
        return worth_of_harm(game, ways, seat, move)
    if game.inner == T_TARGETED:
        if fights:
            return harm_by(game, ways, seat, game.played) - CARD
        return worth_of_watching(game, ways, seat)
    if game.inner == T_ILLNESS:
        return worth_of_healing(game, seat, move - M_HERBS) - CARD
    if move >= M_STEADY:
        return worth_of_steady_hand(game, ways, seat, move - M_STEADY)
    return worth_of_help(game, ways, seat, move - M_GOOD)


def worth_of_help(game: Wilderness, ways: Ways, seat: i64, kind: i64) -> float:
    exhaustion = game.exhaustion[seat]
    if kind == SECOND_WIND:
        if game.night or exhaustion >= WEARY:
            return -1.0
        return 0.4 - 0.5 * CARD
    if kind == COMPANION:
        saved = ways.village[game.figures[seat]] - ways.village[game.target_area]
        if ways.village[game.target_area] == 0:
            return 20.0
        return float(saved) / ENERGY_A_ROUND - CARD
    if kind == DEEP_SLEEP:
        return 0.06 * float(exhaustion - 4) - 0.5 * CARD
    if kind == FRESH_TRACKS:
        result = game.hunt_result()
        if result < 5 and result > 2:
            return 0.2 * float(game.hunger[seat]) - CARD
        return -1.0
    if kind == LUCKY_CHARM:
        return worth_of_charm(game, seat)
    if kind == SPEAR:
        return 0.3 + 0.05 * float(exhaustion) - CARD
    if kind == CLIMB_A_TREE:
        return 0.1 * float(exhaustion) - CARD
    if kind == SHELTER:
        return worth_of_shelter(game, seat)
    return -1.0


def worth_of_steady_hand(game: Wilderness, ways: Ways, seat: i64, direction: i64) -> float:
    """Against the way the compass shows, or against straying three energy from the way."""
    here = game.figures[seat]
    other = ways.village[here] + 3
    if game.spun >= 0:
        other = ways.village[here + STEP[game.spun]]
    return float(other - ways.village[here + STEP[direction]]) / ENERGY_A_ROUND - CARD


def worth_of_charm(game: Wilderness, seat: i64) -> float:
    if game.window == T_ATTACK_ROLL:
        return 0.15 * float(game.beast_sum - game.own_sum) - CARD
    if game.window == T_HUNT_ROLL:
        if game.hunt_result() < 4:
            return 0.15 * float(game.hunger[seat]) - CARD
        return -1.0
    if game.roll < game.roll_needed(game.flags):
        return 0.5
    return -1.0


def worth_of_shelter(game: Wilderness, seat: i64) -> float:
    toll = toll_of(game, seat)
    if game.exhaustion[seat] + toll >= SKULL:
        return 20.0
    return 0.3 * float(toll - 3)


def toll_of(game: Wilderness, seat: i64) -> i64:
    """The exhaustion that the coming nature's turn brings."""
    thirst = game.thirst[seat] + 1
    hunger = game.hunger[seat] + 1
    if thirst > MOST_THIRST:
        thirst = MOST_THIRST
    if hunger > MOST_HUNGER:
        hunger = MOST_HUNGER
    return 1 + THIRST[thirst] + HUNGER[hunger] + game.has(seat, FEVER)


def worth_of_watching(game: Wilderness, ways: Ways, seat: i64) -> float:
    """Answer what could cost the game; small things only with cards to spare."""
    if ways.village[game.figures[seat]] == 0:
        return 20.0
    if game.window == T_MOVE and ways.village[game.target_area] < 4:
        return 5.0
    if game.exhaustion[seat] + 4 >= SKULL:
        return 5.0
    return 0.1 * float(cards_in(game.hands[seat])) - 0.3


# -- cards against others ---------------------------------------------------------------


def worth_of_fighting(game: Wilderness, ways: Ways, seat: i64, move: i64) -> float:
    """The rounds a card costs the only rival, or an animal all in its reach, less what the card is worth in hand."""
    if move >= M_SCENT:
        return worth_of_scent(game, ways, seat, move - M_SCENT) - CARD
    return harm_by(game, ways, lowest(game.alive & ~BIT[seat]), move) - CARD


def worth_of_harm(game: Wilderness, ways: Ways, seat: i64, move: i64) -> float:
    """By how near to winning the other is, against what the card's good face is worth."""
    if move >= M_SCENT:
        return -1.0
    target = game.concerned
    if move >= M_NEEDLE:
        target = move - M_NEEDLE
        if ways.village[game.figures[target]] == 0:
            return 20.0
        return -1.0
    if move >= M_STORM:
        target = move - M_STORM
        if game.exhaustion[target] + toll_of(game, target) + 2 >= SKULL and game.exhaustion[target] < SKULL:
            return 2.0 * danger_of(game, ways, seat, target)
        return danger_of(game, ways, seat, target) - CARD
    danger = danger_of(game, ways, seat, target)
    kind = move - M_BAD
    if kind in (WRONG_TURN, LANDSLIDE):
        if ways.village[game.target_area] == 0:
            return 20.0
        return danger - CARD
    if kind == JINX:
        return worth_of_jinx(game, ways, danger)
    if kind == STARTLED_GAME:
        if game.hunt_result() < 5 or game.hunt_result() - 2 > 4:
            return -1.0
        return danger - CARD
    if kind in (ENRAGED_BEAST, NIGHTMARES):
        return danger - CARD
    if kind in (QUARREL, BAD_WATER):
        return 1.2 * danger - CARD
    if kind == WATCHFUL:  # its other face: Thief
        return 1.5 * danger - 0.5 * CARD
    return danger - CARD


def worth_of_scent(game: Wilderness, ways: Ways, seat: i64, move: i64) -> float:
    """What the animal will do in its next area against what it would do where it is, to all in its reach."""
    area = game.beasts[move // DIRECTIONS]
    to = area + STEP[move % DIRECTIONS]
    worth = 0.0
    for player in range(game.seats):
        if game.lives(player):
            more = reach_of(game, to, player) - reach_of(game, area, player)
            if more != 0.0:
                harm = more * tiring(game, ways, player, ATTACK)
                if player == seat:
                    worth -= harm
                elif bits(game.alive) == 2:
                    worth += harm
                else:
                    worth += harm * danger_of(game, ways, seat, player)
    return worth


def worth_of_jinx(game: Wilderness, ways: Ways, danger: float) -> float:
    if game.window == T_ATTACK_ROLL:
        if game.own_sum >= game.beast_sum:
            return danger - CARD
        return -1.0
    if game.window == T_HUNT_ROLL:
        if game.hunt_result() >= 4:
            return danger - CARD
        return -1.0
    if game.roll < game.roll_needed(game.flags):
        return -1.0
    if ways.village[game.target_area] == 0:
        return 20.0
    return danger - CARD


def danger_of(game: Wilderness, ways: Ways, seat: i64, target: i64) -> float:
    """From 0 to about 1: how likely the target is to win before this seat and the others."""
    if (game.alive & BIT[target]) == 0:
        return 0.0
    theirs = rounds_to_go(game, ways, target)
    mine = rounds_to_go(game, ways, seat)
    if theirs > mine + 3.0:
        return 0.0
    return 2.0 / (2.0 + theirs)

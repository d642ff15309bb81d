"""Wilderness: when a card fits (WN-11, WN-18), and the moves that play it.

Whether a kind fits depends only on what everybody knows. It is worked out for the kinds in question alone: those in
a hand, or any that a hand may hold.
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from waterhole.games.wilderness.engine.board import terrain_of, ways_of
from waterhole.games.wilderness.engine.components import (
    ANY_OTHER,
    ANY_SELF,
    BAD_OTHER,
    BAD_SELF,
    BEAST_COUNT,
    CAMPFIRE,
    COMPANION,
    DIRECTIONS,
    FIRE_LIT,
    FLOOD,
    FLOODED,
    GOOD_OTHER,
    GOOD_SELF,
    HEALING_HERBS,
    HIDDEN_SPRING,
    ILLNESS_KINDS,
    KIND_BIT,
    KIND_WIDTH,
    LANDSLIDE,
    M_BAD,
    M_GOOD,
    M_HERBS,
    M_NEEDLE,
    M_RAFT,
    M_SCENT,
    M_STEADY,
    M_STORM,
    MISLED,
    MOUNTAIN,
    NO_WINDOW,
    OLD_PATH,
    ON_OLD_PATH,
    ON_SHORTCUT,
    QUARREL,
    RAFT,
    RAFT_COST,
    RIVERS_FREE,
    ROCKY,
    SCENT_OF_BLOOD,
    SHELTER,
    SHORTCUT,
    SLEPT,
    SMOKE,
    SMOKED,
    SPEAR,
    SPINNING_NEEDLE,
    STEADY_HAND,
    STORM,
    SUDDEN_DARKNESS,
    T_ATTACK,
    T_END,
    T_ILLNESS,
    T_MOVE,
    T_NATURE,
    T_START,
    T_TARGETED,
    T_TURN,
    THICK_FOG,
    THIEF,
    TILE_AREAS,
    TORCH,
    TORCH_LIT,
    WATCHFUL,
    WILD_BERRIES,
    WRONG_TURN,
)
from waterhole.games.wilderness.engine.table import Table, kinds_in
from waterhole.kernel.engine.masks import BIT, write_bits

# -- which cards fit (WN-11) -----------------------------------------------------------


def good_fits(table: Table, seat: i64, kinds: i64) -> i64:
    """Of these kinds, those whose good face this player may play in the open window."""
    if table.inner == T_TARGETED:
        return kinds & KIND_BIT[WATCHFUL]
    if table.inner == T_ILLNESS:
        return kinds & KIND_BIT[HEALING_HERBS]
    window = table.window
    if seat == table.concerned:
        kinds &= GOOD_SELF[window]
        if window == T_ATTACK and table.own_dice > 1:
            kinds &= ~KIND_BIT[SPEAR]
    else:
        kinds &= GOOD_OTHER[window]
        if window == T_MOVE and kinds and not may_go_along(table, seat):
            kinds &= ~KIND_BIT[COMPANION]
    if window == T_NATURE and (table.sheltered >> seat) & 1:
        kinds &= ~KIND_BIT[SHELTER]
    return kinds


def bad_fits(table: Table, seat: i64, kinds: i64) -> i64:
    """The same for the bad faces."""
    if table.inner:
        return 0
    window = table.window
    if seat == table.concerned:
        kinds &= BAD_SELF[window]
    else:
        kinds &= BAD_OTHER[window]
    if kinds == 0:
        return 0
    if window == T_START:
        kinds = striking_at_start(table, kinds)
    elif window == T_MOVE:
        if table.flags & MISLED:
            kinds &= ~KIND_BIT[WRONG_TURN]
        terrain = terrain_of(table.land[table.target_area])
        if terrain != ROCKY and terrain != MOUNTAIN:
            kinds &= ~KIND_BIT[LANDSLIDE]
    elif window == T_END:
        if needle_targets(table, seat) == 0:
            kinds = 0
    elif window == T_NATURE and kinds & KIND_BIT[SCENT_OF_BLOOD] and not some_beast_can_go(table):
        kinds &= ~KIND_BIT[SCENT_OF_BLOOD]
    return kinds


def striking_at_start(table: Table, kinds: i64) -> i64:
    """Of these bad cards, those that the player whose turn starts can be hit by."""
    seat = table.current
    if kinds & KIND_BIT[QUARREL] and table.living_at(table.figures[seat]) == BIT[seat]:
        kinds &= ~KIND_BIT[QUARREL]
    if table.dark_for(seat):
        kinds &= ~KIND_BIT[SUDDEN_DARKNESS]
    if table.hands[seat] == 0:
        kinds &= ~KIND_BIT[THIEF]
    if table.flags & FLOODED:
        kinds &= ~KIND_BIT[FLOOD]
    if table.flags & SMOKED:
        kinds &= ~KIND_BIT[SMOKE]
    return kinds


def may_go_along(table: Table, seat: i64) -> bool:
    """A player in the mover's area who is not yet a Companion of this move."""
    return table.figures[seat] == table.figures[table.current] and (table.companions >> seat) & 1 == 0


def needle_targets(table: Table, seat: i64) -> i64:
    """Whom this player can play the needle on: who ends the turn, or his Companion in the village."""
    village = TILE_AREAS * table.strip - 1
    mask = table.alive & (BIT[table.current] | (table.travelled & table.living_at(village)))
    return mask & ~BIT[seat]


def some_beast_can_go(table: Table) -> bool:
    for beast in range(i64(BEAST_COUNT)):
        if table.beast_ways(beast):
            return True
    return False


def fits(table: Table, seat: i64, kinds: i64) -> i64:
    """Of these kinds, those of which one face or the other fits."""
    return good_fits(table, seat, kinds) | bad_fits(table, seat, kinds)


def holds_fitting(table: Table, seat: i64) -> bool:
    held = kinds_in(table.hands[seat])
    if table.inner == NO_WINDOW:  # most hands have nothing for the trigger, whatever else holds
        if seat == table.concerned:
            held &= ANY_SELF[table.window]
        else:
            held &= ANY_OTHER[table.window]
    return held != 0 and fits(table, seat, held) != 0


def turn_fits(table: Table, seat: i64, kinds: i64) -> i64:
    """Of these kinds, those whose good face has the trigger 'turn' and would change something now (WN-18)."""
    kinds &= GOOD_SELF[T_TURN]
    if kinds == 0:
        return 0
    flags = table.flags
    if table.thirst[seat] == 0:
        kinds &= ~KIND_BIT[HIDDEN_SPRING]
    if table.hunger[seat] == 0:
        kinds &= ~KIND_BIT[WILD_BERRIES]
    if table.illnesses[seat] == 0:
        kinds &= ~KIND_BIT[HEALING_HERBS]
    if flags & SLEPT:  # WN-16: only cards that move nobody
        return kinds & (KIND_BIT[HIDDEN_SPRING] | KIND_BIT[WILD_BERRIES] | KIND_BIT[HEALING_HERBS])
    if flags & (ON_OLD_PATH | ON_SHORTCUT):
        kinds &= ~(KIND_BIT[OLD_PATH] | KIND_BIT[SHORTCUT])
    if flags & TORCH_LIT or not (table.dark_for(seat) or table.weather == THICK_FOG):
        kinds &= ~KIND_BIT[TORCH]
    if flags & (FIRE_LIT | SMOKED):
        kinds &= ~KIND_BIT[CAMPFIRE]
    return kinds


# -- the moves that play them ----------------------------------------------------------


def legal_turn_cards(table: Table, seat: i64, out: vec[i64], n: i64) -> i64:
    kinds = turn_fits(table, seat, kinds_in(table.hands[seat]))
    kind: i64 = 0
    while kinds:
        if kinds & 1:
            if kind == HEALING_HERBS:
                n = legal_herbs(table, seat, out, n)
            elif kind == RAFT:
                if table.flags & (RIVERS_FREE | FLOODED) == 0:
                    out[n] = M_GOOD + RAFT
                    n += 1
                n = legal_rafts(table, seat, out, n)
            else:
                out[n] = M_GOOD + kind
                n += 1
        kinds >>= KIND_WIDTH
        kind += 1
    return n


def legal_window_cards(table: Table, seat: i64, out: vec[i64], n: i64) -> i64:
    """Kind by kind, the good face first."""
    held = kinds_in(table.hands[seat])
    good = good_fits(table, seat, held)
    bad = bad_fits(table, seat, held)
    kind: i64 = 0
    while good | bad:
        if good & 1:
            n = legal_good(table, seat, kind, out, n)
        if bad & 1:
            n = legal_bad(table, seat, kind, out, n)
        good >>= KIND_WIDTH
        bad >>= KIND_WIDTH
        kind += 1
    return n


def legal_good(table: Table, seat: i64, kind: i64, out: vec[i64], n: i64) -> i64:
    if kind == HEALING_HERBS:
        return legal_herbs(table, seat, out, n)
    if kind == STEADY_HAND:
        return write_bits(ways_of(table.land_of(seat)), M_STEADY, out, n)
    out[n] = M_GOOD + kind
    return n + 1


def legal_bad(table: Table, seat: i64, kind: i64, out: vec[i64], n: i64) -> i64:
    if kind == STORM:
        return write_bits(table.alive & ~BIT[seat], M_STORM, out, n)
    if kind == SPINNING_NEEDLE:
        return write_bits(needle_targets(table, seat), M_NEEDLE, out, n)
    if kind == SCENT_OF_BLOOD:
        for beast in range(i64(BEAST_COUNT)):
            n = write_bits(table.beast_ways(beast), M_SCENT + DIRECTIONS * beast, out, n)
        return n
    out[n] = M_BAD + kind
    return n + 1


def legal_herbs(table: Table, seat: i64, out: vec[i64], n: i64) -> i64:
    for illness in range(i64(ILLNESS_KINDS)):
        if table.has(seat, illness):
            out[n] = M_HERBS + illness
            n += 1
    return n


def legal_rafts(table: Table, seat: i64, out: vec[i64], n: i64) -> i64:
    """Across one water area beside the figure to a face-up land area that touches it."""
    if table.energy < RAFT_COST:
        return n
    for there in range(i64(DIRECTIONS)):
        for ashore in range(i64(DIRECTIONS)):
            if table.raft_landing(seat, there, ashore) >= 0:
                out[n] = M_RAFT + DIRECTIONS * there + ashore
                n += 1
    return n

"""Wilderness: when a card fits, and what each face of the 18 event cards does.

An effect changes what lies on the table and says what must still happen: DONE, or that the window ends, that a player
falls ill or that a figure is moved. The turn flow in rules.py sees to that.
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from waterhole.games.wilderness.board import NEAR, STEP, terrain_of, ways_of
from waterhole.games.wilderness.components import (
    BAD_OTHER,
    BAD_SELF,
    BAD_WATER,
    BEAST_COUNT,
    BERRIES_STEPS,
    CAMPFIRE,
    CLIMB_A_TREE,
    COMPANION,
    DARKENED,
    DEEP_SLEEP,
    DIRECTIONS,
    DONE,
    ENDS_WINDOW,
    ENRAGED_BEAST,
    FALLS_ILL,
    FIRE_LIT,
    FLOOD,
    FLOODED,
    FRESH_TRACKS,
    GOOD_OTHER,
    GOOD_SELF,
    HEALING_HERBS,
    HEAVY_LEGS,
    HIDDEN_SPRING,
    ILLNESS_KINDS,
    IS_MOVED,
    JINX,
    KIND_BIT,
    LANDSLIDE,
    LEAKING_FLASK,
    LUCKY_CHARM,
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
    NEEDLE_ROLL,
    NIGHTMARES,
    OLD_PATH,
    ON_OLD_PATH,
    ON_SHORTCUT,
    ONE_CARD,
    QUARREL,
    RAFT,
    RAFT_COST,
    RIVERS_FREE,
    ROCKY,
    SCENT_OF_BLOOD,
    SECOND_WIND,
    SHELTER,
    SHORTCUT,
    SLEPT,
    SMOKE,
    SMOKED,
    SPEAR,
    SPINNING_NEEDLE,
    SPOILED_MEAT,
    STARTLED_GAME,
    STEADY_HAND,
    STORM,
    SUDDEN_DARKNESS,
    T_ATTACK,
    T_ATTACK_ROLL,
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
    TWO_STEPS,
    WATCHFUL,
    WATER,
    WILD_BERRIES,
    WRONG_TURN,
)
from waterhole.games.wilderness.table import Table, draw_kind, kinds_in
from waterhole.kernel.core import BIT, Event

GOOD = 0
BAD = 1


class Effects(Table):
    # -- which cards fit (WN-11) -----------------------------------------------------------
    # All of this depends only on what everybody knows; the hand is looked at last.

    def good_fits(self, seat: i64) -> i64:
        """The kinds whose good face this player may play in the open window, if he holds them."""
        if self.inner == T_TARGETED:
            return KIND_BIT[WATCHFUL]
        if self.inner == T_ILLNESS:
            return KIND_BIT[HEALING_HERBS]
        window = self.window
        if seat == self.concerned:
            kinds = GOOD_SELF[window]
            if window == T_ATTACK and self.own_dice > 1:
                kinds &= ~KIND_BIT[SPEAR]
        else:
            kinds = GOOD_OTHER[window]
            if window == T_MOVE and not self.may_go_along(seat):
                kinds &= ~KIND_BIT[COMPANION]
        if window == T_NATURE and (self.sheltered >> seat) & 1:
            kinds &= ~KIND_BIT[SHELTER]
        return kinds

    def bad_fits(self, seat: i64) -> i64:
        """The same for the bad faces."""
        if self.inner:
            return 0
        window = self.window
        if seat == self.concerned:
            kinds = BAD_SELF[window]
        else:
            kinds = BAD_OTHER[window]
        if kinds == 0:
            return 0
        if window == T_START:
            kinds &= ~self.useless_at_start()
        elif window == T_MOVE:
            if self.flags & MISLED:
                kinds &= ~KIND_BIT[WRONG_TURN]
            terrain = terrain_of(self.land[self.target_area])
            if terrain != ROCKY and terrain != MOUNTAIN:
                kinds &= ~KIND_BIT[LANDSLIDE]
        elif window == T_END:
            if self.needle_targets(seat) == 0:
                kinds = 0
        elif window == T_NATURE and not self.some_beast_can_go():
            kinds &= ~KIND_BIT[SCENT_OF_BLOOD]
        return kinds

    def useless_at_start(self) -> i64:
        """Bad cards that the player whose turn starts cannot be hit by."""
        kinds: i64 = 0
        if self.living_at(self.figures[self.current]) == BIT[self.current]:
            kinds |= KIND_BIT[QUARREL]
        if self.dark_for(self.current):
            kinds |= KIND_BIT[SUDDEN_DARKNESS]
        if self.hands[self.current] == 0:
            kinds |= KIND_BIT[THIEF]
        if self.flags & FLOODED:
            kinds |= KIND_BIT[FLOOD]
        if self.flags & SMOKED:
            kinds |= KIND_BIT[SMOKE]
        return kinds

    def may_go_along(self, seat: i64) -> bool:
        """A player in the mover's area who is not yet a Companion of this move."""
        return self.figures[seat] == self.figures[self.current] and (self.companions >> seat) & 1 == 0

    def needle_targets(self, seat: i64) -> i64:
        """Whom this player can play the needle on: who ends the turn, or his Companion in the village."""
        village = TILE_AREAS * self.strip - 1
        mask = self.alive & (BIT[self.current] | (self.travelled & self.living_at(village)))
        return mask & ~BIT[seat]

    def some_beast_can_go(self) -> bool:
        for beast in range(i64(BEAST_COUNT)):
            if self.beast_ways(beast):
                return True
        return False

    def holds_fitting(self, seat: i64) -> bool:
        kinds = kinds_in(self.hands[seat])
        if kinds == 0:
            return False
        return kinds & (self.good_fits(seat) | self.bad_fits(seat)) != 0

    def turn_fits(self, seat: i64) -> i64:
        """The good faces of the trigger 'turn' that would change something now (WN-18)."""
        kinds = GOOD_SELF[T_TURN]
        flags = self.flags
        if self.thirst[seat] == 0:
            kinds &= ~KIND_BIT[HIDDEN_SPRING]
        if self.hunger[seat] == 0:
            kinds &= ~KIND_BIT[WILD_BERRIES]
        if self.illnesses[seat] == 0:
            kinds &= ~KIND_BIT[HEALING_HERBS]
        if flags & SLEPT:  # WN-16: only cards that move nobody
            return kinds & (KIND_BIT[HIDDEN_SPRING] | KIND_BIT[WILD_BERRIES] | KIND_BIT[HEALING_HERBS])
        if flags & (ON_OLD_PATH | ON_SHORTCUT):
            kinds &= ~(KIND_BIT[OLD_PATH] | KIND_BIT[SHORTCUT])
        if flags & TORCH_LIT or not (self.dark_for(seat) or self.weather == THICK_FOG):
            kinds &= ~KIND_BIT[TORCH]
        if flags & (FIRE_LIT | SMOKED):
            kinds &= ~KIND_BIT[CAMPFIRE]
        return kinds

    # -- the moves that play them -------------------------------------------------------------

    def legal_turn_cards(self, seat: i64, out: vec[i64], n: i64) -> i64:
        kinds = self.turn_fits(seat) & kinds_in(self.hands[seat])
        if kinds == 0:
            return n
        for kind in range(i64(WATCHFUL)):
            if kinds & KIND_BIT[kind]:
                if kind == HEALING_HERBS:
                    n = self.legal_herbs(seat, out, n)
                elif kind == RAFT:
                    if self.flags & (RIVERS_FREE | FLOODED) == 0:
                        out[n] = M_GOOD + RAFT
                        n += 1
                    n = self.legal_rafts(seat, out, n)
                else:
                    out[n] = M_GOOD + kind
                    n += 1
        return n

    def legal_window_cards(self, seat: i64, out: vec[i64], n: i64) -> i64:
        held = kinds_in(self.hands[seat])
        good = held & self.good_fits(seat)
        bad = held & self.bad_fits(seat)
        for kind in range(i64(WATCHFUL + 1)):
            if good & KIND_BIT[kind]:
                if kind == HEALING_HERBS:
                    n = self.legal_herbs(seat, out, n)
                elif kind == STEADY_HAND:
                    n = write_mask(ways_of(self.land_of(seat)), M_STEADY, out, n)
                else:
                    out[n] = M_GOOD + kind
                    n += 1
            if bad & KIND_BIT[kind]:
                if kind == STORM:
                    n = write_mask(self.alive & ~BIT[seat], M_STORM, out, n)
                elif kind == SPINNING_NEEDLE:
                    n = write_mask(self.needle_targets(seat), M_NEEDLE, out, n)
                elif kind == SCENT_OF_BLOOD:
                    for beast in range(i64(BEAST_COUNT)):
                        n = write_mask(self.beast_ways(beast), M_SCENT + DIRECTIONS * beast, out, n)
                else:
                    out[n] = M_BAD + kind
                    n += 1
        return n

    def legal_herbs(self, seat: i64, out: vec[i64], n: i64) -> i64:
        for illness in range(i64(ILLNESS_KINDS)):
            if self.has(seat, illness):
                out[n] = M_HERBS + illness
                n += 1
        return n

    def legal_rafts(self, seat: i64, out: vec[i64], n: i64) -> i64:
        """Across one water area beside the figure to a face-up land area that touches it."""
        if self.energy < RAFT_COST:
            return n
        for there in range(i64(DIRECTIONS)):
            for ashore in range(i64(DIRECTIONS)):
                if self.raft_landing(seat, there, ashore) >= 0:
                    out[n] = M_RAFT + DIRECTIONS * there + ashore
                    n += 1
        return n

    def raft_landing(self, seat: i64, there: i64, ashore: i64) -> i64:
        """Where a raft lands; -1 where it cannot."""
        areas = TILE_AREAS * self.strip
        water = NEAR[self.figures[seat] * DIRECTIONS + there]
        if water < 0 or water >= areas or terrain_of(self.land[water]) != WATER:
            return -1
        landing = NEAR[water * DIRECTIONS + ashore]
        if landing < 0 or landing >= areas or landing == self.figures[seat]:
            return -1
        if terrain_of(self.land[landing]) == WATER or not self.is_open(landing):
            return -1
        return landing

    # -- the good faces -----------------------------------------------------------------------

    def good_effect(self, seat: i64, move: i64) -> i64:
        """What the card does; the Raft's crossing is a move and Watchful an answer, so both are in rules.py."""
        if move >= M_STEADY:
            self.spun = move - M_STEADY
        elif move >= M_HERBS:
            self.heal(seat, move - M_HERBS)
        else:
            kind = move - M_GOOD
            if kind == CLIMB_A_TREE:
                return ENDS_WINDOW
            if kind in (HIDDEN_SPRING, WILD_BERRIES):
                self.refresh(seat, kind)
            elif kind == LUCKY_CHARM:
                self.roll_again(seat)
            elif kind in (DEEP_SLEEP, FRESH_TRACKS):
                self.bonus += TWO_STEPS
            elif kind == SECOND_WIND:
                self.boost += TWO_STEPS
            elif kind == COMPANION:
                self.companions |= BIT[seat]
            elif kind == SPEAR:
                self.own_dice = 2
            elif kind == SHELTER:
                self.sheltered |= BIT[seat]
            else:
                self.flags |= flag_of_good(kind)
        return DONE

    def refresh(self, seat: i64, kind: i64) -> None:
        if kind == HIDDEN_SPRING:
            self.thirst[seat] = 0
        else:
            self.add_hunger(seat, -BERRIES_STEPS)
        self.tell_status(seat)

    def roll_again(self, roller: i64) -> None:
        """Lucky Charm or Jinx; in an attack all the attacked player's dice (WN-8)."""
        if self.window == T_ATTACK_ROLL:
            self.own_sum = self.roll_dice(self.own_dice)
            if self.journal is not None:
                self.note("rolled_again", roller, (self.own_sum,))
        else:
            self.roll = self.rng.die()
            if self.journal is not None:
                self.note("rolled_again", roller, (self.roll,))

    def roll_dice(self, n: i64) -> i64:
        total: i64 = 0
        for i in range(n):
            total += self.rng.die()
        return total

    # -- the bad faces --------------------------------------------------------------------------

    def bad_effect(self, player: i64, target: i64, move: i64) -> i64:
        if move >= M_SCENT:
            self.lure(move - M_SCENT)
            return DONE
        if move >= M_NEEDLE:
            return self.turn_needle(target)
        if move >= M_STORM:
            self.hurt(target, TWO_STEPS)
            return DONE
        kind = move - M_BAD
        if kind == BAD_WATER:
            return FALLS_ILL
        if kind == LANDSLIDE:
            return ENDS_WINDOW
        if kind == HEAVY_LEGS:
            self.boost -= TWO_STEPS
        elif kind == LEAKING_FLASK:
            self.add_thirst(target, TWO_STEPS)
            self.tell_status(target)
        elif kind == SPOILED_MEAT:
            self.add_hunger(target, TWO_STEPS)
            self.tell_status(target)
        elif kind in (NIGHTMARES, STARTLED_GAME):
            self.bonus -= TWO_STEPS
        elif kind == QUARREL:
            self.hurt(target, TWO_STEPS)
        elif kind == ENRAGED_BEAST:
            self.beast_dice += 1
        elif kind == JINX:
            self.roll_again(target)
        elif kind == THIEF:
            self.steal(player, target)
        else:
            self.flags |= flag_of_bad(kind)
        return DONE

    def lure(self, where: i64) -> None:
        """Scent of Blood: one animal goes one area."""
        beast = where // DIRECTIONS
        self.beasts[beast] += STEP[where - DIRECTIONS * beast]
        if self.journal is not None:
            self.note("roamed", -1, (beast, self.beasts[beast]))

    def turn_needle(self, target: i64) -> i64:
        roll = self.rng.die()
        if self.journal is not None:
            self.note("needle", target, (roll,))
        if roll <= NEEDLE_ROLL:
            return IS_MOVED
        return DONE

    def steal(self, thief: i64, victim: i64) -> None:
        """A random event card changes hands, seen by the two alone."""
        kind = draw_kind(self.hands[victim], self.rng)
        self.hands[victim] -= ONE_CARD[kind]
        self.hands[thief] += ONE_CARD[kind]
        if self.journal is not None:
            self.journal.append(Event("stole", thief, (victim,), (kind,), BIT[thief] | BIT[victim]))


def write_mask(mask: i64, base: i64, out: vec[i64], n: i64) -> i64:
    """One move for each bit of a mask."""
    k: i64 = 0
    while mask:
        if mask & 1:
            out[n] = base + k
            n += 1
        mask >>= 1
        k += 1
    return n


def flag_of_good(kind: i64) -> i64:
    if kind == OLD_PATH:
        return ON_OLD_PATH
    if kind == SHORTCUT:
        return ON_SHORTCUT
    if kind == TORCH:
        return TORCH_LIT
    if kind == RAFT:
        return RIVERS_FREE
    return FIRE_LIT


def flag_of_bad(kind: i64) -> i64:
    if kind == WRONG_TURN:
        return MISLED
    if kind == SUDDEN_DARKNESS:
        return DARKENED
    if kind == FLOOD:
        return FLOODED
    return SMOKED

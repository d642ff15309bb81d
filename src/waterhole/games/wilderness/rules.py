"""Wilderness: setup, turns and card windows, in the order of the rulebook; nature's turn is in nature.py.

A turn runs from window to window. Each trigger has exactly one thing that follows when its window closes, so the open
window says where the turn stands; an inner window (a card being answered, an illness drawn) lies inside it and leads
back to it.
"""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from waterhole.games.wilderness.board import STEP, build_land, terrain_of, village_of
from waterhole.games.wilderness.components import (
    ACT,
    ACTED,
    BEAST_COUNT,
    BITE,
    BITE_STEPS,
    BITTER_COLD,
    BLURRED_VISION,
    BY_VILLAGE,
    CAMPFIRE_COST,
    CATCH,
    CHILLS,
    COLD_SLEEP_STEPS,
    CRAMPS_STEPS,
    CURE_COST,
    DESERT,
    DIRECTIONS,
    DOWNPOUR,
    DRUNK,
    DYSENTERY,
    DYSENTERY_ROLL,
    ENDS_WINDOW,
    ENERGY,
    FALLS_ILL,
    FALSE_ALARM,
    FEVER,
    FEVER_ROLL,
    FIRE_LIT,
    FIRST_HAND,
    HEALING_HERBS,
    HUNT_COST,
    HUNTABLE,
    INFECTED_WOUND,
    IS_MOVED,
    KIND_BIT,
    M_ALWAYS_PASS,
    M_ASK_AGAIN,
    M_BAD,
    M_CURE,
    M_DRINK,
    M_EAT,
    M_END,
    M_GO,
    M_GOOD,
    M_HERBS,
    M_HUNGRY,
    M_HUNT,
    M_NEEDLE,
    M_PASS,
    M_RAFT,
    M_REST,
    M_SCENT,
    M_SLEEP,
    M_STEADY,
    M_STORM,
    MOVE_FLAGS,
    NO_ROLL,
    NO_WINDOW,
    NOT_YET,
    ON_OLD_PATH,
    ON_SHORTCUT,
    ONE_CARD,
    OUTCOMES,
    OVER,
    RAFT,
    RAFT_COST,
    REST_COST,
    RICH_GAME,
    SCENT_OF_BLOOD,
    SCORCHING_SUN,
    SLEEP_STEPS,
    SLEPT,
    SMOKED,
    SPINNING_NEEDLE,
    STEADY_HAND,
    STOMACH_CRAMPS,
    STORM,
    SWAMP,
    T_ATTACK,
    T_ATTACK_ROLL,
    T_END,
    T_HUNT_ROLL,
    T_ILLNESS,
    T_LOST,
    T_MOVE,
    T_NATURE,
    T_NIGHT_ROLL,
    T_SLEEP,
    T_START,
    T_TARGETED,
    TILES,
    TRIGGER_COUNT,
    TWISTED_ANKLE,
    WATCHFUL,
    WINDOW,
)
from waterhole.games.wilderness.effects import BAD, GOOD
from waterhole.games.wilderness.nature import Nature
from waterhole.games.wilderness.scoring import points_of, ranks_of
from waterhole.games.wilderness.table import EVERYBODY, cards_in, draw_hand, draw_kind, kinds_in, one_of, restricted
from waterhole.kernel.core import BIT, Rng


@final
class Wilderness(Nature):
    def clone(self) -> Wilderness:
        twin = Wilderness(
            self.seats,
            self.rng.copy(),
            self.strip,
            self.tiles,
            self.land,
            self.beasts[:],
            self.figures[:],
            self.thirst[:],
            self.hunger[:],
            self.exhaustion[:],
            self.hands[:],
            self.illnesses[:],
            self.standing[:],
        )
        self.copy_to(twin)
        return twin

    # -- preparations (WN-1) ------------------------------------------------------------------

    def set_up(self) -> None:
        """Everybody in the first corner, three event cards and those of the first day, lots for the first turn."""
        self.first = self.rng.below(self.seats)
        self.face_up = 0
        for seat in range(self.seats):
            self.deal_events(self.clockwise(self.first, seat), FIRST_HAND)
        self.turn_up_tiles(0)
        self.new_day()
        self.start_round()

    # -- whose decision, and which ------------------------------------------------------------

    def waiting(self) -> i64:
        if self.step == OVER:
            return 0
        return BIT[self.decider()]

    def decider(self) -> i64:
        if self.step == WINDOW:
            return self.asked
        if self.step == OVER:
            return -1
        return self.current

    def legal(self, seat: i64, out: vec[i64]) -> i64:
        if self.step == ACT:
            return self.legal_actions(seat, out)
        if self.step == CATCH:
            out[0] = M_EAT
            out[1] = M_HUNGRY
            return 2
        n = self.legal_window_cards(seat, out, 0)
        out[n] = M_PASS
        out[n + 1] = M_ALWAYS_PASS + self.trigger()
        return n + 2

    def legal_actions(self, seat: i64, out: vec[i64]) -> i64:
        n: i64 = 0
        if self.flags & SLEPT == 0:
            for direction in range(i64(DIRECTIONS)):
                cost = self.move_cost(seat, direction)
                if cost >= 0 and cost <= self.energy:
                    out[n] = M_GO + direction
                    n += 1
            if self.may_hunt(seat):
                out[n] = M_HUNT
                n += 1
            if self.may_rest(seat):
                out[n] = M_REST
                n += 1
            if self.flags & (ACTED | SMOKED) == 0:
                out[n] = M_SLEEP
                n += 1
            if self.energy >= CURE_COST and self.has(seat, INFECTED_WOUND) and self.has_water(seat):
                out[n] = M_CURE
                n += 1
        if self.may_drink(seat):
            out[n] = M_DRINK
            n += 1
        n = self.legal_turn_cards(seat, out, n)
        if self.standing[seat]:
            for trigger in range(i64(TRIGGER_COUNT)):
                if (self.standing[seat] >> trigger) & 1:
                    out[n] = M_ASK_AGAIN + trigger
                    n += 1
        out[n] = M_END
        return n + 1

    def apply(self, seat: i64, move: i64) -> None:
        if self.step == WINDOW:
            self.answer(seat, move)
        elif move < M_HUNT:
            self.go(seat, move - M_GO)
        elif move == M_END:
            self.open_window(T_END, seat)
        elif move == M_HUNT:
            self.hunt(seat)
        elif move == M_REST:
            self.rest(seat)
        elif move == M_SLEEP:
            self.lie_down(seat)
        elif move == M_DRINK:
            self.drink(seat)
        elif move == M_CURE:
            self.cure_wound(seat)
        elif move == M_EAT:
            self.feed(seat)
            self.get_lost(seat)
        elif move == M_HUNGRY:
            self.step = ACT
        elif move >= M_RAFT:
            self.go_by_raft(seat, move)
        elif move >= M_GOOD:
            self.play_good(seat, move)
        else:
            self.standing[seat] &= ~BIT[move - M_ASK_AGAIN]

    # -- a round (WN-14) ------------------------------------------------------------------------

    def start_round(self) -> None:
        self.start_turn(self.first_alive())

    def start_turn(self, seat: i64) -> None:
        self.current = seat
        self.energy = 0
        self.boost = 0
        self.flags = 0
        self.travelled = 0
        self.companions = 0
        self.open_window(T_START, seat)

    def receive_energy(self) -> None:
        """Square plus cards minus illnesses, at least 0."""
        seat = self.current
        self.energy = ENERGY[self.exhaustion[seat]] + self.boost - self.has(seat, INFECTED_WOUND)
        if self.energy < 0:
            self.energy = 0
        self.boost = 0
        if self.journal is not None:
            self.note("turn", seat, (self.energy,))
        self.step = ACT

    def end_turn(self) -> None:
        """Who ends a turn in the village wins, with the Companions of the turn (WN-10)."""
        arrived = self.living_at(village_of(self.strip)) & (BIT[self.current] | self.travelled)
        if arrived:
            self.finish(BY_VILLAGE, arrived)
        else:
            self.next_turn()

    def next_turn(self) -> None:
        """The next living player in the order of the round; after the last one, nature."""
        self.window = NO_WINDOW
        seat = self.clockwise(self.current, 1)
        while seat != self.first:
            if self.lives(seat):
                self.start_turn(seat)
                return
            seat = self.clockwise(seat, 1)
        self.sheltered = 0
        self.flags = 0
        self.energy = 0
        if self.journal is not None:
            self.note("nature", EVERYBODY, (self.day, self.round))
        self.open_window(T_NATURE, self.first_alive())

    # -- moving (WN-15) ---------------------------------------------------------------------------

    def go(self, seat: i64, direction: i64) -> None:
        cost = self.move_cost(seat, direction)
        if self.flags & (ON_SHORTCUT | ON_OLD_PATH):
            self.flags = (self.flags & ~(ON_SHORTCUT | ON_OLD_PATH)) | NO_ROLL
        self.declare_move(seat, self.figures[seat] + STEP[direction], cost)

    def go_by_raft(self, seat: i64, move: i64) -> None:
        there = (move - M_RAFT) // DIRECTIONS
        landing = self.raft_landing(seat, there, move - M_RAFT - DIRECTIONS * there)
        self.discard_event(seat, RAFT)
        if self.journal is not None:
            self.note("played", seat, (RAFT, GOOD, -1, move))
        self.flags |= NO_ROLL
        self.declare_move(seat, landing, RAFT_COST)

    def declare_move(self, seat: i64, area: i64, cost: i64) -> None:
        self.spend(cost)
        self.target_area = area
        self.paid = cost
        self.companions = 0
        self.open_window(T_MOVE, seat)

    def spend(self, energy: i64) -> None:
        self.energy -= energy
        if energy:
            self.flags |= ACTED

    def find_the_way(self) -> None:
        """After the move window: the roll, where one is needed."""
        needed = self.roll_needed(self.flags)
        if needed == 0:
            self.arrive()
            return
        self.roll = self.rng.die()
        if self.journal is not None:
            self.note("rolled", self.current, (self.roll, needed, self.target_area))
        self.open_window(T_NIGHT_ROLL, self.current)

    def follow_roll(self) -> None:
        if self.roll >= self.roll_needed(self.flags):
            self.arrive()
        else:
            self.spun = -1
            self.get_lost(self.current)

    def arrive(self) -> None:
        """Mover and Companions are in the area; then each meets what it does, the mover first (WN-3)."""
        self.figures[self.current] = self.target_area
        if self.journal is not None:
            self.note("moved", self.current, (self.target_area, self.paid))
        self.come_along()
        self.meet_area(BIT[self.current] | self.companions)

    def come_along(self) -> None:
        """Companions follow, also one who is lost."""
        for places in range(i64(1), self.seats):
            seat = self.clockwise(self.current, places)
            if (self.companions >> seat) & 1:
                self.figures[seat] = self.figures[self.current]
                if self.journal is not None:
                    self.note("followed", seat, (self.figures[seat], self.current))
        self.travelled |= self.companions

    def meet_area(self, arrived: i64) -> None:
        self.flags = (self.flags | ACTED) & ~MOVE_FLAGS
        self.arriving = arrived
        self.meet_next()

    def meet_next(self) -> None:
        """Tiles are turned up, then the desert, then the swamp: for each who arrived, clockwise from the mover."""
        places: i64 = 0
        while self.arriving:
            seat = self.clockwise(self.current, places)
            places += 1
            if (self.arriving >> seat) & 1:
                self.arriving &= ~BIT[seat]
                self.turn_up_tiles(self.figures[seat])
                terrain = terrain_of(self.land_of(seat))
                if terrain == DESERT:
                    self.cross_desert(seat)
                elif terrain == SWAMP:
                    self.fall_ill(seat)
                    if self.inner or self.step == OVER:
                        return
        self.go_on()

    def cross_desert(self, seat: i64) -> None:
        """In daylight."""
        if self.dark_for(seat):
            return
        if self.weather == SCORCHING_SUN:
            self.add_thirst(seat, 2)
        else:
            self.add_thirst(seat, 1)
        self.tell_status(seat)

    def go_on(self) -> None:
        """Back to where the turn stands: the open window, or the actions of the player whose turn it is."""
        if self.step == OVER:
            return
        if self.window == T_NATURE:
            self.open_window(T_NATURE, self.first_alive())
        elif self.window == T_ATTACK or self.window == T_ATTACK_ROLL:
            self.ask_from(0)
        elif not self.lives(self.current):
            self.end_turn()  # WN-14: death ends the turn at once
        elif self.window != NO_WINDOW:
            self.ask_from(0)
        else:
            self.step = ACT

    # -- illness (WN-3) ---------------------------------------------------------------------------

    def fall_ill(self, seat: i64) -> None:
        """Draw an illness card; before it works, its window. False Alarm is over at once."""
        kind = self.draw_illness()
        if kind < 0:
            return
        if self.journal is not None:
            self.note("fell_ill", seat, (kind,))
        if kind == FALSE_ALARM:
            self.illness_discard += ONE_CARD[kind]
            return
        self.illnesses[seat] += ONE_CARD[kind]
        self.target = seat
        if not self.ask_inner(T_ILLNESS, seat, HEALING_HERBS):
            self.suffer(seat)

    def suffer(self, seat: i64) -> None:
        if self.has(seat, BITE):
            self.heal(seat, BITE)
            self.hurt(seat, BITE_STEPS)

    # -- getting lost (WN-5) ------------------------------------------------------------------------

    def get_lost(self, seat: i64) -> None:
        """The rest of the energy is gone; the compass may have been spun already (WN-6)."""
        self.energy = 0
        self.open_window(T_LOST, seat)

    def wander(self) -> None:
        seat = self.current
        if self.spun < 0:
            self.spun = self.spin(self.figures[seat])
        self.figures[seat] += STEP[self.spun]
        if self.journal is not None:
            self.note("wandered", seat, (self.spun, self.figures[seat]))
        self.come_along()
        self.meet_area(BIT[seat] | self.companions)

    # -- hunting (WN-6) -----------------------------------------------------------------------------

    def may_hunt(self, seat: i64) -> bool:
        if self.energy < HUNT_COST or self.dark_for(seat):
            return False
        return HUNTABLE[terrain_of(self.land_of(seat))] != 0

    def hunt(self, seat: i64) -> None:
        self.spend(HUNT_COST)
        self.companions = 0
        self.bonus = 0
        if self.weather == RICH_GAME:
            self.bonus = 1
        self.roll = self.rng.die()
        if self.journal is not None:
            self.note("hunted", seat, (self.roll,))
        self.open_window(T_HUNT_ROLL, seat)

    def hunt_result(self) -> i64:
        """Modifiers add; the result is kept within 1 to 6."""
        result = self.roll + self.bonus
        if result < 1:
            return 1
        if result > 6:
            return 6
        return result

    def settle_hunt(self) -> None:
        seat = self.current
        result = self.hunt_result()
        self.spun = -1
        if result == 4:
            self.spun = self.spin(self.figures[seat])
        if self.journal is not None:
            self.note("tracked", seat, (result, self.spun))
        if result == 1:
            self.get_lost(seat)
        elif result == 4:
            self.step = CATCH
        else:
            if result >= 5:
                self.feed(seat)
            self.step = ACT

    def feed(self, seat: i64) -> None:
        """All hunger is gone; with Stomach Cramps a hunt feeds only three steps."""
        if self.has(seat, STOMACH_CRAMPS):
            self.add_hunger(seat, -CRAMPS_STEPS)
        else:
            self.hunger[seat] = 0
        self.tell_status(seat)

    # -- drinking (WN-4) ------------------------------------------------------------------------------

    def may_drink(self, seat: i64) -> bool:
        """Water on a side of the area, or rain; and something to be gained (WN-19)."""
        if not self.has_water(seat) and self.weather != DOWNPOUR:
            return False
        if self.thirst[seat] or self.has(seat, STOMACH_CRAMPS):
            return True
        return self.has(seat, DYSENTERY) != 0 and self.flags & DRUNK == 0

    def drink(self, seat: i64) -> None:
        self.thirst[seat] = 0
        self.flags |= DRUNK
        if self.journal is not None:
            self.note("drank", seat, ())
        self.heal_all(seat, STOMACH_CRAMPS)
        for i in range(self.has(seat, DYSENTERY)):
            if self.rng.die() >= DYSENTERY_ROLL:
                self.heal(seat, DYSENTERY)

    def cure_wound(self, seat: i64) -> None:
        """An Infected Wound is washed for three energy beside water."""
        self.spend(CURE_COST)
        self.heal(seat, INFECTED_WOUND)

    # -- rest and sleep (WN-16) ---------------------------------------------------------------------------

    def rest_cost(self) -> i64:
        if self.flags & FIRE_LIT:
            return CAMPFIRE_COST
        return REST_COST

    def may_rest(self, seat: i64) -> bool:
        if self.energy < self.rest_cost() or self.flags & SMOKED:
            return False
        return self.exhaustion[seat] > 0 and self.has(seat, CHILLS) == 0

    def rest(self, seat: i64) -> None:
        self.spend(self.rest_cost())
        self.add_exhaustion(seat, -1)
        if self.journal is not None:
            self.note("rested", seat, (self.exhaustion[seat],))

    def lie_down(self, seat: i64) -> None:
        """The whole turn is spent sleeping."""
        self.energy = 0
        self.flags |= SLEPT
        self.bonus = 0
        self.open_window(T_SLEEP, seat)

    def sleep_steps(self) -> i64:
        if self.weather == BITTER_COLD:
            return COLD_SLEEP_STEPS
        return SLEEP_STEPS

    def sleep(self) -> None:
        seat = self.current
        steps = self.sleep_steps() + self.bonus
        if steps < 0:
            steps = 0
        self.add_exhaustion(seat, -steps)
        if self.journal is not None:
            self.note("slept", seat, (steps, self.exhaustion[seat]))
        for i in range(self.has(seat, FEVER)):
            if self.rng.die() >= FEVER_ROLL:
                self.heal(seat, FEVER)
        self.heal_all(seat, TWISTED_ANKLE)
        self.heal_all(seat, BLURRED_VISION)
        self.heal_all(seat, CHILLS)
        self.step = ACT

    # -- windows (WN-11) --------------------------------------------------------------------------------------

    def trigger(self) -> i64:
        """What the asked player is asked about."""
        if self.inner:
            return self.inner
        return self.window

    def open_window(self, trigger: i64, concerned: i64) -> None:
        self.window = trigger
        self.concerned = concerned
        self.ask_from(0)

    def ask_from(self, places: i64) -> None:
        """Ask the next, clockwise from the player concerned, who holds a card that fits; nobody: it closes."""
        while places < self.seats:
            seat = self.clockwise(self.concerned, places)
            if (self.standing[seat] >> self.window) & 1 == 0 and self.holds_fitting(seat):
                self.asked = seat
                self.step = WINDOW
                return
            places += 1
        self.close_window()

    def close_window(self) -> None:
        """What follows each trigger."""
        trigger = self.window
        self.window = NO_WINDOW
        self.asked = 0
        if trigger == T_START:
            self.receive_energy()
        elif trigger == T_MOVE:
            self.find_the_way()
        elif trigger == T_NIGHT_ROLL:
            self.follow_roll()
        elif trigger == T_LOST:
            self.wander()
        elif trigger == T_HUNT_ROLL:
            self.settle_hunt()
        elif trigger == T_SLEEP:
            self.sleep()
        elif trigger == T_ATTACK:
            self.fight()
        elif trigger == T_ATTACK_ROLL:
            self.settle_fight()
        elif trigger == T_END:
            self.end_turn()
        else:
            self.nature()

    def ask_inner(self, trigger: i64, seat: i64, kind: i64) -> bool:
        """Ask one player about a card played on him or an illness drawn, if he can do something about it."""
        if kinds_in(self.hands[seat]) & KIND_BIT[kind] == 0 or (self.standing[seat] >> trigger) & 1:
            return False
        self.inner = trigger
        self.asked = seat
        self.step = WINDOW
        return True

    def close_inner(self) -> i64:
        """Which inner window was open, if any; who was asked is forgotten."""
        inner = self.inner
        if inner:
            self.inner = NO_WINDOW
            self.asked = 0
        return inner

    def answer(self, seat: i64, move: i64) -> None:
        if move < M_GOOD:
            if move != M_PASS:
                self.standing[seat] |= BIT[move - M_ALWAYS_PASS]
            self.pass_on(seat)
        elif move < M_BAD:
            self.play_good(seat, move)
        else:
            self.play_bad(seat, move)

    def pass_on(self, seat: i64) -> None:
        inner = self.close_inner()
        if inner == T_TARGETED:
            self.bad_works()
        elif inner == T_ILLNESS:
            self.suffer(seat)
            self.after_illness()
        else:
            self.ask_from(self.places_from_concerned(seat) + 1)

    def places_from_concerned(self, seat: i64) -> i64:
        places = seat - self.concerned
        if places < 0:
            places += self.seats
        return places

    def after_illness(self) -> None:
        """Others may still have to meet the area."""
        if self.step != OVER:
            self.meet_next()

    def play_good(self, seat: i64, move: i64) -> None:
        kind = kind_of(move)
        self.discard_event(seat, kind)
        if self.journal is not None:
            self.note("played", seat, (kind, GOOD, -1, move))
        inner = self.close_inner()
        if inner == T_TARGETED:
            self.go_on()  # Watchful: the card has no effect
            return
        follow = self.good_effect(seat, move)
        if inner == T_ILLNESS:
            if not self.ask_again_about_illness(seat):
                self.suffer(seat)
                self.after_illness()
        elif follow == ENDS_WINDOW:
            self.nature_goes_on()  # Climb a Tree
        elif self.window != NO_WINDOW:
            self.go_on()

    def ask_again_about_illness(self, seat: i64) -> bool:
        return self.illnesses[seat] != 0 and self.ask_inner(T_ILLNESS, seat, HEALING_HERBS)

    def play_bad(self, seat: i64, move: i64) -> None:
        kind = kind_of(move)
        self.discard_event(seat, kind)
        self.played = move
        self.player = seat
        self.target = self.concerned
        if move >= M_SCENT:
            self.target = -1
        elif move >= M_NEEDLE:
            self.target = move - M_NEEDLE
        elif move >= M_STORM:
            self.target = move - M_STORM
        if self.journal is not None:
            self.note("played", seat, (kind, BAD, self.target, move))
        if self.target < 0 or not self.ask_inner(T_TARGETED, self.target, WATCHFUL):
            self.bad_works()

    def bad_works(self) -> None:
        target = self.target
        follow = self.bad_effect(self.player, target, self.played)
        if self.step == OVER:
            return
        if follow == FALLS_ILL:
            self.fall_ill(target)
            if self.inner == NO_WINDOW:
                self.go_on()
        elif follow == IS_MOVED:
            self.move_by_needle(target)
        elif follow == ENDS_WINDOW:
            self.stay_put()
        else:
            self.go_on()

    def move_by_needle(self, seat: i64) -> None:
        """A forced move: the compass is spun, the area does its work, the end window goes on."""
        direction = self.spin(self.figures[seat])
        self.figures[seat] += STEP[direction]
        if self.journal is not None:
            self.note("wandered", seat, (direction, self.figures[seat]))
        self.meet_area(BIT[seat])

    def stay_put(self) -> None:
        """Landslide: mover and Companions stay, energy and cards are spent (WN-15)."""
        self.window = NO_WINDOW
        self.flags &= ~MOVE_FLAGS
        self.companions = 0
        self.go_on()

    # -- the end -----------------------------------------------------------------------------------------------

    def scores(self) -> vec[i64]:
        return points_of(self.seats, self.winners)

    def ranks(self) -> vec[i64]:
        return ranks_of(self.seats, self.winners)

    def outcome(self) -> str:
        return OUTCOMES[self.ending]

    # -- all that a seat cannot know (WN-13) ---------------------------------------------------------------------

    def redeal(self, seat: i64, rng: Rng) -> None:
        """Others' hands and standing passes, face-down tiles, and which of the others is thinking."""
        self.shuffle_hidden_tiles(rng)
        pool = self.event_deck
        places = vec[i64]([0] * self.seats)
        for other in range(self.seats):
            if other != seat:
                pool += self.hands[other]
                places[other] = cards_in(self.hands[other])
        card: i64 = 0
        if self.step == WINDOW and self.asked != seat:
            if self.inner == NO_WINDOW:
                self.asked = self.somebody_else(seat, pool, places, rng)
            fitting = restricted(pool, self.good_fits(self.asked) | self.bad_fits(self.asked))
            card = ONE_CARD[draw_kind(fitting, rng)]
            pool -= card
            places[self.asked] -= 1
        for other in range(self.seats):
            if other != seat:
                self.standing[other] = 0
                self.hands[other] = draw_hand(pool, places[other], rng)
                pool -= self.hands[other]
        if card:
            self.hands[self.asked] += card
        self.event_deck = pool
        self.rng = rng.split()

    def somebody_else(self, seat: i64, pool: i64, places: vec[i64], rng: Rng) -> i64:
        """One who may be thinking: before or after this seat's own turn to answer, which it knows."""
        before: i64 = 0
        after = self.seats
        if seat >= 0 and (self.standing[seat] >> self.window) & 1 == 0 and self.holds_fitting(seat):
            own = self.places_from_concerned(seat)
            if self.places_from_concerned(self.asked) > own:
                before = own + 1
            else:
                after = own
        able: i64 = 0
        for n in range(before, after):
            other = self.clockwise(self.concerned, n)
            fits = kinds_in(pool) & (self.good_fits(other) | self.bad_fits(other))
            if other != seat and places[other] and fits:
                able |= BIT[other]
        return one_of(able, rng)

    def audit(self) -> str:
        fault = super().audit()
        if fault == "" and self.step == WINDOW and not self.holds_fitting(self.asked):
            return "WN-11: somebody is asked who holds no card that fits"
        return fault


def kind_of(move: i64) -> i64:
    """The kind of the card that a move plays."""
    if move >= M_SCENT:
        return SCENT_OF_BLOOD
    if move >= M_NEEDLE:
        return SPINNING_NEEDLE
    if move >= M_STORM:
        return STORM
    if move >= M_BAD:
        return move - M_BAD
    if move >= M_RAFT:
        return RAFT
    if move >= M_STEADY:
        return STEADY_HAND
    if move >= M_HERBS:
        return HEALING_HERBS
    return move - M_GOOD


def new_game(seats: i64, strip: i64, rotating: i64, rng: Rng) -> Wilderness:
    """Wilderness for 2 to 8 seats on a strip of 4, 6 or 8 tiles, dealt and ready for the first turn."""
    tiles = vec[i64]([0] * TILES)
    for k in range(i64(TILES)):
        j = rng.below(k + 1)
        tiles[k] = tiles[j]
        tiles[j] = k
    state = Wilderness(
        seats,
        rng,
        strip,
        tiles,
        build_land(tiles, strip),
        vec[i64]([NOT_YET] * BEAST_COUNT),
        vec[i64]([0] * seats),
        vec[i64]([0] * seats),
        vec[i64]([0] * seats),
        vec[i64]([0] * seats),
        vec[i64]([0] * seats),
        vec[i64]([0] * seats),
        vec[i64]([0] * seats),
    )
    state.rotating = rotating
    state.set_up()
    return state

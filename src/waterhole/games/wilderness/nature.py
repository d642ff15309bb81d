"""Wilderness: nature's turn (WN-7): thirst and hunger, exhaustion, the animals, the tribe, the turn marker."""

from __future__ import annotations

from mypy_extensions import i64

from waterhole.games.wilderness.board import STEP, terrain_of, tracks_of
from waterhole.games.wilderness.components import (
    BEAST_COUNT,
    DAY_EVENTS,
    DIRECTIONS,
    DOWNPOUR,
    DYSENTERY,
    FEVER,
    GENTLE_BREEZE,
    GONE,
    HUNGER,
    NO_WINDOW,
    ONE_DAY,
    OVER,
    RESTLESS_BEASTS,
    ROUNDS,
    SCORCHING_SUN,
    SKULL,
    T_ATTACK,
    T_ATTACK_ROLL,
    THE_TRIBE,
    THIRST,
    TRIBE,
    TRIBE_AT,
    TRIBE_STEPS,
)
from waterhole.games.wilderness.effects import Effects
from waterhole.games.wilderness.table import EVERYBODY, one_of
from waterhole.kernel.core import BIT


class Nature(Effects):
    # -- what comes before and after, in rules.py ------------------------------------------

    def open_window(self, trigger: i64, concerned: i64) -> None:
        raise NotImplementedError

    def start_round(self) -> None:
        raise NotImplementedError

    # -- nature's turn (WN-7) ----------------------------------------------------------------------------

    def nature(self) -> None:
        self.grow_thirsty_and_hungry()
        self.grow_exhausted()
        if self.step != OVER:
            self.nature_at = 0
            self.nature_goes_on()

    def grow_thirsty_and_hungry(self) -> None:
        thirst: i64 = 1
        if self.weather == SCORCHING_SUN:
            thirst = 2
        elif self.weather == DOWNPOUR:
            thirst = 0
        for seat in range(self.seats):
            if self.lives(seat):
                self.add_thirst(seat, thirst + self.has(seat, DYSENTERY))
                self.add_hunger(seat, 1)

    def grow_exhausted(self) -> None:
        """For all at once: one step, the two numbers, and Fever; then the dead are counted (WN-9)."""
        steps: i64 = 1
        if self.weather == GENTLE_BREEZE:
            steps = 0
        fallen: i64 = 0
        for seat in range(self.seats):
            if self.lives(seat):
                if (self.sheltered >> seat) & 1 == 0:
                    worn = THIRST[self.thirst[seat]] + HUNGER[self.hunger[seat]] + self.has(seat, FEVER)
                    self.add_exhaustion(seat, steps + worn)
                    if self.exhaustion[seat] == SKULL:
                        fallen |= BIT[seat]
                self.tell_status(seat)
        if fallen:
            for seat in range(self.seats):
                if (fallen >> seat) & 1:
                    self.die(seat)
            self.count_survivors()

    def nature_goes_on(self) -> None:
        """Animals, the tribe, the turn marker; an attack interrupts and comes back here."""
        self.window = NO_WINDOW
        while self.nature_at < TRIBE_AT + self.seats:
            at = self.nature_at
            self.nature_at += 1
            if at >= TRIBE_AT:
                if self.visit_tribe(at - TRIBE_AT):
                    return
            elif at < BEAST_COUNT:
                if self.beast_acts(at):
                    return
            elif self.weather == RESTLESS_BEASTS and self.beast_acts(at - BEAST_COUNT):
                return
        self.move_marker()

    def move_marker(self) -> None:
        self.rounds += 1
        self.round += 1
        if self.round == ROUNDS:
            self.day_discard += ONE_DAY[self.day]
            if self.rotating:
                self.first = self.clockwise(self.first, 1)
                self.first = self.first_alive()
            self.new_day()
        else:
            self.read_marker()
            if self.journal is not None:
                self.note("round", EVERYBODY, (self.day, self.round))
        self.start_round()

    def new_day(self) -> None:
        """A new day card, whose event cards are dealt clockwise from the first player."""
        self.turn_day_card()
        first = self.first_alive()
        for places in range(self.seats):
            seat = self.clockwise(first, places)
            if self.lives(seat):
                self.deal_events(seat, DAY_EVENTS[self.day])

    # -- the animals (WN-8) ---------------------------------------------------------------------------------

    def beast_acts(self, beast: i64) -> bool:
        """Attack in its own area, or next to it, or roam; True if an attack has begun and somebody is asked."""
        area = self.beasts[beast]
        if area < 0:
            return False
        prey = self.living_at(area)
        if prey == 0:
            prey = self.prey_beside(area)
        if prey:
            victim = one_of(prey, self.rng)
            self.beasts[beast] = self.figures[victim]
            self.attack(beast, victim)
            return True
        ways = self.beast_ways(beast)
        if ways:
            self.beasts[beast] += STEP[one_of(ways, self.rng)]
            if self.journal is not None:
                self.note("roamed", EVERYBODY, (beast, self.beasts[beast]))
        return False

    def prey_beside(self, area: i64) -> i64:
        """The living in areas next to an animal that it can enter."""
        ways = tracks_of(self.land[area])
        prey: i64 = 0
        for seat in range(self.seats):
            if self.lives(seat):
                for direction in range(i64(DIRECTIONS)):
                    if (ways >> direction) & 1 and area + STEP[direction] == self.figures[seat]:
                        prey |= BIT[seat]
        return prey

    def attack(self, beast: i64, victim: i64) -> None:
        self.beast = beast
        self.own_dice = 1
        self.beast_dice = 2
        if self.journal is not None:
            self.note("attacked", victim, (beast, self.figures[victim]))
        self.open_window(T_ATTACK, victim)

    def fight(self) -> None:
        """All dice, then the roll window."""
        self.beast_sum = self.roll_dice(self.beast_dice)
        self.own_sum = self.roll_dice(self.own_dice)
        if self.journal is not None:
            self.note("fought", self.concerned, (self.beast, self.beast_sum, self.own_sum))
        self.open_window(T_ATTACK_ROLL, self.concerned)

    def settle_fight(self) -> None:
        """The higher sum wins: food, or exhaustion by the difference."""
        victim = self.concerned
        if self.own_sum > self.beast_sum:
            if self.beast != THE_TRIBE:
                self.beasts[self.beast] = GONE
            if self.journal is not None:
                self.note("won_fight", victim, (self.beast,))
            self.hunger[victim] = 0
            self.tell_status(victim)
        elif self.beast_sum > self.own_sum:
            self.hurt(victim, self.beast_sum - self.own_sum)
        if self.step != OVER:
            self.nature_goes_on()

    # -- the tribe -------------------------------------------------------------------------------------------

    def visit_tribe(self, places: i64) -> bool:
        """The die for a player who stands there: food and drink, or on a 1 an attack; True if that has begun."""
        seat = self.clockwise(self.first, places)
        if not self.lives(seat) or terrain_of(self.land_of(seat)) != TRIBE:
            return False
        roll = self.rng.die()
        if self.journal is not None:
            self.note("tribe", seat, (roll,))
        if roll == 1:
            self.attack(THE_TRIBE, seat)
            return True
        self.add_thirst(seat, -TRIBE_STEPS)
        self.add_hunger(seat, -TRIBE_STEPS)
        self.tell_status(seat)
        return False

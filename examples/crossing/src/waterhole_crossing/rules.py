"""Crossing: the parts of the table and the rules, in the order of RULES.md."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from waterhole.kernel.engine.rng import Rng
from waterhole.kernel.game import Options
from waterhole.kernel.kit import ByScore, Table
from waterhole.kernel.move import MoveTable
from waterhole.kernel.parts import Bag, Cards, Flag, Mask, Row, Seat, Step, draw

KINDS = ("zebra", "gnu", "topi", "eland", "oryx", "impala", "kudu")
ANIMALS = Cards(KINDS, (9,) * len(KINDS))
GUIDES = Cards(KINDS, (1,) * len(KINDS))
MOST_FORDS = 5
ROOM = 3
DUSK = 15
COUNTING = 3  # kinds that count for a player besides the guide's
WORTH = (0, 1, 3, 6, 10, 15, 21, 21, 21, 21)
OUTCOME = "everybody has crossed"

TURN, SEND, OVER = range(3)
MOVES = MoveTable(
    [("turn up", "turn up", {})]
    + [("send", f"send {ford}", {"ford": ford}) for ford in range(1, MOST_FORDS + 1)]
    + [("take", f"take {ford}", {"ford": ford}) for ford in range(1, MOST_FORDS + 1)]
)
TURN_UP, SEND_TO, TAKE = MOVES.first("turn up"), MOVES.first("send"), MOVES.first("take")  # + ford


class Crossing(Table):
    PARTS = (
        Row(name="fords", many=lambda seats: seats, cards=ANIMALS, most=ROOM),
        Row(name="turned", cards=ANIMALS, most=1),
        Bag(name="herd", each=True, cards=ANIMALS),
        Bag(name="guide", each=True, cards=GUIDES, exactly=1, seen="owner", shown_at_end=True),
        Bag(name="pile", cards=ANIMALS, seen="nobody"),
        Bag(name="away", cards=ANIMALS),
        Bag(name="box", cards=GUIDES, seen="nobody"),
        Mask(name="closed", names=tuple(str(ford + 1) for ford in range(MOST_FORDS))),
        Mask(name="home"),
        Flag(name="dusk"),
        Seat(name="current"),
        Step(name="step", names=("turn", "send", "over")),
    )
    fords: list[list[int]]
    turned: list[int]
    herd: list[list[int]]
    guide: list[list[int]]
    pile: list[int]
    away: list[int]
    box: list[int]
    closed: int
    home: int
    dusk: int

    def set_up(self, options: Options) -> None:
        self.pile = list(ANIMALS.copies)
        self.box = list(GUIDES.copies)
        if self.seats == 3:
            kind = self.rng.below(len(KINDS))
            self.away[kind], self.pile[kind] = self.pile[kind], 0
        for guide in self.guide:
            guide[draw(self.box, self.rng)] = 1
        self.current = self.rng.below(self.seats)

    # -- a turn (CR-1 to CR-3) -----------------------------------------------------------

    def legal(self, seat: i64, out: vec[i64]) -> i64:
        n = 0
        closed = self.closed
        if self.step == SEND:
            for ford, animals in enumerate(self.fords):
                if len(animals) < ROOM and not (closed >> ford) & 1:
                    out[n] = SEND_TO + ford
                    n += 1
            return n
        room = False
        for ford, animals in enumerate(self.fords):
            if (closed >> ford) & 1:
                continue
            if animals:
                out[n] = TAKE + ford
                n += 1
            if len(animals) < ROOM:
                room = True
        if room:
            out[n] = TURN_UP
            n += 1
        return n

    def apply(self, seat: i64, move: i64) -> None:
        if move == TURN_UP:
            self.turn_up()
        elif move < TAKE:
            self.send(move - SEND_TO)
        else:
            self.take(move - TAKE)

    def turn_up(self) -> None:
        kind = draw(self.pile, self.rng)
        self.turned.append(kind)
        self.step = SEND
        self.note("turned", self.current, (kind,))
        if not self.dusk and sum(self.pile) <= DUSK:  # CR-5
            self.dusk = 1
            self.note("dusk", -1, (DUSK,))

    def send(self, ford: int) -> None:
        kind = self.turned.pop()
        self.fords[ford].append(kind)
        self.note("sent", self.current, (kind, ford + 1))
        self.step = TURN
        self.pass_on()

    def take(self, ford: int) -> None:
        animals = self.fords[ford]
        herd = self.herd[self.current]
        for kind in animals:
            herd[kind] += 1
        self.note("took", self.current, (ford + 1, len(animals)))
        self.fords[ford] = []
        self.closed |= 1 << ford
        self.home |= 1 << self.current
        if self.home != (1 << self.seats) - 1:
            self.pass_on()
        elif self.dusk:
            self.step = OVER
            self.note("ended", -1, ())
        else:  # CR-4: who took the last ford begins
            self.closed = self.home = 0
            self.note("round", self.current, ())

    def pass_on(self) -> None:
        """To the next who has not taken a ford."""
        home, seats = self.home, self.seats
        seat = (self.current + 1) % seats
        while (home >> seat) & 1:
            seat = (seat + 1) % seats
        self.current = seat

    # -- the end (CR-6, CR-7) -----------------------------------------------------------------

    def points(self, seat: int) -> int:
        herd, guide = self.herd[seat], self.guide[seat]
        guided = sum(WORTH[n] for n, leads in zip(herd, guide, strict=True) if leads)
        others = sorted((WORTH[n] for n, leads in zip(herd, guide, strict=True) if not leads), reverse=True)
        return guided + sum(others[:COUNTING]) - sum(others[COUNTING:])

    def scores(self) -> vec[i64]:
        """While the game goes on without the guides, which are secret (CR-8)."""
        if self.step == OVER:
            return vec[i64]([self.points(seat) for seat in range(self.seats)])
        worth = [sorted((WORTH[n] for n in herd), reverse=True) for herd in self.herd]
        return vec[i64]([sum(best[:COUNTING]) - sum(best[COUNTING:]) for best in worth])

    def outcome(self) -> str:
        return OUTCOME if self.step == OVER else ""

    # -- positions that cannot be -----------------------------------------------------------

    def problem(self) -> str:
        closed = [ford for ford in range(MOST_FORDS) if (self.closed >> ford) & 1]
        if any(ford >= self.seats or self.fords[ford] for ford in closed):
            return "CR-3: a ford that is closed is one of the table, and empty"
        if len(closed) != self.home.bit_count():
            return "CR-3: as many fords are closed as players have taken one"
        if (self.step == SEND) != bool(self.turned):
            return "CR-2: an animal is turned up exactly when it is to be sent"
        everybody = (1 << self.seats) - 1
        if (self.step == OVER) != (self.home == everybody):
            return "CR-4: the game goes on until everybody has taken a ford of the last round"
        if self.step != OVER and (self.home >> self.current) & 1:
            return "CR-3: who has taken a ford is asked no more in this round"
        if self.dusk != (sum(self.pile) <= DUSK):
            return "CR-5: the last round is the one with fifteen animals left, or fewer"
        if sorted(self.away) != [0] * (len(KINDS) - 1) + [9 if self.seats == 3 else 0]:
            return "with three players, and only then, one whole kind stays away"
        return self.too_few()

    def too_few(self) -> str:
        """CR-5: what is left always lasts for the round."""
        room = sum(ROOM - len(animals) for ford, animals in enumerate(self.fords) if not (self.closed >> ford) & 1)
        if self.step != OVER and sum(self.pile) + len(self.turned) < room:
            return "CR-5: too few animals are left for this round"
        return ""


class Herder(ByScore):
    """Takes a ford that is worth more than it costs; sends animals where they help nobody much."""

    def choose(self, game: Crossing, seat: i64, moves: vec[i64], count: i64, rng: Rng) -> i64:
        herd = game.herd[seat]
        best, chosen = 0.0, moves[rng.below(count)]
        for i in range(count):
            move = moves[i]
            if move >= TAKE:
                animals = game.fords[move - TAKE]
                gain = sum(1.0 if herd[kind] else -0.6 for kind in animals) - 0.4 * (ROOM - len(animals))
                if gain > best:
                    best, chosen = gain, move
        return chosen

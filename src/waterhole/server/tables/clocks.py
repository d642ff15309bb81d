"""Clocks: how long each seat has taken, computed from public events only, so that they tell no secret."""

from __future__ import annotations

from collections.abc import Collection

from waterhole.server.protocol import Clock, ClockSetting

KEPT_FOR_RETURN = 0.1  # of the total: who sits down again after running out has at least this much


class Clocks:
    """Runs for the seats that are seen to owe a decision; the log's times make it the same on every node."""

    def __init__(self, setting: ClockSetting, seats: int) -> None:
        self.setting = setting
        self.set = bool(setting.move or setting.total)
        self.used = [0.0] * seats
        self.began = [0.0] * seats  # when the present decision of a seat was put to it
        self.away = [0.0] * seats  # seconds of days away in it
        self.counted = [0.0] * seats  # until when its days away have been given back for that decision; 0: not yet
        self.running: frozenset[int] = frozenset()
        self.last = 0.0

    def pass_to(self, at: float, waiting: Collection[int], seen_acting: Collection[int]) -> None:
        """Charge the time until now; then run for those who are seen to be waited for."""
        for seat in self.running:
            self.used[seat] += max(0.0, at - self.last)  # the machine's clock may be set back
        for seat in waiting:
            if seat not in self.running or seat in seen_acting:
                self._begin(seat, at)
        self.running = frozenset(waiting)
        self.last = at

    def come_back(self, seat: int, at: float) -> None:
        """Who returns finds time on the clock."""
        self.used[seat] = min(self.used[seat], self.setting.total * (1 - KEPT_FOR_RETURN))
        self._begin(seat, at)

    def _begin(self, seat: int, at: float) -> None:
        self.began[seat], self.away[seat], self.counted[seat] = at, 0.0, 0.0

    def resume(self, at: float) -> None:
        """Go on after a pause that is charged to nobody."""
        for seat in self.running:
            self._begin(seat, at)
        self.last = at

    def stand_still(self, seat: int, seconds: float, until: float) -> None:
        """Take back so much of the time that was charged to a seat, for days away that have been counted until then."""
        self.away[seat] += seconds
        self.used[seat] -= seconds
        self.counted[seat] = until

    def left(self, seat: int, now: float) -> float | None:
        """Seconds this seat has left; None: no limit."""
        if not self.set:
            return None
        runs = seat in self.running
        limits = []
        if self.setting.move:
            limits.append(self.setting.move + self.away[seat] - (max(0.0, now - self.began[seat]) if runs else 0.0))
        if self.setting.total:
            limits.append(self.setting.total - self.used[seat] - (max(0.0, now - self.last) if runs else 0.0))
        return min(limits)

    def shown(self, seat: int, now: float) -> Clock:
        left = self.left(seat, now)
        return Clock(left=None if left is None else round(max(0.0, left), 1), running=seat in self.running)

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
        self.running: frozenset[int] = frozenset()
        self.last = 0.0

    def pass_to(self, at: float, waiting: Collection[int], seen_acting: Collection[int]) -> None:
        """Charge the time until now; then run for those who are seen to be waited for."""
        for seat in self.running:
            self.used[seat] += at - self.last
        for seat in waiting:
            if seat not in self.running or seat in seen_acting:
                self.began[seat] = at
        self.running = frozenset(waiting)
        self.last = at

    def come_back(self, seat: int, at: float) -> None:
        """Who returns finds time on the clock."""
        self.used[seat] = min(self.used[seat], self.setting.total * (1 - KEPT_FOR_RETURN))
        self.began[seat] = at

    def resume(self, at: float) -> None:
        """Go on after a pause that is charged to nobody."""
        for seat in self.running:
            self.began[seat] = at
        self.last = at

    def left(self, seat: int, now: float) -> float | None:
        """Seconds this seat has left; None: no limit."""
        if not self.set:
            return None
        runs = seat in self.running
        limits = []
        if self.setting.move:
            limits.append(self.setting.move - (now - self.began[seat] if runs else 0.0))
        if self.setting.total:
            limits.append(self.setting.total - self.used[seat] - (now - self.last if runs else 0.0))
        return min(limits)

    def shown(self, seat: int, now: float) -> Clock:
        left = self.left(seat, now)
        return Clock(left=None if left is None else round(max(0.0, left), 1), running=seat in self.running)

from __future__ import annotations
from waterhole.kernel.core import State
from waterhole.kernel.game import Refused
def explain(state: State, seat: int, move: int) -> Refused:
    return Refused("WL-3", "not now, not this one.")

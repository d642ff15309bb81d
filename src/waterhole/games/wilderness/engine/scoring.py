"""Wilderness: who has won. There are no points: reaching the village, or outliving the others, is everything."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from waterhole.kernel.engine.masks import BIT


def points_of(seats: i64, winners: i64) -> vec[i64]:
    """1 for a winner."""
    points = vec[i64]([0] * seats)
    for seat in range(seats):
        if winners & BIT[seat]:
            points[seat] = 1
    return points

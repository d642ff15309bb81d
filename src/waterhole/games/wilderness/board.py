"""Wilderness: the strip of triangular tiles turned into tables, once for the geometry, once a game for the land.

An area is numbered 7 * column + row, so a step in a compass direction adds a fixed number. What lies on an area is
one integer: terrain, rivers on its six edges, the edges a figure and an animal may cross, and whether it has water.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from waterhole.games.wilderness.components import (
    BEAST_PLACE,
    COMPASS,
    DIRECTIONS,
    LETTERS,
    MOST_AREAS,
    ROWS,
    TILE_AREAS,
    TILE_COLUMNS,
    TILE_RIVERS,
    TILE_ROWS,
    TILE_TERRAIN,
    TILES,
    VILLAGE,
    WATER,
)
from waterhole.kernel.core import BIT

STEP: Final[vec[i64]] = vec[i64]([ROWS * q + r for q, r in COMPASS])


def _local_areas() -> list[tuple[int, int]]:
    """The places (a, b) of a tile, row by row from the long side."""
    return [(a, b) for b in range(TILE_ROWS) for a in range(TILE_ROWS - b)]


_LOCAL: Final = _local_areas()


def _area_of(position: int, a: int, b: int) -> int:
    """Where a place of the tile at a position of the strip lies; odd tiles are turned half round."""
    column = TILE_COLUMNS * (position // 2)
    if position % 2:
        return (column + TILE_ROWS - 1 - a) * ROWS + TILE_ROWS - b
    return (column + a) * ROWS + b


def _near(area: int, direction: int) -> int:
    """The area in a direction on the longest strip, or -1 beyond its edge."""
    q, r = area // ROWS + COMPASS[direction][0], area % ROWS + COMPASS[direction][1]
    if 0 <= r < ROWS and 0 <= q < MOST_AREAS // ROWS:
        return q * ROWS + r
    return -1


# By position in the strip and place in the tile: the area.
AREA_AT: Final[vec[i64]] = vec[i64]([_area_of(k, a, b) for k in range(TILES) for a, b in _LOCAL])
_POSITION: Final = {_area_of(k, a, b): k for k in range(TILES) for a, b in _LOCAL}
# By area: the position of its tile, and a mask of the positions of its own tile and those of its neighbours.
POSITION_OF: Final[vec[i64]] = vec[i64]([_POSITION[area] for area in range(MOST_AREAS)])
BESIDE: Final[vec[i64]] = vec[i64](
    [
        sum(
            1 << k
            for k in {_POSITION[area]} | {_POSITION[_near(area, d)] for d in range(DIRECTIONS) if _near(area, d) >= 0}
        )
        for area in range(MOST_AREAS)
    ]
)
# By area and direction: the next area on the longest strip, or -1.
NEAR: Final[vec[i64]] = vec[i64]([_near(area, d) for area in range(MOST_AREAS) for d in range(DIRECTIONS)])
BEAST_LOCAL: Final[vec[i64]] = vec[i64]([_LOCAL.index(place) for place in BEAST_PLACE])


def _rivers_of(tile: int) -> list[int]:
    """By place of a tile: a mask of the directions with a river, before turning."""
    masks = [0] * TILE_AREAS
    for edge in TILE_RIVERS[tile].split():
        a, b, c, d = [int(part) for part in edge.replace("|", ",").split(",")]
        direction = COMPASS.index((c - a, d - b))
        masks[_LOCAL.index((a, b))] |= 1 << direction
        masks[_LOCAL.index((c, d))] |= 1 << (direction + 3) % DIRECTIONS
    return masks


def _turned(mask: int) -> int:
    """A mask of directions turned half round."""
    return (mask >> 3) | ((mask & 7) << 3)


_TERRAIN: Final[vec[i64]] = vec[i64]([LETTERS.index(c) for tile in TILE_TERRAIN for c in tile.replace(" ", "")])
_RIVERS: Final[vec[i64]] = vec[i64]([mask for tile in range(TILES) for mask in _rivers_of(tile)])
_RIVERS_TURNED: Final[vec[i64]] = vec[i64]([_turned(mask) for tile in range(TILES) for mask in _rivers_of(tile)])

# What lies on an area, packed.
RIVERS_AT: Final = 4
WAYS_AT: Final = 10
TRACKS_AT: Final = 16
HAS_WATER: Final = 1 << 22


def terrain_of(land: i64) -> i64:
    return land & 15


def has_river(land: i64, direction: i64) -> bool:
    return (land >> (RIVERS_AT + direction)) & 1 != 0


def ways_of(land: i64) -> i64:
    """A mask of the directions in which a figure may leave: on the board, and no water."""
    return (land >> WAYS_AT) & 63


def tracks_of(land: i64) -> i64:
    """The same for animals, which never enter the village (WN-8)."""
    return (land >> TRACKS_AT) & 63


def village_of(strip: i64) -> i64:
    """The corner opposite the start."""
    return TILE_AREAS * strip - 1


def build_land(tiles: vec[i64], strip: i64) -> vec[i64]:
    """The land of a strip of so many tiles, face-down ones included."""
    areas = TILE_AREAS * strip
    land = vec[i64]([0] * areas)
    for position in range(strip):
        for place in range(i64(TILE_AREAS)):
            at = tiles[position] * TILE_AREAS + place
            rivers = _RIVERS[at]
            if position & 1:
                rivers = _RIVERS_TURNED[at]
            land[AREA_AT[position * TILE_AREAS + place]] = _TERRAIN[at] | (rivers << RIVERS_AT)
    land[areas - 1] = (land[areas - 1] & ~15) | VILLAGE
    for area in range(areas):
        land[area] |= edges_of(land, area, areas)
    return land


def edges_of(land: vec[i64], area: i64, areas: i64) -> i64:
    """Which edges of an area can be crossed, and whether it has water (WN-4)."""
    found: i64 = 0
    if (land[area] >> RIVERS_AT) & 63:
        found = HAS_WATER
    for direction in range(i64(DIRECTIONS)):
        near = NEAR[area * DIRECTIONS + direction]
        if near >= 0 and near < areas:
            terrain = land[near] & 15
            if terrain == WATER:
                found |= HAS_WATER
            else:
                found |= BIT[WAYS_AT + direction]
                if terrain != VILLAGE:
                    found |= BIT[TRACKS_AT + direction]
    return found

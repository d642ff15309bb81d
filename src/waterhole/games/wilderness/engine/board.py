"""Wilderness: the strip of triangular tiles turned into tables, once for the geometry, once a game for the land.

An area is numbered 7 * column + row, so a step in a compass direction adds a fixed number. What lies on an area is
one integer: terrain, rivers on its six edges, the edges a figure and an animal may cross, and whether it has water.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from waterhole.games.wilderness.engine.components import (
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


# What lies on an area, packed.
RIVERS_AT: Final = 4
WAYS_AT: Final = 10
TRACKS_AT: Final = 16
HAS_WATER: Final = 1 << 22


def _printed(terrain: str, rivers: int) -> int:
    """What is printed on an area: a river on a side is water (WN-4)."""
    return LETTERS.index(terrain) | (rivers << RIVERS_AT) | (HAS_WATER if rivers else 0)


def _edges_on(strip: int, area: int) -> int:
    """The edges of an area that lead to another of the strip; animals never enter the village, its last (WN-8)."""
    areas, edges = TILE_AREAS * strip, 0
    for direction in range(DIRECTIONS):
        near = _near(area, direction)
        if 0 <= near < areas:
            edges |= 1 << (WAYS_AT + direction)
            if near != areas - 1:
                edges |= 1 << (TRACKS_AT + direction)
    return edges


_PLACES: Final = [
    (letter, rivers)
    for tile in range(TILES)
    for letter, rivers in zip(TILE_TERRAIN[tile].replace(" ", ""), _rivers_of(tile), strict=True)
]
# By tile and place, as it lies and turned half round; and by length of the strip and area.
_LYING: Final[vec[i64]] = vec[i64]([_printed(letter, rivers) for letter, rivers in _PLACES])
_TURNED: Final[vec[i64]] = vec[i64]([_printed(letter, _turned(rivers)) for letter, rivers in _PLACES])
_EDGES: Final[vec[i64]] = vec[i64]([_edges_on(strip, area) for strip in range(TILES + 1) for area in range(MOST_AREAS)])
# By direction: a mask of all but the edge of a neighbour that leads back here.
_BUT_BACK: Final[vec[i64]] = vec[i64](
    [~((1 << (WAYS_AT + (d + 3) % DIRECTIONS)) | (1 << (TRACKS_AT + (d + 3) % DIRECTIONS))) for d in range(DIRECTIONS)]
)


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
        printed = _LYING
        if position & 1:
            printed = _TURNED
        first = tiles[position] * TILE_AREAS
        for place in range(i64(TILE_AREAS)):
            area = AREA_AT[position * TILE_AREAS + place]
            land[area] = printed[first + place] | _EDGES[strip * MOST_AREAS + area]
    land[areas - 1] = (land[areas - 1] & ~15) | VILLAGE
    for area in range(areas):
        if terrain_of(land[area]) == WATER:
            make_shore(land, area, areas)
    return land


def make_shore(land: vec[i64], water: i64, areas: i64) -> None:
    """Nobody enters a water area, and on its shore there is something to drink (WN-4)."""
    for direction in range(i64(DIRECTIONS)):
        near = NEAR[water * DIRECTIONS + direction]
        if near >= 0 and near < areas:
            land[near] = (land[near] & _BUT_BACK[direction]) | HAS_WATER

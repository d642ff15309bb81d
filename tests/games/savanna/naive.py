"""A second scorer, written without looking at the first: slow, literal, with every choice of the lions tried out."""

from __future__ import annotations

from itertools import combinations

Spot = tuple[int, int]  # row, column
Savanna = dict[Spot, str]

ANIMALS = {"gazelle", "zebra", "giraffe", "cheetah", "lion", "elephant", "hyena", "vulture"}
ORDER = (
    "watering hole", "grassland", "tree", "gazelle", "zebra", "giraffe", "cheetah", "lion", "elephant", "hyena",
    "vulture",
)  # fmt: skip


def neighbours(savanna: Savanna, spot: Spot) -> list[Spot]:
    row, column = spot
    four = [(row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)]
    return [other for other in four if other in savanna]


def spots(savanna: Savanna, *kinds: str) -> list[Spot]:
    return sorted(spot for spot, kind in savanna.items() if kind in kinds)


def watering_holes(savanna: Savanna) -> int:
    total = 0
    for hole in spots(savanna, "watering hole"):
        total += 2 * len({savanna[n] for n in neighbours(savanna, hole)} & ANIMALS)
    return total


def grasslands(savanna: Savanna) -> int:
    total = 0
    unvisited = set(spots(savanna, "grassland"))
    while unvisited:
        stack, size = [unvisited.pop()], 0
        while stack:
            size += 1
            for n in neighbours(savanna, stack.pop()):
                if n in unvisited:
                    unvisited.remove(n)
                    stack.append(n)
        total += {1: 1, 2: 4, 3: 9}.get(size, 16)
    return total


def trees(savanna: Savanna) -> int:
    found = spots(savanna, "tree")
    return 2 * len({row for row, _ in found}) + 2 * len({column for _, column in found})


def zebras(savanna: Savanna) -> int:
    return sum(3 for zebra in spots(savanna, "zebra") for n in neighbours(savanna, zebra) if savanna[n] == "grassland")


def giraffes(savanna: Savanna) -> int:
    return sum(
        5 for giraffe in spots(savanna, "giraffe") if any(savanna[n] == "tree" for n in neighbours(savanna, giraffe))
    )


def cheetahs(savanna: Savanna) -> tuple[int, set[Spot]]:
    """Points, and the gazelles that were scored."""
    total, caught = 0, set()
    for row, column in spots(savanna, "cheetah"):
        for down, right in ((1, 1), (1, -1), (-1, 1), (-1, -1)):
            for distance in range(1, 5):
                target = (row + down * distance, column + right * distance)
                if savanna.get(target) == "gazelle":
                    total += 3
                    caught.add(target)
    return total, caught


def elephants(savanna: Savanna, face_down: set[Spot]) -> int:
    total = 0
    for elephant in spots(savanna, "elephant"):
        total += 6
        for n in neighbours(savanna, elephant):
            if savanna[n] in ANIMALS and savanna[n] != "elephant" and n not in face_down:
                total -= 2
    return total


def hyenas(savanna: Savanna, face_down: set[Spot]) -> int:
    return sum(
        3 for row, column in spots(savanna, "hyena") for y, x in face_down if abs(y - row) + abs(x - column) <= 2
    )


def vultures(savanna: Savanna, face_down: set[Spot]) -> int:
    return sum(4 for row, column in spots(savanna, "vulture") for y, x in face_down if x == column and y > row)


def score(savanna: Savanna, lowest: bool = False) -> tuple[dict[str, int], set[Spot]]:
    """Points by kind, without the gazelle reward, and the cards that end up face down."""
    cat_points, caught = cheetahs(savanna)
    able = [
        lion for lion in spots(savanna, "lion") if any(savanna[n] == "grassland" for n in neighbours(savanna, lion))
    ]
    prey = [spot for spot in spots(savanna, "gazelle", "zebra") if spot not in caught]
    hunts = min(len(able), len(prey))
    best: tuple[int, dict[str, int], set[Spot]] | None = None
    for choice in combinations(prey, hunts):
        down = caught | set(choice)
        late = {
            "elephant": elephants(savanna, down),
            "hyena": hyenas(savanna, down),
            "vulture": vultures(savanna, down),
        }
        worth = -sum(late.values()) if lowest else sum(late.values())
        if best is None or worth > best[0]:
            best = worth, late, down
    assert best is not None
    early = {
        "watering hole": watering_holes(savanna),
        "grassland": grasslands(savanna),
        "tree": trees(savanna),
        "gazelle": 2 * len(spots(savanna, "gazelle")),
        "zebra": zebras(savanna),
        "giraffe": giraffes(savanna),
        "cheetah": cat_points,
        "lion": 4 * hunts,
    }
    return early | best[1], best[2]

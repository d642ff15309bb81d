"""A second scorer for Wildlife, written as slowly and plainly as the rulebook reads."""

from __future__ import annotations

from waterhole.games.wildlife.engine.components import ISLAND

Board = dict[tuple[int, int], int]  # row and column -> player


def places(counts: dict[int, int]) -> dict[int, int]:
    """The rank of every player who has any; who ties drops one place, and those behind start after that."""
    ranks: dict[int, int] = {}
    place = 1
    for amount in sorted({n for n in counts.values() if n > 0}, reverse=True):
        group = [player for player, n in counts.items() if n == amount]
        if len(group) > 1:
            place += 1
        for player in group:
            ranks[player] = place
        place += 1
    return ranks


def prize(table: list[int], place: int) -> int:
    return table[place - 1] if place <= len(table) else 0


def area_points(board: Board, letter: str, players: int) -> list[int]:
    spaces = [(r, c) for r, row in enumerate(ISLAND) for c, found in enumerate(row) if found == letter]
    counts = {player: sum(board.get(space) == player for space in spaces) for player in range(players)}
    there = [player for player in range(players) if counts[player]]
    points = [0] * players
    if len(there) == 1:
        points[there[0]] = 5 if counts[there[0]] == len(spaces) else 4
        return points
    for player, place in places(counts).items():
        points[player] = prize([3, 2, 1], place)
    return points


def herds(board: Board) -> list[tuple[int, set[tuple[int, int]]]]:
    """Every herd of at least two tiles with its owner."""
    left = set(board)
    found = []
    while left:
        start = left.pop()
        group, border = {start}, [start]
        while border:
            row, column = border.pop()
            for near in ((row + 1, column), (row - 1, column), (row, column + 1), (row, column - 1)):
                if near in left and board[near] == board[start]:
                    left.remove(near)
                    group.add(near)
                    border.append(near)
        if len(group) > 1:
            found.append((board[start], group))
    return found


def herd_points(board: Board, players: int) -> list[int]:
    points = [0] * players
    place = 1
    all_herds = herds(board)
    for size in sorted({len(group) for _, group in all_herds}, reverse=True):
        owners = [owner for owner, group in all_herds if len(group) == size]
        if len(set(owners)) > 1:
            place += 1
        for owner in owners:
            points[owner] += prize([10, 7, 5, 3, 1], place)
        place += 1
    return points


def rank_points(counts: list[int]) -> list[int]:
    """Adaptations, abilities or food."""
    points = [0] * len(counts)
    for player, place in places(dict(enumerate(counts))).items():
        points[player] = prize([4, 2], place)
    return points


def big_scoring(board: Board, players: int, adaptations: list[int], abilities: list[int], food: list[int]) -> list[int]:
    parts = [area_points(board, letter, players) for letter in "FfDdSsPpMmWw"]
    parts += [herd_points(board, players), rank_points(adaptations), rank_points(abilities), rank_points(food)]
    return [sum(part[player] for part in parts) for player in range(players)]

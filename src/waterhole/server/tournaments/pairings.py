"""Who meets whom, and in which seat. Pure: from what has been played, always the same answer.

Tables are as full as they can be and differ by one seat at most; with tables of two, an odd one out has a bye.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Collection, Iterable, Sequence
from itertools import combinations, permutations

from waterhole.server.tournaments.standings import Entrant, Kind, Pairing, standings, totals, winner_of

Groups = list[list[int]]
Met = defaultdict[int, Counter[int]]  # by each of them, with whom they have sat at a table, and how often
MOST_TRIES = 20_000  # at pairs that have not met
MOST_SEATINGS = 5  # seats for which every order is tried; above, only the turns of one


def next_round(
    kind: Kind, entrants: Sequence[Entrant], played: Sequence[Pairing], players: int, rounds: int
) -> list[Pairing]:
    """The pairings of the next round, when all before are over; none: the tournament is."""
    number = max((pairing.round for pairing in played), default=0) + 1
    if kind == "knockout":
        groups = knocked_out(entrants, played, players)
    elif kind == "robin" and players == 2:
        numbers, gone = [one.number for one in entrants], {one.number for one in entrants if one.gone}
        return in_order(circle(numbers, gone, number), number)
    elif kind == "robin":
        groups = robin(entrants, played, players)
    elif number > rounds:
        groups = []
    else:
        groups = swiss(entrants, played, players)
    return seated(groups, played, number)


def arena_round(entrants: Sequence[Entrant], played: Sequence[Pairing], players: int) -> list[Pairing]:
    """Tables for those who are free, near in points, not again with whom they have just met; nobody has a bye."""
    busy = {number for pairing in played if not pairing.over for number in pairing.seats}
    number = max((pairing.round for pairing in played), default=0) + 1
    worth = totals(played)
    free = [one for one in entrants if not one.gone and one.number not in busy]
    order = [one.number for one in sorted(free, key=lambda one: (-worth[one.number], -one.rating, one.number))]
    games = Counter(one for pairing in played for one in pairing.seats)
    _, waiting = sizes_of(len(order), players)
    rested = sorted(order, key=lambda one: (-games[one], -order.index(one)))[:waiting]
    recent = [pairing for pairing in played if pairing.round >= number - 2]
    return seated(tables_of([one for one in order if one not in rested], players, recent), played, number)


# -- the kinds ---------------------------------------------------------------------------------------


def by_rating(entrants: Iterable[Entrant]) -> list[int]:
    return [one.number for one in sorted(entrants, key=lambda one: (-one.rating, one.number))]


def still_in(entrants: Sequence[Entrant], played: Sequence[Pairing]) -> list[Entrant]:
    """Of a knock-out: those who won in the last round."""
    here = [one for one in entrants if not one.gone]
    if not played:
        return here
    last = max(pairing.round for pairing in played)
    ratings = {one.number: one.rating for one in entrants}
    winners = {winner_of(pairing, ratings) for pairing in played if pairing.round == last}
    return [one for one in here if one.number in winners]


def knocked_out(entrants: Sequence[Entrant], played: Sequence[Pairing], players: int) -> Groups:
    """The strongest are kept apart and meet the weakest; in the first round they have the byes.

    So many go on that all rounds after this one have full tables.
    """
    left = by_rating(still_in(entrants, played))
    if len(left) < 2:
        return []
    count = 1
    while count * players < len(left):
        count *= players
    groups: Groups = [[number] for number in left[:count]]
    for start in range(count, len(left), count):
        for place, number in enumerate(left[start : start + count]):
            groups[count - 1 - place].append(number)
    return groups


def robin(entrants: Sequence[Entrant], played: Sequence[Pairing], players: int) -> Groups:
    """Everybody meets everybody, at tables of more than two: those first who have met fewest."""
    here = by_rating(one for one in entrants if not one.gone)
    met = meetings(played)
    missing = {one: len(set(here).difference(met[one], [one])) for one in here}
    if not any(missing.values()):
        return []
    order = sorted(here, key=lambda one: -missing[one])
    sizes, _ = sizes_of(len(order), players)
    return gathered(order, sizes, met)


def circle(numbers: Sequence[int], gone: Collection[int], number: int) -> Groups:
    """A round robin of two: one stays and the others go round, so that each sits first in every other round.

    Whoever would meet nobody, or somebody who has gone, has a bye.
    """
    ring: list[int | None] = [*numbers, *[None] * (len(numbers) % 2)]
    if len(ring) < 2 or number >= len(ring) or len(numbers) - len(gone) < 2:
        return []
    turned = [ring[0], *ring[number:], *ring[1:number]]
    half = len(ring) // 2
    pairs = list(zip(turned[:half], reversed(turned[half:]), strict=True))
    first = [number % 2, *(place % 2 for place in range(1, half))]  # whether the left one is
    ordered = [pair if left else pair[::-1] for pair, left in zip(pairs, first, strict=True)]
    groups = [[one for one in pair if one is not None and one not in gone] for pair in ordered]
    return [group for group in groups if group]


def swiss(entrants: Sequence[Entrant], played: Sequence[Pairing], players: int) -> Groups:
    """Those of equal points meet, and nobody the same again as long as that can be."""
    gone = {one.number for one in entrants if one.gone}
    order = [line.number for line in standings("swiss", entrants, played) if line.number not in gone]
    if len(order) < 2:
        return []
    if not played:
        return halves(order, players)
    return tables_of(order, players, played)


def halves(order: Sequence[int], players: int) -> Groups:
    """The first round: the stronger part against the weaker ones, so that nobody meets an equal by chance alone."""
    sizes, byes = sizes_of(len(order), players)
    sitting = order[: len(order) - byes]
    groups: Groups = [[] for _ in sizes]
    for place, number in enumerate(sitting):
        groups[place % len(sizes)].append(number)
    return groups + [[number] for number in order[len(sitting) :]]


def tables_of(order: Sequence[int], players: int, played: Sequence[Pairing]) -> Groups:
    """Neighbours in this order at one table, strangers if possible; a bye for the last who had none."""
    sizes, byes = sizes_of(len(order), players)
    had = Counter(pairing.seats[0] for pairing in played if pairing.bye)
    idle = sorted(order, key=lambda one: (had[one], -order.index(one)))[:byes]
    met = meetings(played)
    sitting = [one for one in order if one not in idle]
    pairs = strangers(sitting, met) if players == 2 else None
    return [*(pairs or exchanged(gathered(sitting, sizes, met), met)), *[[one] for one in idle]]


# -- tables ------------------------------------------------------------------------------------------


def sizes_of(count: int, players: int) -> tuple[list[int], int]:
    """How many sit at each table, and how many at none."""
    byes = 1 if count == 1 or (players == 2 and count % 2) else 0
    sitting = count - byes
    tables = -(-sitting // players)
    return [sitting // tables + (number < sitting % tables) for number in range(tables)] if tables else [], byes


def meetings(played: Iterable[Pairing]) -> Met:
    met: Met = defaultdict(Counter)
    for pairing in played:
        for one in pairing.seats:
            met[one].update(pairing.seats)
    for one, others in met.items():
        del others[one]
    return met


def repeats(group: Iterable[int], met: Met) -> int:
    """How often those at a table have met before; twice is worse than two pairs once."""
    return sum(met[one][other] ** 2 for one, other in combinations(group, 2))


def strangers(order: Sequence[int], met: Met) -> Groups | None:
    """Each with the nearest whom they have not met; None where that cannot be, or is not found in time."""
    tries = MOST_TRIES

    def paired(free: Sequence[int]) -> Groups | None:
        nonlocal tries
        if not free:
            return []
        for other in free[1:]:
            tries -= 1
            if tries < 0:
                break
            if other not in met[free[0]]:
                rest = paired([one for one in free[1:] if one != other])
                if rest is not None:
                    return [[free[0], other], *rest]
        return None

    return paired(order)


def gathered(order: Sequence[int], sizes: Sequence[int], met: Met) -> Groups:
    """Each table begins with the first who has none, and takes those whom it knows least, first ones first."""
    free = dict.fromkeys(order)
    groups: Groups = []
    for size in sizes:
        group: list[int] = []
        seen: Counter[int] = Counter()  # how well this table knows somebody
        while len(group) < size:
            best = min(free, key=seen.__getitem__)
            del free[best]
            group.append(best)
            for other, times in met[best].items():
                seen[other] += times**2
        groups.append(group)
    return groups


def exchanged(groups: Groups, met: Met) -> Groups:
    """The same tables, where two change places as long as fewer meet again by that; near tables first."""
    for here in sorted(range(len(groups)), key=lambda one: -repeats(groups[one], met)):
        near = sorted((table for table in range(len(groups)) if table != here), key=lambda one: abs(one - here))
        for there in near:
            if not repeats(groups[here], met):
                break
            exchange(groups[here], groups[there], met)
    return groups


def exchange(one: list[int], other: list[int], met: Met) -> None:
    """Let the two change places by whom most is won, if any are."""
    best, change = repeats(one, met) + repeats(other, met), None
    for here in range(len(one)):
        for there in range(len(other)):
            one[here], other[there] = other[there], one[here]
            found = repeats(one, met) + repeats(other, met)
            one[here], other[there] = other[there], one[here]
            if found < best:
                best, change = found, (here, there)
    if change is not None:
        here, there = change
        one[here], other[there] = other[there], one[here]


# -- seats -------------------------------------------------------------------------------------------


def seated(groups: Groups, played: Sequence[Pairing], number: int) -> list[Pairing]:
    """Each table in the order of seats that evens out best who has sat where."""
    sat = Counter((one, seat) for pairing in played for seat, one in enumerate(pairing.seats) if not pairing.bye)
    return in_order([seating(group, sat) for group in groups], number)


def in_order(groups: Iterable[Sequence[int]], number: int) -> list[Pairing]:
    return [Pairing(round=number, board=board, seats=tuple(group)) for board, group in enumerate(groups, start=1)]


def seating(group: Sequence[int], sat: Counter[tuple[int, int]]) -> tuple[int, ...]:
    """The first seat counts a little more, for it is the one that differs most from the others."""

    def unfair(order: Sequence[int]) -> tuple[int, int]:
        return sum(sat[one, seat] for seat, one in enumerate(order)), sat[order[0], 0]

    turned = [(*group[turn:], *group[:turn]) for turn in range(len(group))]
    orders = list(permutations(group)) if len(group) <= MOST_SEATINGS else turned
    return min(orders, key=unfair)

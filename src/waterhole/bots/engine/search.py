"""Information-set Monte Carlo tree search, for every game.

Each iteration deals a world that agrees with what the root seat knows, walks down one tree shared by all worlds,
adds a leaf, plays on from there for a few turns and writes back what came of it. The tree is keyed by moves, so a
move counts how often it was available as well as how often it was made. Where several seats decide at once, each
chooses by its own figures, not knowing the others' choice; there a tree for each seat may take the place of the one,
which six who choose at once would split into every combination of choices.
"""

from __future__ import annotations

import math
import time
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from waterhole.bots.engine.tree import NONE, Tree
from waterhole.kernel.engine.masks import BIT, lowest
from waterhole.kernel.engine.policy import Policy
from waterhole.kernel.engine.rng import Rng
from waterhole.kernel.engine.state import MOST_SEATS, State

DEEPEST: Final = 400  # decisions in the tree on one way down
LONGEST: Final = 4000  # decisions in one playout
CHECK_EVERY: Final = 16  # iterations between two looks at the clock
OFTEN: Final = 2000  # visits of the first move before it may be taken for the best
DOUBT: Final = 2.0  # standard deviations
KEY_PRIME: Final = 1_000_003
KEY_MASK: Final = (1 << 40) - 1


@final
class Settings:
    """How to search. Without a guide: all moves alike, playouts at random to the end of the game."""

    def __init__(self) -> None:
        self.guided = True  # weights, playouts and values by the game's policy
        self.exploration = 0.6
        self.by_seats = False  # exploration and caution shrink as a seat's share of the win does, beyond two players
        self.turns: i64 = 2  # a playout is cut after so many turns and valued; -1: played to the end
        self.rounds: i64 = 0  # beyond two players it is cut after so many turns of every seat instead; 0: after `turns`
        self.slip = 0.0  # chance that a guided playout makes any move at all
        self.caution = 0.1  # how much less than its elders a move is worth that was never tried
        self.least: i64 = 0  # visits that every move of the root gets first
        self.cpu_clock = False  # seconds are of processor time, so that a busy machine makes nobody weaker
        self.thrifty = True  # a move of weight 0 is not looked at while there are others
        self.until_settled = False  # a playout that is cut goes on to where the policy trusts its values
        self.patience = 0.4  # the part of the iterations left that a second move is thought to get at most
        self.worthwhile = 0.003  # of a win: what another move might well bring, for the search to go on
        self.own_trees: i64 = 0  # from so many players on each seat walks a tree of its own moves; 0: never
        self.open_hands = False  # the world given to `run` is the only one: no hand is dealt again, only chance to come


@final
class Search:
    """One tree for one decision of one seat."""

    def __init__(self, policy: Policy, table: i64, settings: Settings) -> None:
        self.policy = policy
        self.settings = settings
        self.seat: i64 = 0
        self.iterations: i64 = 0
        self.tree = Tree()
        # Of one run: how much smaller rewards are than between two, what the root seat may do, and how it is weighed.
        self.unit = 1.0
        self.root_count: i64 = 0
        self.root_moves = vec[i64]([0] * table)
        self.root_weights = vec[float]([0.0] * table)
        # Of one iteration.
        self.moves = vec[i64]([0] * table)
        self.weights = vec[float]([0.0] * table)
        self.found = vec[i64]([0] * table)
        self.place = vec[i64]([0] * table)  # of a move among the legal ones, from 1; 0: not legal now
        self.path = vec[i64]([0] * (DEEPEST + MOST_SEATS))
        self.steps: i64 = 0
        self.picks = vec[i64]([0] * MOST_SEATS)
        self.roots = vec[i64]([0] * MOST_SEATS)  # of the seats' own trees
        self.places = vec[i64]([0] * MOST_SEATS)  # where in them the seats are
        self.rewards = vec[float]([0.0] * MOST_SEATS)
        self.totals = vec[float]([0.0] * MOST_SEATS)  # of the rewards of all iterations of one run

    def forget(self) -> None:
        """An empty tree."""
        self.tree.forget()

    def follow(self, move: i64) -> bool:
        """Keep only what is known after a move of the root seat, who decided alone; False where nothing is."""
        tree = self.tree
        edge = tree.edge_of(0, self.seat, move)
        if edge == NONE or tree.edge_node[edge] == NONE:
            return False
        tree.keep(tree.edge_node[edge])
        return True

    # -- searching --------------------------------------------------------------------

    def run(self, world: State, seat: i64, rng: Rng, iterations: i64, seconds: float) -> i64:
        """Search until the iterations or the seconds are used up (0: no such limit) or the choice is settled.

        `world` is any world that agrees with what the seat knows; seat -1 is a spectator. Returns the iterations made.
        """
        clock = time.thread_time if self.settings.cpu_clock else time.monotonic
        started = clock()
        self.seat = seat
        root = world.clone()
        for other in range(root.seats):
            if other != seat:
                root.take_back(other)
        for other in range(i64(MOST_SEATS)):
            self.totals[other] = 0.0
        self.root_count = 0
        self.unit = 1.0
        if self.settings.by_seats:
            self.unit = 2.0 / float(root.seats)
        if self.apart(root):
            for other in range(root.seats):
                if other != seat:
                    self.roots[other] = self.tree.new_node(0)
            if seat >= 0:
                self.roots[seat] = 0
        made: i64 = 0
        while iterations == 0 or made < iterations:
            self.iterate(root, rng)
            made += 1
            if made % CHECK_EVERY == 0:
                left = iterations - made
                if seconds > 0.0:
                    spent = clock() - started
                    if spent >= seconds:
                        break
                    if spent <= 0.0:  # a coarse clock has not moved yet
                        continue
                    by_time = i64((seconds - spent) / spent * float(made)) + CHECK_EVERY
                    if iterations == 0 or by_time < left:
                        left = by_time
                if self.settled(left):
                    break
        self.iterations = made
        return made

    def settled(self, left: i64) -> bool:
        """Whether no other move will still get more visits than the first (with patience 1: whether none can), or
        none that does would be worth it."""
        tree = self.tree
        if self.settings.least:
            return False
        most: i64 = 0
        second: i64 = 0
        edge = tree.node_edge[0]
        while edge != NONE:
            if tree.edge_seat[edge] == self.seat:
                visits = tree.edge_visits[edge]
                if visits > most:
                    second = most
                    most = visits
                elif visits > second:
                    second = visits
            edge = tree.edge_next[edge]
        if float(most - second) > self.settings.patience * float(left):
            return True
        return self.settings.worthwhile > 0.0 and self.nothing_to_gain()

    def nothing_to_gain(self) -> bool:
        """Whether no other move can well be better than the most visited one by what a search is worth."""
        tree = self.tree
        first = self.most_visited()
        if first == NONE or tree.edge_visits[first] < OFTEN:
            return False
        spread = tree.variance_at(first)
        enough = tree.mean_at(first) + self.settings.worthwhile
        error = spread / float(tree.edge_visits[first])
        edge = tree.node_edge[0]
        while edge != NONE:
            n = tree.edge_visits[edge]
            if edge != first and n and tree.edge_seat[edge] == self.seat:
                own = tree.variance_at(edge)
                if own < spread:  # a few visits that were alike prove nothing
                    own = spread
                if tree.mean_at(edge) + DOUBT * math.sqrt(error + own / float(n)) > enough:
                    return False
            edge = tree.edge_next[edge]
        return True

    def iterate(self, root: State, rng: Rng) -> None:
        """One world: down the tree, a leaf, a playout, and back."""
        tree = self.tree
        state = root.clone()
        if self.settings.open_hands:
            state.rng = rng.split()
        else:
            state.redeal(self.seat, rng)
        self.steps = 0
        if self.apart(state):
            self.walk_apart(state, rng)
        else:
            self.walk(state, rng)
        self.play_on(state, rng)
        for seat in range(state.seats):
            self.totals[seat] += self.rewards[seat]
        for i in range(self.steps):
            edge = self.path[i]
            reward = self.rewards[tree.edge_seat[edge]]
            tree.edge_visits[edge] += 1
            tree.edge_value[edge] += reward
            tree.edge_square[edge] += reward * reward

    def apart(self, state: State) -> bool:
        """Whether every seat walks a tree of its own."""
        fewest = self.settings.own_trees
        return fewest > 0 and state.seats >= fewest

    def walk(self, state: State, rng: Rng) -> None:
        """Down the one tree of all seats, to a new node."""
        tree = self.tree
        node: i64 = 0
        while self.steps < DEEPEST:
            mask = state.waiting()
            if mask == 0:
                break
            tree.node_visits[node] += 1
            if tree.node_visits[node] == 1 and node:
                break
            if mask & (mask - 1):
                node = self.step_together(state, node, mask, rng)
            else:
                alone = lowest(mask)
                edge = self.pick(state, node, alone, rng)
                state.apply(alone, tree.edge_move[edge])
                node = tree.below(edge, 0)

    def step_together(self, state: State, node: i64, mask: i64, rng: Rng) -> i64:
        """Every waiting seat chooses without knowing the others' choice; then all choices are made."""
        tree = self.tree
        key: i64 = 0
        first: i64 = NONE
        for seat in range(state.seats):
            if mask & BIT[seat]:
                edge = self.pick(state, node, seat, rng)
                self.picks[seat] = edge
                if first == NONE:
                    first = edge
                else:
                    key = (key * KEY_PRIME + tree.edge_move[edge] + 1) & KEY_MASK
        for seat in range(state.seats):
            if mask & BIT[seat]:
                state.apply(seat, tree.edge_move[self.picks[seat]])
        return tree.below(first, key)

    def walk_apart(self, state: State, rng: Rng) -> None:
        """Down every seat's own tree at once, until the root seat (a spectator: the first) is at a new node."""
        tree = self.tree
        leader = self.seat
        if leader < 0:
            leader = 0
        for seat in range(state.seats):
            self.places[seat] = self.roots[seat]
        while self.steps < DEEPEST:
            mask = state.waiting()
            if mask == 0:
                break
            node = self.places[leader]
            if mask & BIT[leader] and node != self.roots[leader] and tree.node_visits[node] == 0:
                tree.node_visits[node] = 1
                break
            for seat in range(state.seats):
                if mask & BIT[seat]:
                    node = self.places[seat]
                    tree.node_visits[node] += 1
                    self.picks[seat] = self.pick(state, node, seat, rng)
            for seat in range(state.seats):
                if mask & BIT[seat]:
                    edge = self.picks[seat]
                    state.apply(seat, tree.edge_move[edge])
                    self.places[seat] = tree.below(edge, 0)

    def pick(self, state: State, node: i64, seat: i64, rng: Rng) -> i64:
        """The edge of the move a seat makes at a node in this world; a new one where the move was never tried."""
        tree = self.tree
        if node == 0 and seat == self.seat:
            count = self.look_at_root(state, rng)
        else:
            count = state.legal(seat, self.moves)
        for i in range(count):
            self.place[self.moves[i]] = i + 1
            self.found[i] = NONE
        visits: i64 = 0
        value = 0.0
        known: i64 = 0
        edge = tree.node_edge[node]
        while edge != NONE:
            at = self.place[tree.edge_move[edge]]
            if at and tree.edge_seat[edge] == seat:
                self.found[at - 1] = edge
                tree.edge_seen[edge] += 1
                visits += tree.edge_visits[edge]
                value += tree.edge_value[edge]
                known += 1
            edge = tree.edge_next[edge]
        for i in range(count):
            self.place[self.moves[i]] = 0
        if count == 1:
            choice: i64 = 0
        elif self.settings.least and node == 0 and seat == self.seat:
            choice = self.pick_least(count)
            if choice == NONE:
                choice = self.pick_guided(state, node, seat, count, visits, value, rng)
        elif self.settings.guided:
            choice = self.pick_guided(state, node, seat, count, visits, value, rng)
        else:
            choice = self.pick_plain(count, known, rng)
        edge = self.found[choice]
        if edge == NONE:
            edge = tree.new_edge(node, seat, self.moves[choice])
        self.path[self.steps] = edge
        self.steps += 1
        return edge

    def look_at_root(self, state: State, rng: Rng) -> i64:
        """The moves of the root seat, which are the same in all worlds, and so is what the policy says of them."""
        if self.root_count == 0:
            self.root_count = state.legal(self.seat, self.root_moves)
            if self.settings.guided:
                self.policy.weigh(state, self.seat, self.root_moves, self.root_count, rng, self.root_weights)
        for i in range(self.root_count):
            self.moves[i] = self.root_moves[i]
        return self.root_count

    def pick_least(self, count: i64) -> i64:
        """The first move that has not yet the visits every move of the root gets; NONE if all have."""
        for i in range(count):
            if self.found[i] == NONE or self.tree.edge_visits[self.found[i]] < self.settings.least:
                return i
        return NONE

    def pick_guided(self, state: State, node: i64, seat: i64, count: i64, visits: i64, value: float, rng: Rng) -> i64:
        """Value so far, and room for doubt in proportion to the weight that the policy gives the move."""
        tree = self.tree
        weights = self.root_weights
        if node or seat != self.seat:
            weights = self.weights
            self.policy.weigh(state, seat, self.moves, count, rng, weights)
        total = 0.0
        for i in range(count):
            total += weights[i]
        untried = 0.5
        if visits:
            untried = value / float(visits) - self.unit * self.settings.caution
        scale = self.unit * self.settings.exploration / total
        unseen = math.sqrt(float(tree.node_visits[node]))
        best: i64 = 0
        best_score = -1.0e9
        for i in range(count):
            edge = self.found[i]
            if self.settings.thrifty and weights[i] <= 0.0:
                score = -1.0e8
            elif edge == NONE:
                score = untried + scale * weights[i] * unseen
            else:
                n = float(tree.edge_visits[edge])
                score = tree.edge_value[edge] / n
                score += scale * weights[i] * math.sqrt(float(tree.edge_seen[edge])) / (1.0 + n)
            if score > best_score:
                best_score = score
                best = i
        return best

    def pick_plain(self, count: i64, known: i64, rng: Rng) -> i64:
        """Any move never tried; else the largest upper confidence bound."""
        tree = self.tree
        if known < count:
            nth = rng.below(count - known)
            for i in range(count):
                if self.found[i] == NONE:
                    if nth == 0:
                        return i
                    nth -= 1
        best: i64 = 0
        best_score = -1.0e9
        for i in range(count):
            edge = self.found[i]
            n = float(tree.edge_visits[edge])
            score = tree.edge_value[edge] / n
            score += self.settings.exploration * math.sqrt(math.log(float(tree.edge_seen[edge])) / n)
            if score > best_score:
                best_score = score
                best = i
        return best

    # -- what a leaf is worth ------------------------------------------------------------

    def play_on(self, state: State, rng: Rng) -> None:
        """Play to the cut or to the end and set the rewards of all seats."""
        turns: i64 = 0
        most = self.settings.turns
        if self.settings.rounds and state.seats > 2:
            most = self.settings.rounds * state.seats
        last: i64 = 0
        if most >= 0:
            last = self.policy.turn_of(state)
        for i in range(i64(LONGEST)):
            seat = state.decider()
            if seat < 0:
                break
            if most >= 0:
                turn = self.policy.turn_of(state)
                if turn != last:
                    turns += 1
                    last = turn
                if turns >= most and (not self.settings.until_settled or self.policy.settled(state)):
                    break
            count = state.legal(seat, self.moves)
            state.apply(seat, self.playout_move(state, seat, count, rng))
        if state.waiting():
            self.value_position(state)
        else:
            self.value_end(state)

    def playout_move(self, state: State, seat: i64, count: i64, rng: Rng) -> i64:
        if count == 1:
            return self.moves[0]
        if not self.settings.guided:
            return self.moves[rng.below(count)]
        if self.settings.slip > 0.0 and rng.chance() < self.settings.slip:
            return self.moves[rng.below(count)]
        return self.policy.choose(state, seat, self.moves, count, rng)

    def value_end(self, state: State) -> None:
        """Winners share one win."""
        ranks = state.ranks()
        winners: i64 = 0
        for seat in range(state.seats):
            if ranks[seat] == 1:
                winners += 1
        for seat in range(state.seats):
            self.rewards[seat] = 0.0
            if ranks[seat] == 1:
                self.rewards[seat] = 1.0 / float(winners)

    def value_position(self, state: State) -> None:
        """The policy's values; what several seats expect adds up to one win."""
        self.policy.values(state, self.rewards)
        total = 0.0
        for seat in range(state.seats):
            total += self.rewards[seat]
        if state.seats > 1 and total > 0.0:
            for seat in range(state.seats):
                self.rewards[seat] /= total

    # -- what was found ------------------------------------------------------------------

    def best(self) -> i64:
        """The move of the root seat with the most visits; -1 if none."""
        first = self.most_visited()
        if first == NONE:
            return NONE
        return self.tree.edge_move[first]

    def tried(self) -> list[tuple[int, float]]:
        """The moves of the root seat, the newest first, with their visits and half of their mean reward."""
        tree = self.tree
        found: list[tuple[int, float]] = []
        edge = tree.node_edge[0]
        while edge != NONE:
            if tree.edge_seat[edge] == self.seat and tree.edge_visits[edge]:
                found.append((tree.edge_move[edge], tree.score_at(edge)))
            edge = tree.edge_next[edge]
        return found

    def most_visited(self) -> i64:
        """The edge of the most visited move, of the better one of two with the same visits; NONE if there is none."""
        tree = self.tree
        first: i64 = NONE
        most = 0.0
        edge = tree.node_edge[0]
        while edge != NONE:
            if tree.edge_seat[edge] == self.seat and tree.edge_visits[edge]:
                score = tree.score_at(edge)
                if score > most:
                    most = score
                    first = edge
            edge = tree.edge_next[edge]
        return first

    def expected(self, seat: i64) -> float:
        """What a seat won on average in the last run."""
        return self.totals[seat] / float(self.iterations)

    def visits_of(self, move: i64) -> i64:
        edge = self.tree.edge_of(0, self.seat, move)
        if edge == NONE:
            return 0
        return self.tree.edge_visits[edge]

    def mean_of(self, move: i64) -> float:
        """The mean reward of a move of the root; it must have been visited."""
        return self.tree.mean_at(self.tree.edge_of(0, self.seat, move))

    def spread_of(self, move: i64) -> float:
        """The standard deviation of the rewards of a move of the root; it must have been visited."""
        return math.sqrt(self.tree.variance_at(self.tree.edge_of(0, self.seat, move)))


def sensible_moves(policy: Policy, state: State, seat: i64, most: i64, rng: Rng, part: float = 0.0) -> list[int]:
    """The legal moves to which the policy gives more than this part of the largest weight, for interpreted callers."""
    moves = vec[i64]([0] * most)
    weights = vec[float]([0.0] * most)
    count = state.legal(seat, moves)
    policy.weigh(state, seat, moves, count, rng, weights)
    largest = 0.0
    for i in range(count):
        if weights[i] > largest:
            largest = weights[i]
    return [moves[i] for i in range(count) if weights[i] > part * largest]

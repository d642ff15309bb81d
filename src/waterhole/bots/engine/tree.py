"""The tree of a search: nodes and edges are rows of flat vecs.

A child is always younger than its parent: keeping a part of the tree relies on it.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

NONE: Final = -1


@final
class Tree:
    """What a search has found so far. Node 0 is the root."""

    def __init__(self) -> None:
        # Nodes: how often passed, first edge, and the list of nodes below one edge with the key that tells them apart.
        self.nodes: i64 = 0
        self.node_visits = vec[i64]([0])
        self.node_edge = vec[i64]([0])
        self.node_key = vec[i64]([0])
        self.node_next = vec[i64]([0])
        # Edges: a move of a seat at a node.
        self.edges: i64 = 0
        self.edge_move = vec[i64]([0])
        self.edge_seat = vec[i64]([0])
        self.edge_next = vec[i64]([0])
        self.edge_node = vec[i64]([0])
        self.edge_visits = vec[i64]([0])
        self.edge_seen = vec[i64]([0])
        self.edge_value = vec[float]([0.0])
        self.edge_square = vec[float]([0.0])
        self.forget()

    def forget(self) -> None:
        """An empty tree."""
        self.nodes = 0
        self.edges = 0
        self.new_node(0)

    def new_node(self, key: i64) -> i64:
        node = self.nodes
        if node == len(self.node_visits):
            self.node_visits = doubled(self.node_visits)
            self.node_edge = doubled(self.node_edge)
            self.node_key = doubled(self.node_key)
            self.node_next = doubled(self.node_next)
        self.node_visits[node] = 0
        self.node_edge[node] = NONE
        self.node_key[node] = key
        self.node_next[node] = NONE
        self.nodes = node + 1
        return node

    def new_edge(self, node: i64, seat: i64, move: i64) -> i64:
        edge = self.edges
        if edge == len(self.edge_move):
            self.edge_move = doubled(self.edge_move)
            self.edge_seat = doubled(self.edge_seat)
            self.edge_next = doubled(self.edge_next)
            self.edge_node = doubled(self.edge_node)
            self.edge_visits = doubled(self.edge_visits)
            self.edge_seen = doubled(self.edge_seen)
            self.edge_value = doubled_floats(self.edge_value)
            self.edge_square = doubled_floats(self.edge_square)
        self.edge_move[edge] = move
        self.edge_seat[edge] = seat
        self.edge_next[edge] = self.node_edge[node]
        self.edge_node[edge] = NONE
        self.edge_visits[edge] = 0
        self.edge_seen[edge] = 1
        self.edge_value[edge] = 0.0
        self.edge_square[edge] = 0.0
        self.node_edge[node] = edge
        self.edges = edge + 1
        return edge

    def below(self, edge: i64, key: i64) -> i64:
        """The node under an edge; where several chose at once the key says what the others chose."""
        node = self.edge_node[edge]
        while node != NONE:
            if self.node_key[node] == key:
                return node
            node = self.node_next[node]
        node = self.new_node(key)
        self.node_next[node] = self.edge_node[edge]
        self.edge_node[edge] = node
        return node

    def edge_of(self, node: i64, seat: i64, move: i64) -> i64:
        edge = self.node_edge[node]
        while edge != NONE:
            if self.edge_move[edge] == move and self.edge_seat[edge] == seat:
                return edge
            edge = self.edge_next[edge]
        return NONE

    def mean_at(self, edge: i64) -> float:
        return self.edge_value[edge] / float(self.edge_visits[edge])

    def variance_at(self, edge: i64) -> float:
        mean = self.mean_at(edge)
        variance = self.edge_square[edge] / float(self.edge_visits[edge]) - mean * mean
        if variance < 0.0:  # of rewards that are all the same, by rounding
            return 0.0
        return variance

    def score_at(self, edge: i64) -> float:
        return float(self.edge_visits[edge]) + self.mean_at(edge) / 2.0

    def keep(self, root: i64) -> None:
        """Move the subtree of a node to the front of the vecs, nodes and edges in the order they were made.

        A child is always younger than its parent, so one pass from old to new finds all that hangs on the root.
        """
        node_to = vec[i64]([NONE] * self.nodes)
        edge_to = vec[i64]([NONE] * self.edges)
        stack = vec[i64]([0] * self.nodes)
        node_count: i64 = 0
        edge_count: i64 = 0
        height: i64 = 1
        stack[0] = root
        while height:
            height -= 1
            node = stack[height]
            node_to[node] = 1
            edge = self.node_edge[node]
            while edge != NONE:
                edge_to[edge] = 1
                child = self.edge_node[edge]
                while child != NONE:
                    stack[height] = child
                    height += 1
                    child = self.node_next[child]
                edge = self.edge_next[edge]
        for node in range(self.nodes):
            if node_to[node] != NONE:
                node_to[node] = node_count
                node_count += 1
        for edge in range(self.edges):
            if edge_to[edge] != NONE:
                edge_to[edge] = edge_count
                edge_count += 1
        self.node_next[root] = NONE
        for node in range(self.nodes):
            to = node_to[node]
            if to != NONE:
                self.node_visits[to] = self.node_visits[node]
                self.node_edge[to] = renamed(self.node_edge[node], edge_to)
                self.node_key[to] = self.node_key[node]
                self.node_next[to] = renamed(self.node_next[node], node_to)
        for edge in range(self.edges):
            to = edge_to[edge]
            if to != NONE:
                self.edge_move[to] = self.edge_move[edge]
                self.edge_seat[to] = self.edge_seat[edge]
                self.edge_next[to] = renamed(self.edge_next[edge], edge_to)
                self.edge_node[to] = renamed(self.edge_node[edge], node_to)
                self.edge_visits[to] = self.edge_visits[edge]
                self.edge_seen[to] = self.edge_seen[edge]
                self.edge_value[to] = self.edge_value[edge]
                self.edge_square[to] = self.edge_square[edge]
        self.nodes = node_count
        self.edges = edge_count


def doubled(old: vec[i64]) -> vec[i64]:
    n: i64 = len(old)
    new = vec[i64]([0] * (2 * n))
    for i in range(n):
        new[i] = old[i]
    return new


def doubled_floats(old: vec[float]) -> vec[float]:
    n: i64 = len(old)
    new = vec[float]([0.0] * (2 * n))
    for i in range(n):
        new[i] = old[i]
    return new


def renamed(number: i64, names: vec[i64]) -> i64:
    """The new number of a kept node or edge; none stays none, and so does what was not kept."""
    if number == NONE:
        return NONE
    return names[number]

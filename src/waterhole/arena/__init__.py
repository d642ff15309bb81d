"""Tournaments among bots: the same deals from every seat, ratings with intervals, reports. `arena/cli.py` is the door."""

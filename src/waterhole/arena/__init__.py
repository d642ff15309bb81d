"""Tournaments among bots: the same deals from every seat, ratings with intervals, reports."""

"""Puzzles: positions in which one move is clearly best, made from self-play and checked by long searches."""

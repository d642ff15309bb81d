"""Wilderness: what bots plan by: ways and rounds to go, what cards are worth and what they do to others."""

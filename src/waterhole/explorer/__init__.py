"""What wins? Statistics over games that bots play against themselves, counted as each game declares."""

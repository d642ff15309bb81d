"""What every game shares: the contract, moves, checked play and records. It knows no game."""

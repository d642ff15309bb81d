"""For researchers: observations, PettingZoo, Gymnasium, OpenSpiel, self-play."""

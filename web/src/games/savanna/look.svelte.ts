/** Whose ecosystem is shown large; -1: one's own. */
class Look {
  at = $state(-1);
}

export const look = new Look();

/** Anything that a position holds. */
export type Value = null | boolean | number | string | Value[] | { [key: string]: Value };

/** Every name that a position counts something by, or has in a list: cards, animals, places. */
export function namesIn(value: Value): string[] {
  const found = new Set<string>();
  const look = (inside: Value, top = false): void => {
    if (typeof inside === 'string') found.add(inside);
    else if (Array.isArray(inside)) inside.forEach((entry) => look(entry));
    else if (inside && typeof inside === 'object')
      for (const [name, entry] of Object.entries(inside)) {
        if (!top) found.add(name);
        look(entry);
      }
  };
  look(value, true);
  return [...found].filter((name) => /\p{L}/u.test(name)).toSorted();
}

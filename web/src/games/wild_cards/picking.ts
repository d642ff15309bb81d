/** Cards picked to be paid or discarded together, by name. */
export type Picked = Record<string, number>;

/** One more of a card; after the last one, or when no more are wanted, none of it. */
export function pick(picked: Picked, card: string, held: number, wanted: number): Picked {
  const { [card]: had = 0, ...others } = picked;
  const full = counted(picked) >= wanted;
  if (had >= held || (full && had)) return others;
  // Of one wanted card the newest is meant.
  if (full) return wanted === 1 ? { [card]: 1 } : picked;
  return { ...others, [card]: had + 1 };
}

/** The hand that is left when these have been put down. */
export function without(hand: Picked, gone: readonly string[]): Picked {
  const left = { ...hand };
  for (const card of gone) left[card] = (left[card] ?? 0) - 1;
  return Object.fromEntries(Object.entries(left).filter(([, count]) => count > 0));
}

export function counted(picked: Picked): number {
  return Object.values(picked).reduce((sum, n) => sum + n, 0);
}

/** The picked cards one by one in the order of the hand, as the rules name them (WC-20). */
export function inOrder(picked: Picked, hand: string[]): string[] {
  return hand.flatMap((card) => Array.from({ length: picked[card] ?? 0 }, () => card));
}

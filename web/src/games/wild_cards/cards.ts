import type { View, Views } from '../../lib/protocol';

/** A habitat card is named by its habitat and its value: 'forest 3'. */
export function habitat(card: string): string {
  return card.split(' ')[0] ?? card;
}

export function value(card: string): number | undefined {
  const number = card.split(' ')[1];
  return number === undefined ? undefined : Number(number);
}

/** The colour a habitat is drawn in. */
export const TINT: Record<string, string> = {
  forest: '#cfe3c2',
  savannah: '#f3e0b0',
  mountains: '#d5dee8',
  wild: '#ecd9f0',
  refill: '#dcdcdc',
};

/** The animal on a place of the display, where that is seen; else nothing. */
export function onDisplay(view: View | null | undefined, slot: number | string | undefined): string {
  return view?.game === 'wild_cards' && slot ? (view.display[Number(slot) - 1] ?? '') : '';
}

/** Whether an exchange can change anything: for an animal of the same species it is its leader or nothing (WC-19). */
export function mayMatter({ players, seat, display }: Views['wild_cards'], given: string, slot: number): boolean {
  if (display[slot - 1] !== given) return true;
  const having = (player: number) => players[player]?.collection[given] ?? 0;
  return !players[seat]?.leaders.includes(given) && players.every((_, player) => having(player) <= having(seat));
}

import type { View } from '../../lib/protocol';

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

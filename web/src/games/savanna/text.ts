import { gameText } from '../../lib/gametext.svelte';
import type { Views } from '../../lib/protocol';

export const text = gameText('savanna');
export const { say } = text;

type Item = Views['savanna']['players'][number]['sheet']['lines'][number]['items'][number];

/** Why a card of this kind scores what it does. */
export function why(kind: string, { reason, cards, counted, gains }: Item, grid: Record<string, string>): string {
  const found: Record<string, number> = {};
  for (const cell of counted) found[grid[cell] ?? ''] = (found[grid[cell] ?? ''] ?? 0) + 1;
  const [first = ''] = cards;
  const line = reason === 'column' ? first.slice(1) : first.slice(0, 1);
  const [prey] = Object.keys(found);
  return say('sheet-why', { reason, kind, found, prey, gains, count: cards.length, line });
}

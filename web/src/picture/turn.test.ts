import { describe, expect, it } from 'vitest';
import type { Replay } from '../lib/replay.svelte';
import type { Table } from '../lib/table.svelte';
import { starts } from './clip';
import { turnOf } from './turn';

const table = { sentence: ({ event }: { event: { type: string } }) => event.type } as unknown as Table;

/** A replay at a move of a game in which these seats moved, one after the other. */
function at(move: number, seats: number[]) {
  const went: number[] = [];
  const steps = seats.map((seat, nth) => ({ seat, events: [{ event: { type: `move ${nth + 1}` } }] }));
  return { went, replay: { steps, at: move, seat: 0, go: (to: number) => went.push(to) } as unknown as Replay };
}

describe('a clip of a turn', () => {
  it('shows the table before the turn, and then after each move that its player made', async () => {
    const { replay, went } = at(3, [0, 1, 1, 1, 0]);
    const moments = turnOf(replay, table);
    expect(moments.map(({ words }) => words)).toEqual(['', 'move 2', 'move 3', 'move 4']);
    for (const { show } of moments) await show();
    expect(went).toEqual([1, 2, 3, 4]);
  });

  it('of a very long turn shows the moves around the one that is looked at', () => {
    const moments = turnOf(
      at(
        30,
        Array.from({ length: 40 }, () => 0),
      ).replay,
      table,
    );
    expect(moments).toHaveLength(13);
    expect(moments.map(({ words }) => words)).toContain('move 30');
  });

  it('is seen the longer the more there is to read, and ends after all was seen', () => {
    const [first = 0, second = 0, third = 0, end = 0] = starts(['', 'a sentence of some words', 'a word']);
    expect(first).toBe(0);
    expect(third - second).toBeGreaterThan(second - first);
    expect(end).toBeGreaterThan(third + 1);
  });
});

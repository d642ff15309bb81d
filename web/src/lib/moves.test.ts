import { describe, expect, it } from 'vitest';
import { choices, find, ofKind } from './moves';
import type { View } from './protocol';
import { SERVER } from './narration';

const view = {
  moves: [
    { id: 4, kind: 'lay', text: 'lay owl 1 left', fields: { bird: 'owl', row: 1, side: 'left' } },
    { id: 9, kind: 'lay', text: 'lay owl 1 right', fields: { bird: 'owl', row: 1, side: 'right' } },
    { id: 12, kind: 'draw', text: 'draw', fields: {} },
  ],
  notes: ['takes robin', '', 'draws two'],
} as unknown as View;
const all = choices(view, SERVER);

describe('what may be done', () => {
  it('carries what it would bring, in the order of the view', () => {
    expect(all.map(({ index, note }) => [index, note])).toEqual([
      [0, 'takes robin'],
      [1, ''],
      [2, 'draws two'],
    ]);
  });

  it('is found by its kind and fields', () => {
    expect(find(all, 'lay', { bird: 'owl', side: 'right' })?.move.id).toBe(9);
    expect(find(all, 'lay', { bird: 'duck' })).toBeUndefined();
    expect(find(all, 'draw', { bird: 'owl' })).toBeUndefined();
  });

  it('is sorted by kinds', () => {
    expect(ofKind(all, 'lay').map(({ move }) => move.id)).toEqual([4, 9]);
    expect(ofKind(all, 'draw', 'lay')).toEqual(all);
    expect(ofKind(all, 'family')).toEqual([]);
  });
});

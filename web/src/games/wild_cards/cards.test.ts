import { describe, expect, it } from 'vitest';
import type { Views } from '../../lib/protocol';
import { mayMatter } from './cards';

const view = (lions: number[], leader: number) =>
  ({
    seat: 0,
    display: ['lion', 'ibex'],
    players: lions.map((lion, player) => ({ collection: { lion }, leaders: player === leader ? ['lion'] : [] })),
  }) as unknown as Views['wild_cards'];

describe('an exchange that is offered', () => {
  it('is one for another species', () => {
    expect(mayMatter(view([1, 2], 1), 'lion', 2)).toBe(true);
  });

  it('is none for the same species by who leads it already', () => {
    expect(mayMatter(view([2, 1], 0), 'lion', 1)).toBe(false);
  });

  it('is none for the same species where another has more of it', () => {
    expect(mayMatter(view([1, 2], 1), 'lion', 1)).toBe(false);
  });

  it('is one for the same species where it wins the leader', () => {
    expect(mayMatter(view([2, 2], 1), 'lion', 1)).toBe(true);
  });
});

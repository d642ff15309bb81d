import { describe, expect, it } from 'vitest';
import type { Review, Step } from './protocol';
import { missed } from './review';

const point = (move: number, loss: number) =>
  ({ move, loss, best: { id: 1, kind: 'lay', text: 'lay', fields: {} } }) as unknown as Review['points'][number];
const step = (seat: number) => ({ seat, move: 'draw', events: [], view: {} }) as unknown as Step;

describe('a review', () => {
  const steps = [step(0), step(1), step(0), step(0)];
  const points = [point(1, 0.1), point(2, 0.5), point(3, 0.3), point(4, 0.01)];

  it('shows the decisions of whoever looks, the dearest first', () => {
    expect(missed(points, steps, 0).map(({ point: { move } }) => move)).toEqual([3, 1]);
  });

  it('shows everybody their mistakes where nobody in particular looks', () => {
    expect(missed(points, steps, -1).map(({ point: { move } }) => move)).toEqual([2, 3, 1]);
  });
});

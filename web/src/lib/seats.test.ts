import { describe, expect, it } from 'vitest';
import { colour, letter, SHAPES } from './seats';

const SEATS = [0, 1, 2, 3, 4, 5, 6, 7];

describe('eight seats', () => {
  it('differ in letter, shape and colour each', () => {
    for (const sign of [letter, colour, (seat: number) => SHAPES[seat]]) expect(new Set(SEATS.map(sign)).size).toBe(8);
  });

  it('are lettered from A', () => {
    expect(SEATS.map(letter).join('')).toBe('ABCDEFGH');
  });
});

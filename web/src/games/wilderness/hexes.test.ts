import { expect, test } from 'vitest';
import { edge, hexes, place, shores } from './hexes';

const sides = (land: string[]) => shores(hexes(land)).match(/M/g)?.length ?? 0;

test('a lake has a shore on all six sides, and none where the next lake begins', () => {
  expect(sides(['GW'])).toBe(6);
  expect(sides(['WW'])).toBe(10);
  expect(sides(['GG'])).toBe(0);
});

test('edges meet at the corners, however far they bend', () => {
  const end = edge(place('B2'), 1, 3).split(' ').slice(-2).map(Number);
  const start = edge(place('B2'), 2, -3).slice(1).split('Q')[0]?.split(' ').map(Number) ?? [];
  expect(start.map(Math.round)).toEqual(end.map(Math.round));
});

import { expect, test } from 'vitest';
import { edge, hexes, place, shores, showing } from './hexes';

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

test('the land stays where it is while everything that matters is in sight', () => {
  expect(showing(100, 300, 1000, [130, 370], 30)).toBe(100);
});

test('what is out of sight is brought to the middle, and the land is not left', () => {
  expect(showing(100, 300, 1000, [410], 30)).toBe(260);
  expect(showing(100, 300, 1000, [990], 30)).toBe(700);
  expect(showing(100, 300, 1000, [20], 30)).toBe(0);
});

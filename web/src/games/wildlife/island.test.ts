import { expect, test } from 'vitest';
import { coast, outline, spaces } from './island';

test('a border goes once around its area, with a bend at every corner', () => {
  const around = outline(spaces(['FF', 'F.'], ['..', '..']));
  expect(around.match(/M/g)).toHaveLength(1);
  expect(around.match(/Q/g)).toHaveLength(6);
});

test('an area in two parts has two borders, and one with a lake in it too', () => {
  expect(outline(spaces(['F.F'], ['...'])).match(/M/g)).toHaveLength(2);
  expect(outline(spaces(['FFF', 'F.F', 'FFF'], ['...', '...', '...'])).match(/M/g)).toHaveLength(2);
});

test('a coast closes around each island, the same each time, and stays near its spaces', () => {
  const land = spaces(['F.FF'], ['....']);
  expect(coast(land).match(/Z/g)).toHaveLength(2);
  expect(coast(land)).toBe(coast(land));
  const numbers = (coast(land).match(/-?[\d.]+/g) ?? []).map(Number);
  expect(Math.min(...numbers)).toBeGreaterThan(-0.2);
  expect(Math.max(...numbers)).toBeLessThan(4.2);
});

import { expect, it } from 'vitest';
import { newKey } from './key';

it('every submission has a name of its own', () => {
  const keys = Array.from({ length: 1000 }, newKey);
  expect(new Set(keys).size).toBe(1000);
  for (const key of keys) expect(key).toMatch(/^[0-9a-f]{24}$/);
});

import { describe, expect, it } from 'vitest';
import { counted, inOrder, pick, without } from './picking';

const HAND = ['forest 1', 'savannah 2', 'wild 3'];

describe('cards that are paid together', () => {
  it('are picked in any order and named in the order of the hand', () => {
    const picked = pick(pick({}, 'wild 3', 1, 2), 'forest 1', 2, 2);
    expect(inOrder(picked, HAND)).toEqual(['forest 1', 'wild 3']);
  });

  it('leave the hand when they are put down', () => {
    expect(without({ 'forest 1': 2, 'wild 3': 1 }, ['wild 3', 'forest 1'])).toEqual({ 'forest 1': 1 });
  });

  it('are put back by another tap', () => {
    expect(pick({ 'wild 3': 1 }, 'wild 3', 1, 2)).toEqual({});
  });

  it('are picked as often as they are held', () => {
    const twice = pick(pick({}, 'forest 1', 2, 3), 'forest 1', 2, 3);
    expect(twice).toEqual({ 'forest 1': 2 });
    expect(pick(twice, 'forest 1', 2, 3)).toEqual({});
  });

  it('are never more than are asked for', () => {
    const picked = pick(pick(pick({}, 'forest 1', 2, 2), 'wild 3', 1, 2), 'savannah 2', 1, 2);
    expect(counted(picked)).toBe(2);
    expect(pick({ 'forest 1': 1 }, 'wild 3', 1, 1)).toEqual({ 'wild 3': 1 });
  });
});

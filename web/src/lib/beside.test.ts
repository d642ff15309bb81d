import { describe, expect, it } from 'vitest';
import { beside } from './beside';

const screen = { left: 0, top: 0, right: 1000, bottom: 600 };
const box = (left: number, top: number) => ({ left, top, right: left + 50, bottom: top + 50 });
const words = { width: 200, height: 80 };

describe('what is told about places', () => {
  it('is told below them', () => {
    expect(beside([box(400, 100)], words, screen)).toEqual({ left: 325, top: 160 });
  });

  it('lies on none of them, also where they are several', () => {
    expect(beside([box(400, 100), box(425, 150), box(475, 200)], words, screen).top).toBe(260);
  });

  it('is told above or beside them where the question begins', () => {
    expect(beside([box(400, 540)], words, screen).top).toBe(450);
    const column = [0, 100, 200, 300, 400, 500].map((top) => box(400, top));
    expect(beside(column, words, screen)).toEqual({ left: 460, top: 235 });
  });

  it('stays within bounds', () => {
    expect(beside([box(-300, 700)], words, screen)).toEqual({ left: 0, top: 520 });
  });
});

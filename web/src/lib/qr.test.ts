import { describe, expect, it } from 'vitest';
import { qr, times } from './qr';

const LINK = 'https://waterhole.example/table/k3v9#a-long-invitation-code-0123456789';

/** What stands in a code of one block, read back bit by bit as a camera would. */
function codewords(code: boolean[][], length: number): number[] {
  const size = code.length;
  const align = size - 7;
  const isFixed = (y: number, x: number) =>
    y === 6 ||
    x === 6 ||
    (y < 9 && x < 9) ||
    (y < 9 && x >= size - 8) ||
    (y >= size - 8 && x < 9) ||
    (size > 21 && Math.abs(y - align) <= 2 && Math.abs(x - align) <= 2);
  const bits: number[] = [];
  const columns = Array.from({ length: size }, (_, n) => size - 1 - n).filter((x) => x !== 6);
  for (let pair = 0; pair < columns.length; pair += 2)
    for (let n = 0; n < size; n += 1) {
      const y = (pair / 2) % 2 === 0 ? size - 1 - n : n;
      for (const x of columns.slice(pair, pair + 2))
        if (!isFixed(y, x)) bits.push(Number(code[y]?.[x] !== ((y + x) % 2 === 0)));
    }
  return Array.from({ length }, (_, n) => parseInt(bits.slice(8 * n, 8 * n + 8).join(''), 2));
}

describe('a QR code', () => {
  const code = qr(LINK) ?? [];

  it('is a square of the size its text needs', () => {
    expect(code.length).toBe(17 + 4 * 4);
    expect(code.every((row) => row.length === code.length)).toBe(true);
  });

  it('says its text in bytes', () => {
    const words = codewords(code, 80);
    const half = words.flatMap((word) => [word >> 4, word & 15]);
    expect(half[0]).toBe(0b0100);
    const length = ((half[1] ?? 0) << 4) | (half[2] ?? 0);
    const bytes = Array.from({ length }, (_, n) => ((half[2 * n + 3] ?? 0) << 4) | (half[2 * n + 4] ?? 0));
    expect(new TextDecoder().decode(new Uint8Array(bytes))).toBe(LINK);
  });

  it('corrects itself: every root of its generator is one of its message', () => {
    const words = codewords(code, 100);
    let root = 1;
    for (let n = 0; n < 20; n += 1) {
      expect(words.reduce((sum, word) => times(sum, root) ^ word, 0)).toBe(0);
      root = times(root, 2);
    }
  });

  it('is not drawn for a text too long for it', () => {
    expect(qr('x'.repeat(135))).toBeNull();
  });
});

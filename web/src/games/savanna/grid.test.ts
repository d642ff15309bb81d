import { describe, expect, it } from 'vitest';
import { cell, frame, room } from './grid';

describe('an ecosystem', () => {
  it('names its cells by row and column', () => {
    expect(cell('D5')).toEqual({ name: 'D5', row: 3, column: 4 });
  });

  it('is framed by its outermost cards', () => {
    expect(frame(['C3', 'D5'], 1)).toEqual({ top: 2, left: 2, rows: 2, columns: 3 });
    expect(frame(['C3'], 3)).toEqual({ top: 2, left: 2, rows: 3, columns: 3 });
  });

  it('has room for the next card on every side', () => {
    expect(room(['D5'])).toEqual({ top: 2, left: 3, rows: 3, columns: 3 });
    expect(room([])).toEqual({ top: 2, left: 3, rows: 3, columns: 3 });
  });

  it('grows no further where it is full', () => {
    expect(room(['A1', 'A5'])).toEqual({ top: -1, left: 0, rows: 3, columns: 5 });
    expect(room(['A1', 'D5'])).toEqual({ top: 0, left: 0, rows: 4, columns: 5 });
    expect(room(['A1', 'D4'])).toEqual({ top: 0, left: -1, rows: 4, columns: 6 });
  });
});

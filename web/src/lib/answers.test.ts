import { describe, expect, it } from 'vitest';
import { sorted } from './answers';
import type { Choice } from './moves';

function choices(kind: 'bid' | 'take', field: string, values: (number | string)[]): Choice[] {
  return values.map((value, index) => ({
    move: { id: index, kind, text: `${kind} ${value}`, fields: { [field]: value } },
    index,
    note: '',
  }));
}

describe('the answers to a question', () => {
  it('are buttons as long as they are few', () => {
    const few = choices('bid', 'food', [0, 1, 2, 3, 4, 5]);
    expect(sorted(few)).toEqual({ plain: few, scales: [] });
  });

  it('become one field when they differ in one number and are many', () => {
    const many = choices('bid', 'food', [0, 1, 2, 3, 4, 5, 6]);
    expect(sorted(many)).toEqual({ plain: [], scales: [{ field: 'food', choices: many }] });
  });

  it('stay buttons when they differ in a name', () => {
    const names = choices('take', 'card', ['a', 'b', 'c', 'd', 'e', 'f', 'g']);
    expect(sorted(names)).toEqual({ plain: names, scales: [] });
  });

  it('of another kind stand beside the field', () => {
    const many = choices('bid', 'food', [0, 1, 2, 3, 4, 5, 6]);
    const pass: Choice = { move: { id: 99, kind: 'pass', text: 'pass', fields: {} }, index: 7, note: '' };
    expect(sorted([pass, ...many])).toEqual({ plain: [pass], scales: [{ field: 'food', choices: many }] });
  });
});

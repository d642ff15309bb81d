import { describe, expect, it } from 'vitest';
import { gradient } from './gradients';
import { listed, seen } from './shapes';

const SQUARE = { x: 10, y: 20, width: 100, height: 100 };

function values(element: Element | undefined, ...names: string[]): (string | null)[] {
  return names.map((name) => element?.getAttribute(name) ?? null);
}

describe('a gradient of a style', () => {
  it('to a corner runs from the opposite one', () => {
    const made = gradient('linear-gradient(to top right, rgb(0, 0, 0) 48%, rgb(9, 9, 9))', SQUARE, 'g');
    expect(values(made, 'x1', 'y1', 'x2', 'y2')).toEqual(['10', '120', '110', '20']);
    expect(values(made?.children[0], 'offset', 'stop-color')).toEqual(['0.48', 'rgb(0, 0, 0)']);
  });

  it('without a way runs down', () => {
    const made = gradient('linear-gradient(rgb(0, 0, 0), rgb(9, 9, 9))', SQUARE, 'g');
    expect(values(made, 'x1', 'y1', 'x2', 'y2')).toEqual(['60', '20', '60', '120']);
    expect([...(made?.children ?? [])].map((stop) => stop.getAttribute('offset'))).toEqual(['0', '1']);
  });

  it('that is repeated begins anew after its last colour', () => {
    const made = gradient('repeating-linear-gradient(90deg, red 0px, red 2px, blue 2px, blue 4px)', SQUARE, 'g');
    expect(values(made, 'spreadMethod', 'x1', 'x2')).toEqual(['repeat', '10', '14']);
    expect([...(made?.children ?? [])].map((stop) => stop.getAttribute('offset'))).toEqual(['0', '0.5', '0.5', '1']);
  });

  it('in a circle reaches the farthest corner', () => {
    const box = { x: 0, y: 0, width: 60, height: 80 };
    expect(values(gradient('radial-gradient(circle at 0% 0%, red, blue)', box, 'g'), 'cx', 'cy', 'r')).toEqual([
      '0',
      '0',
      '100',
    ]);
  });

  it('is nothing where there is none', () => {
    expect(gradient('none', SQUARE, 'g')).toBeUndefined();
  });
});

it('a list is split at its own commas alone', () => {
  expect(listed('rgb(1, 2, 3) 0px 1px, rgb(4, 5, 6) 2px')).toEqual(['rgb(1, 2, 3) 0px 1px', 'rgb(4, 5, 6) 2px']);
  expect(listed('none')).toEqual([]);
});

it('a colour is seen unless nothing of it is', () => {
  expect(['rgb(255, 0, 0)', 'rgba(0, 0, 0, 0.5)', 'rgba(0, 0, 0, 0)', 'transparent'].map(seen)).toEqual([
    true,
    true,
    false,
    false,
  ]);
});

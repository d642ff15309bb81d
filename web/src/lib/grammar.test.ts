import { describe, expect, it } from 'vitest';
import { breaking, capital } from './grammar';

describe('a name on a narrow card', () => {
  const broken = breaking(['petti-rosso']);

  it('may be broken where the language allows it', () => {
    expect(broken('il pettirosso canta')).toBe('il petti\u00adrosso canta');
  });

  it('is left alone where it is only a part of a longer word', () => {
    expect(broken('pettirossone')).toBe('pettirossone');
  });
});

it('a sentence begins with a capital letter', () => {
  expect(capital('è tardi')).toBe('È tardi');
  expect(capital('')).toBe('');
});

import { describe, expect, it } from 'vitest';
import cases from '../../../tests/text/cases.json';
import { gameText } from './gametext.svelte';

describe('a message', () => {
  const cast = { names: ['Ann', 'Bo'], own: 0 };

  // The terminal reads the same cases: tests/text/test_bundle.py.
  it.each(cases)('$language $id is told as everywhere', async ({ language, id, args, text }) => {
    const told = gameText('cubirds');
    await told.fetch(language);
    told.speak(language);
    expect(told.say(id, args, cast)).toBe(text);
  });
});

describe('a move', () => {
  it('is called by its kind and fields, or by its text where it has none', async () => {
    const { words } = await dutch();
    const fields = { bird: 'owl', row: 1, side: 'left' };
    expect(words.move({ id: 1, kind: 'lay', text: 'lay owl 1 left', fields }, { names: [], own: 0 })).toBe(
      'leg uilen links aan rij 1',
    );
    expect(words.move({ id: 65, kind: 'draw', text: 'no draw', fields: {} }, { names: [], own: 0 })).toBe('trek niets');
  });
});

async function dutch() {
  const told = gameText('cubirds');
  await told.fetch('nl');
  told.speak('nl');
  return told;
}

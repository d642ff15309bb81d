import { beforeAll, describe, expect, it } from 'vitest';
import type { Phrase } from './bundle';
import type { Move, Told, View } from './protocol';
import { because, label, named, SERVER, tell, why, type Narrator, type Cast } from './narration';
import { say, speech } from './words.svelte';

const cast: Cast = { names: ['Ada', 'Bo'], own: 0 };
const move: Move = { id: 1, kind: 'lay', text: 'lay owl 2 left', fields: {} };
const view = { moves: [move], prompt: '{player 2} lays birds; {player 9} waits', notes: [] } as unknown as View;
const narrator: Narrator = {
  ...SERVER,
  told: (_event, { names }) => `${names[1] ?? ''} legde iets`,
  parts: { hand: 'de hand', rows: 'de rijen' },
};

beforeAll(() => speech.begin());

describe('the server’s own words', () => {
  it('get the players’ names, where there are such players', () => {
    expect(SERVER.asked(view, cast)).toBe('Bo lays birds; {player 9} waits');
  });

  it('begin with a capital letter as a label', () => {
    expect(label(SERVER, move, cast)).toBe('Lay owl 2 left');
  });
});

describe('what happened', () => {
  const told = (event: object) => ({ text: 'Bo laid an owl.', event: { seat: 1, ...event } }) as unknown as Told;

  it('is told in English as the server tells it', async () => {
    await speech.speak('en');
    expect(tell(SERVER, told({ type: 'laid' }), cast)).toBe('Bo laid an owl.');
    expect(tell(narrator, told({ type: 'undone', count: 1 }), cast)).toBe('Bo took a move back.');
  });

  it('is built from its facts in another language, beside the game too', async () => {
    await speech.speak('nl');
    expect(tell(narrator, told({ type: 'laid' }), cast)).toBe('Bo legde iets');
    expect(tell(narrator, told({ type: 'undone', count: 1 }), cast)).toBe('Bo nam een zet terug.');
    expect(tell(narrator, told({ type: 'came_back' }), cast)).toContain('Bo');
    expect(tell(narrator, told({ type: 'hinted' }), cast)).toBe('Bo vroeg om een tip.');
    expect(tell(narrator, told({ type: 'stood_in', level: 'cub' }), cast)).toContain('Welp');
  });
});

describe('a refusal', () => {
  it('without a message of its own is shown as it came', () => {
    expect(because(narrator, { rule: 'CB-1', reason: 'No.' }, view, cast)).toBe('No.');
  });

  it('that all games share is said by the page, with names', async () => {
    await speech.speak('nl');
    const why = { id: 'refused-turn', args: { waiting: [1] } };
    expect(because(narrator, { rule: 'turn', why }, view, cast)).toBe(
      'Er wordt nu niets van je gevraagd: wacht op Bo.',
    );
  });

  it('of a game is said by the game', () => {
    const own = { ...narrator, because: ({ id }: { id: string }) => `eigen ${id}` };
    expect(because(own, { rule: 'CB-1', why: { id: 'refused-draw' } }, view, cast)).toBe('eigen refused-draw');
  });
});

describe('the reason of a hint', () => {
  const hinted = { reason: 'because', facts: [] as Phrase[], better: ['hand', 'rows'], worse: [] as string[], end: '' };

  it('names the parts that get better and worse', async () => {
    await speech.speak('en');
    expect(why(narrator, hinted, cast)).toBe('seems better for de hand and de rijen');
    const both = why(narrator, { ...hinted, worse: ['unnamed'] }, cast);
    expect(both).toBe('seems better for de hand and de rijen, worse for unnamed');
  });

  it('says first what the move does', () => {
    const facts = [{ id: 'fact-points', args: { points: 3 } }];
    const said = why(narrator, { ...hinted, facts }, cast);
    expect(said).toBe('+3 points; seems better for de hand and de rijen');
  });

  it('says when the move decides the game, and nothing where nothing is known', () => {
    expect(why(narrator, { ...hinted, better: [], end: 'wins' }, cast)).toBe(say('reason-wins'));
    expect(why(narrator, { ...hinted, reason: '' }, cast)).toBe('');
    expect(why(narrator, { ...hinted, better: [] }, cast)).toBe(say('reason-alike'));
  });
});

it('what has no word is shown as it is', () => {
  expect(named({ owl: 'uil' }, 'owl')).toBe('uil');
  expect(named({ owl: 'uil' }, 'duck')).toBe('duck');
});

import { describe, expect, it } from 'vitest';
import type { Views } from '../../lib/protocol';
import { isAsked, wishes } from './wishes.svelte';

type View = Views['wilderness'];
const pass = { id: 1, kind: 'pass' as const, text: 'pass', fields: {} };
const card = { id: 2, kind: 'bad' as const, text: 'heavy legs', fields: { card: 'Heavy Legs', held: 'Second Wind' } };
const storm = {
  id: 3,
  kind: 'bad' as const,
  text: 'storm on 3',
  fields: { card: 'Storm', held: 'Shelter', target: 2 },
};
const view = (more: Partial<View>) =>
  ({
    window: 'start',
    effects: [],
    seat: 0,
    concerned: 2,
    current: 2,
    round: 1,
    day_discard: {},
    players: [{}, {}, {}],
    moves: [pass, card],
    ...more,
  }) as unknown as View;
const nature = view({ window: 'nature', concerned: 0, current: 0, moves: [pass, storm] });

describe('a standing wish', () => {
  it('never keeps back what is asked in one’s own turn', () => {
    expect(isAsked(view({ current: 0 }), { about: 'nothing' })).toBe(true);
    expect(isAsked(view({ window: '' }), { about: 'nothing' })).toBe(true);
  });

  it('for nothing is kept in nature’s turn too, also by who played first or last and is attacked', () => {
    expect(isAsked(nature, { about: 'nothing' })).toBe(false);
    expect(isAsked(view({ window: 'attack', concerned: 0, current: 0 }), { about: 'nothing' })).toBe(false);
  });

  it('for what concerns oneself lets an attack through and keeps back nature’s turn', () => {
    expect(isAsked(view({ window: 'attack', concerned: 0 }), { about: 'me' })).toBe(true);
    expect(isAsked(view({}), { about: 'me' })).toBe(false);
    expect(isAsked(nature, { about: 'me' })).toBe(false);
  });

  it('keeps back what is about another player', () => {
    expect(isAsked(view({}), { about: 'player', player: 2 })).toBe(true);
    expect(isAsked(view({}), { about: 'player', player: 1 })).toBe(false);
    expect(isAsked(nature, { about: 'player', player: 2 })).toBe(true);
    expect(isAsked(nature, { about: 'player', player: 1 })).toBe(false);
  });

  it('lets the card through that one waits to play, whichever of its faces fits', () => {
    expect(isAsked(view({}), { about: 'card', card: 'Second Wind' })).toBe(true);
    expect(isAsked(view({}), { about: 'card', card: 'Torch' })).toBe(false);
  });

  it('holds until the next own turn, then everything is asked again', () => {
    wishes.at('table', 0);
    wishes.wish({ about: 'nothing' });
    expect(wishes.answer(view({}))?.text).toBe('pass');
    expect(wishes.answer(view({ current: 0 }))).toBeUndefined();
    expect(wishes.answer(view({}))).toBeUndefined();
  });

  it('is remembered when the page is loaded again, for its table and seat alone', () => {
    wishes.at('table', 0);
    wishes.wish({ about: 'me' });
    wishes.at('table', 1);
    wishes.wish({ about: 'all' });
    wishes.at('table', 0);
    expect(wishes.now).toEqual({ about: 'me' });
    wishes.at('table', 1);
    expect(wishes.now).toEqual({ about: 'all' });
  });
});

describe('who has wished for nothing yet', () => {
  const own = view({ current: 0, concerned: 0 });

  it('is not asked about others until the first turn of their own is over, then they are', () => {
    wishes.at('new', 0);
    expect(wishes.answer(view({}))?.text).toBe('pass');
    expect(wishes.answer(own)).toBeUndefined();
    wishes.at('new', 0); // the page is loaded again
    expect(wishes.answer(view({}))).toBeUndefined();
    expect(wishes.now).toEqual({ about: 'all' });
  });

  it('is asked about themselves alone where many play, also after their first turn', () => {
    const players = Array<object>(8).fill({}) as View['players'];
    wishes.at('many', 0);
    expect(wishes.answer(view({ players, current: 0, concerned: 0 }))).toBeUndefined();
    expect(wishes.answer(view({ players }))?.text).toBe('pass');
    expect(wishes.answer(view({ players, concerned: 0 }))).toBeUndefined();
    wishes.wish({ about: 'nothing' });
    expect(wishes.answer(view({ players, concerned: 0 }))?.text).toBe('pass');
    expect(wishes.answer(view({ players, current: 0 }))).toBeUndefined();
    expect(wishes.now).toEqual({ about: 'me' });
  });

  it('is asked at once about what is done to themselves', () => {
    wishes.at('struck', 0);
    expect(wishes.answer(view({ window: 'targeted', concerned: 0 }))).toBeUndefined();
  });

  it('is asked about everything in a game that is under way', () => {
    wishes.at('later', 0);
    expect(wishes.answer(view({ round: 2 }))).toBeUndefined();
    wishes.at('much later', 0);
    expect(wishes.answer(view({ day_discard: { Omen: 1 } }))).toBeUndefined();
  });

  it('keeps what they wish themselves', () => {
    wishes.at('wished', 0);
    wishes.wish({ about: 'card', card: 'Second Wind' });
    expect(wishes.answer(view({}))).toBeUndefined();
    expect(wishes.answer(own)).toBeUndefined();
    expect(wishes.answer(view({ moves: [pass] }))?.text).toBe('pass');
  });
});

describe('a turn that was slept through', () => {
  const end = { id: 4, kind: 'action' as const, text: 'end turn', fields: {} };
  const drink = { id: 5, kind: 'action' as const, text: 'drink', fields: {} };
  const slept = (moves: unknown[]) =>
    view({ window: '', current: 0, effects: ['slept'], day_deck: 20, round: 5, moves } as Partial<View>);

  it('ends by itself when nothing else can be done, once', () => {
    wishes.at('table', 0);
    expect(wishes.answer(slept([drink, end]))).toBeUndefined();
    expect(wishes.answer(slept([end]))?.text).toBe('end turn');
    expect(wishes.answer(slept([end]))).toBeUndefined();
  });
});

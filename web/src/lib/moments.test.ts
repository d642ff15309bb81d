import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { GAMES } from '../games';
import { momentOf, readingTime, sayings, wording, type Around, type Moment } from './moments';
import type { Told, View } from './protocol';

const PROTOCOL = readFileSync('src/lib/protocol.ts', 'utf8');

/** The kinds of events of a game, as the server's structs say. */
function kinds(game: string): string[] {
  const name = game
    .split('_')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('');
  const union = new RegExp(`export type ${name}Event = ([^;]*);`).exec(PROTOCOL)?.[1] ?? '';
  return union.split(' | ').map((one) => {
    const body = new RegExp(`export interface ${one} \\{\\s*type: "(\\w+)"`).exec(PROTOCOL);
    return body?.[1] ?? `${one} is not in the protocol`;
  });
}

describe.each(Object.keys(GAMES))('%s', (game) => {
  it('has a told form for every kind of event', { timeout: 60_000 }, async () => {
    const loaded = await GAMES[game]?.load?.();
    const told = Object.keys(loaded?.screen.moments ?? {});
    expect(kinds(game).length).toBeGreaterThan(5);
    expect(told.toSorted()).toEqual(kinds(game).toSorted());
  });
});

const view = { game: 'cubirds' } as unknown as View;
const around: Around = { before: view, after: view, own: 0, names: ['You', 'Bo', 'Cy'] };
const told = (type: string, seat: number, more: object = {}) =>
  ({ event: { type, seat, ...more }, text: `${type} by ${seat}.` }) as unknown as Told;
const moments = {
  laid: { weight: 'line', places: () => ['row-1'] },
  drew: { weight: 'line' },
  dealt: { weight: 'log' },
  bid: { weight: 'banner', together: ({ n }: { n: number }) => n, remark: () => 'The highest is first.' },
  struck: { weight: ({ victim }: { victim: number }, { own }: Around) => (victim === own ? 'banner' : 'line') },
} as unknown as Record<string, Moment<never>>;
const teller = { moments, sentence: ({ text }: Told) => text ?? '', flights: () => [] };
const all = (...events: Told[]) => sayings(events, teller, around);

describe('what happened', () => {
  it('is told in one line where one player did several short things', () => {
    const [line, ...others] = all(told('laid', 1), told('drew', 1));
    expect(others).toEqual([]);
    expect(line?.weight).toBe('line');
    expect(wording(line as never)).toBe('laid by 1. drew by 1.');
    expect(line?.places).toEqual(['row-1']);
  });

  it('is told apart where two players did it', () => {
    expect(all(told('laid', 1), told('laid', 2))).toHaveLength(2);
  });

  it('stays in the log where it is small, or one did it oneself', () => {
    expect(all(told('dealt', 1), told('laid', 0)).map(({ weight }) => weight)).toEqual(['log', 'log']);
  });

  it('is told together where it came together, the greatest first, with what follows from it', () => {
    const [bids, ...others] = all(told('bid', 1, { n: 2 }), told('bid', 0, { n: 4 }), told('bid', 2, { n: 3 }));
    expect(others).toEqual([]);
    expect(bids?.rows.map(({ seat }) => seat)).toEqual([0, 2, 1]);
    expect(bids?.remark).toBe('The highest is first.');
  });

  it('weighs more where it hits whoever looks', () => {
    expect(all(told('struck', 1, { victim: 2 }))[0]?.weight).toBe('line');
    expect(all(told('struck', 1, { victim: 0 }))[0]?.weight).toBe('banner');
  });

  it('beside the game is told as well', () => {
    expect(momentOf(moments, { type: 'came_back', seat: 1 }).weight).toBe('line');
  });

  it('is shown for as long as it takes to read', () => {
    expect(readingTime('a much longer sentence')).toBeGreaterThan(readingTime('short'));
  });
});

describe('what hits me', () => {
  const hits = (...events: Told[]) => all(...events).map((one) => one.hits);

  it('names me as the one to whom it was done', () => {
    expect(hits(told('struck', 1, { victim: 0 }), told('struck', 2, { victim: 1 }))).toEqual([true, false]);
  });

  it('is neither what I did nor what was meant well', () => {
    expect(hits(told('struck', 0, { victim: 0 }))).toEqual([false]);
    expect(hits(told('played', 1, { target: 0, good: true }))).toEqual([false]);
  });

  it('is said by the game where the event does not name me', async () => {
    const { screen } = (await GAMES.cubirds?.load?.()) ?? {};
    const emptied = (seat: number, own = 0) =>
      sayings([told('emptied', seat)], { ...teller, moments: screen?.moments ?? {} }, { ...around, own })[0]?.hits;
    expect([emptied(1), emptied(0), emptied(1, -1)]).toEqual([true, false, false]);
  });
});

import { grammar } from '../lib/grammar';
import type { Cast } from '../lib/telling';

export const { and, count, form, or, signed } = grammar('nl');

/** Who does something, and to whom. The simple past has one form for 'je' and for a name. */
export function voice(cast: Cast) {
  const name = (seat: number, own: string) => (seat === cast.own ? own : (cast.names[seat] ?? ''));
  return {
    /** At the beginning of a sentence. */
    who: (seat: number) => name(seat, 'Je'),
    whom: (seat: number) => name(seat, 'jou'),
    won: (outcome: string, winners: number[]) =>
      `Het spel is afgelopen: ${outcome}. Gewonnen door ${and(winners.map((seat) => name(seat, 'jou')))}.`,
  };
}

/** '2 uilen en 1 eend', from counts by name. */
export function some(counts: Record<string, number>, one: Record<string, string>, more: Record<string, string>): string {
  return and(Object.entries(counts).map(([key, n]) => count(n, one[key] ?? key, more[key] ?? key)));
}

export const overText = (outcome: string) => `Het spel is afgelopen: ${outcome}.`;
export const reshuffled = (n: number) => `De ${n} afgelegde kaarten zijn tot een nieuwe trekstapel geschud.`;
export const cards = (n: number) => count(n, 'kaart', 'kaarten');

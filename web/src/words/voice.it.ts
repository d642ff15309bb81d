import { grammar } from '../lib/grammar';
import type { Cast } from '../lib/telling';

export const { and, count, form, or, signed } = grammar('it');

/** Who does something, and to whom: 'Hai preso', 'Ada ha preso'. */
export function voice(cast: Cast) {
  const name = (seat: number, own: string) => (seat === cast.own ? own : (cast.names[seat] ?? ''));
  const own = (seat: number, mine: string, other: string) => (seat === cast.own ? mine : `${cast.names[seat]} ${other}`);
  return {
    ha: (seat: number) => own(seat, 'Hai', 'ha'),
    /** Any verb, in the second and in the third person. */
    does: own,
    a: (seat: number) => `a ${name(seat, 'te')}`,
    da: (seat: number) => `da ${name(seat, 'te')}`,
    tile: (seat: number) => (seat === cast.own ? 'la tua tessera' : `la tessera di ${cast.names[seat]}`),
    name: (seat: number) => name(seat, 'te'),
    won: (outcome: string, winners: number[]) =>
      `La partita è finita: ${outcome}. Vittoria: ${and(winners.map((seat) => name(seat, 'tu')))}.`,
  };
}

/** '2 gufi e 1 anatra', from counts by name. */
export function some(counts: Record<string, number>, one: Record<string, string>, more: Record<string, string>): string {
  return and(Object.entries(counts).map(([key, n]) => count(n, one[key] ?? key, more[key] ?? key)));
}

export const overText = (outcome: string) => `La partita è finita: ${outcome}.`;
export const reshuffled = (n: number) => `Le ${n} carte scartate formano, mescolate, un nuovo mazzo.`;
export const cards = (n: number) => count(n, 'carta', 'carte');

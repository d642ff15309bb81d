import type { Flight } from '../../lib/flights';
import type { Events } from '../../lib/protocol';
import type { Screen } from '..';
import Board from './Board.svelte';
import { SPACE_KINDS } from './island';
import Seat from './Seat.svelte';
import { dictionary } from './words';

function flights(event: Events['wildlife'], seat: number): Flight[][] {
  const own = event.seat === seat;
  const who = `seat-${event.seat}`;
  switch (event.type) {
    case 'tile':
      return [[event.how === 'removed' ? tile(`space-${event.space}`, who) : tile(who, `space-${event.space}`)]];
    case 'moved':
      return [[tile(`space-${event.origin}`, `space-${event.space}`)]];
    case 'beat':
      return [[tile(`space-${event.space}`, `seat-${event.victim}`)]];
    case 'card':
      return [[{ picture: event.card, count: 1, from: own ? `hand-${event.card}` : who, to: 'played' }]];
    case 'bought':
      return [[{ picture: event.card, count: 1, from: 'played', to: who }]];
    case 'took':
      return [
        [{ picture: event.ability, count: 1, from: event.holder >= 0 ? `seat-${event.holder}` : 'played', to: who }],
      ];
    case 'drew':
      return [[{ picture: '', count: event.count, from: 'pile', to: own ? 'hand' : who }]];
    default:
      return [];
  }
}

function tile(from: string, to: string): Flight {
  return { picture: 'mobility', count: 1, from, to };
}

const CARDS = new Set(['play', 'auction']);

export const screen: Screen = {
  Board,
  words: dictionary,
  Seat,
  onBoard: ({ move }) => SPACE_KINDS.includes(move.kind) || CARDS.has(move.kind),
  flights,
};

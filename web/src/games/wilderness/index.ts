import type { Flight } from '../../lib/flights';
import type { Events } from '../../lib/protocol';
import type { Screen } from '..';
import Board from './Board.svelte';
import Seat from './Seat.svelte';
import { dictionary } from './words';

function flights(event: Events['wilderness'], seat: number): Flight[][] {
  const who = `seat-${event.seat}`;
  switch (event.type) {
    case 'played':
      return [
        [
          {
            picture: event.good ? 'event' : 'aggression',
            count: 1,
            from: who,
            to: event.target === null ? 'sky' : `seat-${event.target}`,
          },
        ],
      ];
    case 'fell_ill':
      return [[{ picture: 'illness', count: 1, from: 'sky', to: who }]];
    case 'dealt':
      return [[{ picture: 'event', count: event.count, from: 'sky', to: event.seat === seat ? 'hand' : who }]];
    case 'roamed':
    case 'appeared':
      return [
        [{ picture: beastPicture(event.beast), count: 1, from: `beast-${event.beast}`, to: `area-${event.area}` }],
      ];
    default:
      return [];
  }
}

export function beastPicture(beast: string): string {
  return beast.split(' ').at(-1) ?? beast;
}

const ON_BOARD = new Set(['go', 'always pass', 'ask me']);

export const screen: Screen = {
  Board,
  words: dictionary,
  Seat,
  onBoard: ({ move }) => ON_BOARD.has(move.kind),
  flights,
};

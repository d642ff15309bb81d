import type { Flight } from '../../lib/flights';
import type { Events } from '../../lib/protocol';
import type { Screen } from '..';
import Board from './Board.svelte';
import Seat from './Seat.svelte';
import { dictionary } from './words';

function flights(event: Events['savanna'], seat: number): Flight[][] {
  const own = event.seat === seat;
  const who = `seat-${event.seat}`;
  switch (event.type) {
    case 'placed':
      return [
        [
          {
            picture: event.card,
            count: 1,
            from: own ? `hand-${event.card}` : who,
            to: own ? `cell-${event.cell}` : who,
          },
        ],
      ];
    case 'given':
      return [[{ picture: event.card, count: 1, from: `hand-${event.card}`, to: 'seat-1' }]];
    default:
      return [];
  }
}

export const screen: Screen = {
  Board,
  words: dictionary,
  Seat,
  onBoard: () => true,
  flights,
};

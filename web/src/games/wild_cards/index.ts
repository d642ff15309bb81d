import type { Flight } from '../../lib/flights';
import type { Events } from '../../lib/protocol';
import type { Screen } from '..';
import Board from './Board.svelte';
import { habitat } from './cards';
import Seat from './Seat.svelte';
import { dictionary } from './words';

function flights(event: Events['wild_cards'], seat: number): Flight[][] {
  const own = event.seat === seat;
  const who = `seat-${event.seat}`;
  switch (event.type) {
    case 'bid':
      return [
        [{ picture: habitat(event.card), count: 1, from: own ? `hand-${event.card}` : who, to: `bid-${event.seat}` }],
      ];
    case 'took':
      return [[{ picture: event.animal, count: 1, from: `slot-${event.slot}`, to: who }]];
    case 'exchanged':
      return [
        [
          { picture: event.taken, count: 1, from: `slot-${event.slot}`, to: who },
          { picture: event.given, count: 1, from: who, to: `slot-${event.slot}` },
        ],
      ];
    case 'leader':
      return [
        [
          {
            picture: 'leader',
            count: 1,
            from: event.before >= 0 ? `seat-${event.before}` : 'supply',
            to: event.seat >= 0 ? who : 'supply',
          },
        ],
      ];
    case 'drew':
      return [[{ picture: '', count: event.count, from: 'pile', to: own ? 'hand' : who }]];
    default:
      return [];
  }
}

const ON_BOARD = new Set(['bid', 'discard', 'pay', 'take']);

export const screen: Screen = {
  Board,
  words: dictionary,
  Seat,
  onBoard: ({ move }) => ON_BOARD.has(move.kind) && Object.keys(move.fields).length > 0,
  flights,
};

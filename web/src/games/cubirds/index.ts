import type { Flight } from '../../lib/flights';
import type { Events } from '../../lib/protocol';
import type { Screen } from '..';
import Board from './Board.svelte';
import Seat from './Seat.svelte';
import { dictionary } from './words';

function flights(event: Events['cubirds'], seat: number): Flight[][] {
  const own = event.seat === seat;
  const who = `seat-${event.seat}`;
  switch (event.type) {
    case 'laid': {
      const from = own ? `hand-${event.bird}` : who;
      const lay = { picture: event.bird, count: event.count, from, to: `row-${event.row}-${event.side}` };
      const taken = Object.entries(event.enclosed).map(([picture, count]) => ({
        picture,
        count,
        from: `row-${event.row}`,
        to: own ? 'hand' : who,
      }));
      return taken.length ? [[lay], taken] : [[lay]];
    }
    case 'refilled':
      return [event.birds.map((picture) => ({ picture, count: 1, from: 'pile', to: `row-${event.row}` }))];
    case 'drew':
    case 'dealt':
      return [cards(event.birds, event.count, own ? 'hand' : who)];
    case 'family':
      return [[{ picture: event.bird, count: event.count, from: own ? `hand-${event.bird}` : who, to: who }]];
    default:
      return [];
  }
}

/** Cards from the pile: with their pictures where they may be seen, else face down. */
function cards(birds: Record<string, number> | null, count: number, to: string): Flight[] {
  if (!birds) return [{ picture: '', count, from: 'pile', to }];
  return Object.entries(birds).map(([picture, n]) => ({ picture, count: n, from: 'pile', to }));
}

export const screen: Screen = {
  Board,
  words: dictionary,
  Seat,
  onBoard: (choice) => choice.move.kind === 'lay',
  flights,
};

import type { Flight } from '../../lib/flights';
import type { Moments } from '../../lib/moments';
import type { Events, Views } from '../../lib/protocol';
import type { Kind, Screen, Standing, Where } from '..';
import Board from './Board.svelte';
import Seat from './Seat.svelte';
import { say, text } from './text';

function flights(event: Events['cubirds'], seat: number): Flight[][] {
  const own = event.seat === seat;
  const who = `seat-${event.seat}`;
  switch (event.type) {
    case 'laid': {
      const from = own ? `hand-${event.bird}` : who;
      const lay = { picture: event.bird, count: event.count, from, to: `end-${event.row}-${event.side}` };
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

/** A collection of so many species wins, and one with so many cards of each of two. */
export const SPECIES = 7;
export const ENOUGH = 3;

function standing({ players }: Views['cubirds'], player: number): Standing {
  const birds = Object.values(players[player]?.collection ?? {});
  const large = birds.filter((count) => count >= ENOUGH).length;
  return {
    short: `${birds.length}/${SPECIES}`,
    long: say('board-standing', { species: birds.length, all: SPECIES, large }),
  };
}

/** Who lacks one species, or one card of a second large one. */
function soon({ players }: Views['cubirds'], names: string[]): string {
  const near = players.flatMap(({ collection }, player) => {
    const [largest = 0, next = 0] = Object.values(collection).toSorted((a, b) => b - a);
    const close = Object.keys(collection).length >= SPECIES - 1 || (largest >= ENOUGH && next === ENOUGH - 1);
    return close ? [names[player] ?? ''] : [];
  });
  return near.length ? say('may-win-soon', { names: near }) : '';
}

const WHERE = { lay: 'board', draw: 'prompt', family: 'prompt' } satisfies Record<Kind<'cubirds'>, Where>;

const MOMENTS: Moments<'cubirds'> = {
  laid: { weight: 'line', places: ({ row, side }) => [`row-${row}-${side}`, `row-${row}`] },
  refilled: { weight: 'log', places: ({ row }) => [`row-${row}`] },
  drew: { weight: 'line', places: ({ seat }) => [`seat-${seat}`] },
  family: { weight: 'banner', picture: ({ bird }) => bird, places: ({ seat }) => [`seat-${seat}`] },
  emptied: { weight: 'banner', picture: () => 'wild', hits: ({ seat }, player) => seat !== player },
  dealt: { weight: 'log' },
  reshuffled: { weight: 'log', places: () => ['pile'] },
  ended: { weight: 'banner', picture: () => 'leader' },
};

export const screen: Screen = {
  Board,
  words: text,
  Seat,
  where: ({ kind }) => WHERE[kind as Kind<'cubirds'>],
  closing: new Set(['no draw', 'no family']),
  standing,
  moments: MOMENTS,
  soon,
  flights,
};

import type { Flight } from '../../lib/flights';
import type { Moments, Step } from '../../lib/moments';
import type { Events, Views } from '../../lib/protocol';
import type { Kind, Screen, Standing, Where } from '..';
import Board from './Board.svelte';
import Seat from './Seat.svelte';
import { say, text } from './text';

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

/** Points with what they are made of. */
function standing({ players }: Views['savanna'], player: number): Standing {
  const { lines = [], total = 0 } = players[player]?.sheet ?? {};
  const scored = lines.filter(({ points }) => points);
  return { short: `${total}`, long: say('board-standing', { points: total, lines: scored }) };
}

const LAST_ROUND = 2;
const LAST_TURNS = 9;

function soon({ round, turn, passing }: Views['savanna']): string {
  return passing && round === LAST_ROUND && turn >= LAST_TURNS ? say('last-turns') : '';
}

const WHERE = { select: 'hand', place: 'board', give: 'hand' } satisfies Record<Kind<'savanna'>, Where>;

const MOMENTS: Moments<'savanna'> = {
  dealt: { weight: 'log' },
  selected: { weight: 'log' },
  neutral: { weight: 'log' },
  placed: {
    weight: 'line',
    picture: ({ card }) => card,
    places: ({ seat }) => [`seat-${seat}`],
    together: ({ seat }) => -seat,
  },
  given: { weight: 'line', picture: ({ card }) => card },
  passed: { weight: 'log' },
  aside: { weight: 'banner' },
  drew: { weight: 'log' },
  ended: { weight: 'scene', picture: () => 'leader', steps: (_event, { after }) => steps(after as Views['savanna']) },
};

/** What each kind of card brings everybody. */
function steps({ players }: Views['savanna']): Step[] {
  const [first] = players;
  const kinds = (first?.sheet.lines ?? []).map(({ kind }) => kind);
  const points = (kind: string) =>
    players.map(({ sheet }) => sheet.lines.find((line) => line.kind === kind)?.points ?? 0);
  return [
    ...kinds.map((kind) => ({ title: say('held-card', { card: kind }), picture: kind, points: points(kind) })),
    { title: say('board-total'), picture: '', points: players.map(({ sheet }) => sheet.total), total: true },
  ];
}

export const screen: Screen = {
  Board,
  words: text,
  Seat,
  room: 'brief',
  where: ({ kind }) => WHERE[kind as Kind<'savanna'>],
  closing: new Set(),
  standing,
  moments: MOMENTS,
  soon,
  flights,
};

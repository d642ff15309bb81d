import type { Flight } from '../../lib/flights';
import type { Around, Moments, Step, Weight } from '../../lib/moments';
import type { Events, Move, Views } from '../../lib/protocol';
import type { Kind, Screen, Standing, Where } from '..';
import '../../ui/NumberChoice.svelte'; // fetched with the table, so that a bid can be set at once
import Board from './Board.svelte';
import Seat from './Seat.svelte';
import { say, text } from './text';

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

/** Points, with what a big scoring would add now; at the end it has been. */
function standing({ players, sheet, outcome }: Views['wildlife'], player: number): Standing {
  const points = players[player]?.points ?? 0;
  const long = outcome ? say('points', { points }) : say('board-standing', { points, more: sheet.totals[player] ?? 0 });
  return { short: `${points}`, long };
}

/** The last pawn ends the game; with one left anybody may take it. */
function soon({ last_turn, marked, small_track }: Views['wildlife']): string {
  if (last_turn) return say('last-turns');
  return marked.length && marked.length >= small_track.length - 1 ? say('ends-soon') : '';
}

const WHERE = {
  place: 'board',
  attack: 'board',
  from: 'board',
  to: 'board',
  swap: 'board',
  remove: 'board',
  play: 'hand',
  auction: 'hand',
  migrate: 'prompt',
  mobility: 'prompt',
  aggression: 'prompt',
  end: 'prompt',
  pass: 'prompt',
  nothing: 'prompt',
  use: 'prompt',
  defense: 'prompt',
  name: 'prompt',
  improve: 'prompt',
  take: 'prompt',
  rob: 'prompt',
  organism: 'prompt',
  convert: 'prompt',
  fall: 'prompt',
  bid: 'prompt',
} satisfies Record<Kind<'wildlife'>, Where>;

/** A tile was wanted to go somewhere, or an ability to be used, and nothing has happened yet. */
const BEGUN = new Set(['migration', 'destination', 'mobility tile', 'mobility space', 'aggression', 'holder']);

const space = (name: string) => [`space-${name}`];

/** What is done to one's own has more weight. */
const onMe =
  <E>(victim: (event: E) => number) =>
  (event: E, { own }: Around): Weight =>
    own >= 0 && victim(event) === own ? 'banner' : 'line';

const MOMENTS: Moments<'wildlife'> = {
  organism: { weight: 'line', picture: ({ organism }) => organism },
  turn: { weight: 'log' },
  fed: { weight: 'line' },
  tile: { weight: 'line', places: (event) => space(event.space) },
  moved: {
    weight: onMe(({ victim }) => victim),
    places: (event) => [...space(event.space), ...space(event.origin)],
    picture: () => 'mobility',
  },
  struck: {
    weight: onMe(({ victim }) => victim),
    places: (event) => space(event.space),
    picture: () => 'aggression',
    hits: () => false, // it may be fended off yet
  },
  defended: { weight: 'line', places: (event) => space(event.space), picture: () => 'defense' },
  beat: { weight: onMe(({ victim }) => victim), places: (event) => space(event.space), picture: () => 'aggression' },
  card: {
    // That nobody wants one's card is what comes of one's own move, but not at once.
    weight: ({ how, seat }, { own }) => (how === 'unsold' && seat === own ? 'banner' : 'line'),
    picture: ({ card }) => card,
    places: () => ['played'],
  },
  bid: { weight: 'line', places: () => ['played'] },
  bought: { weight: 'line', picture: ({ card }) => card, places: () => ['played'] },
  improved: { weight: 'line', picture: ({ terrain }) => terrain },
  took: { weight: onMe(({ holder }) => holder), picture: ({ ability }) => ability },
  food: { weight: 'line', picture: () => 'food' },
  filled: { weight: 'banner', picture: ({ area }) => area.split(' ').at(-1) ?? '', places: () => ['track'] },
  scored: { weight: 'scene', picture: () => 'leader', steps: ({ sheet }) => steps(sheet) },
  drew: { weight: 'log' },
  reshuffled: { weight: 'log' },
  ended: { weight: 'banner', picture: () => 'leader' },
};

/** A big scoring in its printed order: areas, herds, adaptations, abilities, food. */
function steps({ areas, herds, others, totals }: Views['wildlife']['sheet']): Step[] {
  const ofHerds = totals.map((_, seat) =>
    herds.filter((herd) => herd.seat === seat).reduce((sum, { points }) => sum + points, 0),
  );
  return [
    ...areas
      .filter(({ points }) => points.some(Boolean))
      .map(({ name, points }) => ({
        title: say('area-item', { item: name }),
        picture: name.split(' ').at(-1) ?? '',
        points: [...points],
      })),
    { title: say('board-herds'), picture: 'mobility', points: ofHerds },
    ...others.map(({ name, points }) => ({
      title: say('ranked-item', { item: name }),
      picture: '',
      points: [...points],
    })),
    { title: say('board-total'), picture: '', points: [...totals], total: true },
  ];
}

/** A card of a terrain where one's organism can do nothing. */
function wasted({ players, seat }: Views['wildlife'], { kind, fields }: Move): boolean {
  return kind === 'play' && players[seat]?.levels[String(fields.card)] === 'no action';
}

export const screen: Screen = {
  Board,
  words: text,
  Seat,
  where: ({ kind }) => WHERE[kind as Kind<'wildlife'>],
  closing: new Set(['end', 'pass', 'nothing', 'no defense']),
  begun: ({ step }: Views['wildlife']) => BEGUN.has(step),
  standing,
  wasted,
  moments: MOMENTS,
  soon,
  flights,
};

import type { Flight } from '../../lib/flights';
import type { Around, Moments, Weight } from '../../lib/moments';
import type { Events, Views } from '../../lib/protocol';
import type { Kind, Screen, Standing, Where } from '..';
import Board from './Board.svelte';
import { stepsToVillage } from './hexes';
import Seat from './Seat.svelte';
import { say, text } from './text';
import { wishes } from './wishes.svelte';

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
            to: `figure-${event.target ?? event.seat}`,
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

function standing({ players, land }: Views['wilderness'], player: number): Standing {
  const seat = players[player];
  if (!seat?.alive) return { short: '†', long: say('board-died') };
  const steps = stepsToVillage(land, seat.area);
  return { short: `${steps}⌂`, long: say('board-standing', { steps }) };
}

/** So near to the village anybody may arrive in a turn or two. */
const NEAR = 3;

function soon({ players, land }: Views['wilderness'], names: string[]): string {
  const near = players.flatMap(({ alive, area }, player) => {
    const steps = stepsToVillage(land, area);
    return alive && steps <= NEAR ? [names[player] ?? ''] : [];
  });
  return near.length ? say('may-win-soon', { names: near }) : '';
}

const WHERE = {
  go: 'board',
  'always pass': 'board',
  'ask me': 'board',
  action: 'prompt',
  catch: 'prompt',
  pass: 'prompt',
  good: 'hand',
  raft: 'hand',
  bad: 'hand',
} satisfies Record<Kind<'wilderness'>, Where>;

const figure = ({ seat }: { seat: number }) => [`figure-${seat}`];
const area = (event: { area: string }) => [`area-${event.area}`];

/** What happens to oneself has more weight. */
const toMe =
  <E extends { seat: number }>(victim: (event: E) => number | null = ({ seat }) => seat) =>
  (event: E, { own }: Around): Weight =>
    own >= 0 && victim(event) === own ? 'banner' : 'line';

/** What nature does to somebody. */
const isOwn = ({ seat }: { seat: number }, player: number) => seat === player;

const MOMENTS: Moments<'wilderness'> = {
  turn: { weight: 'log' },
  moved: { weight: 'line', places: area },
  followed: { weight: 'line', places: area },
  rolled: { weight: toMe(), places: area, picture: () => 'lucky-charm' },
  rolled_again: { weight: toMe(), picture: () => 'lucky-charm', places: figure },
  wandered: { weight: toMe(), places: area, picture: () => 'compass' },
  turned: { weight: 'line', picture: () => 'compass' },
  appeared: { weight: 'line', places: area, picture: ({ beast }) => beastPicture(beast) },
  fell_ill: { weight: toMe(), picture: () => 'illness', places: figure, hits: isOwn },
  healed: { weight: 'line', places: figure },
  hunted: { weight: toMe(), picture: () => 'food', places: figure },
  tracked: { weight: toMe(), picture: () => 'food', places: figure },
  drank: { weight: 'line', picture: () => 'water', places: figure },
  rested: { weight: 'line', places: figure },
  slept: { weight: 'line', picture: () => 'moon', places: figure },
  // What nature's turn has cost oneself, which one did not do.
  status: {
    weight: (event, { own, before, after }) =>
      isOwn(event, own) && (before as Views['wilderness']).round !== (after as Views['wilderness']).round
        ? 'banner'
        : 'log',
    picture: () => 'exhaustion',
    places: figure,
  },
  played: { weight: toMe(({ target }) => target), picture: ({ good }) => (good ? 'event' : 'aggression') },
  needle: { weight: 'line', picture: () => 'compass' },
  stole: { weight: toMe(({ victim }) => victim), picture: () => 'aggression', places: figure },
  dealt: { weight: 'log' },
  reshuffled: { weight: 'log' },
  day: { weight: 'banner', picture: () => 'sun', places: () => ['sky'] },
  round: {
    weight: ({ night, round }, { before }) =>
      night !== (before as Views['wilderness']).night && round > 1 ? 'banner' : 'log',
    picture: ({ night }) => (night ? 'moon' : 'sun'),
    places: () => ['sky'],
  },
  nature: { weight: 'line', places: () => ['sky'] },
  roamed: { weight: 'log', places: area, picture: ({ beast }) => beastPicture(beast) },
  attacked: { weight: 'banner', places: area, picture: ({ by }) => beastPicture(by) },
  fought: { weight: 'banner', picture: ({ by }) => beastPicture(by), places: figure },
  won_fight: { weight: 'banner', picture: ({ by }) => beastPicture(by), places: figure },
  lost_fight: {
    weight: 'banner',
    picture: ({ by }) => beastPicture(by),
    places: figure,
    hits: (event, player) => isOwn(event, player) && event.steps > 0,
  },
  tribe: { weight: 'banner', picture: () => 'tribe', places: figure },
  died: { weight: 'banner', picture: () => 'exhaustion' },
  ended: { weight: 'banner', picture: () => 'village' },
};

export const screen: Screen = {
  Board,
  words: text,
  Seat,
  where: ({ kind }) => WHERE[kind as Kind<'wilderness'>],
  closing: new Set(['pass', 'end turn', 'stay hungry']),
  order: ['rest', 'hunt', 'sleep', 'drink', 'wash wound'],
  room: 'ample',
  standing,
  unasked: (view: Views['wilderness']) => wishes.answer(view),
  moments: MOMENTS,
  soon,
  flights,
};

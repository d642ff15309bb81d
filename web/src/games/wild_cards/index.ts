import type { Flight } from '../../lib/flights';
import type { Around, Moments, Step } from '../../lib/moments';
import type { Events, Views } from '../../lib/protocol';
import type { Kind, Screen, Standing, Where } from '..';
import Board from './Board.svelte';
import { habitat, value } from './cards';
import Seat from './Seat.svelte';
import { aboutTalisman, say, text } from './text';

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

type Seen<K extends Events['wild_cards']['type']> = Extract<Events['wild_cards'], { type: K }>;

/** Who comes first of those who bid the same, as far as the leaders and Leo say (WC-8). */
function ofATie(tied: number[], around: Around): string {
  const view = around.after as Views['wild_cards'];
  const lion = tied.find((seat) => view.players[seat]?.leaders.includes('lion'));
  if (lion !== undefined) return say('first-lion', { player: lion }, around);
  const leo = tied.find((seat) => seat >= view.seats);
  return leo === undefined ? '' : say('first-leo', { player: leo }, around);
}

/** Nothing but the talisman decides between these: clockwise from the player after its holder, or from the holder (WC-8). */
function byTalisman(tied: number[], around: Around): string {
  const { seats, talisman: holder, holder_first } = around.before as Views['wild_cards'];
  const after = (seat: number) => (seat - holder - Number(!holder_first) + seats) % seats;
  const [player] = tied.toSorted((one, other) => after(one) - after(other));
  return say(player === holder ? 'first-holder' : 'first-talisman', { player, holder }, around);
}

/** The highest bid chooses first; where there are several, it is said who will before anybody pays. */
function whoIsFirst(_events: Seen<'bid'>[], around: Around): string {
  const { players } = around.after as Views['wild_cards'];
  if (players.some(({ two_down }) => two_down)) return '';
  const bids = players.map(({ bid }) => (bid ? (value(bid) ?? 0) : 0));
  const most = Math.max(...bids);
  const first = bids.flatMap((bid, player) => (bid === most ? [player] : []));
  if (!most) return '';
  if (first.length === 1) return say('first-highest', { player: first[0] }, around);
  return ofATie(first, around) || (most === 1 ? byTalisman(first, around) : say('first-tie', { value: most }));
}

function whoLaidMost(events: Seen<'laid'>[], around: Around): string {
  const most = Math.max(...events.map(({ total }) => total));
  const first = events.filter(({ total }) => total === most).map(({ seat }) => seat);
  const lion = ofATie(
    events.map(({ seat }) => seat),
    around,
  );
  if (lion) return lion;
  return first.length === 1 ? say('first-total', { player: first[0] }, around) : byTalisman(first, around);
}

/** Points with what they are made of; and for whoever has it, what the talisman is. */
function standing({ sheets, talisman, holder_first }: Views['wild_cards'], player: number): Standing | undefined {
  const sheet = sheets[player];
  if (!sheet) return undefined;
  const { best_points: largest, second_points: second, leader_points: leaders, tokens, total } = sheet;
  const lines = Object.entries({ largest, second, leaders, tokens }).map(([part, points]) => ({ part, points }));
  const long = say('board-standing', { points: total, lines: lines.filter(({ points }) => points) });
  return { short: `${total}`, long: talisman === player ? `${long}. ${aboutTalisman(holder_first)}` : long };
}

function soon({ round, rounds }: Views['wild_cards']): string {
  return round === rounds ? say('last-round') : '';
}

const WHERE = {
  bid: 'hand',
  second: 'hand',
  discard: 'hand',
  pay: 'hand',
  take: 'board',
  reveal: 'prompt',
  exchange: 'board',
  back: 'prompt',
} satisfies Record<Kind<'wild_cards'>, Where>;

const slot = (number: number) => [`slot-${number}`];

const MOMENTS: Moments<'wild_cards'> = {
  bid: {
    weight: 'banner',
    picture: ({ card }) => habitat(card),
    places: ({ seat }) => [`bid-${seat}`],
    together: ({ card }) => value(card) ?? 0,
    remark: whoIsFirst,
  },
  two: { weight: 'line', places: ({ seat }) => [`bid-${seat}`] },
  unused: { weight: 'line', places: ({ seat }) => [`bid-${seat}`] },
  exchanged: { weight: 'line', places: (event) => slot(event.slot) },
  leader: { weight: 'banner', picture: ({ species }) => species, places: ({ seat }) => [`seat-${seat}`] },
  discarded: { weight: 'line' },
  drew: { weight: 'log' },
  laid: { weight: 'banner', together: ({ total }) => total, remark: whoLaidMost },
  took: { weight: 'line', picture: ({ animal }) => animal, places: (event) => slot(event.slot) },
  // Whoever was left none is never asked: that has to be told.
  passed: { weight: ({ seat }, { own }) => (seat === own ? 'banner' : 'line') },
  nothing: { weight: 'line' },
  kept: { weight: 'line' },
  talisman: { weight: 'banner', picture: () => 'talisman' },
  display: {
    weight: 'banner',
    picture: ({ animals }) => animals[0] ?? '',
    places: ({ animals }) => animals.flatMap((_, index) => slot(index + 1)),
  },
  reshuffled: { weight: 'log' },
  ended: {
    weight: 'scene',
    picture: () => 'leader',
    steps: (_event, { after }) => steps(after as Views['wild_cards']),
  },
};

/** Where everybody's points come from. */
function steps({ sheets }: Views['wild_cards']): Step[] {
  return [
    { title: say('board-largest'), picture: '', points: sheets.map((sheet) => sheet.best_points) },
    { title: say('board-second'), picture: '', points: sheets.map((sheet) => sheet.second_points) },
    { title: say('board-leaders'), picture: 'leader', points: sheets.map((sheet) => sheet.leader_points) },
    { title: say('board-tokens'), picture: '', points: sheets.map((sheet) => sheet.tokens) },
    { title: say('board-total'), picture: '', points: sheets.map((sheet) => sheet.total), total: true },
  ];
}

export const screen: Screen = {
  Board,
  words: text,
  Seat,
  // To do nothing is a kind's move without fields: there is no card and no place for it.
  where: ({ kind, fields }) => (Object.keys(fields).length ? WHERE[kind as Kind<'wild_cards'>] : 'prompt'),
  closing: new Set(['no second', 'no exchange', 'stop', 'pass', 'leave']),
  moments: MOMENTS,
  standing,
  soon,
  flights,
};

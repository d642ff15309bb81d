import type { Flight } from './flights';
import type { Events, Seen, Told, View } from './protocol';

/** How an event is told: in the log alone, in a line where it happened, in a banner, or step by step. */
export type Weight = 'log' | 'line' | 'banner' | 'scene';

/** What an event is told within: the table before and after it, and the seat that looks. */
export interface Around {
  before: View;
  after: View;
  own: number;
  names: string[];
}

/** One step of a scene: what is counted, and what it brings each player. */
export interface Step {
  title: string;
  picture: string;
  points: number[];
  /** The step that adds up all others. */
  total?: boolean;
}

/** How a kind of event is told on the table. */
export interface Moment<E> {
  weight: Weight | ((event: E, around: Around) => Weight);
  /** Where on the table it happened, by `data-place`; the first is where it is told. */
  places?: (event: E) => string[];
  picture?: (event: E) => string;
  /** Events of this kind that come one after the other are told together, the greatest first. */
  together?: (event: E) => number;
  /** What is to be said about them besides. */
  remark?: (events: E[], around: Around) => string;
  steps?: (event: E, around: Around) => Step[];
  /** Whether it hits this player; where a game does not say, whoever an event of somebody else names. */
  hits?: (event: E, player: number) => boolean;
}

/** Every kind of event of a game has its form: one that has none does not compile. */
export type Moments<G extends keyof Events> = {
  [K in Events[G]['type']]: Moment<Extract<Events[G], { type: K }>>;
};

type AnyMoment = Moment<never>;
type AnyMoments = Record<string, AnyMoment>;

/** What happens beside a game. */
const BESIDE: AnyMoments = {
  undone: { weight: 'line' },
  hinted: { weight: 'line' },
  came_back: { weight: 'line' },
  stood_in: { weight: 'line' },
};

/** One thing that is told, with who did it. */
export interface Row {
  seat: number;
  text: string;
  picture: string;
}

/** What is told at once. */
export interface Saying {
  weight: Weight;
  rows: Row[];
  remark: string;
  places: string[];
  flights: Flight[][];
  steps: Step[];
  /** It takes something from the one who looks, who is to know it before deciding again. */
  hits: boolean;
  /** Who did it; -1: several, or nobody. */
  seat: number;
  events: Seen[];
}

/** How long a line may grow by what the same player does next, in letters. */
export const LONG = 130;

export interface Teller {
  moments: AnyMoments;
  sentence: (told: Told) => string;
  flights: (event: Seen) => Flight[][];
}

/** The moment of an event, whatever happens. */
export function momentOf(moments: AnyMoments, event: Seen): AnyMoment {
  return moments[event.type] ?? BESIDE[event.type] ?? { weight: 'log' };
}

/** What was told, put together as it is shown. */
export function sayings(told: Told[], teller: Teller, around: Around): Saying[] {
  const all: Saying[] = [];
  for (const one of told) {
    const next = saying(one, teller, around);
    const alike = momentOf(teller.moments, one.event).together
      ? all.find(({ events }) => events[0]?.type === one.event.type)
      : undefined;
    const last = alike ?? all.at(-1);
    if (!last || !joined(last, next, teller.moments)) all.push(next);
  }
  for (const one of all) finish(one, teller.moments, around);
  return all;
}

function saying(told: Told, teller: Teller, around: Around): Saying {
  const event = told.event;
  const moment = momentOf(teller.moments, event);
  const row = { seat: event.seat, text: teller.sentence(told), picture: moment.picture?.(event as never) ?? '' };
  return {
    weight: weightOf(moment, event, around),
    rows: [row],
    remark: '',
    places: moment.places?.(event as never) ?? [],
    flights: teller.flights(event),
    steps: moment.steps?.(event as never, around) ?? [],
    hits: hitsOwn(moment, event, around),
    seat: event.seat,
    events: [event],
  };
}

/** The fields in which an event names to whom it was done. */
const DONE_TO = ['victim', 'target', 'holder', 'before'];

function hitsOwn(moment: AnyMoment, event: Seen, { own }: Around): boolean {
  if (own < 0) return false; // who only watches has nothing to lose
  if (moment.hits) return moment.hits(event as never, own);
  const fields: Record<string, unknown> = { ...event };
  return event.seat !== own && !fields.good && DONE_TO.some((field) => fields[field] === own);
}

/** Nobody has to be told in a line what they did themselves. */
function weightOf(moment: AnyMoment, event: Seen, around: Around): Weight {
  const weight = typeof moment.weight === 'function' ? moment.weight(event as never, around) : moment.weight;
  return weight === 'line' && event.seat === around.own && !moment.together ? 'log' : weight;
}

/** Puts what belongs together into one; whether it did. */
function joined(last: Saying, next: Saying, moments: AnyMoments): boolean {
  const [before] = last.events;
  const [event] = next.events;
  if (!before || !event) return false;
  const together = before.type === event.type && momentOf(moments, event).together;
  if (!together && !(last.weight === 'line' && next.weight === 'line' && last.seat === next.seat)) return false;
  if (together) {
    last.rows.push(...next.rows);
    next.flights.forEach((wave, index) => (last.flights[index] = [...(last.flights[index] ?? []), ...wave]));
    last.seat = -1;
  } else {
    const [row] = last.rows;
    const [more] = next.rows;
    if (!row || !more || row.text.length + more.text.length > LONG) return false;
    last.rows = [{ ...row, text: `${row.text} ${more.text}`, picture: row.picture || more.picture }];
    last.flights.push(...next.flights);
  }
  last.hits ||= next.hits;
  last.places.push(...next.places);
  last.events.push(...next.events);
  return true;
}

function finish(one: Saying, moments: AnyMoments, around: Around): void {
  const [first] = one.events;
  if (!first) return;
  const { together, remark } = momentOf(moments, first);
  if (together) {
    const order = one.events.map((event, index) => [together(event as never), index] as const);
    one.rows = order.toSorted(([a], [b]) => b - a).flatMap(([, index]) => one.rows[index] ?? []);
  }
  if (remark) one.remark = remark(one.events as never[], around);
}

/** Something to be told that is no event. */
export function banner(text: string): Saying {
  const row = { seat: -1, text, picture: '' };
  const nothing = { remark: '', places: [], flights: [], steps: [], hits: false, seat: -1, events: [] };
  return { weight: 'banner', rows: [row], ...nothing };
}

/** How long it takes to read something, in milliseconds, for a reader in no hurry. */
export function readingTime(text: string): number {
  return 500 + 30 * text.length;
}

/** All that is read of a saying. */
export function wording({ rows, remark }: Saying): string {
  return [...rows.map(({ text }) => text), remark].filter(Boolean).join(' ');
}

import type { Component, Snippet } from 'svelte';
import type { Flight } from '../lib/flights';
import type { Moment } from '../lib/moments';
import type { Move, Moves, Seen, View } from '../lib/protocol';
import type { Table } from '../lib/table.svelte';
import type { Narrator } from '../lib/narration';
import type { Spoken } from '../lib/words.svelte';

/** What a game's board gets: the view, the table to act on, and the prompt to put where it belongs. */
export interface BoardProps<V = View> {
  view: V;
  table: Table;
  names: string[];
  prompt: Snippet;
}

export interface SeatProps<V = View> {
  view: V;
  player: number;
}

/** Where a player stands: at a glance, and in words. */
export interface Standing {
  short: string;
  long: string;
}

/** The kinds of moves of a game. */
export type Kind<G extends keyof Moves> = Moves[G]['kind'];

/** Where a kind of move is made: at a place of the board, with a card of the hand, or with a button beside the prompt. */
export type Where = 'board' | 'hand' | 'prompt';

/** How a game is shown; loaded when a table of it is opened. */
export interface Screen {
  Board: Component<BoardProps<never>>;
  /** The game in the reader's language. */
  words: Spoken & { words: Narrator };
  /** What is public about a player, for the seat's panel. */
  Seat?: Component<SeatProps<never>>;
  where: (move: Move) => Where;
  /** What ends a turn or declines an offer, by its text: it always has the same spot. */
  closing: Set<string>;
  /** The texts of moves in the order of their buttons: those that are seldom missing first, so that they keep their places. */
  order?: string[];
  /** Whether what is asked belongs to a choice that was only begun: one can go back to where it began. */
  begun?: (view: never) => boolean;
  /** How each kind of event is told. */
  moments: Record<string, Moment<never>>;
  /** Where a player stands in the game's own measure; points where a game does not say. */
  standing?: (view: never, player: number) => Standing | undefined;
  /**
   * Brief: its questions are short and its seats hold little, so that on a phone the board gets their room.
   * Ample: its usual questions have many answers, and its board can be panned.
   */
  room?: 'brief' | 'ample';
  /** What is answered without asking, as the one who looks has wished. */
  unasked?: (view: never) => Move | undefined;
  /** Whether a card would be played for nothing: that is offered, not urged. */
  wasted?: (view: never, move: Move) => boolean;
  /** Why the game may be over soon; empty while it is not. */
  soon: (view: never, names: string[]) => string;
  /** What is seen flying when an event happens, wave after wave; `seat` is the one that looks. */
  flights: (event: never, seat: number) => Flight[][];
}

/** What the lobby shows of a game. */
export interface Look {
  /** Seats at a quick table against bots. */
  company: number;
  tint: string;
  /** Who is there first wins: there are places, and no points. */
  race?: boolean;
  pictures: string[];
  load?: () => Promise<{ screen: Screen }>;
}

export const GAMES: Record<string, Look | undefined> = {
  cubirds: {
    company: 3,
    tint: '#e88b9c',
    race: true,
    pictures: ['flamingo', 'toucan', 'owl', 'robin', 'magpie'],
    load: () => import('./cubirds'),
  },
  wild_cards: {
    company: 4,
    tint: '#8fae5b',
    pictures: ['peacock', 'squirrel', 'lion', 'meerkat', 'ibex'],
    load: () => import('./wild_cards'),
  },
  savanna: {
    company: 3,
    tint: '#e3b95a',
    pictures: ['zebra', 'giraffe', 'elephant', 'cheetah', 'vulture'],
    load: () => import('./savanna'),
  },
  wildlife: {
    company: 4,
    tint: '#6fa8c9',
    pictures: ['mammoth', 'bear', 'eagle', 'snake', 'crocodile'],
    load: () => import('./wildlife'),
  },
  wilderness: {
    company: 3,
    race: true,
    tint: '#7b8f86',
    pictures: ['compass', 'wolf', 'mountains', 'moon', 'village'],
    load: () => import('./wilderness'),
  },
};

/** The flights of an event by its game; nothing for what happens beside the game. */
export function flightsOf(screen: Screen | null, event: Seen, seat: number): Flight[][] {
  return screen ? screen.flights(event as never, seat) : [];
}

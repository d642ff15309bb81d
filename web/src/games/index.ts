import type { Component, Snippet } from 'svelte';
import type { Flight } from '../lib/flights';
import type { Choice } from '../lib/moves';
import type { Seen, View } from '../lib/protocol';
import type { Table } from '../lib/table.svelte';
import type { AnyTelling } from '../lib/telling';
import type { Dictionary } from '../lib/words.svelte';

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

/** How a game is shown; loaded when a table of it is opened. */
export interface Screen {
  Board: Component<BoardProps<never>>;
  /** The game in the reader's language. */
  words: Dictionary<AnyTelling>;
  /** What is public about a player, for the seat's panel. */
  Seat?: Component<SeatProps<never>>;
  /** Whether a choice is made on the board; the others become buttons beside the prompt. */
  onBoard: (choice: Choice) => boolean;
  /** What is seen flying when an event happens, wave after wave; `seat` is the one that looks. */
  flights: (event: never, seat: number) => Flight[][];
}

/** What the lobby shows of a game. */
export interface Look {
  /** Seats at a quick table against bots. */
  company: number;
  tint: string;
  /** Nobody has points before the end. */
  race?: boolean;
  pictures: string[];
  load?: () => Promise<{ screen: Screen }>;
}

export const GAMES: Record<string, Look | undefined> = {
  cubirds: {
    company: 3,
    tint: '#e88b9c',
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

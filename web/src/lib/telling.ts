import { capital } from './grammar';
import type { Events, Move, Seen, Told, View, Views } from './protocol';
import { speech, t } from './words.svelte';

/** Who is who in a sentence: a name for each player, and the seat of the one who reads. */
export interface Cast {
  names: string[];
  own: number;
}

/** How a game is told in a language: sentences are built from what the server sends as data. */
export interface Telling<G extends keyof Views> {
  /** What happened. */
  told: (event: Events[G], cast: Cast, text: string) => string;
  /** A move that can be made, without a capital letter. */
  move: (move: Move, cast: Cast) => string;
  /** What the move of this number in the view would bring or cost. */
  note: (view: Views[G], index: number) => string;
  /** What is asked of whoever reads; 'waiting' where others are asked. */
  asked: (view: Views[G], cast: Cast) => string;
  /** A card that can be held in a hand, by its name. */
  held: (card: string) => string;
  /** The parts of a position that hints speak of, by the server's names. */
  parts: Record<string, string>;
}

/** A telling of some game, whichever. */
export interface AnyTelling {
  told: (event: never, cast: Cast, text: string) => string;
  move: (move: Move, cast: Cast) => string;
  note: (view: never, index: number) => string;
  asked: (view: never, cast: Cast) => string;
  held: (card: string) => string;
  parts: Record<string, string>;
}

/** As the server tells it, in English: for English, and for a game without words of its own. */
export const SERVER = {
  told: (_event: unknown, _cast: Cast, text: string) => text,
  move: (move: Move) => move.text,
  note: (view: View, index: number) => view.notes[index] ?? '',
  asked: (view: View) => view.prompt,
  held: (card: string) => card,
  parts: {},
};

/** A word by its key; what has none is shown as it is. */
export function named(words: Record<string, string>, key: string): string {
  return words[key] ?? key;
}

/** A thing that happened, in words: of the game, or beside it. */
export function tell(telling: AnyTelling, told: Told, cast: Cast): string {
  const event: Seen = told.event;
  if (speech.language === 'en') return told.text;
  const who = cast.names[event.seat] ?? '';
  if (event.type === 'undone') return t.undone(who);
  if (event.type === 'came_back') return t.cameBack(who);
  if (event.type === 'stood_in') return t.stoodIn(who, named(t.levels, event.level));
  return telling.told(event as never, cast, told.text);
}

/** Why a bot would make a move, as the server gives it. */
export interface Reason {
  reason: string;
  better: string[];
  worse: string[];
  end: string;
}

/** Why a bot would make a move. */
export function why(telling: AnyTelling, hinted: Reason): string {
  if (hinted.end) return named(t.reasons, hinted.end);
  if (!hinted.reason) return '';
  const parts = (names: string[]) => t.listed(names.map((name) => named(telling.parts, name)));
  const words = [
    hinted.better.length ? t.betterFor(parts(hinted.better)) : '',
    hinted.worse.length ? t.worseFor(parts(hinted.worse)) : '',
  ];
  return words.filter(Boolean).join(', ') || t.muchAlike;
}

/** A move as a sentence begins: 'Lay owl 2 left'. */
export function label(telling: AnyTelling, move: Move, cast: Cast): string {
  return capital(telling.move(move, cast));
}

import { slug, type Phrase } from './bundle';
import { capital } from './grammar';
import type { Move, RefusedMessage, Seen, Told, View } from './protocol';
import { say } from './words.svelte';

/** Who is who in a sentence: a name for each player, and the seat of the one who reads. */
export interface Cast {
  names: string[];
  own: number;
  /** The table that moves are spoken of at, where it is there. */
  view?: View | null;
}

/** How a game is told in the language of the page: sentences are built from what the server sends as data. */
export interface Narrator {
  told: (event: never, cast: Cast, text: string) => string;
  move: (move: Move, cast: Cast) => string;
  note: (view: never, index: number) => string;
  asked: (view: never, cast: Cast) => string;
  held: (card: string) => string;
  parts: Record<string, string>;
  /** Why a move is refused, where the server sends a message. */
  because?: (why: Phrase, view: View, cast: Cast) => string;
  /** What a move does. */
  fact?: (fact: Phrase, cast: Cast) => string;
}

/** As the server tells it, in English: for English unless a game's words put it better, and for a game without words of its own. */
export const SERVER = {
  told: (_event: unknown, _cast: Cast, text: string) => text,
  move: (move: Move) => move.text,
  note: (view: View, index: number) => inEnglish(view.notes[index]),
  asked: (view: View, cast: Cast) => withNames(inEnglish(view.prompt), cast),
  held: (card: string) => card,
  parts: {},
};

/** What the server says in English; a message needs the game's text. */
function inEnglish(said: Phrase | string | undefined): string {
  return typeof said === 'object' ? said.id : (said ?? '');
}

/** The server's texts know no names: a player in them is '{player 2}'. */
function withNames(text: string, cast: Cast): string {
  return text.replace(/\{player (\d+)\}/g, (unnamed, number) => cast.names[Number(number) - 1] ?? unnamed);
}

/** A word by its key; what has none is shown as it is. */
export function named(words: Record<string, string>, key: string): string {
  return words[key] ?? key;
}

/** What happens beside the game, which all games share. */
const BESIDE = new Set(['undone', 'stood_in', 'came_back', 'hinted']);

/** A thing that happened, in words: of the game, or beside it. */
export function tell(narrator: Narrator, told: Told, cast: Cast): string {
  const event: Seen = told.event;
  if (BESIDE.has(event.type)) return say(`event-${slug(event.type)}`, { ...event }, cast);
  return narrator.told(event as never, cast, told.text ?? '');
}

/** Why a move is not allowed, as the server gives it, or as the page says without asking the server. */
export type Refusal = Pick<RefusedMessage, 'rule'> & Partial<Pick<RefusedMessage, 'why' | 'reason'>>;

/** Why a move is refused, in the language of the page. */
export function because(narrator: Narrator, { why, reason }: Refusal, view: View, cast: Cast): string {
  if (!why) return withNames(reason ?? '', cast);
  return narrator.because?.(why, view, cast) ?? say(why.id, why.args, cast);
}

/** Why a bot would make a move, as the server gives it. */
export interface Reason {
  reason: string;
  facts: Phrase[];
  better: string[];
  worse: string[];
  end: string;
}

/** Why a bot would make a move: facts first, then what it merely seems to be good and bad for. */
export function why(narrator: Narrator, hinted: Reason, cast: Cast): string {
  if (!hinted.reason) return '';
  const parts = (names: string[]) => names.map((name) => named(narrator.parts, name));
  const seems = { better: parts(hinted.better), worse: parts(hinted.worse) };
  const words = [
    hinted.end ? say(`reason-${slug(hinted.end)}`) : '',
    ...hinted.facts.map((fact) => narrator.fact?.(fact, cast) ?? say(fact.id, fact.args, cast)),
    seems.better.length + seems.worse.length ? say('reason-seems', seems) : '',
  ];
  return words.filter(Boolean).join('; ') || say('reason-alike');
}

/** A move as a sentence begins: 'Lay owl 2 left'. */
export function label(narrator: Narrator, move: Move, cast: Cast): string {
  return capital(narrator.move(move, cast));
}

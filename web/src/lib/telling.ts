import { capital } from './grammar';
import type { Events, Move, RefusedMessage, Seen, Told, View, Views } from './protocol';
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
  /** Why moves are refused, by the server's English sentence. */
  refusals: Record<string, string>;
  /** How the facts in such a sentence are called, by the name of the fact. */
  facts: Record<string, (fact: string) => string>;
}

/** A telling of some game, whichever. */
export interface AnyTelling {
  told: (event: never, cast: Cast, text: string) => string;
  move: (move: Move, cast: Cast) => string;
  note: (view: never, index: number) => string;
  asked: (view: never, cast: Cast) => string;
  held: (card: string) => string;
  parts: Record<string, string>;
  refusals: Record<string, string>;
  facts: Record<string, (fact: string) => string>;
}

/** As the server tells it, in English: for English, and for a game without words of its own. */
export const SERVER = {
  told: (_event: unknown, _cast: Cast, text: string) => text,
  move: (move: Move) => move.text,
  note: (view: View, index: number) => view.notes[index] ?? '',
  asked: (view: View, cast: Cast) => withNames(view.prompt, cast),
  held: (card: string) => card,
  parts: {},
  refusals: {},
  facts: {},
};

/** The server's texts know no names: a player in them is '{player 2}'. */
function withNames(text: string, cast: Cast): string {
  return text.replace(/\{player (\d+)\}/g, (unnamed, number) => cast.names[Number(number) - 1] ?? unnamed);
}

/** A word by its key; what has none is shown as it is. */
export function named(words: Record<string, string>, key: string): string {
  return words[key] ?? key;
}

/** Facts of one kind, found in a dictionary. */
export function from(words: Record<string, string>): (fact: string) => string {
  return (fact) => named(words, fact);
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

type Fact = RefusedMessage['facts'][string];

/** Why a move is not allowed, as the server gives it, or as the page says without asking the server. */
export type Refusal = Pick<RefusedMessage, 'rule' | 'reason'> & Partial<Pick<RefusedMessage, 'sentence' | 'facts'>>;

/** Why a move is refused: the server's sentence in the language of the page, with its facts and the players' names. */
export function because(telling: AnyTelling, { reason, sentence, facts }: Refusal, view: View, cast: Cast): string {
  if (!sentence) return reason;
  const said = telling.refusals[sentence] ?? sentence;
  return said.replace(/\{(\w+)\}/g, (unknown, name: string) => {
    const fact = facts?.[name];
    return fact === undefined ? unknown : factInWords(telling, name, fact, view, cast);
  });
}

function factInWords(telling: AnyTelling, name: string, fact: Fact, view: View, cast: Cast): string {
  if (Array.isArray(fact)) return t.either(fact.map((one) => `'${telling.facts[name]?.(one) ?? one}'`));
  if (name === 'player') return cast.names[Number(fact)] ?? '';
  if (name === 'example') {
    const move = view.moves.find(({ text }) => text === fact);
    return move ? label(telling, move, cast) : String(fact);
  }
  return telling.facts[name]?.(String(fact)) ?? String(fact);
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

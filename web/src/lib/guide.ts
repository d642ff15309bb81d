import type { words as english } from '../words/guide.en';
import { Dictionary } from './words.svelte';

/** What somebody who knows no rule needs to read beside the table. */
export type Guide = typeof english;

export const guides = new Dictionary<Guide>({
  en: () => import('../words/guide.en'),
  nl: () => import('../words/guide.nl'),
  it: () => import('../words/guide.it'),
});

type Texts = Record<string, string>;
type ByGame = Record<string, Texts>;

/** What wins and what ends a game. */
export function goal(game: string): string {
  return (guides.words.goals as Texts)[game] ?? '';
}

/** Why what is asked matters: the first reason for one of these kinds of moves. */
export function reasonFor(game: string, kinds: Set<string>): string {
  const reasons = (guides.words.why as ByGame)[game] ?? {};
  return Object.entries(reasons).find(([kind]) => kinds.has(kind))?.[1] ?? '';
}

/** What is known about the one thing that a move is about. */
export function aboutMove(game: string, fields: Record<string, number | string>): string {
  const [name, ...others] = Object.values(fields);
  return typeof name === 'string' && !others.length ? about(game, name) : '';
}

/** What is known about something of a game; empty where nothing is. */
export function about(game: string, name: string): string {
  const known = (guides.words.about as ByGame)[game] ?? {};
  return known[name] ?? known[name.replace(/ \d+$/, '')] ?? '';
}

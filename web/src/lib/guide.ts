import { slug } from './bundle';
import { gameText } from './gametext.svelte';

/** What wins and what ends a game. */
export function goal(game: string): string {
  return ofGame(game, ['goal']);
}

/** Why what is asked matters: the reason for this step, or the first for one of these kinds of moves. */
export function reasonFor(game: string, kinds: Set<string>, step = ''): string {
  return ofGame(
    game,
    [step, ...kinds].filter(Boolean).map((kind) => `why-${slug(kind)}`),
  );
}

/** What is known about the one thing that a move is about. */
export function aboutMove(game: string, fields: Record<string, number | string>): string {
  const [name, ...others] = Object.values(fields);
  return typeof name === 'string' && !others.length ? about(game, name) : '';
}

/** What is known about something of a game; empty where nothing is. */
export function about(game: string, name: string): string {
  return ofGame(
    game,
    [name, name.replace(/ \d+$/, '')].map((thing) => `about-${slug(thing)}`),
  );
}

/** The first of these messages that the game has. */
function ofGame(game: string, ids: string[]): string {
  const text = gameText(game);
  const found = ids.find((id) => text.has(id));
  return found ? text.say(found) : '';
}

import { request } from '../../lib/api';
import { gameText } from '../../lib/gametext.svelte';
import type { Counted, Explored, ExploredTable, Tallied } from '../../lib/protocol';
import { speech } from '../../lib/words.svelte';
import { say } from './text';

const USUAL = 3; // players

/** What was counted of a game, when its words are there. */
export async function exploredOf(game: string): Promise<Explored> {
  const [found] = await Promise.all([
    request<Explored>('GET', `/games/${encodeURIComponent(game)}/explored`),
    speech.learn(gameText(game)),
  ]);
  return found;
}

/** The table to begin with: of the most games, for about three players. */
export function mainTable(tables: ExploredTable[]): ExploredTable | undefined {
  const off = ({ players }: ExploredTable) => Math.abs(players - USUAL);
  return tables.toSorted((a, b) => b.games - a.games || off(a) - off(b))[0];
}

export const keyOf = ({ players, bots }: ExploredTable): string => `${players} ${bots}`;

/** How often everybody would win if nothing made a difference; nobody plays against one alone. */
export const parOf = ({ players }: ExploredTable): number | null => (players > 1 ? 1 / players : null);

/** Who played: a level, and how long it thought where that is not as usual. */
export function levelOf(bots: string): string {
  const [level = '', setting = ''] = bots.split(':');
  const seconds = /^cpu=([\d.]+)$/.exec(setting)?.[1];
  const name = say(`level-${level}`);
  return seconds ? say('level-timed', { level: name, seconds: Number(seconds) }) : name;
}

/** A value in words: by the game's own message, or a number, or numbers. */
export function valueOf({ word, low, high }: Counted, { by, told }: Tallied, game: string): string {
  if (word) return gameText(game).counted(word, by, told);
  if (low === high) return String(low);
  if (low === undefined || low === null) return say('number-up-to', { number: high });
  return high === undefined || high === null ? say('number-from', { number: low }) : `${low}–${high}`;
}

const DIGITS = 1;

/** A share as people read it: 36.1 %. */
export function shareOf(part: number): string {
  return part.toLocaleString(speech.written, { style: 'percent', maximumFractionDigits: DIGITS });
}

/** Both ends of an interval: 35.2–37 %. */
export function rangeOf([, low, high]: [number, number, number]): string {
  return `${(100 * low).toLocaleString(speech.written, { maximumFractionDigits: DIGITS })}–${shareOf(high)}`;
}

/** How often something happens to a player in a game. */
export function timesOf(times: number): string {
  return times.toLocaleString(speech.written, { maximumSignificantDigits: 2 });
}

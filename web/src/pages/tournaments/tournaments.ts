import { request } from '../../lib/api';
import { catalogue } from '../../lib/catalogue.svelte';
import type { NewTournament, TournamentInfo, TournamentLine, TournamentList } from '../../lib/protocol';
import { speech } from '../../lib/words.svelte';
import { say } from './text';

const one = (id: string, rest = '') => `/tournaments/${id}${rest}`;

/** What the pages about tournaments ask for. */
export const tournaments = {
  list: () => request<TournamentList>('GET', '/tournaments'),
  show: (id: string, round: number) => request<TournamentInfo>('GET', one(id, `?round=${round}`)),
  announce: (wanted: NewTournament) => request<TournamentInfo>('POST', '/tournaments', wanted),
  enter: (id: string) => request<TournamentInfo>('PUT', one(id, '/entry')),
  leave: (id: string) => request<TournamentInfo>('DELETE', one(id, '/entry')),
  cancel: (id: string) => request<TournamentInfo>('DELETE', one(id)),
};

export const KINDS = ['swiss', 'knockout', 'robin', 'arena'] as const;

export const titleOf = (name: string): string => catalogue.game(name)?.title ?? name;

/** How an entrant is called; a bot by its level and number, for there may be several of one. */
export function entrantName({ name, level, number }: { name: string; level: string; number: number }): string {
  return level ? `${say('level', { level })} ${number}` : name || say('someone');
}

export function moment(seconds: number): string {
  return new Date(1000 * seconds).toLocaleString(speech.written, { dateStyle: 'medium', timeStyle: 'short' });
}

/** What a tournament is, in one line. */
export function summary({ kind, game, players, starts, entrants }: TournamentLine): string {
  return say('summary', {
    kind: say(`kind-${kind}`),
    game: titleOf(game),
    players,
    starts: moment(starts),
    entrants,
  });
}

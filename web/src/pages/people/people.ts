import { request } from '../../lib/api';
import { catalogue } from '../../lib/catalogue.svelte';
import type { History, Leaderboard, Me, PersonLine, Profile, ProfileChoice, ReportList } from '../../lib/protocol';
import { say } from './text';

export type Pace = Leaderboard['pace'];
export type Bond = 'follow' | 'block' | 'mute';

/** What the pages about people ask for. */
export const people = {
  profile: (id: string) => request<Profile>('GET', `/people/${id}`),
  choose: (choice: ProfileChoice) => request<Profile>('PATCH', '/people/me', choice),
  games: (id: string, game: string, before: number | null) =>
    request<History>('GET', `/people/${id}/games?game=${game}${before === null ? '' : `&before=${before}`}`),
  top: (game: string, pace: Pace) => request<Leaderboard>('GET', `/ratings/${game}?pace=${pace}`),
  bind: (id: string, bond: Bond, on: boolean) => request<undefined>(on ? 'PUT' : 'DELETE', `/people/${id}/${bond}`),
  report: (id: string, words: string, table: string | null) =>
    request<undefined>('POST', `/people/${id}/report`, { words, table }),
  reports: () => request<ReportList>('GET', '/reports'),
  register: (login: string, password: string) => request<Me>('POST', '/account', { login, password }),
  enter: (login: string, password: string, bring: boolean) =>
    request<Me>('POST', '/session', { login, password, bring }),
};

export const titleOf = (name: string): string => catalogue.game(name)?.title ?? name;

/** How somebody in a list is called; a bot by its level, and who is no longer here, or not shown, is someone. */
export function nameOf(line: PersonLine & { level?: string }): string {
  return line.level ? say('level', { level: line.level }) : line.name || say('someone');
}

export const rangeOf = (deviation: number): number => Math.round(1.96 * deviation);

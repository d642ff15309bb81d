import { named } from './telling';
import { speech, t } from './words.svelte';
import type {
  BotAccounts,
  BotToken,
  Catalogue,
  Failure,
  GameRecord,
  Lesson,
  LessonAnswer,
  Me,
  NewTable,
  Replay,
  Review,
  Rules,
  TableInfo,
  TableList,
} from './protocol';

/** A request that was refused; the text is meant for people. */
export class Refusal extends Error {}

/** Why something was refused, for people to read; empty when it was done. */
export async function whyRefused(doing: Promise<unknown>): Promise<string> {
  try {
    await doing;
    return '';
  } catch (failure) {
    if (!(failure instanceof Refusal)) throw failure;
    return failure.message;
  }
}

async function request<T>(method: string, path: string, body?: unknown): Promise<T> {
  const init: RequestInit = { method, credentials: 'same-origin' };
  if (body !== undefined) {
    init.headers = { 'Content-Type': 'application/json' };
    init.body = JSON.stringify(body);
  }
  const response = await fetch(`/api${path}`, init).catch(() => {
    throw new Refusal(t.refusals.silent);
  });
  const text = await response.text();
  if (!response.ok) throw new Refusal(reason(text) ?? t.answered(response.status));
  return (text ? JSON.parse(text) : undefined) as T;
}

function reason(text: string): string | undefined {
  try {
    return worded(JSON.parse(text) as Failure);
  } catch {
    return undefined;
  }
}

/** What went wrong, in words: by its code, but in English as the server says it, which tells more. */
export function worded({ code, text }: { code: string; text: string }): string {
  return speech.language === 'en' || !(code in t.refusals) ? text : named(t.refusals, code);
}

const table = (id: string, rest = '') => `/tables/${id}${rest}`;

export const api = {
  me: () => request<Me>('GET', '/me'),
  name: (name: string) => request<Me>('POST', '/me', { name }),
  catalogue: () => request<Catalogue>('GET', '/games'),
  rules: (game: string, language: string) => request<Rules>('GET', `/games/${game}/rules?language=${language}`),
  bots: () => request<BotAccounts>('GET', '/bots'),
  newBot: (name: string) => request<BotToken>('POST', '/bots', { name }),
  removeBot: (name: string) => request<undefined>('DELETE', `/bots/${name}`),
  lesson: (game: string, language: string) => request<Lesson>('GET', `/games/${game}/lesson?language=${language}`),
  answer: (game: string, step: number, move: number | string | null) =>
    request<LessonAnswer>('POST', `/games/${game}/lesson`, { step, move, language: speech.language }),
  mine: () => request<TableList>('GET', '/tables?mine=true'),
  open: (wanted: NewTable) => request<TableInfo>('POST', '/tables', wanted),
  sit: (id: string, seat: number, invite: string) => request<TableInfo>('PUT', table(id, `/seats/${seat}`), { invite }),
  rise: (id: string, seat: number) => request<TableInfo>('DELETE', table(id, `/seats/${seat}`)),
  bot: (id: string, seat: number, level: string) =>
    request<TableInfo>('PUT', table(id, `/seats/${seat}/bot`), { level }),
  start: (id: string) => request<TableInfo>('POST', table(id, '/start')),
  rematch: (id: string) => request<TableInfo>('POST', table(id, '/rematch')),
  record: (id: string) => request<GameRecord>('GET', table(id, '/record')),
  replay: (id: string, seat: number, open: boolean, first: number) =>
    request<Replay>('GET', table(id, `/replay?seat=${seat}&open=${open}&first=${first}`)),
  review: (id: string) => request<Review>('GET', table(id, '/review')),
};

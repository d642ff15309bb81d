import { notice } from './promises';
import { commitmentTo, newNonce } from './shuffle';
import { say, speech } from './words.svelte';
import type {
  BotAccounts,
  BotToken,
  Catalogue,
  Failure,
  Friends,
  GameRecord,
  Home,
  Lesson,
  LessonAnswer,
  Me,
  NewTable,
  NextTables,
  Replay,
  Review,
  Rules,
  TableInfo,
  TableList,
  TableNote,
  TableResult,
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

/** Asks the server; the areas of the site have their own lists of what they ask for. */
export async function request<T>(method: string, path: string, body?: unknown): Promise<T> {
  const headers = new Headers();
  const invite = location.hash.slice(1); // of the table that the page shows
  if (invite && path.startsWith('/tables/')) headers.set('waterhole-invite', invite);
  const init: RequestInit = { method, headers, credentials: 'same-origin' };
  if (body !== undefined) {
    headers.set('Content-Type', 'application/json');
    init.body = JSON.stringify(body);
  }
  const response = await fetch(`/api${path}`, init).catch(() => {
    throw new Refusal(say('server-silent'));
  });
  if (!response.ok) throw await refusalOf(response);
  const text = await response.text();
  return (text ? JSON.parse(text) : undefined) as T;
}

/** What a request came to that was not granted. */
export async function refusalOf(response: Response): Promise<Refusal> {
  return new Refusal(reason(await response.text()) ?? say('server-answered', { status: response.status }));
}

function reason(text: string): string | undefined {
  try {
    return worded(JSON.parse(text) as Failure);
  } catch {
    return undefined;
  }
}

/** What went wrong, in words; the server has only English ones for what nobody reads but programmers. */
export function worded({ why, text }: Pick<Failure, 'why' | 'text'>): string {
  return why ? say(why.id, why.args) : text;
}

const table = (id: string, rest = '') => `/tables/${id}${rest}`;

/** Opens a table for which this browser promises a nonce; it is told when the table is settled. */
async function promising(open: (promise: string) => Promise<TableInfo>): Promise<TableInfo> {
  const nonce = newNonce();
  const promise = commitmentTo(nonce);
  const info = await open(promise);
  notice(info, info.seats.some((seat) => seat.mine && seat.promise === promise) ? nonce : undefined);
  return info;
}

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
    request<LessonAnswer>('POST', `/games/${game}/lesson`, { step, move, language: speech.written }),
  next: (after: string) => request<NextTables>('GET', `/me/next${after && `?after=${after}`}`),
  mine: () => request<TableList>('GET', '/tables?mine=true'),
  home: () => request<Home>('GET', '/home'),
  playDeal: (game: string, seats: number) => request<TableInfo>('POST', `/daily/${game}/${seats}`),
  open: (wanted: NewTable) => promising((promise) => request<TableInfo>('POST', '/tables', { ...wanted, promise })),
  table: (id: string) => request<TableInfo>('GET', table(id)),
  sit: (id: string, seat: number, invite: string) => request<TableInfo>('PUT', table(id, `/seats/${seat}`), { invite }),
  rise: (id: string, seat: number) => request<TableInfo>('DELETE', table(id, `/seats/${seat}`)),
  bot: (id: string, seat: number, level: string) =>
    request<TableInfo>('PUT', table(id, `/seats/${seat}/bot`), { level }),
  ask: (id: string, seat: number, person: string) =>
    request<TableInfo>('PUT', table(id, `/seats/${seat}/person`), { id: person }),
  friends: () => request<Friends>('GET', '/friends'),
  start: (id: string) => request<TableInfo>('POST', table(id, '/start')),
  rematch: (id: string, level: string) =>
    promising((promise) => request<TableInfo>('POST', table(id, `/rematch?promise=${promise}&level=${level}`))),
  record: (id: string) => request<GameRecord>('GET', table(id, '/record')),
  replay: (id: string, seat: number, open: boolean, first: number) =>
    request<Replay>('GET', table(id, `/replay?seat=${seat}&open=${open}&first=${first}`)),
  note: (id: string) => request<TableNote>('GET', table(id, '/note')),
  keepNote: (id: string, text: string) => request<TableNote>('PUT', table(id, '/note'), { text }),
  result: (id: string) => request<TableResult>('GET', table(id, '/result')),
  review: (id: string) => request<Review>('GET', table(id, '/review')),
};

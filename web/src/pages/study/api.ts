import { refusalOf, request } from '../../lib/api';
import type { Analysed, NewStudy, OpenedStudy, SavedStudy, Studied, StudyList, StudyWish } from '../../lib/protocol';

/** How often one goes on looking, each time for a second and a half. */
const LOOKS = 5;

/** The status of an answer to somebody who asks too often. */
const TOO_OFTEN = 429;

/** The longest name of a kept position. */
export const LONGEST_NAME = 60;

/** So many lines are kept with a position, and so many bytes of all. */
export const MOST_LINES = 200;
export const MOST_BYTES = 60_000;

/** Positions kept under a name: all of one's own, one of anybody's, and what changes them. */
export const kept = () => request<StudyList>('GET', '/studies');
export const opened = (study: string) => request<OpenedStudy>('GET', `/studies/${study}`);
export const keep = (study: NewStudy) => request<SavedStudy>('POST', '/studies', study);
export const replace = (study: string, by: NewStudy) => request<StudyList>('PUT', `/studies/${study}`, by);
export const rename = (study: string, name: string) => request<StudyList>('PATCH', `/studies/${study}`, { name });
export const remove = (study: string) => request<StudyList>('DELETE', `/studies/${study}`);

/** A position on the table, perhaps after a move that is tried on it. */
export const put = (wish: StudyWish) => request<Studied>('POST', '/study', wish);

/**
 * What the search finds in a position for a seat, deeper with every answer. It ends when the server has had enough, and
 * says so if that is at once; one who asks too often waits as long as it says.
 */
export async function* looks(
  { game, position, seat }: Pick<Studied, 'game' | 'position' | 'seat'>,
  signal: AbortSignal,
): AsyncGenerator<Analysed> {
  let answered = false;
  for (let look = 0; look < LOOKS; look += 1) {
    const answer = await fetch('/api/analysis', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ game, position, seat }),
      signal,
    });
    if (answer.status === TOO_OFTEN && !answered && look < LOOKS - 1) {
      await pause(Number(answer.headers.get('Retry-After')) || 1, signal);
      continue;
    }
    if (!answer.ok && !answered) throw await refusalOf(answer);
    if (!answer.ok || !answer.body) return;
    answered = true;
    yield* lines<Analysed>(answer.body);
  }
}

/** Whoever goes through positions quickly has used up what they may ask for; that comes back by itself. */
const pause = (seconds: number, signal: AbortSignal) =>
  new Promise<void>((done, stop) => {
    const waiting = setTimeout(done, 1000 * seconds);
    const leave = () => {
      clearTimeout(waiting);
      stop(signal.reason as Error);
    };
    signal.addEventListener('abort', leave, { once: true });
  });

/** Each line of a stream, as soon as it is there. */
async function* lines<T>(stream: ReadableStream<Uint8Array>): AsyncGenerator<T> {
  const reader = stream.pipeThrough(new TextDecoderStream() as TransformStream<Uint8Array, string>).getReader();
  let rest = '';
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    const all = (rest + part.value).split('\n');
    rest = all.pop() ?? '';
    for (const line of all) yield JSON.parse(line) as T;
  }
}

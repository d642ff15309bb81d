import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { looks } from './api';

const POSITION = { game: 'cubirds', position: {}, seat: 0 };

/** Answers one request after the other: too often, after so many seconds again; then with nothing to read. */
function answer(...answers: number[]) {
  const fetched = vi.fn(() => {
    const next = answers.shift();
    if (!next) return Promise.resolve(new Response(null));
    const why = { type: 'failure', code: 'too_often', text: 'too often', why: null };
    return Promise.resolve(Response.json(why, { status: 429, headers: { 'Retry-After': `${next}` } }));
  });
  vi.stubGlobal('fetch', fetched);
  return fetched;
}

async function found(signal = new AbortController().signal): Promise<unknown[]> {
  const all: unknown[] = [];
  for await (const look of looks(POSITION, signal)) all.push(look);
  return all;
}

describe('looking into positions', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it('waits as long as the server says for whoever asks too often', async () => {
    const fetched = answer(3);
    const all = found();
    await vi.advanceTimersByTimeAsync(2900);
    expect(fetched).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(200);
    expect(fetched).toHaveBeenCalledTimes(2);
    expect(await all).toEqual([]);
  });

  it('says so where nothing is answered again and again', async () => {
    answer(1, 1, 1, 1, 1);
    const all = expect(found()).rejects.toThrow('too often');
    await vi.advanceTimersByTimeAsync(10_000);
    await all;
  });

  it('waits for nothing once somebody has gone elsewhere', async () => {
    const fetched = answer(3);
    const stop = new AbortController();
    const all = expect(found(stop.signal)).rejects.toThrow();
    await vi.advanceTimersByTimeAsync(100);
    stop.abort();
    await all;
    await vi.advanceTimersByTimeAsync(10_000);
    expect(fetched).toHaveBeenCalledTimes(1);
  });
});

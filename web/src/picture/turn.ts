import { tick } from 'svelte';
import type { Replay } from '../lib/replay.svelte';
import type { Table } from '../lib/table.svelte';
import type { Moment } from './clip';

/** So many moves are in a clip at most: it is short. */
const MOST = 12;

/** The turn that a replay shows, from the table before it: all moves that one made in a row around the one shown. */
export function turnOf(replay: Replay, table: Table): Moment[] {
  const { steps, at } = replay;
  const whose = steps[at - 1]?.seat;
  let [first, last] = [at, at];
  while (steps[first - 2]?.seat === whose && first > 1) first -= 1;
  while (steps[last]?.seat === whose && last < steps.length) last += 1;
  first = Math.max(first, Math.min(at, last - MOST + 1));
  last = Math.min(last, first + MOST - 1);
  const show = (move: number) => async () => {
    replay.go(move);
    await tick();
  };
  return Array.from({ length: last - first + 2 }, (_, nth) => {
    const move = first - 1 + nth;
    const events = nth ? (steps[move - 1]?.events ?? []) : [];
    return { show: show(move), words: events.map((told) => table.sentence(told, replay.seat)).join(' ') };
  });
}

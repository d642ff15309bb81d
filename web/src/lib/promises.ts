/** What this browser was shown and has promised at each table, kept where the server cannot change it. */
import type { Settle, TableInfo } from './protocol';
import { commitmentTo, newNonce, type Remembered } from './shuffle';

const PREFIX = 'waterhole.chance.';
const MOST = 100; // tables; the oldest are forgotten

interface Kept extends Remembered {
  promised?: string | undefined; // the nonce, until it is told
  at: number;
}

/** What the check of a table's shuffle goes by; what the server says now where nothing was kept. */
export function remembered(info: TableInfo): Remembered {
  return kept(info.id) ?? { commitment: info.commitment };
}

/** Notes the first commitment that is shown for a table, and a nonce that was promised for it before it had a name. */
export function notice(info: TableInfo, promised?: string): void {
  const known = kept(info.id);
  // Tables that share a deal have its name in their records, not their own.
  const table = info.deal || info.daily || info.id;
  if (!known) keep(info.id, { commitment: info.commitment, table, promised, at: Date.now() });
  else if (promised && !known.promised) keep(info.id, { ...known, promised });
}

/** The promise to send for an open table at which this browser's person sits; nothing where one was given. */
export function promiseFor(info: TableInfo): string | null {
  const own = info.seats.find((seat) => seat.mine);
  if (info.status !== 'open' || info.settling || !own || own.promise) return null;
  notice(info, newNonce());
  return commitmentTo(kept(info.id)?.promised ?? '');
}

/** The nonce to tell now that all is settled, if this browser has promised one; what was settled is kept. */
export function nonceFor({ table, game, rules, options, places }: Settle): string | null {
  const known = kept(table);
  const promised = known?.promised;
  const seat = promised ? places.findIndex(({ promise }) => promise === commitmentTo(promised)) : -1;
  if (!known || !promised || seat < 0) return null;
  if (known.nonce === undefined) {
    const promises = places.map(({ promise }) => promise ?? '');
    const settled = { game, rules, options, who: places.map(({ who }) => who) };
    keep(table, { ...known, seat, promises, settled, nonce: promised });
  }
  return promised;
}

function kept(table: string): Kept | null {
  try {
    return JSON.parse(localStorage.getItem(PREFIX + table) ?? 'null') as Kept | null;
  } catch {
    return null;
  }
}

function keep(table: string, what: Kept): void {
  const age = (key: string) => kept(key.slice(PREFIX.length))?.at ?? 0;
  const all = Object.keys(localStorage).filter((key) => key.startsWith(PREFIX));
  for (const key of all.toSorted((a, b) => age(b) - age(a)).slice(MOST)) localStorage.removeItem(key);
  localStorage.setItem(PREFIX + table, JSON.stringify(what));
}

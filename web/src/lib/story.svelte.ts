import { uncovered } from './covers.svelte';
import { fly, pause, rest } from './flights';
import { readingTime, wording, type Saying } from './moments';
import { picture } from './pictures';
import type { Told } from './protocol';
import { settings } from './settings.svelte';

/** The most that is kept of what one waited through, and of great moments. */
const MOST = 24;
const MOST_KEPT = 6;
/** How much of a calm reader's time a quick one takes. */
const QUICK = 0.45;
/** How much is remembered for who listens. */
const HEARD = 6;

/** What the table tells: now, while one waited, and of the great moments. */
export class Story {
  /** What is being read, and the step of a scene. */
  now = $state.raw<Saying | null>(null);
  step = $state(0);
  /** What others did since one's own last decision. */
  waited = $state.raw<Saying[]>([]);
  /** What hit the one who looks, until they have seen it or decided again. */
  hits = $state.raw<Saying[]>([]);
  /** Scenes that can be opened again. */
  kept = $state.raw<Saying[]>([]);
  /** For those who listen: whatever others did, in words. */
  heard = $state.raw<{ id: number; text: string }[]>([]);
  /** What is pointed at in the log. */
  lit = $state.raw<string[]>([]);
  /** Where the lines of the log happened. */
  placesOf = $state.raw<(told: Told) => string[]>(() => []);

  /** The places to mark, with whose deed they mark. */
  marks = $derived.by(() => {
    const found = new Map<string, number>();
    for (const { places, seat, weight } of [...this.waited, ...(this.now ? [this.now] : [])])
      if (weight !== 'log')
        for (const place of places) {
          // What comes to a place by itself is nobody's deed, and the one before is over.
          if (seat >= 0) found.set(place, seat);
          else found.delete(place);
        }
    return found;
  });

  private decided = false;
  private said = 0;

  /** One has decided: what comes next is new. */
  decide(): void {
    this.decided = true;
    this.hits = [];
  }

  forget(): void {
    this.waited = [];
    this.hits = [];
    this.kept = [];
    this.heard = [];
    this.now = null;
  }

  /** Takes in what happened, whether or not there is time to show it. */
  collect(all: Saying[]): void {
    const told = all.filter(({ weight }) => weight !== 'log');
    if (!told.length) return;
    this.waited = [...(this.decided ? [] : this.waited), ...told].slice(-MOST);
    this.decided = false;
    this.hits = [...this.hits, ...told.filter(({ hits }) => hits)].slice(-MOST);
    this.kept = [...this.kept, ...told.filter(({ steps }) => steps.length)].slice(-MOST_KEPT);
    const words = told.map((one) => ({ id: (this.said += 1), text: wording(one) }));
    this.heard = [...this.heard, ...words].slice(-Math.max(HEARD, words.length));
  }

  /** Shows what happened, to who can see it: cards fly while it is told, and it stays until it can have been read. */
  async perform(one: Saying): Promise<void> {
    await uncovered();
    const began = performance.now();
    if (one.weight !== 'log') this.now = one;
    for (const wave of one.flights) {
      await fly(wave, picture);
      await rest(0.3);
    }
    if (one.weight !== 'log') await this.read(one, began);
    this.now = null;
  }

  private async read(one: Saying, began: number): Promise<void> {
    for (this.step = 0; this.step < one.steps.length; this.step += 1) await linger(this.time(' '.repeat(20)));
    this.step = one.steps.length;
    await linger(this.time(wording(one)) - (one.steps.length ? 0 : performance.now() - began));
  }

  private time(text: string): number {
    if (!settings.flight) return 0;
    return readingTime(text) * (settings.pace === 'quick' ? QUICK : 1);
  }
}

/** So much time to read; once more if a dialog came over it. */
async function linger(time: number): Promise<void> {
  await pause(time);
  if (await uncovered()) await pause(time);
}

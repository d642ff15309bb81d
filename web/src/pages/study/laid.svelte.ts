import { skip } from '../../lib/flights';
import { capital } from '../../lib/grammar';
import type { Told, View } from '../../lib/protocol';
import { Table } from '../../lib/table.svelte';
import { say } from '../../lib/words.svelte';

/** A table on which a position lies that somebody put there: whoever did is told of moves, and puts the next one. */
export class LaidTable extends Table {
  private people = $state.raw<string[]>([]);
  private puts = 0;

  constructor(
    private readonly played: string,
    private readonly onmove: (move: number | string) => void,
  ) {
    super('', '');
  }

  override get game(): string {
    return this.played;
  }

  override readonly stepwise = true;

  protected override get sitting(): string[] {
    return this.people;
  }

  /** Puts a position on the table, after showing what led to it. */
  async put(view: View, names: string[], events: Told[] = []): Promise<void> {
    const put = (this.puts += 1);
    const before = this.view;
    this.people = Array.from(
      { length: view.seats },
      (_, seat) => names[seat] ?? capital(say('player', { number: seat + 1 })),
    );
    skip();
    this.tell(events);
    if (before && events.length) {
      this.showing = true;
      const seen = events.map(({ event }) => event);
      await this.show(seen, this.sayings(events, before, view));
      if (put !== this.puts) return;
    }
    this.showing = false;
    this.refusal = null;
    this.seat = view.seat;
    this.lay(view);
  }

  protected override listen(): () => void {
    return () => undefined;
  }

  override leave(): void {
    // Nobody is told: no server has this table.
  }

  protected override submit(move: number | string): void {
    if (!this.showing && !this.sending) this.onmove(move);
  }
}

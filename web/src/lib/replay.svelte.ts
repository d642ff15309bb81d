import { api } from './api';
import { message } from './failure';
import type { Step, View } from './protocol';

/** A finished game, move by move, with the eyes of any seat or with all cards open. */
export class Replay {
  seat = $state(-1);
  open = $state(false);
  at = $state(0);
  moves = $state(0);
  problem = $state('');
  private opening = $state.raw<View | null>(null);
  steps = $state.raw<Step[]>([]);

  constructor(
    private readonly table: string,
    seat: number,
    open = false,
  ) {
    this.lookAs(seat, open);
  }

  get view(): View | null {
    return this.after(this.at);
  }

  /** The table after so many moves. */
  after(moves: number): View | null {
    return moves === 0 ? this.opening : (this.steps[moves - 1]?.view ?? null);
  }

  get step(): Step | null {
    return this.steps[this.at - 1] ?? null;
  }

  lookAs(seat: number, open = false): void {
    this.seat = seat;
    this.open = open;
    void this.load(seat, open).catch((failure: unknown) => (this.problem = message(failure)));
  }

  /** Whether every move is there. */
  get whole(): boolean {
    return this.opening !== null && this.steps.length === this.moves;
  }

  go(move: number): void {
    this.at = Math.min(Math.max(move, 0), this.steps.length);
  }

  private async load(seat: number, open: boolean): Promise<void> {
    const steps: Step[] = [];
    let all: number;
    do {
      const part = await api.replay(this.table, seat, open, steps.length);
      if (seat !== this.seat || open !== this.open) return;
      if (part.opening) this.opening = part.opening;
      steps.push(...part.steps);
      all = part.moves;
      this.steps = [...steps];
      this.moves = all;
    } while (steps.length < all);
  }
}

import { api } from './api';
import type { Step, View } from './protocol';

/** A finished game, move by move, with the eyes of any seat. */
export class Replay {
  seat = $state(-1);
  at = $state(0);
  moves = $state(0);
  problem = $state('');
  private opening = $state.raw<View | null>(null);
  private steps = $state.raw<Step[]>([]);

  constructor(
    private readonly table: string,
    seat: number,
  ) {
    this.lookAs(seat);
  }

  get view(): View | null {
    return this.at === 0 ? this.opening : (this.steps[this.at - 1]?.view ?? null);
  }

  get step(): Step | null {
    return this.steps[this.at - 1] ?? null;
  }

  lookAs(seat: number): void {
    this.seat = seat;
    void this.load(seat).catch((failure: Error) => (this.problem = failure.message));
  }

  go(move: number): void {
    this.at = Math.min(Math.max(move, 0), this.steps.length);
  }

  private async load(seat: number): Promise<void> {
    const steps: Step[] = [];
    let all = 0;
    do {
      const part = await api.replay(this.table, seat, steps.length);
      if (seat !== this.seat) return;
      if (part.opening) this.opening = part.opening;
      steps.push(...part.steps);
      all = part.moves;
      this.steps = [...steps];
      this.moves = all;
    } while (steps.length < all);
  }
}

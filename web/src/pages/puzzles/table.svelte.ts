import { Refusal } from '../../lib/api';
import type { PuzzleAnswer, PuzzleShown } from '../../lib/protocol';
import { Table } from '../../lib/table.svelte';
import { puzzles } from './puzzles';
import { say } from './text';

/** What the other seats are called: nobody sits there. */
const OTHERS = 'forager';

/** A puzzle on the table: the first move that the rules allow is the answer. */
export class PuzzleTable extends Table {
  puzzle = $state.raw<PuzzleShown>() as PuzzleShown;
  answer = $state.raw<PuzzleAnswer | null>(null);

  constructor(puzzle: PuzzleShown) {
    super('', '');
    this.puzzle = puzzle;
    this.seat = puzzle.view.seat;
    this.lay(puzzle.view);
  }

  override get game(): string {
    return this.puzzle.game;
  }

  override readonly stepwise = true;

  protected override get sitting(): string[] {
    return Array.from({ length: this.puzzle.view.seats }, (_, seat) =>
      seat === this.seat ? say('yourself') : say('bot-name', { level: OTHERS, number: seat + 1 }),
    );
  }

  /** The same position once more; only the first answer has counted. */
  again(): void {
    this.answer = null;
    this.refusal = null;
    this.resting = false;
    this.told = [];
    this.lay(this.puzzle.view);
  }

  protected override listen(): () => void {
    return () => undefined;
  }

  override leave(): void {
    // Nobody is told: a puzzle has no table on the server.
  }

  protected override submit(move: number | string): void {
    if (!this.showing && !this.sending && !this.answer) void this.judge(move);
  }

  /** Asks the server for its verdict; then the best move is made on the table, whatever the answer was. */
  private async judge(move: number | string): Promise<void> {
    this.sending = true;
    this.refusal = null;
    try {
      const answer = await puzzles.answer(this.puzzle.id, move);
      this.answer = answer;
      this.resting = true;
      this.chosen = ''; // what is played now is the best move, with another card perhaps
      this.tell(answer.events);
      this.showing = true;
      await this.show(
        answer.events.map((told) => told.event),
        this.sayings(answer.events, this.puzzle.view, answer.view),
      );
      this.showing = false;
      this.lay(answer.view);
    } catch (failure) {
      if (!(failure instanceof Refusal)) throw failure;
      this.refusal = { rule: 'error', reason: failure.message };
    } finally {
      this.sending = false;
    }
  }
}

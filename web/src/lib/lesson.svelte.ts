import { api, Refusal } from './api';
import type { Lesson, LessonStep } from './protocol';
import { Table } from './table.svelte';
import { say } from './words.svelte';

const LEARNER = 0;

/** A guided game: a table whose moves go to the lesson instead of to other players. */
export class LessonTable extends Table {
  at = $state(0);
  /** What the lesson said to the last move. */
  said = $state('');
  /** Whether what was said praises the move. */
  right = $state(false);
  /** Whether the step is done and its words wait to be read. */
  done = $state(false);

  lesson = $state.raw<Lesson>() as Lesson;

  constructor(lesson: Lesson) {
    super('', '');
    this.lesson = lesson;
    this.seat = LEARNER;
    this.begin(0);
  }

  override get game(): string {
    return this.lesson.game;
  }

  override readonly stepwise = true;

  protected override get sitting(): string[] {
    return [say('yourself'), ...this.lesson.names.slice(1)];
  }

  get step(): LessonStep {
    return this.lesson.steps[this.at] as LessonStep;
  }

  get finished(): boolean {
    return this.done && this.at === this.lesson.steps.length - 1;
  }

  /** Whether there is nothing to do but to go on. */
  get reading(): boolean {
    return this.done || this.step.answers.length === 0;
  }

  begin(step: number): void {
    this.at = step;
    this.said = '';
    this.done = false;
    this.refusal = null;
    this.lay(this.step.view);
    this.resting = this.step.answers.length === 0;
    if (!this.step.goes_on) this.told = [];
  }

  next(): void {
    if (this.at + 1 < this.lesson.steps.length) this.begin(this.at + 1);
    else this.done = true;
  }

  protected override listen(): () => void {
    return () => undefined;
  }

  override leave(): void {
    // Nobody is told: a lesson has no table on the server.
  }

  protected override submit(move: number | string): void {
    if (!this.showing && !this.sending && !this.reading) void this.answer(move);
  }

  private async answer(move: number | string): Promise<void> {
    this.sending = true;
    this.refusal = null;
    try {
      const answer = await api.answer(this.lesson.game, this.at, move);
      if (answer.rule) this.refusal = { ...answer, reason: answer.text };
      else this.said = answer.text;
      this.right = answer.view !== null;
      if (answer.view && this.view) {
        this.tell(answer.events);
        this.showing = true;
        await this.show(
          answer.events.map((told) => told.event),
          this.sayings(answer.events, this.view, answer.view),
        );
        this.showing = false;
        this.lay(answer.view);
        this.resting = this.done = true;
      }
    } catch (failure) {
      if (!(failure instanceof Refusal)) throw failure;
      this.refusal = { rule: 'error', reason: failure.message };
    } finally {
      this.sending = false;
    }
  }
}

import { message } from '../../lib/failure';
import type { Analysed, Move, NewStudy, OpenedStudy, Studied, StudyWish, Told } from '../../lib/protocol';
import { looks, put } from './api';

/** With whose eyes a position is seen: of whoever is asked, of one seat, or of whoever is asked with all hands open. */
export type Eyes = number | 'asked' | 'open';

/** One position of a study, and what has been tried from it. */
export class Step {
  next = $state.raw<Step[]>([]);
  found = $state.raw<Analysed | null>(null);
  seen = $state.raw() as Studied;
  /** The way that was gone last. */
  way: Step | null = null;

  constructor(
    seen: Studied,
    public eyes: Eyes,
    readonly from: Step | null,
    /** How it came to this: a move of a seat, or the answers of the others. */
    readonly move: Move | null = null,
    readonly by = -1,
  ) {
    this.seen = seen;
    this.dealtFor = typeof eyes === 'number' ? eyes : null;
  }

  /** The seat for which chance was dealt again on the way here: the same move would lead elsewhere. */
  readonly dealtFor: number | null;

  /** How many moves were tried before. */
  get depth(): number {
    return this.from ? this.from.depth + 1 : 0;
  }
}

/** A position, the moves tried from it as a tree, and what the search says of where one is. */
export class Study {
  root = $state.raw() as Step;
  at = $state.raw() as Step;
  eyes = $state<Eyes>('asked');
  names = $state.raw<string[]>([]);
  /** What led here, where it has just been played. */
  events = $state.raw<Told[]>([]);
  refusal = $state.raw<Studied['refusal']>(null);
  problem = $state('');
  busy = $state(false);
  /** What it is kept as, by whoever looks at it. */
  kept = $state.raw<{ id: string; name: string } | null>(null);
  private stop = new AbortController();

  constructor(first: Studied, eyes: Eyes) {
    this.eyes = eyes;
    this.names = first.names;
    this.root = this.at = new Step(first, eyes, null);
  }

  static async open(wish: StudyWish, eyes: Eyes = 'asked'): Promise<Study> {
    return new Study(await put({ ...wish, ...through(eyes) }), eyes);
  }

  /** A kept study, with all that was tried, where one was. */
  static reopened(found: OpenedStudy): Study {
    const study = new Study(found.start, 'asked');
    const steps = [study.root];
    for (const [nth, { after, eyes }] of found.lines.entries()) {
      const from = steps[after] ?? study.root;
      const seen = found.tried[nth];
      if (!seen) break;
      const step = new Step(seen, eyes ?? 'asked', from, seen.made, seen.made ? (eyes ?? from.seen.seat) : -1);
      from.next = [...from.next, step];
      steps.push(step);
    }
    study.at = steps[found.shown] ?? study.root;
    study.eyes = study.at.eyes;
    for (let step = study.at; step.from; step = step.from) step.from.way = step;
    if (found.mine) study.kept = { id: found.id, name: found.name };
    return study;
  }

  /** The start and all that was tried, to be kept under a name. */
  whole(name: string): NewStudy {
    const { game, position } = this.root.seen;
    const steps: Step[] = [this.root];
    for (const step of steps) steps.push(...step.next);
    const lines = steps.slice(1).map((step) => ({
      after: step.from ? steps.indexOf(step.from) : 0,
      move: step.move?.text ?? '',
      ...(step.dealtFor === null ? {} : { eyes: step.dealtFor, position: step.seen.position }),
    }));
    return { name, game, position, lines, shown: steps.indexOf(this.at) };
  }

  /**
   * Tries a move; where chance is not dealt again, what was tried before is there already. With the eyes of one seat the
   * others answer it.
   */
  async play(move: number | string): Promise<void> {
    const { at, eyes } = this;
    const answer = typeof eyes === 'number';
    const known = answer ? undefined : at.next.find((step) => step.move?.id === move);
    if (known) return this.go(known);
    await this.ask({ play: move, answer }, (seen) =>
      this.grow(new Step(seen, eyes, at, seen.made, at.seen.seat), seen.events),
    );
  }

  /** The others play until one's own seat is asked. */
  async answer(): Promise<void> {
    const { at, eyes } = this;
    await this.ask({ answer: true }, (seen) => this.grow(new Step(seen, eyes, at), seen.events));
  }

  /** Goes to a position that has been on the table. */
  async go(step: Step | null | undefined): Promise<void> {
    if (!step || this.busy) return;
    if (step.from) step.from.way = step;
    this.events = [];
    this.refusal = null;
    this.at = step;
    if (step.eyes !== this.eyes) await this.seeAgain();
  }

  back = () => this.go(this.at.from);
  forth = () => this.go(this.at.way ?? this.at.next[0]);

  async look(eyes: Eyes): Promise<void> {
    this.eyes = eyes;
    await this.seeAgain();
  }

  /** Takes a line out of the study. */
  drop(step: Step): void {
    const { from } = step;
    if (!from) return;
    from.next = from.next.filter((one) => one !== step);
    if (from.way === step) from.way = null;
    for (let here: Step | null = this.at; here; here = here.from) if (here === step) void this.go(from);
  }

  /** Lets the search look into the position on the table, deeper and deeper, until one goes elsewhere. */
  search(): () => void {
    this.stop.abort();
    const stop = (this.stop = new AbortController());
    const { at } = this;
    const { seen } = at;
    const wait = setTimeout(() => {
      if (seen.view.moves.length) void this.deepen(at, seen, stop.signal);
    }, 200);
    return () => {
      clearTimeout(wait);
      stop.abort();
    };
  }

  private async deepen(step: Step, seen: Studied, signal: AbortSignal): Promise<void> {
    this.problem = '';
    try {
      for await (const found of looks(seen, signal)) if (found.tries > (step.found?.tries ?? 0)) step.found = found;
    } catch (failure) {
      if (!signal.aborted) this.problem = message(failure);
    }
  }

  private grow(step: Step, events: Told[]): void {
    const { from } = step;
    if (!from) return;
    from.next = [...from.next, step];
    from.way = step;
    this.events = events;
    this.at = step;
  }

  private async seeAgain(): Promise<void> {
    const { at, eyes } = this;
    await this.ask({}, (seen) => {
      if (seen.seat !== at.seen.seat) at.found = null;
      at.seen = seen;
      at.eyes = eyes;
    });
  }

  private async ask(wish: StudyWish, done: (seen: Studied) => void): Promise<void> {
    if (this.busy) return;
    const { game, position } = this.at.seen;
    let otherwise = false;
    this.busy = true;
    this.refusal = null;
    this.problem = '';
    try {
      const seen = await put({ game, position, ...through(this.eyes), ...wish });
      if (seen.refusal) this.refusal = seen.refusal;
      else {
        this.events = [];
        done(seen);
      }
      otherwise = this.at.eyes !== this.eyes; // somebody has looked away meanwhile
    } catch (failure) {
      this.problem = message(failure);
    } finally {
      this.busy = false;
    }
    if (otherwise) await this.seeAgain();
  }
}

function through(eyes: Eyes): StudyWish {
  if (eyes === 'asked') return {};
  return eyes === 'open' ? { open: true } : { seat: eyes };
}

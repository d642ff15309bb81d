import type { Move, View } from './protocol';
import type { Narrator } from './narration';

/** A move that may be made now, with what it would bring or cost. */
export interface Choice {
  move: Move;
  /** Its place among the moves of the view. */
  index: number;
  note: string;
}

type Kind = Move['kind'];
type Fields = Record<string, number | string>;

export function choices(view: View, narrator: Narrator): Choice[] {
  return view.moves.map((move, index) => ({ move, index, note: narrator.note(view as never, index) }));
}

/** The choice of this kind with these fields, if it may be made. */
export function find(all: Choice[], kind: Kind, fields: Fields): Choice | undefined {
  return all.find(({ move }) => move.kind === kind && matches(move, fields));
}

export function ofKind(all: Choice[], ...kinds: Kind[]): Choice[] {
  return all.filter(({ move }) => kinds.includes(move.kind));
}

function matches(move: Move, fields: Fields): boolean {
  return Object.entries(fields).every(([name, value]) => move.fields[name] === value);
}

import type { Move, View } from './protocol';

/** A move that may be made now, with what it would bring or cost. */
export interface Choice {
  move: Move;
  note: string;
}

type Fields = Record<string, number | string>;

export function choices(view: View): Choice[] {
  return view.moves.map((move, index) => ({ move, note: view.notes[index] ?? '' }));
}

/** The choice of this kind with these fields, if it may be made. */
export function find(all: Choice[], kind: string, fields: Fields): Choice | undefined {
  return all.find(({ move }) => move.kind === kind && matches(move, fields));
}

export function ofKind(all: Choice[], ...kinds: string[]): Choice[] {
  return all.filter(({ move }) => kinds.includes(move.kind));
}

function matches(move: Move, fields: Fields): boolean {
  return Object.entries(fields).every(([name, value]) => move.fields[name] === value);
}

/** A move's text as a sentence begins: 'Lay owl 2 left'. */
export function label(move: Move): string {
  return move.text.charAt(0).toUpperCase() + move.text.slice(1);
}

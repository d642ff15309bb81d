import type { Choice } from './moves';

/** Moves that differ only in one number, and are too many for buttons. */
export interface Scale {
  field: string;
  choices: Choice[];
}

export interface Answers {
  plain: Choice[];
  scales: Scale[];
}

const MANY = 6;

/** The question makes the answers: a few become buttons, a long row of numbers becomes a field. */
export function sorted(choices: Choice[]): Answers {
  const kinds = Map.groupBy(choices, ({ move }) => move.kind);
  const answers: Answers = { plain: [], scales: [] };
  for (const group of kinds.values()) {
    const field = onlyNumber(group);
    if (field && group.length > MANY) answers.scales.push({ field, choices: group });
    else answers.plain.push(...group);
  }
  return answers;
}

function onlyNumber(group: Choice[]): string | null {
  const names = Object.keys(group[0]?.move.fields ?? {});
  const [field] = names;
  if (names.length !== 1 || field === undefined) return null;
  return group.every(({ move }) => typeof move.fields[field] === 'number') ? field : null;
}

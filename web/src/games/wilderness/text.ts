import { gameText } from '../../lib/gametext.svelte';
import type { Cast } from '../../lib/narration';
import type { Views } from '../../lib/protocol';

export const text = gameText('wilderness');
export const { say } = text;

/** The cards that fit now, each once, whomever they are played on. */
export function offered({ moves }: Pick<Views['wilderness'], 'moves'>): { card: string; held: string }[] {
  const cards = moves
    .filter(({ kind }) => ['good', 'bad', 'raft'].includes(kind))
    .map(({ fields }) => ({ card: String(fields.card), held: String(fields.held ?? '') }));
  return [...new Map(cards.map((one) => [`${one.card} ${one.held}`, one])).values()];
}

/** So many cards are told of with what they do, in a question of so many letters: what explains it needs room too. */
const [TOLD, LETTERS] = matchMedia('(min-width: 900px)').matches ? [2, 115] : [1, Infinity];
/** So many are named where there is more to do. */
const NAMED = 2;

const { asked } = text.words;
/** Whoever is asked for a card is told which ones fit. */
text.words.asked = (view: Views['wilderness'], cast: Cast) => {
  const { prompt, window } = view;
  const fit = offered(view);
  if (typeof prompt === 'string' || (!window && fit.length > NAMED)) return asked(view as never, cast);
  const told = (brief: boolean) => {
    const cards = fit.map((one) => ({ ...one, brief }));
    return asked({ ...view, prompt: { ...prompt, args: { ...prompt.args, cards } } } as never, cast);
  };
  const whole = told(fit.length > TOLD);
  return whole.length > LETTERS ? told(true) : whole;
};

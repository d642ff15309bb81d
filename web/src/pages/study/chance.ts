import type { AnalysedMove } from '../../lib/protocol';
import { percent } from '../../lib/words.svelte';

/** The chance to win and its doubt in hundredths, as messages have them; a little doubt is never told as none. */
export function chanceOf({ chance, low, high }: AnalysedMove): { percent: number; doubt: number } {
  return { percent: percent(chance), doubt: Math.ceil(50 * (high - low)) };
}

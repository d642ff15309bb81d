import { Dictionary } from '../../lib/words.svelte';
import type { words } from './words.en';

/** English says which words there are. */
export type Words = typeof words;

export const dictionary = new Dictionary<Words>({
  en: () => import('./words.en'),
  nl: () => import('./words.nl'),
  it: () => import('./words.it'),
});
export const w = dictionary.words;

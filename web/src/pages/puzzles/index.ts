import type { Way } from '../areas';

export { default as page } from './PuzzlesPage.svelte';
export { text } from './text';

export const ways = ([game]: string[]): Way[] | null => (game ? null : []);

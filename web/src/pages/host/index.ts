import type { Way } from '../areas';

export { default as page } from './HostPage.svelte';
export { text } from './text';

export const ways = (): Way[] => [];

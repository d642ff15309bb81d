import { Text } from '../../lib/spoken.svelte';

export const text = new Text('../pages/puzzles/text');
export const { say } = text;

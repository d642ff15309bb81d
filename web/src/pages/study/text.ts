import { Text } from '../../lib/spoken.svelte';

export const text = new Text('../pages/study/text');
export const { say } = text;

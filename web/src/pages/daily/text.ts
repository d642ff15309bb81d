import { Text } from '../../lib/spoken.svelte';

export const text = new Text('../pages/daily/text');
export const { say } = text;

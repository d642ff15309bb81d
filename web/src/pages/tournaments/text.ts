import { Text } from '../../lib/spoken.svelte';

export const text = new Text('../pages/tournaments/text');
export const { say } = text;

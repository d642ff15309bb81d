import { Text } from '../../lib/spoken.svelte';

export const text = new Text('../pages/people/text');
export const { say } = text;

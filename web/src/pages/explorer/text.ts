import { Text } from '../../lib/spoken.svelte';

export const text = new Text('../pages/explorer/text');
export const { say } = text;

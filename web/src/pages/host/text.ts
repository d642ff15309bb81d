import { Text } from '../../lib/spoken.svelte';

export const text = new Text('../pages/host/text');
export const { say } = text;

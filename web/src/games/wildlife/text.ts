import { gameText } from '../../lib/gametext.svelte';

export const text = gameText('wildlife');
export const { say } = text;

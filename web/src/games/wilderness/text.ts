import { gameText } from '../../lib/gametext.svelte';

export const text = gameText('wilderness');
export const { say } = text;

import { gameText } from '../../lib/gametext.svelte';

export const text = gameText('cubirds');
export const { say } = text;

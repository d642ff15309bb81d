import { gameText } from '../../lib/gametext.svelte';
import { onDisplay } from './cards';

export const text = gameText('wild_cards');
export const { say } = text;

// A place of the display is called by the animal that is seen there.
text.seen = ({ fields }, view) => ({ shown: onDisplay(view, fields.slot) });

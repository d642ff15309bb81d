import { gameText } from '../../lib/gametext.svelte';
import type { Views } from '../../lib/protocol';
import { onDisplay } from './cards';

export const text = gameText('wild_cards');
export const { say } = text;

// A place of the display is called by the animal that is seen there.
// Whoever has named no card yet keeps them all.
text.seen = ({ fields }, view) => ({
  shown: onDisplay(view, fields.slot),
  ...((view as Views['wild_cards']).chosen.length ? {} : { keeps: 'yes' }),
});

/** Whom the talisman favours at this table. */
export const aboutTalisman = (holderFirst: boolean): string =>
  say(holderFirst ? 'about-talisman-first' : 'about-talisman');

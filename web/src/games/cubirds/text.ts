import { gameText } from '../../lib/gametext.svelte';
import type { Views } from '../../lib/protocol';

export const text = gameText('cubirds');
export const { say } = text;

// Of a species of which one holds a single bird, one bird is laid.
text.seen = ({ fields }, view) => {
  const { players, seat } = view as Views['cubirds'];
  return players[seat]?.hand?.[fields.bird ?? ''] === 1 ? { alone: 'yes' } : {};
};

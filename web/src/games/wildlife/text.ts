import { gameText } from '../../lib/gametext.svelte';
import type { Views } from '../../lib/protocol';

export const text = gameText('wildlife');
export const { say } = text;

/** An ability that is not in the supply is another's (WL-7). */
text.seen = ({ kind, fields }, view) => {
  const { ability_supply, players, seat } = view as Views['wildlife'];
  const { ability } = fields;
  if (kind !== 'take' || typeof ability !== 'string' || ability_supply[ability]) return {};
  const holders = players.flatMap(({ abilities }, holder) => (abilities[ability] && holder !== seat ? [holder] : []));
  return holders.length === 1 ? { holder: holders[0] ?? 0 } : { robs: 'yes' };
};

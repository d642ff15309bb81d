import type { Args } from '../../lib/bundle';
import { gameText } from '../../lib/gametext.svelte';
import type { Cast } from '../../lib/narration';
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

/** How it is asked depends on what can be done: a card that only lets tiles migrate begins with a tile. */
function around({ step, moves, bid, players, seat }: Views['wildlife']): Args {
  if (step === 'terrain card')
    return moves.some(({ kind }) => kind === 'place' || kind === 'attack') ? {} : { migrates: 'yes' };
  return step === 'payment' && (players[seat]?.food ?? 0) >= bid ? { enough: 'yes' } : {};
}

const { asked, note } = text.words;
text.words.asked = (view: Views['wildlife'], cast: Cast) => {
  const { prompt } = view;
  if (typeof prompt === 'string') return asked(view as never, cast);
  return asked({ ...view, prompt: { ...prompt, args: { ...prompt.args, ...around(view) } } } as never, cast);
};
/** What an ability does is said where it is chosen, and what a terrain is worth to one's own organism. */
text.words.note = (view: Views['wildlife'], index: number) => {
  const move = view.moves[index];
  const level = view.players[view.seat]?.levels[String(move?.fields.card)];
  if (move?.kind === 'take') return say('ability-does', { ability: move.fields.ability });
  if (move?.kind === 'name' && level) return say('board-for-you', { level });
  return note(view as never, index);
};

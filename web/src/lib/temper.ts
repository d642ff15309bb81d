import { say } from './words.svelte';

const TEMPER = ':temper=';
/** A different temperament for every bot. */
export const MIXED = 'mixed';

/** The level of a bot without its temperament. */
export const levelWord = (level: string): string => level.split(':')[0] ?? '';

/** What one of the server's own bots is called at a table: Forager 2, Bold Forager 2. */
export function botName(level: string, number: number): string {
  const [word = '', temper = ''] = level.split(TEMPER);
  return say(temper ? 'tempered-bot-name' : 'bot-name', { level: word, temper, number });
}

/** A level with the temperament that was chosen, for the bot of this number from 0; none is empty. */
export function tempered(level: string, temper: string, known: string[], bot: number): string {
  const own = temper === MIXED ? known[bot % known.length] : temper;
  return own ? level + TEMPER + own : level;
}

import { say } from './words.svelte';

/** Between the level of a bot and its temperament. */
export const TEMPER = ':temper=';

/** What one of the server's own bots is called at a table: Forager 2, Bold Forager 2. */
export function botName(bot: string, number: number): string {
  const [level, temper] = bot.split(TEMPER);
  return say(temper ? 'tempered-bot-name' : 'bot-name', { level, temper, number });
}

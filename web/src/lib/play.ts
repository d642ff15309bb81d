import { GAMES } from '../games';
import { api } from './api';
import { catalogue } from './catalogue.svelte';
import type { GameInfo } from './protocol';
import { router } from './router.svelte';
import { settings } from './settings.svelte';

/** A seat at a table against bots, one click away. */
export async function playAtOnce(game: GameInfo): Promise<void> {
  const seats = Math.min(Math.max(game.fewest, GAMES[game.name]?.company ?? 3), game.most);
  // Who is quicker than the lobby's first answer gets the same bots.
  if (!settings.level && !catalogue.suggested.length) catalogue.suggested = (await api.home()).levels;
  const level = settings.level ? catalogue.level : (catalogue.suggestion(game.name)?.level ?? catalogue.level);
  const places = ['me', ...Array.from({ length: seats - 1 }, () => level)];
  const table = await api.open({ game: game.name, places, start: true });
  router.go(`/table/${table.id}`);
}

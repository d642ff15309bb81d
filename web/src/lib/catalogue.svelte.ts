import { api } from './api';
import type { Catalogue, GameInfo, SuggestedLevel } from './protocol';
import { settings } from './settings.svelte';

/** Levels for those who measure bots, not for those who play. */
const FOR_COMPARISON = new Set(['mcts', 'random', 'greedy']);
const USUAL_LEVEL = 'forager';

/** The games and the levels of bots, asked for once. */
class Games {
  private found = $state.raw<Catalogue | null>(null);
  private asked = false;
  /** What the last games against bots suggest; the lobby asks for it. */
  suggested = $state.raw<SuggestedLevel[]>([]);

  private get all(): Catalogue | null {
    if (!this.asked) {
      this.asked = true;
      void api.catalogue().then(
        (found) => (this.found = found),
        () => (this.asked = false),
      );
    }
    return this.found;
  }

  get games(): GameInfo[] {
    return this.all?.games ?? [];
  }

  get levels(): Record<string, string> {
    const levels = Object.entries(this.all?.levels ?? {});
    return Object.fromEntries(levels.filter(([name]) => !FOR_COMPARISON.has(name)));
  }

  /** The level of bots in any game: the one last chosen here, or one that is quick and fair. */
  get level(): string {
    const names = Object.keys(this.levels);
    return [settings.level, USUAL_LEVEL].find((name) => names.includes(name)) ?? names.at(-1) ?? '';
  }

  /** What is suggested for a game; who chose a level keeps it until there are results against it. */
  suggestion(game: string): SuggestedLevel | undefined {
    const found = this.suggested.find((one) => one.game === game);
    return !settings.level || found?.against === settings.level ? found : undefined;
  }

  game(name: string): GameInfo | undefined {
    return this.games.find((game) => game.name === name);
  }
}

export const catalogue = new Games();

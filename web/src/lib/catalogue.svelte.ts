import { api } from './api';
import type { Catalogue, GameInfo } from './protocol';

/** The games and the levels of bots, asked for once. */
class Games {
  private found = $state.raw<Catalogue | null>(null);
  private asked = false;

  private get all(): Catalogue | null {
    if (!this.asked) {
      this.asked = true;
      void api.catalogue().then((found) => (this.found = found));
    }
    return this.found;
  }

  get games(): GameInfo[] {
    return this.all?.games ?? [];
  }

  get levels(): Record<string, string> {
    return this.all?.levels ?? {};
  }

  game(name: string): GameInfo | undefined {
    return this.games.find((game) => game.name === name);
  }
}

export const catalogue = new Games();

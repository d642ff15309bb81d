import { api } from './api';
import type { BotAccount } from './protocol';

/** The programs that one has an account for here; they are invited by `bot:` and their name. */
class Bots {
  own = $state.raw<BotAccount[]>([]);

  async load(): Promise<void> {
    this.own = (await api.bots()).bots;
  }

  /** A new account; its token, which is shown this once. */
  async create(name: string): Promise<string> {
    const { token } = await api.newBot(name);
    await this.load();
    return token;
  }

  async remove(name: string): Promise<void> {
    await api.removeBot(name);
    await this.load();
  }

  /** What may be chosen for a seat beside the levels of the server's own bots. */
  get places(): [string, string][] {
    return this.own.map(({ name }) => [`bot:${name}`, name]);
  }
}

export const bots = new Bots();

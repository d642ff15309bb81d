import { api } from './api';
import type { FromServer } from './protocol';
import { socket } from './socket.svelte';

/**
 * At which tables it is one's turn: the server says, whenever something happens at one of these. They are looked at
 * as a spectator sees them, who is not told whom a table waits for in secret, and whom nobody takes to be there.
 */
export class Turns {
  yours = $state.raw<string[]>([]);
  private asking = false;
  private again = false;

  constructor(private readonly tables: string[]) {}

  watch(): () => void {
    const stop = socket.listen(
      (message) => this.receive(message),
      () => this.tables.forEach((table) => socket.send({ type: 'watch', table })),
    );
    void this.ask();
    return () => {
      stop();
      for (const table of this.tables) socket.send({ type: 'unwatch', table });
    };
  }

  receive(message: FromServer): void {
    if (message.type === 'update' && this.tables.includes(message.table)) void this.ask();
  }

  /** One question at a time: what happens meanwhile is asked about after it. */
  private async ask(): Promise<void> {
    this.again = this.asking;
    if (this.asking) return;
    this.asking = true;
    this.yours = (await api.next('').catch(() => null))?.tables ?? this.yours;
    this.asking = false;
    if (this.again) await this.ask();
  }
}

import { api, Refusal } from './api';
import type { Me } from './protocol';
import { say } from './words.svelte';

const KEY = 'waterhole.known';
/** So many manners and so many animals are there for the name of a guest: who is called alike cannot sit together. */
const WORDS = 16;

/** Who sits at this browser. Nobody is asked to register: a first name is given, and can be changed. */
class Person {
  me = $state<Me | null>(null);

  async meet(): Promise<Me> {
    // Asking before a cookie was ever set would be answered by an error that the browser prints.
    const known = localStorage.getItem(KEY) ? await api.me().catch(() => null) : null;
    this.me = known ?? (await api.name(say('guest', { manner: any() % WORDS, animal: any() % WORDS })));
    localStorage.setItem(KEY, '1');
    return this.me;
  }

  async rename(name: string): Promise<void> {
    if (!name.trim()) throw new Refusal(say('refused-name-empty'));
    this.me = await api.name(name.trim());
  }
}

function any(): number {
  return Math.floor(Math.random() * 1000);
}

export const person = new Person();

import { api, Refusal } from './api';
import type { Me } from './protocol';

const KEY = 'waterhole.known';
const MANNERS = ['Quiet', 'Swift', 'Sleepy', 'Clever', 'Bold', 'Patient', 'Curious', 'Merry'];
const ANIMALS = ['Otter', 'Heron', 'Badger', 'Hare', 'Lynx', 'Tortoise', 'Kingfisher', 'Hedgehog'];

/** Who sits at this browser. Nobody is asked to register: a first name is given, and can be changed. */
class Person {
  me = $state<Me | null>(null);

  async meet(): Promise<Me> {
    // Asking before a cookie was ever set would be answered by an error that the browser prints.
    const known = localStorage.getItem(KEY) ? await api.me().catch(() => null) : null;
    this.me = known ?? (await api.name(`${any(MANNERS)} ${any(ANIMALS)}`));
    localStorage.setItem(KEY, '1');
    return this.me;
  }

  async rename(name: string): Promise<void> {
    if (!name.trim()) throw new Refusal('A name has at least one letter.');
    this.me = await api.name(name.trim());
  }
}

function any(words: string[]): string {
  return words[Math.floor(Math.random() * words.length)] ?? '';
}

export const person = new Person();

import languages from '../../../src/waterhole/text/languages.json';
import { breaking } from './grammar';
import { settings } from './settings.svelte';
import { PSEUDO, Text, written, type Spoken } from './spoken.svelte';

export type { Spoken };

/** The languages, each by its own name. */
export const LANGUAGES: Record<string, string> = languages;

/** The language of the page. */
class Speech {
  language = $state('en');
  private dictionaries: Spoken[] = [];

  /** The language in which rules and lessons are asked for. */
  get written(): string {
    return written(this.language);
  }

  /** Fetches a dictionary in the language that is spoken; from then on it follows a change. */
  async learn(dictionary: Spoken): Promise<void> {
    if (!this.dictionaries.includes(dictionary)) this.dictionaries.push(dictionary);
    await dictionary.fetch(this.language);
    dictionary.speak(this.language);
  }

  /** Changes all words at once, when all have been fetched. */
  async speak(language: string): Promise<void> {
    await Promise.all(this.dictionaries.map((one) => one.fetch(language)));
    for (const one of this.dictionaries) one.speak(language);
    this.language = language;
    document.documentElement.lang = this.written;
  }

  /** Speaks another language from now on, and at the next visit. */
  async change(language: string): Promise<void> {
    await this.speak(language);
    settings.language = language;
  }

  /** Begins in the language last chosen here, or the first that the browser asks for and that is spoken. */
  async begin(): Promise<void> {
    const wanted = [settings.language, ...navigator.languages.map((tag) => tag.slice(0, 2).toLowerCase())];
    this.dictionaries.push(page);
    await this.speak(wanted.find((tag) => tag in LANGUAGES || tag === PSEUDO) ?? 'en');
  }
}

const page = new Text('../text');

export const speech = new Speech();

/** A message of the page, or one that all share, in the language of the page. */
export const say = page.say;

/** Whether there is such a message. */
export const has = (id: string): boolean => page.has(id);

/** A name as it may be broken on a narrow card. */
export function broken(text: string): string {
  return breaking(say('word-breaks').split(', '))(text);
}

const MINUTE = 60;
const DAY = 86_400;

/** A time in the largest unit that is read at a glance. */
export function duration(seconds: number): string {
  if (seconds < 2 * MINUTE) return say('seconds', { count: seconds });
  return seconds < DAY
    ? say('minutes', { count: Math.round(seconds / MINUTE) })
    : say('days', { count: Math.round(seconds / DAY) });
}

/** A part of one as messages have it. */
export function percent(part: number): number {
  return Math.round(100 * part);
}

import { settings } from './settings.svelte';
import type { t as english } from './text';

export type Language = 'en' | 'nl' | 'it';

/** The languages, each by its own name. */
export const LANGUAGES: Record<Language, string> = { en: 'English', nl: 'Nederlands', it: 'Italiano' };

/** The words of the screen around the games: English says which there are. */
export type Words = typeof english;

type Source<W> = () => Promise<{ words: W }>;

/** Words in every language, fetched in one: `words` always speaks the language of the page. */
export class Dictionary<W extends object> {
  private spoken = $state.raw<W | null>(null);
  private fetched = new Map<Language, W>();
  readonly words = new Proxy({} as W, {
    get: (_, name) => (this.spoken ? Reflect.get(this.spoken, name) : ''),
  });

  constructor(private readonly sources: Record<Language, Source<W>>) {}

  async fetch(language: Language): Promise<void> {
    if (!this.fetched.has(language)) this.fetched.set(language, (await this.sources[language]()).words);
  }

  speak(language: Language): void {
    this.spoken = this.fetched.get(language) ?? this.spoken;
  }
}

/** The language of the page. */
class Speech {
  language = $state<Language>('en');
  private dictionaries: Dictionary<object>[] = [];

  /** Fetches a dictionary in the language that is spoken; from then on it follows a change. */
  async learn(dictionary: Dictionary<object>): Promise<void> {
    if (!this.dictionaries.includes(dictionary)) this.dictionaries.push(dictionary);
    await dictionary.fetch(this.language);
    dictionary.speak(this.language);
  }

  /** Changes all words at once, when all have been fetched. */
  async speak(language: Language): Promise<void> {
    await Promise.all(this.dictionaries.map((one) => one.fetch(language)));
    for (const one of this.dictionaries) one.speak(language);
    this.language = language;
    document.documentElement.lang = language;
  }

  /** Speaks another language from now on, and at the next visit. */
  async change(language: Language): Promise<void> {
    await this.speak(language);
    settings.language = language;
  }

  /** Begins in the language last chosen here, or the first that the browser asks for and that is spoken. */
  async begin(): Promise<void> {
    const wanted = [settings.language, ...navigator.languages.map((tag) => tag.slice(0, 2).toLowerCase())];
    const found = wanted.find((tag): tag is Language => tag in LANGUAGES) ?? 'en';
    this.dictionaries.push(chrome as Dictionary<object>);
    await this.speak(found);
  }
}

const chrome = new Dictionary<Words>({
  en: () => import('./text').then(({ t }) => ({ words: t })),
  nl: () => import('../words/nl'),
  it: () => import('../words/it'),
});

export const speech = new Speech();

/** Every word of the screen that belongs to no game, in the language of the page. */
export const t = chrome.words;

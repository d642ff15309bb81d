import type { FluentResource } from '@fluent/bundle';
import { Bundle, parse, type Args } from './bundle';
import { pseudo } from './pseudo';
import type { Cast } from './narration';

type Files = Record<string, () => Promise<string>>;

const FILES: Files = {
  ...import.meta.glob<string>('../text/*.ftl', { import: 'default' }),
  ...import.meta.glob<string>('../pages/*/text/*.ftl', { import: 'default' }),
  ...import.meta.glob<string>('../../../src/waterhole/text/*.ftl', { import: 'default' }),
  ...import.meta.glob<string>('../../../src/waterhole/games/*/text/*.ftl', { import: 'default' }),
};
const SHARED = '../../../src/waterhole/text';

/** English with accents and a third longer, to see what has no message or no room. */
export const PSEUDO = 'qps';

/** The language that is written where the pseudo-language is spoken. */
export function written(language: string): string {
  return language === PSEUDO ? 'en' : language;
}

const parsed = new Map<string, Promise<FluentResource>>();

/** A file, fetched and parsed once; nothing where a language has no such file. */
function resource(path: string): Promise<FluentResource> {
  const known = parsed.get(path) ?? (FILES[path]?.() ?? Promise.resolve('')).then(parse);
  parsed.set(path, known);
  return known;
}

/** What speaks the language of the page, when it has been fetched. */
export interface Spoken {
  fetch: (language: string) => Promise<void>;
  speak: (language: string) => void;
}

/** The messages of a folder, with those that all share: they always speak the language of the page. */
export class Text implements Spoken {
  protected bundle = $state.raw<Bundle | null>(null);
  private readonly fetched = new Map<string, Bundle>();

  constructor(private readonly folder: string) {}

  async fetch(language: string): Promise<void> {
    if (this.fetched.has(language)) return;
    const code = written(language);
    const files = await Promise.all([SHARED, this.folder].map((folder) => resource(`${folder}/${code}.ftl`)));
    this.fetched.set(language, new Bundle(code, files, language === PSEUDO ? pseudo : undefined));
  }

  speak(language: string): void {
    this.bundle = this.fetched.get(language) ?? this.bundle;
  }

  has(id: string): boolean {
    return this.bundle?.has(id) ?? false;
  }

  /** A message in the language of the page. */
  say = (id: string, args: Args = {}, cast?: Cast): string => this.bundle?.format(id, args, cast) ?? '';
}

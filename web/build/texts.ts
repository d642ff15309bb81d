import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const ENTRY = /^(?=[A-Za-z-])/m;
const NAME = /^-?[A-Za-z][\w-]*/;
/** What only the terminal shows, and what is told to who is away, is not sent to browsers. */
const ELSEWHERE = /^(screen|notice)-/;
const WEB = dirname(dirname(fileURLToPath(import.meta.url)));
const PAGE = join(WEB, 'src/text');
const GAMES = join(WEB, '../src/waterhole/games');

/** The messages of a Fluent file by their ids, without comments; none where there is no such file. */
function entries(file: string): Map<string, string> {
  if (!existsSync(file)) return new Map();
  const source = readFileSync(file, 'utf8').replace(/^#.*\n/gm, '');
  return new Map(source.split(ENTRY).map((entry) => [NAME.exec(entry)?.[0] ?? '', entry]));
}

/** The messages of a file, in English where its language has none yet. */
function complete(file: string): Map<string, string> {
  return new Map([...entries(join(dirname(file), 'en.ftl')), ...entries(file)]);
}

/** A message without the spaces that are there for who writes it. */
function tight(entry: string): string {
  return entry
    .replace(/\n\s*\n/g, '\n')
    .replace(/\n +/g, '\n ')
    .replace(/\{ +/g, '{')
    .replace(/(?<=\S) +\}/g, '}');
}

/** What each game is, for the lobby, which fetches no game's own text: its message 'summary' as 'summary-cubirds'. */
function summaries(language: string): Map<string, string> {
  const found = readdirSync(GAMES, { withFileTypes: true }).flatMap(({ name }) => {
    const summary = complete(join(GAMES, name, 'text', language)).get('summary');
    const id = `summary-${name.replace('_', '-')}`;
    return summary ? [[id, summary.replace('summary', id)] as const] : [];
  });
  return new Map(found);
}

/** A Fluent file as a module: its text, and in English what its language has no words for yet. */
export function texts(): Plugin {
  return {
    name: 'texts',
    load(id) {
      if (!id.endsWith('.ftl')) return null;
      const english = join(dirname(id), 'en.ftl');
      if (existsSync(english)) this.addWatchFile(english);
      const beside = dirname(id) === PAGE ? summaries(basename(id)) : [];
      const all = [...new Map([...complete(id), ...beside])].filter(([name]) => !ELSEWHERE.test(name));
      return { code: `export default ${JSON.stringify(all.map(([, entry]) => tight(entry)).join(''))};`, map: null };
    },
  };
}

import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const HERE = dirname(fileURLToPath(import.meta.url));
const LIST = join(HERE, '../src/pictures/fluent.json');
const FOLDER = join(HERE, '../src/pictures/fluent');
const SET = join(HERE, '../node_modules/@iconify-json/fluent-emoji-flat/icons.json');

/** Takes the listed pictures out of the icon set, one file each; the drawn ones lie beside them in drawn/. */
export function pictures(): Plugin {
  return {
    name: 'pictures',
    config() {
      const wanted = JSON.parse(readFileSync(LIST, 'utf8')) as Record<string, string>;
      const { icons } = JSON.parse(readFileSync(SET, 'utf8')) as { icons: Record<string, { body: string }> };
      rmSync(FOLDER, { recursive: true, force: true });
      mkdirSync(FOLDER, { recursive: true });
      for (const [name, icon] of Object.entries(wanted)) {
        const found = icons[icon];
        if (!found) throw new Error(`fluent.json: '${name}' asks for '${icon}', which the icon set does not have`);
        const open = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">';
        writeFileSync(join(FOLDER, `${name}.svg`), `${open}${found.body}</svg>\n`);
      }
    },
  };
}

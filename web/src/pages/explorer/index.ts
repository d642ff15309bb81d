import { catalogue } from '../../lib/catalogue.svelte';
import type { Way } from '../areas';

export { default as page } from './ExplorerPage.svelte';
export { text } from './text';

export const ways = ([game]: string[]): Way[] =>
  catalogue.games.map(({ name, title }, index) => ({
    href: `/explorer/${name}`,
    name: title,
    here: game ? name === game : index === 0,
  }));

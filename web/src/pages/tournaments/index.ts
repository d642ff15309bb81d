import type { Way } from '../areas';
import { say } from './text';

export { default as page } from './TournamentsPage.svelte';
export { text } from './text';

export const ways = ([where = '']: string[]): Way[] => [
  { href: '/tournaments', name: say('tournaments'), here: where === '' },
  { href: '/tournaments/new', name: say('announce'), here: where === 'new' },
];

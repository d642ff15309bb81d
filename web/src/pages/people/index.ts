import { person } from '../../lib/me.svelte';
import type { Way } from '../areas';
import { say } from './text';

export { default as page } from './PeoplePage.svelte';
export { text } from './text';

export const ways = ([where = 'me']: string[]): Way[] => [
  { href: '/people/me', name: say('your-page'), here: where === 'me' },
  { href: '/people/friends', name: say('friends'), here: where === 'friends' },
  { href: '/people/top', name: say('top'), here: where === 'top' },
  ...(person.me?.host ? [{ href: '/host', name: say('host'), here: false }] : []),
];

import type { Way } from '../areas';
import { say } from './text';

export { default as page } from './DailyPage.svelte';
export { text } from './text';

export const ways = ([game]: string[]): Way[] => [{ href: '/daily', name: say('today'), here: !game }];

import { untrack } from 'svelte';

let open = $state(0);

/** Whether a dialog lies over the page. */
export const covered = (): boolean => open > 0;

/** A dialog lies over the page until what this gives is called. */
export function cover(): () => void {
  untrack(() => (open += 1));
  return () => (open -= 1);
}

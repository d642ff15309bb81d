import { untrack } from 'svelte';

let open = $state(0);
let holding = 0;
const held: (() => void)[] = [];

/** Whether a dialog lies over the page. */
export const covered = (): boolean => open > 0;

/** A dialog lies over the page until what this gives is called; what is told there waits for one that holds it. */
export function cover(holds: boolean): () => void {
  untrack(() => (open += 1));
  holding += Number(holds);
  return () => {
    open -= 1;
    holding -= Number(holds);
    if (!holding) for (const goOn of held.splice(0)) goOn();
  };
}

/** When no dialog holds what is told, and whether one did. */
export async function uncovered(): Promise<boolean> {
  if (!holding) return false;
  await new Promise<void>((goOn) => held.push(goOn));
  return true;
}

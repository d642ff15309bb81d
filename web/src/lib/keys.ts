/** Playing without a mouse: digits press numbered buttons, arrows go to the nearest button that way. */

type Way = 'ArrowLeft' | 'ArrowRight' | 'ArrowUp' | 'ArrowDown';

const STEP: Record<Way, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
/** How much worse it is to lie aside than to lie far. */
const ASIDE = 2.5;

export function writing(event: KeyboardEvent): boolean {
  const target = event.target as HTMLElement;
  return target.matches('input:not([type=range], [type=radio], [type=checkbox]), textarea, select');
}

/** Presses the button that carries this digit. */
export function pressDigit(area: HTMLElement, digit: string): boolean {
  const all = [...area.querySelectorAll<HTMLElement>(`[data-digit="${digit}"]`)].filter(visible);
  // What ends or declines something shows no number: a card with this number comes first.
  const button = all.find((one) => !one.closest('.closing')) ?? all[0];
  button?.click();
  button?.focus();
  return button !== undefined;
}

/** Moves the focus to the nearest button in the direction of an arrow key. */
export function goThatWay(area: HTMLElement, key: string): boolean {
  if (!(key in STEP)) return false;
  const [dx, dy] = STEP[key as Way];
  const all = [...area.querySelectorAll<HTMLElement>('button:not(:disabled), a[href]')].filter(visible);
  const from = all.find((one) => one === document.activeElement);
  if (!from) {
    (area.querySelector<HTMLElement>('[data-digit]') ?? all[0])?.focus();
    return all.length > 0;
  }
  const start = middle(from);
  let best: HTMLElement | undefined;
  let least = Infinity;
  for (const one of all) {
    const at = middle(one);
    const along = (at.x - start.x) * dx + (at.y - start.y) * dy;
    const across = Math.abs((at.x - start.x) * dy) + Math.abs((at.y - start.y) * dx);
    const cost = along + ASIDE * across;
    // Left and right stay on their line; up and down may go a long way aside, from the hand to the end of a row.
    if (along > 1 && (dx === 0 || across <= along) && cost < least) [best, least] = [one, cost];
  }
  best?.focus();
  return best !== undefined;
}

function visible(element: HTMLElement): boolean {
  return element.checkVisibility();
}

function middle(element: HTMLElement): { x: number; y: number } {
  const box = element.getBoundingClientRect();
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
}

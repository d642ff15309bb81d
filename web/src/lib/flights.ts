import { settings } from './settings.svelte';

/**
 * Something that is seen going from one place of the table to another.
 * Places are elements with `data-place`; a place that is not on the screen is left out.
 */
export interface Flight {
  picture: string;
  count: number;
  from: string;
  to: string;
}

const SPREAD = 70;
const MOST_SHOWN = 6;
let skipped = false;
let running: Animation[] = [];

/** Ends all that is in the air. */
export function skip(): void {
  skipped = true;
  for (const animation of running) animation.finish();
}

/** Lets all flights of one event go, one card shortly after the other. */
export async function fly(flights: Flight[], address: (name: string) => string | undefined): Promise<void> {
  const time = settings.flight;
  if (!time || skipped || !flights.length) return;
  const cards = flights.flatMap((flight) => Array.from({ length: Math.min(flight.count, MOST_SHOWN) }, () => flight));
  await Promise.all(cards.map((flight, index) => launch(flight, address(flight.picture), time, index * SPREAD)));
}

let current: Promise<void> | null = null;

/** Shows a series of steps, after cutting short what is still shown; after a skip the rest is over at once. */
export function inTurn(steps: (() => Promise<void>)[]): Promise<void> {
  const before = current;
  if (before) skip();
  const mine: Promise<void> = (before ? before.catch(() => undefined).then(() => run(steps)) : run(steps)).finally(
    () => {
      if (current === mine) current = null;
    },
  );
  return (current = mine);
}

async function run(steps: (() => Promise<void>)[]): Promise<void> {
  skipped = false;
  try {
    for (const step of steps) await step();
  } finally {
    running = [];
    document.querySelectorAll('.flying').forEach((card) => card.remove());
  }
}

async function launch(flight: Flight, picture: string | undefined, time: number, delay: number): Promise<void> {
  const from = middle(flight.from);
  const to = middle(flight.to);
  if (!from || !to) return;
  const card = document.createElement('div');
  card.className = 'flying';
  card.setAttribute('aria-hidden', 'true');
  if (picture) {
    const image = document.createElement('img');
    image.src = picture;
    image.alt = '';
    card.append(image);
  }
  document.body.append(card);
  const at = ({ x, y }: { x: number; y: number }, scale: number) => `translate(${x}px, ${y}px) scale(${scale})`;
  const half = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 - 24 };
  const animation = card.animate(
    [
      { transform: at(from, 0.7), opacity: 0.2 },
      { transform: at(half, 1.1), opacity: 1, offset: 0.5 },
      { transform: at(to, 1), opacity: 1 },
    ],
    { duration: time, delay, easing: 'ease-in-out', fill: 'both' },
  );
  running.push(animation);
  await animation.finished.catch(() => undefined);
}

function middle(place: string): { x: number; y: number } | null {
  const found = document.querySelector(`[data-place="${CSS.escape(place)}"]`);
  if (!found) return null;
  const box = found.getBoundingClientRect();
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
}

/** A short stillness, so that what has just arrived can be seen. */
export async function rest(part = 0.5): Promise<void> {
  await pause(settings.flight * part);
}

/** A stillness of so many milliseconds; whoever is in a hurry skips it. */
export async function pause(time: number): Promise<void> {
  if (time <= 0 || skipped) return;
  const still = document.body.animate([], { duration: time });
  running.push(still);
  await still.finished.catch(() => undefined);
}

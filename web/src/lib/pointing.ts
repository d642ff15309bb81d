import type { Table } from './table.svelte';

const all = (attribute: string, value: string) => [
  ...document.querySelectorAll(`[data-${attribute}="${CSS.escape(value)}"]`),
];

/** Where a move is made: with its button or at its place, and before these are there, or always, with its card. */
function ways(table: Table, text: string): Element[] {
  const made = all('move', text);
  const move = table.choices.find((choice) => choice.move.text === text)?.move;
  if (!move || (made.length && table.where(move) !== 'hand')) return made;
  return [...made, ...Object.values(move.fields).flatMap((name) => all('place', `hand-${name}`))];
}

/**
 * Marks moves and places, wherever on the screen they are, until it is told to stop; a choice on the way there may change
 * what is seen.
 */
export function pointAt(table: Table, moves: string[], places: string[] = []): () => void {
  const unmark = () => {
    for (const old of document.querySelectorAll('.pointed')) old.classList.remove('pointed');
  };
  const mark = () => {
    unmark();
    for (const name of places) for (const found of all('place', name)) found.classList.add('pointed');
    for (const text of moves) for (const found of ways(table, text)) found.classList.add('pointed');
  };
  mark();
  const watcher = new MutationObserver(mark);
  watcher.observe(document.body, { childList: true, subtree: true, attributeFilter: ['data-move', 'data-place'] });
  return () => {
    watcher.disconnect();
    unmark();
  };
}

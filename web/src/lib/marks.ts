import { colour } from './seats';

/** Marks places of the table: where others have been, in their colours, and what is pointed at or hinted at. */
export function mark(table: Element, marks: Map<string, number>, lit: string[], aimed: string): void {
  for (const place of table.querySelectorAll<HTMLElement>('[data-move], [data-aimed]'))
    place.toggleAttribute('data-aimed', place.dataset.move === aimed);
  for (const place of table.querySelectorAll<HTMLElement | SVGElement>('[data-place]')) {
    const name = place.dataset.place ?? '';
    const seat = marks.get(name);
    if (seat === undefined) delete place.dataset.marked;
    else {
      place.dataset.marked = '';
      place.style.setProperty('--mark', colour(seat));
    }
    place.toggleAttribute('data-lit', lit.includes(name));
  }
}

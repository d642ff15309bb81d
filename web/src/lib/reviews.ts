import { api } from './api';
import type { Review } from './protocol';

/** How long the search is left alone before it is asked again, in milliseconds. */
const PAUSE = 800;

/** What the search has found in a finished game so far, until all of it is there or nobody wants it any more. */
export async function* reviews(table: string, wanted: () => boolean): AsyncGenerator<Review> {
  while (wanted()) {
    const found = await api.review(table);
    yield found;
    if (found.done) return;
    await new Promise((later) => setTimeout(later, PAUSE));
  }
}

import { describe, expect, it, vi } from 'vitest';
import { cover } from './covers.svelte';
import type { Saying } from './moments';
import { settings } from './settings.svelte';
import { Story } from './story.svelte';

const one: Saying = {
  weight: 'line',
  rows: [{ seat: 1, text: 'Ada drew two cards.', picture: '' }],
  remark: '',
  places: [],
  flights: [],
  steps: [],
  hits: false,
  seat: 1,
  events: [],
};

const soon = () => new Promise((done) => setTimeout(done));

/** How often something was given time to be read; happy-dom animates nothing, so all of it is over at once. */
function readings(): () => number {
  settings.pace = 'quick';
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  const animate = vi.fn(() => ({ finished: Promise.resolve() }) as unknown as Animation);
  Element.prototype.animate = animate;
  return () => animate.mock.calls.length;
}

describe('what is told', () => {
  it('waits while a dialog covers the table', async () => {
    const read = readings();
    const story = new Story();
    const uncover = cover(true);
    const telling = story.perform(one);
    await soon();
    expect(story.now).toBeNull();
    expect(read()).toBe(0);
    uncover();
    await telling;
    expect(read()).toBe(1);
  });

  it('can be read once more when a dialog came over it', async () => {
    const read = readings();
    const story = new Story();
    const telling = story.perform(one);
    const uncover = cover(true);
    await soon();
    expect(story.now).toEqual(one);
    uncover();
    await telling;
    expect(read()).toBe(2);
    expect(story.now).toBeNull();
  });

  it('goes on behind what one follows it in', async () => {
    const read = readings();
    const uncover = cover(false);
    await new Story().perform(one);
    expect(read()).toBe(1);
    uncover();
  });
});

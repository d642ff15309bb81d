import { beforeEach, describe, expect, it, vi } from 'vitest';
import { fly, inTurn, skip } from './flights';
import { settings } from './settings.svelte';

/** What is flying, by where it was launched to; happy-dom animates nothing, so animations are stood in for. */
let launched: string[];
let running: (() => void)[];

function place(name: string, x: number, y: number): void {
  const element = document.body.appendChild(document.createElement('div'));
  element.dataset.place = name;
  element.getBoundingClientRect = () => new DOMRect(x - 10, y - 10, 20, 20);
}

beforeEach(() => {
  document.body.innerHTML = '';
  launched = [];
  running = [];
  settings.pace = 'quick';
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  Element.prototype.animate = vi.fn(function (frames: Keyframe[]) {
    launched.push(String(frames.at(-1)?.transform));
    let finish: () => void = () => undefined;
    const finished = new Promise<void>((done) => (finish = done));
    running.push(finish);
    return { finished, finish } as unknown as Animation;
  });
  place('pile', 0, 0);
  place('hand', 100, 50);
});

const card = { picture: 'owl', count: 1, from: 'pile', to: 'hand' };
const land = () => running.forEach((finish) => finish());

describe('a flight', () => {
  it('ends in the middle of where it goes', async () => {
    const flying = fly([card], () => '/owl.svg');
    expect(launched).toEqual(['translate(100px, 50px) scale(1)']);
    expect(document.querySelector<HTMLImageElement>('.flying img')?.src).toContain('/owl.svg');
    land();
    await flying;
  });

  it('shows at most six of many cards', async () => {
    const flying = fly([{ ...card, count: 40 }], () => undefined);
    expect(launched.length).toBe(6);
    land();
    await flying;
  });

  it('is left out where one of its ends is not on the screen', async () => {
    await fly([{ ...card, to: 'nowhere' }], () => undefined);
    expect(launched).toEqual([]);
  });

  it('is left out where nothing shall move', async () => {
    settings.pace = 'off';
    await fly([card], () => undefined);
    expect(launched).toEqual([]);
  });
});

describe('a show', () => {
  it('leaves nothing in the air', async () => {
    const show = inTurn([() => fly([card], () => undefined)]);
    land();
    await show;
    expect(document.querySelectorAll('.flying').length).toBe(0);
  });

  it('is over at once when it is skipped', async () => {
    const show = inTurn([() => fly([card], () => undefined), () => fly([card], () => undefined)]);
    expect(launched.length).toBe(1);
    skip();
    await show;
    expect(launched.length).toBe(1);
  });
});

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { draggable } from './drag';

let card: HTMLElement;
let dropped: string[];
let chosen: number;
let willing: boolean;
let stop: (() => void) | undefined;
/** Of the events, in milliseconds. */
let clock: number;

function pointer(type: string, x: number, y: number, pointerType: string): void {
  const about = { clientX: x, clientY: y, pointerType, pointerId: 1, button: 0, bubbles: true };
  const event = new PointerEvent(type, about);
  Object.defineProperty(event, 'timeStamp', { value: clock });
  card.dispatchEvent(event);
}

/** Down, along, and up again; `late`: how long a busy page does not hear of it. */
function stroke(pointerType: string, dx: number, dy: number, held = 0, late = 0): void {
  pointer('pointerdown', 10, 10, pointerType);
  vi.advanceTimersByTime(held + late);
  clock += held;
  pointer('pointermove', 10 + dx / 2, 10 + dy / 2, pointerType);
  pointer('pointermove', 10 + dx, 10 + dy, pointerType);
  pointer('pointerup', 10 + dx, 10 + dy, pointerType);
}

beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML =
    '<main class="board"><button data-drop>here</button><p>there</p></main><button>card</button>';
  card = document.body.lastElementChild as HTMLElement;
  card.setPointerCapture = () => undefined;
  dropped = [];
  chosen = 0;
  willing = true;
  clock = 1000;
  const target = document.querySelector<HTMLElement>('[data-drop]');
  target?.addEventListener('click', () => dropped.push('target'));
  document.querySelector('main')?.addEventListener('carddrop', () => dropped.push('board'));
  document.elementFromPoint = () => target;
  stop = draggable(() => {
    chosen += 1;
    return willing;
  })(card) as () => void;
});

afterEach(() => {
  stop?.();
  vi.runAllTimers();
  vi.useRealTimers();
});

describe('a mouse', () => {
  it('drags a card to a target', () => {
    stroke('mouse', 0, -100);
    expect([chosen, dropped]).toEqual([1, ['target']]);
    expect(document.querySelector('.dragged')).toBeNull();
  });

  it('leaves a card where it is that cannot be played', () => {
    willing = false;
    stroke('mouse', 0, -100);
    expect([chosen, dropped]).toEqual([1, []]);
    expect(document.querySelector('.dragged')).toBeNull();
  });

  it('that hardly moves only clicks', () => {
    stroke('mouse', 3, 3);
    expect([chosen, dropped]).toEqual([0, []]);
  });

  it('drops a card on the board beside its places', () => {
    document.elementFromPoint = () => document.querySelector('p');
    stroke('mouse', 0, -100);
    expect(dropped).toEqual(['board']);
  });
});

describe('a finger', () => {
  it('that swipes neither chooses nor drops, in any direction', () => {
    for (const [dx, dy] of [
      [200, 0],
      [-200, 0],
      [0, -200],
      [0, 200],
      [150, -150],
    ] as const)
      stroke('touch', dx, dy);
    expect([chosen, dropped]).toEqual([0, []]);
  });

  it('that swipes while the page is busy lifts nothing', () => {
    stroke('touch', 0, -100, 20, 2000);
    expect([chosen, dropped]).toEqual([0, []]);
    expect(document.querySelector('.lifted, .dragged')).toBeNull();
  });

  it('drags a card that it has held', () => {
    stroke('touch', 0, -100, 300);
    expect([chosen, dropped]).toEqual([1, ['target']]);
  });

  it('that holds a card and lets it go plays nothing, and makes no click', () => {
    const clicked = vi.fn();
    card.addEventListener('click', clicked);
    stroke('touch', 0, 0, 600);
    card.click();
    expect([chosen, dropped]).toEqual([0, []]);
    expect(clicked).not.toHaveBeenCalled();
  });

  it('that the browser takes for scrolling drops nothing', () => {
    pointer('pointerdown', 10, 10, 'touch');
    vi.advanceTimersByTime(300);
    pointer('pointercancel', 10, 10, 'touch');
    pointer('pointerup', 10, -90, 'touch');
    expect([chosen, dropped]).toEqual([0, []]);
  });
});

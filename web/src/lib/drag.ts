import type { Attachment } from 'svelte/attachments';
import { swallowClick } from './clicks';

/** How far a mouse goes before it drags, in pixels; a finger that goes as far before it has held still only scrolls. */
const FAR = 8;
/** How long a finger holds still before it lifts a card, in milliseconds. */
const HOLD = 260;

interface Press {
  pointer: number;
  x: number;
  y: number;
  /** When it came down, by the clock of its events: a busy page hears of them late. */
  at: number;
  /** Whether moving drags by now. */
  lifted: boolean;
}

/**
 * Dragging is choosing and clicking in one go: `choose` when the card is lifted (one that says no stays), then a click on the [data-drop] under
 * the pointer, or a 'carddrop' for the board. A finger lifts a card by holding still: whoever swipes or scrolls lifts none.
 */
export function draggable(choose: () => boolean): Attachment<HTMLElement> {
  return (element) => {
    let press: Press | null = null;
    let ghost: HTMLElement | null = null;
    let hold = 0;

    const down = (event: PointerEvent) => {
      if (event.button !== 0 || press) return;
      const mouse = event.pointerType === 'mouse';
      press = { pointer: event.pointerId, x: event.clientX, y: event.clientY, at: event.timeStamp, lifted: mouse };
      // A quick mouse leaves the card at once.
      if (mouse) element.setPointerCapture(event.pointerId);
      else hold = window.setTimeout(lift, HOLD);
    };
    const lift = () => {
      if (!press) return;
      press.lifted = true;
      element.classList.add('lifted');
      element.setPointerCapture(press.pointer);
    };
    const move = (event: PointerEvent) => {
      if (event.pointerId !== press?.pointer) return;
      const [dx, dy] = [event.clientX - press.x, event.clientY - press.y];
      const far = Math.hypot(dx, dy) > FAR;
      const held = event.pointerType === 'mouse' || event.timeStamp - press.at >= HOLD;
      if (!press.lifted) {
        if (far) end();
        return;
      }
      if (!ghost && far) {
        if (!held || !choose()) {
          end();
          return;
        }
        ghost = copyOf(element);
        document.body.classList.add('dragging');
      }
      if (ghost) ghost.style.transform = `translate(${dx}px, ${dy}px)`;
    };
    const up = (event: PointerEvent) => {
      if (event.pointerId !== press?.pointer) return;
      const [dragged, held] = [ghost !== null, press.lifted && event.pointerType !== 'mouse'];
      end();
      if (dragged) drop(document.elementFromPoint(event.clientX, event.clientY));
      // The click that follows a drag or a long press means neither a card nor a place.
      if (dragged || held) swallowClick();
    };
    const end = () => {
      clearTimeout(hold);
      press = null;
      ghost?.remove();
      ghost = null;
      element.classList.remove('lifted');
      document.body.classList.remove('dragging');
    };
    // Once a card is lifted its finger no longer scrolls.
    const touched = (event: TouchEvent) => {
      if (press?.lifted) event.preventDefault();
    };
    const menu = (event: Event) => {
      if (press) event.preventDefault();
    };
    element.addEventListener('pointerdown', down);
    element.addEventListener('pointermove', move);
    element.addEventListener('pointerup', up);
    element.addEventListener('pointercancel', end);
    element.addEventListener('touchmove', touched, { passive: false });
    element.addEventListener('contextmenu', menu);
    return () => {
      end();
      element.removeEventListener('pointerdown', down);
      element.removeEventListener('pointermove', move);
      element.removeEventListener('pointerup', up);
      element.removeEventListener('pointercancel', end);
      element.removeEventListener('touchmove', touched);
      element.removeEventListener('contextmenu', menu);
    };
  };
}

function copyOf(element: HTMLElement): HTMLElement {
  const ghost = element.cloneNode(true) as HTMLElement;
  const box = element.getBoundingClientRect();
  ghost.classList.add('dragged');
  ghost.setAttribute('aria-hidden', 'true');
  for (const name of ['data-card', 'data-bird', 'data-place']) ghost.removeAttribute(name);
  Object.assign(ghost.style, {
    left: `${box.left}px`,
    top: `${box.top}px`,
    width: `${box.width}px`,
    height: `${box.height}px`,
  });
  document.body.append(ghost);
  return ghost;
}

function drop(under: Element | null): void {
  const target = under?.closest<HTMLElement>('[data-drop]');
  if (target) target.click();
  else under?.closest('.board')?.dispatchEvent(new CustomEvent('carddrop', { bubbles: true }));
}

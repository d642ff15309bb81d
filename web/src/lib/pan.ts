import type { Attachment } from 'svelte/attachments';
import { swallowClick } from './clicks';

const FAR = 5;

/** Lets a mouse move about in what scrolls, as a finger does: by dragging, and sideways by its wheel. */
export const pannable: Attachment<HTMLElement> = (element) => {
  let from: { x: number; y: number; left: number; top: number } | null = null;
  let panned = false;

  const down = (event: PointerEvent) => {
    if (event.pointerType !== 'mouse' || event.button !== 0) return;
    from = { x: event.clientX, y: event.clientY, left: element.scrollLeft, top: element.scrollTop };
    panned = false;
  };
  const move = (event: PointerEvent) => {
    if (!from) return;
    const [dx, dy] = [event.clientX - from.x, event.clientY - from.y];
    if (!panned && Math.hypot(dx, dy) <= FAR) return;
    if (!panned) element.setPointerCapture(event.pointerId);
    panned = true;
    element.scrollTo({ left: from.left - dx, top: from.top - dy, behavior: 'instant' });
  };
  const up = () => {
    if (from && panned) swallowClick();
    from = null;
  };
  const roll = (event: WheelEvent) => {
    if (event.ctrlKey || element.scrollWidth <= element.clientWidth) return;
    element.scrollBy({ left: event.deltaX || event.deltaY, behavior: 'instant' });
    event.preventDefault();
  };
  element.addEventListener('pointerdown', down);
  element.addEventListener('pointermove', move);
  element.addEventListener('pointerup', up);
  element.addEventListener('pointercancel', up);
  element.addEventListener('wheel', roll, { passive: false });
  return () => {
    element.removeEventListener('pointerdown', down);
    element.removeEventListener('pointermove', move);
    element.removeEventListener('pointerup', up);
    element.removeEventListener('pointercancel', up);
    element.removeEventListener('wheel', roll);
  };
};

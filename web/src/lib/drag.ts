import type { Attachment } from 'svelte/attachments';

const FAR = 8;

/** Dragging is choosing and clicking in one go: `choose` at first, then a click on the [data-drop] under the finger. */
export function draggable(choose: () => void): Attachment<HTMLElement> {
  return (element) => {
    let start: { x: number; y: number } | null = null;
    let ghost: HTMLElement | null = null;

    const down = (event: PointerEvent) => {
      if (event.button !== 0) return;
      start = { x: event.clientX, y: event.clientY };
      // A quick hand leaves the card at once; a finger is held to it anyway.
      element.setPointerCapture(event.pointerId);
    };
    const move = (event: PointerEvent) => {
      if (!start) return;
      const [dx, dy] = [event.clientX - start.x, event.clientY - start.y];
      if (!ghost && Math.hypot(dx, dy) > FAR) {
        choose();
        ghost = element.cloneNode(true) as HTMLElement;
        const box = element.getBoundingClientRect();
        ghost.classList.add('dragged');
        ghost.setAttribute('aria-hidden', 'true');
        Object.assign(ghost.style, {
          left: `${box.left}px`,
          top: `${box.top}px`,
          width: `${box.width}px`,
          height: `${box.height}px`,
        });
        document.body.append(ghost);
      }
      if (ghost) ghost.style.transform = `translate(${dx}px, ${dy}px)`;
    };
    const up = (event: PointerEvent) => {
      start = null;
      if (!ghost) return;
      ghost.remove();
      ghost = null;
      const under = document.elementFromPoint(event.clientX, event.clientY);
      under?.closest<HTMLElement>('[data-drop]')?.click();
      // The click that follows a release must not choose once more.
      addEventListener('click', (click) => click.stopPropagation(), { capture: true, once: true });
      setTimeout(() => window.dispatchEvent(new Event('click')));
    };
    const cancel = () => {
      start = null;
      ghost?.remove();
      ghost = null;
    };
    element.addEventListener('pointerdown', down);
    element.addEventListener('pointermove', move);
    element.addEventListener('pointerup', up);
    element.addEventListener('pointercancel', cancel);
    return () => {
      cancel();
      element.removeEventListener('pointerdown', down);
      element.removeEventListener('pointermove', move);
      element.removeEventListener('pointerup', up);
      element.removeEventListener('pointercancel', cancel);
    };
  };
}

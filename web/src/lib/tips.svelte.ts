import type { Attachment } from 'svelte/attachments';

const LINGER = 350;
const LONG_PRESS = 450;

/** The one tip that is open: what it says and where. */
class Tips {
  text = $state('');
  at = $state.raw<DOMRect | null>(null);
  /** The question, for what is told of a card or an answer: it is not hidden. */
  over = $state.raw<DOMRect | null>(null);
  private timer = 0;
  private of: Element | null = null;

  open(element: Element, text: string, after: number): void {
    this.close();
    this.of = element;
    this.timer = window.setTimeout(() => {
      this.at = element.getBoundingClientRect();
      const prompt = element.closest('.tray, .prompt') && document.querySelector('.prompt');
      this.over = prompt?.getBoundingClientRect() ?? null;
      this.text = text;
    }, after);
  }

  close(): void {
    clearTimeout(this.timer);
    this.of = null;
    this.text = '';
  }

  /** An element has left the page; its tip goes as soon as nothing is being drawn. */
  gone(element: Element): void {
    if (this.of === element) queueMicrotask(() => this.close());
  }
}

export const tips = new Tips();

/** Tells about an element when it is hovered over, focused by key or pressed for long. */
export function tip(text: string): Attachment<HTMLElement> {
  return (element) => {
    if (!text) return;
    const mouse = (event: Event) => (event as PointerEvent).pointerType === 'mouse';
    // An element may lose focus or pointer while the page is being drawn, when nothing may change.
    const close = () => queueMicrotask(() => tips.close());
    const listeners: Record<string, EventListener> = {
      pointerenter: (event) => mouse(event) && tips.open(element, text, LINGER),
      pointerdown: (event) => (mouse(event) ? tips.close() : tips.open(element, text, LONG_PRESS)),
      pointerleave: close,
      pointerup: close,
      pointercancel: close,
      focus: () => element.matches(':focus-visible') && tips.open(element, text, LINGER),
      blur: close,
    };
    for (const [kind, listener] of Object.entries(listeners)) element.addEventListener(kind, listener);
    return () => {
      for (const [kind, listener] of Object.entries(listeners)) element.removeEventListener(kind, listener);
      tips.gone(element);
    };
  };
}

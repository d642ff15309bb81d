import type { Attachment } from 'svelte/attachments';

/** Shows where there is more: classes say on which sides, for the styles to fade; a wheel also scrolls sideways. */
export const scrollable: Attachment<HTMLElement> = (element) => {
  const look = () => {
    const { scrollLeft, scrollTop, scrollWidth, scrollHeight, clientWidth, clientHeight } = element;
    const more = {
      'more-left': scrollLeft > 1,
      'more-right': scrollLeft + clientWidth < scrollWidth - 1,
      'more-above': scrollTop > 1,
      'more-below': scrollTop + clientHeight < scrollHeight - 1,
    };
    // What scrolls and holds nothing to go to is gone to itself.
    const reachable = element.querySelector('button, a, input') !== null;
    if (!reachable && (more['more-right'] || more['more-below'])) element.tabIndex = 0;
    else if (element.hasAttribute('tabindex') && element !== document.activeElement)
      element.removeAttribute('tabindex');
    for (const [side, there] of Object.entries(more)) element.classList.toggle(side, there);
  };
  const roll = (event: WheelEvent) => {
    if (element.scrollHeight > element.clientHeight || element.scrollWidth <= element.clientWidth) return;
    element.scrollLeft += event.deltaX || event.deltaY;
    event.preventDefault();
  };
  const sizes = new ResizeObserver(look);
  sizes.observe(element);
  const content = new MutationObserver(look);
  content.observe(element, { childList: true, subtree: true, characterData: true });
  element.addEventListener('scroll', look, { passive: true });
  element.addEventListener('wheel', roll, { passive: false });
  look();
  return () => {
    sizes.disconnect();
    content.disconnect();
    element.removeEventListener('scroll', look);
    element.removeEventListener('wheel', roll);
  };
};

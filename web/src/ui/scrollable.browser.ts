/**
 * Lets the keyboard stop at a table or at lines of code only while they are wider than their element. A table is a named region
 * only then.
 */
export function startScrollable(region: HTMLElement): void {
  const name = region.getAttribute('aria-label');
  const measured = new ResizeObserver(() => {
    const scrolls = region.scrollWidth > region.clientWidth;
    set(region, 'tabindex', scrolls ? '0' : null);
    set(region, 'aria-label', scrolls ? name : null);
  });
  measured.observe(region);
  // The content grows by itself when its font arrives.
  for (const child of region.children) measured.observe(child);
}

function set(element: Element, attribute: string, value: string | null): void {
  if (value === null) element.removeAttribute(attribute);
  else element.setAttribute(attribute, value);
}

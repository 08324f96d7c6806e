/**
 * Makes a table or code block focusable while its content is wider than the element. A table is also a named region
 * during that time.
 */
export function startScrollable(region: HTMLElement): void {
  const name = region.getAttribute('aria-label');
  const measured = new ResizeObserver(() => {
    const scrolls = region.scrollWidth > region.clientWidth;
    set(region, 'tabindex', scrolls ? '0' : null);
    set(region, 'aria-label', scrolls ? name : null);
  });
  measured.observe(region);
  // Also observes the content, whose width changes when its font arrives.
  for (const child of region.children) measured.observe(child);
}

function set(element: Element, attribute: string, value: string | null): void {
  if (value === null) element.removeAttribute(attribute);
  else element.setAttribute(attribute, value);
}

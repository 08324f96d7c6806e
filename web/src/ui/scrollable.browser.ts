/**
 * Makes a table or lines of code focusable only while they are wider than their element. Only then is a table a named
 * region.
 */
export function startScrollable(region: HTMLElement): void {
  const name = region.getAttribute('aria-label');
  const measured = new ResizeObserver(() => {
    const scrolls = region.scrollWidth > region.clientWidth;
    set(region, 'tabindex', scrolls ? '0' : null);
    set(region, 'aria-label', scrolls ? name : null);
  });
  measured.observe(region);
  // The content grows when its font arrives.
  for (const child of region.children) measured.observe(child);
}

function set(element: Element, attribute: string, value: string | null): void {
  if (value === null) element.removeAttribute(attribute);
  else element.setAttribute(attribute, value);
}

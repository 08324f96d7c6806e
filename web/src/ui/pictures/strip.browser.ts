/** Scrolls a strip of links to the neighbours of the current one, which its stylesheet keeps visible. */
export function startStrip(strip: HTMLElement): void {
  const current = strip.querySelector('[aria-current]')?.closest('li');
  if (!current) return;
  // The current link's own position does not count, because `position: sticky` moves it to the edge.
  const { left, width } = strip.getBoundingClientRect();
  const before = current.previousElementSibling?.getBoundingClientRect().right ?? left;
  strip.scrollLeft += before - left - width / 3;
}

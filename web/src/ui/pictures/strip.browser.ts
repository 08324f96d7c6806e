/** Scrolls a strip of links so that the neighbours of the current link are visible. The current link is sticky. */
export function startStrip(strip: HTMLElement): void {
  const current = strip.querySelector('[aria-current]')?.closest('li');
  if (!current) return;
  // Measures the link before the current one, because `position: sticky` may have moved the current link to the edge.
  const { left, width } = strip.getBoundingClientRect();
  const before = current.previousElementSibling?.getBoundingClientRect().right ?? left;
  strip.scrollLeft += before - left - width / 3;
}

/** Scrolls a strip of links so that the neighbours of the current one are in sight too; its style sheet keeps that one in sight. */
export function startStrip(strip: HTMLElement): void {
  const current = strip.querySelector('[aria-current]')?.closest('li');
  if (!current) return;
  // Where it would stand itself: it sticks to the edge.
  const { left, width } = strip.getBoundingClientRect();
  const before = current.previousElementSibling?.getBoundingClientRect().right ?? left;
  strip.scrollLeft += before - left - width / 3;
}

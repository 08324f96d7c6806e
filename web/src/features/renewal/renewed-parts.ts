/** The HTML that the server last sent for each static part with `data-renewed`, by the part's id. */
export type WrittenParts = Map<string, string>;

/** Replaces the static parts that differ in a newer document of this page. */
export function renewParts(newer: Document, written: WrittenParts): void {
  for (const shown of document.querySelectorAll<HTMLElement>('[data-renewed]')) {
    const part = newer.getElementById(shown.id);
    if (!part) continue;
    hideAsBefore(shown, part);
    const html = part.outerHTML;
    if (html === written.get(shown.id)) continue;
    written.set(shown.id, html);
    const focused = shown.contains(document.activeElement) ? document.activeElement : null;
    shown.replaceWith(document.importNode(part, true));
    if (focused) refocus(shown.id, focused);
  }
}

/** Hides a dismissed announcement in the new part too, if its text is unchanged: scripts in a new part do not run. */
function hideAsBefore(shown: Element, part: Element): void {
  const before = shown.querySelector<HTMLElement>('[data-words]');
  const after = part.querySelector<HTMLElement>('[data-words]');
  if (before && after && before.dataset.words === after.dataset.words) after.hidden = before.hidden;
}

/** Restores the focus to the link with the same URL, if the new part contains it. */
function refocus(id: string, focused: Element): void {
  const address = focused.getAttribute('href');
  const links = document.getElementById(id)?.querySelectorAll('a') ?? [];
  for (const link of links) {
    if (link.getAttribute('href') !== address) continue;
    link.focus({ preventScroll: true });
    return;
  }
}

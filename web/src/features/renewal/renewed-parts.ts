/** The HTML of each static part that is renewed (`data-renewed`), by its id, as the server wrote it. */
export type WrittenParts = Map<string, string>;

/** Replaces the static parts that the server writes otherwise in a newer document of this page. */
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

/** An announcement that was put away stays so while its words are the same: the script that it brings does not run again. */
function hideAsBefore(shown: Element, part: Element): void {
  const before = shown.querySelector<HTMLElement>('[data-words]');
  const after = part.querySelector<HTMLElement>('[data-words]');
  if (before && after && before.dataset.words === after.dataset.words) after.hidden = before.hidden;
}

/** Gives the focus back to the link with the same address, if there still is one. */
function refocus(id: string, focused: Element): void {
  const address = focused.getAttribute('href');
  const links = document.getElementById(id)?.querySelectorAll('a') ?? [];
  for (const link of links) {
    if (link.getAttribute('href') !== address) continue;
    link.focus({ preventScroll: true });
    return;
  }
}

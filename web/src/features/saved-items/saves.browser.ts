import type { SavedMoment } from '../../domain/programme/saved/saved-moment.ts';
import { pressed } from '../../ui/pressed.ts';
import { say } from '../../ui/toast/toast.browser.ts';
import { NOT_STORED, savedMoments } from './saved-moments.ts';

const RIBBON = '[data-save]';

/**
 * Handles all ribbons of the page, including those rendered later, and shows the number of saved items in the header.
 */
export function watchSaves(): void {
  document.addEventListener('click', (event) => {
    const ribbon = pressed(event, RIBBON);
    if (ribbon) press(momentOf(ribbon));
  });
  savedMoments.listen(mark);
  mark();
  const main = document.querySelector('main');
  // An island that reuses a ribbon for another moment changes these attributes.
  if (main)
    new MutationObserver(mark).observe(main, {
      subtree: true,
      childList: true,
      attributeFilter: ['data-save', 'aria-label'],
    });
}

function press(moment: SavedMoment): void {
  if (savedMoments.ids().has(moment.id)) savedMoments.remove(moment.id);
  else if (!savedMoments.save(moment)) say(NOT_STORED);
  else if (savedMoments.ids().size === 1) say('Bewaard op dit toestel. Je vindt het bovenaan, op je stapel.');
}

/** Reads the moment from the ribbon's attributes (SaveRibbon.tsx). */
function momentOf({ dataset: { save = '', title = '', start = '', end, place } }: HTMLElement): SavedMoment {
  return {
    id: save,
    title,
    start: new Date(start),
    ...(end && { end: new Date(end) }),
    ...(place && { place }),
  };
}

/**
 * Updates the ribbons and the count. Writes only values that have changed, because every write triggers the observer
 * again.
 */
function mark(): void {
  const ids = savedMoments.ids();
  for (const ribbon of document.querySelectorAll<HTMLElement>(RIBBON)) {
    const isSaved = ids.has(ribbon.dataset.save ?? '');
    const label = ribbon.getAttribute('aria-label') ?? '';
    write(ribbon, 'aria-pressed', String(isSaved));
    write(ribbon, 'aria-label', label.replace(/^[^:]*/, isSaved ? 'Op je stapel' : 'Bewaar'));
  }
  const count = document.querySelector<HTMLElement>('[data-saved-count]');
  if (!count?.firstElementChild) return;
  // The attribute contains the last day of the previous edition, whose moments are no longer counted.
  const number = savedMoments.count(count.dataset.savedCount ?? '');
  count.hidden = number === 0;
  count.firstElementChild.textContent = String(number);
}

function write(element: Element, name: string, value: string): void {
  if (element.getAttribute(name) !== value) element.setAttribute(name, value);
}

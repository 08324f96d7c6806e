import { pressed } from '../../ui/pressed.ts';
import { writeStored } from '../../ui/stored.ts';

/** The key under which the browser stores the text of a dismissed announcement. */
export const PUT_AWAY = 'mededeling';

/** Dismisses the announcement on a click, in every tab, until its text changes. */
export function watchAnnouncement(): void {
  // Queried at each use, because a refreshed page may contain another announcement.
  const announcement = () => document.querySelector<HTMLElement>('section[data-words]');
  document.addEventListener('click', (event) => {
    const shown = pressed(event, '[data-put-away]') && announcement();
    if (!shown) return;
    shown.hidden = true;
    writeStored('localStorage', PUT_AWAY, shown.dataset.words ?? '');
  });
  window.addEventListener('storage', ({ key, newValue }) => {
    const shown = announcement();
    if (shown && key === PUT_AWAY && newValue === shown.dataset.words) shown.hidden = true;
  });
}

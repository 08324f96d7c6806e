import { pressed } from '../../ui/pressed.ts';
import { writeStored } from '../../ui/stored.ts';

/** The key under which a browser stores the words of the announcement that was put away. */
export const PUT_AWAY = 'mededeling';

/** Puts the announcement away when asked, in every tab, for as long as its words are the same. */
export function watchAnnouncement(): void {
  // A renewed page may have another one.
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

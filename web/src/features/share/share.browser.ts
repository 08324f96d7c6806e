import { pressed } from '../../ui/pressed.ts';
import { copyLink } from './copy-text.ts';

/** Handles the buttons that copy a URL, and the buttons that open the device's share sheet, if it has one. */
export function watchShares(): void {
  document.addEventListener('click', (event) => {
    const copy = pressed(event, '[data-copy]')?.dataset.copy;
    if (copy !== undefined) void copyLink(copy);
    const shared = pressed(event, '[data-share]')?.dataset;
    // The promise rejects if the visitor closes the share sheet; that is no error.
    if (shared?.share) navigator.share({ url: shared.share, title: shared.title }).catch(() => undefined);
  });
  if (!('share' in navigator)) return;
  for (const button of document.querySelectorAll<HTMLElement>('[data-share]')) button.hidden = false;
}

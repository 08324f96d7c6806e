import { LINK_COPIED } from '../../domain/pages/link-copied.ts';
import { say } from '../../ui/toast/toast.browser.ts';

/** What a visitor is told where nothing can be copied: the address of the page is always there to be taken. */
const NOT_COPIED = 'Kopiëren lukte niet: neem de url uit de adresbalk';

/** Copies an address, and says whether that worked. */
export async function copyLink(url: string): Promise<void> {
  say((await copyText(url)) ? LINK_COPIED : NOT_COPIED);
}

/**
 * Copies a text to the clipboard and tells whether that worked. Where the browser refuses its clipboard (without https,
 * or without permission), an older command still works within the click that asked for it.
 */
async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copySelected(text);
  }
}

function copySelected(text: string): boolean {
  const focused = document.activeElement;
  const area = document.createElement('textarea');
  area.value = text;
  // It is out of sight but rendered, since a field that is not rendered cannot be copied from.
  area.style.cssText = 'position:fixed;inset-block-start:0;opacity:0';
  document.body.append(area);
  area.select();
  try {
    return document.execCommand('copy');
  } catch {
    return false;
  } finally {
    area.remove();
    if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
  }
}

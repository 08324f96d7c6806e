import { LINK_COPIED } from '../../domain/pages/link-copied.ts';
import { say } from '../../ui/toast/toast.browser.ts';

/** The message if copying fails; the visitor can still copy from the address bar. */
const NOT_COPIED = 'Kopiëren lukte niet: neem de url uit de adresbalk';

/** Copies a URL to the clipboard and shows the visitor whether that succeeded. */
export async function copyLink(url: string): Promise<void> {
  say((await copyText(url)) ? LINK_COPIED : NOT_COPIED);
}

/**
 * Copies a text to the clipboard. Returns whether that succeeded. If the browser refuses the Clipboard API (without
 * HTTPS or permission), uses `execCommand`, which works during a click.
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
  // Transparent instead of hidden, because browsers cannot copy from a field that is not rendered.
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

import { runInNewContext } from 'node:vm';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { STORE_INSTALL_PROMPT, showInstallPrompt } from './install-offer.ts';
import { OfflineDownload } from './OfflineDownload.tsx';

/** The event that a browser fires once if the site can be installed. */
class Offer extends Event {
  readonly prompt = vi.fn(async () => ({}));

  constructor() {
    super('beforeinstallprompt', { cancelable: true });
  }
}

const isOffered = (hasSaved: boolean): boolean =>
  renderToStaticMarkup(<OfflineDownload hasSaved={hasSaved} />).includes('Zet Boektopia op je beginscherm');

describe('the install prompt', () => {
  const page = new EventTarget();

  beforeEach(() => {
    vi.stubGlobal('window', page);
    vi.stubGlobal('navigator', { serviceWorker: {} });
    // Runs the script as the page does: inline, before any file has loaded.
    const addEventListener = page.addEventListener.bind(page);
    runInNewContext(STORE_INSTALL_PROMPT, { window: page, addEventListener });
  });
  afterEach(() => vi.unstubAllGlobals());

  it("defers the browser's install prompt, and shows it once to visitors who saved something", () => {
    expect(isOffered(true)).toBe(false);
    const offer = new Offer();
    page.dispatchEvent(offer);
    expect(offer.defaultPrevented).toBe(true);
    expect(isOffered(false)).toBe(false);
    expect(isOffered(true)).toBe(true);
    expect(offer.prompt).not.toHaveBeenCalled();
    showInstallPrompt();
    expect(offer.prompt).toHaveBeenCalledOnce();
    expect(isOffered(true)).toBe(false);
  });
});

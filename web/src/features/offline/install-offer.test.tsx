import { runInNewContext } from 'node:vm';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { KEEP_INSTALL_OFFER, makeInstallOffer } from './install-offer.ts';
import { TakeAlong } from './TakeAlong.tsx';

/** What a browser fires once, when it thinks that the site may go on the home screen. */
class Offer extends Event {
  readonly prompt = vi.fn(async () => ({}));

  constructor() {
    super('beforeinstallprompt', { cancelable: true });
  }
}

const isOffered = (hasSaved: boolean): boolean =>
  renderToStaticMarkup(<TakeAlong hasSaved={hasSaved} />).includes('Zet Boektopia op je beginscherm');

describe('the offer to put the site on the home screen', () => {
  const page = new EventTarget();

  beforeEach(() => {
    vi.stubGlobal('window', page);
    vi.stubGlobal('navigator', { serviceWorker: {} });
    // It runs in the page, before any file of ours is fetched.
    const addEventListener = page.addEventListener.bind(page);
    runInNewContext(KEEP_INSTALL_OFFER, { window: page, addEventListener });
  });
  afterEach(() => vi.unstubAllGlobals());

  it('is kept back where it comes before the scripts, and is made once, to who saved something and presses', () => {
    expect(isOffered(true)).toBe(false);
    const offer = new Offer();
    page.dispatchEvent(offer);
    expect(offer.defaultPrevented).toBe(true);
    expect(isOffered(false)).toBe(false);
    expect(isOffered(true)).toBe(true);
    expect(offer.prompt).not.toHaveBeenCalled();
    makeInstallOffer();
    expect(offer.prompt).toHaveBeenCalledOnce();
    expect(isOffered(true)).toBe(false);
  });
});

import { pressed } from '../../ui/pressed.ts';
import { consentChoices } from '../consent/consent-store.ts';
import { isOutbound, pixelAddress } from './outbound.ts';

/** Tells the pixel of each press on a link that leads off the site, where the visitor allowed that. */
export function tellPixel(): void {
  document.addEventListener('click', (event) => {
    const link = pressed(event, '[data-pixel] a[href]');
    const { pixel, own = '' } = link?.closest<HTMLElement>('[data-pixel]')?.dataset ?? {};
    if (!link || pixel === undefined || !consentChoices()?.measuring) return;
    const here = window.location.href;
    if (!isOutbound(link.getAttribute('href') ?? '', here, own.split(' '))) return;
    // The request outlives the page. Whether it arrives is no concern of the visitor.
    fetch(pixelAddress(pixel, 'InitiateCheckout', here), { mode: 'no-cors', keepalive: true }).catch(
      () => undefined,
    );
  });
}

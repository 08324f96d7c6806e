import { pressed } from '../../ui/pressed.ts';
import { consentChoices } from '../consent/consent-store.ts';
import { isOutbound, pixelAddress } from './outbound.ts';

/** If the visitor consented, reports each click on an outbound link to the pixel. */
export function reportToPixel(): void {
  document.addEventListener('click', (event) => {
    const link = pressed(event, '[data-pixel] a[href]');
    const { pixel, own = '' } = link?.closest<HTMLElement>('[data-pixel]')?.dataset ?? {};
    if (!link || pixel === undefined || !consentChoices()?.measuring) return;
    const here = window.location.href;
    if (!isOutbound(link.getAttribute('href') ?? '', here, own.split(' '))) return;
    // `keepalive` lets the request outlive the page; failures are ignored.
    fetch(pixelAddress(pixel, 'InitiateCheckout', here), { mode: 'no-cors', keepalive: true }).catch(
      () => undefined,
    );
  });
}

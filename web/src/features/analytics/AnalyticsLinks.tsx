import { type ReactNode, useEffect, useRef } from 'react';
import { useAllowed } from '../consent/consent-store.ts';
import { isOutbound, pixelAddress } from './outbound.ts';

export type Analytics = { pixel: string; own: readonly string[] };

/**
 * Tells the advertiser's pixel when a visitor leaves by a link in here, after consent and never without. With no
 * pixel set nothing is ever told.
 */
export function AnalyticsLinks({ measuring, children }: { measuring?: Analytics; children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  const allowed = useAllowed('measuring');
  useEffect(() => {
    const element = place.current;
    if (!element || !measuring || !allowed) return;
    const tell = ({ target }: Event) => {
      const link = target instanceof Element ? target.closest('a[href]') : null;
      const here = window.location.href;
      if (!link || !isOutbound(link.getAttribute('href') ?? '', here, measuring.own)) return;
      const address = pixelAddress(measuring.pixel, 'InitiateCheckout', here);
      // Sent to its end although the page goes; whether it arrives is no concern of the visitor.
      fetch(address, { mode: 'no-cors', keepalive: true }).catch(() => {});
    };
    element.addEventListener('click', tell);
    return () => element.removeEventListener('click', tell);
  }, [allowed, measuring]);
  return <div ref={place}>{children}</div>;
}

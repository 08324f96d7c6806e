import { type ReactNode, useEffect, useRef } from 'react';
import { useAllowed } from '../consent/consent.ts';
import { type Analytics, isOutbound, pixelAddress } from './outbound.ts';

/**
 * Tells the advertiser's pixel when a visitor leaves the site by a link in here, and only after consent. Where no pixel
 * is configured nothing is ever told.
 */
export function AnalyticsLinks({ analytics, children }: { analytics?: Analytics; children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  const allowed = useAllowed('measuring');
  useEffect(() => {
    const element = place.current;
    if (!element || !analytics || !allowed) return;
    const tell = ({ target }: Event) => {
      const link = target instanceof Element ? target.closest('a[href]') : null;
      const here = window.location.href;
      if (!link || !isOutbound(link.getAttribute('href') ?? '', here, analytics.own)) return;
      const address = pixelAddress(analytics.pixel, 'InitiateCheckout', here);
      // The request outlives the page. Whether it arrives is no concern of the visitor.
      fetch(address, { mode: 'no-cors', keepalive: true }).catch(() => {});
    };
    element.addEventListener('click', tell);
    return () => element.removeEventListener('click', tell);
  }, [allowed, analytics]);
  return <div ref={place}>{children}</div>;
}

import type { ReactNode } from 'react';
import type { Analytics } from './outbound.ts';

/**
 * Has `pixel.browser.ts` tell the advertiser's pixel when a visitor leaves the site by a link in here, and only after consent.
 * Where no pixel is configured nothing is ever told.
 */
export function AnalyticsLinks({ analytics, children }: { analytics?: Analytics; children: ReactNode }) {
  return (
    <div data-pixel={analytics?.pixel} data-own={analytics?.own.join(' ')}>
      {children}
    </div>
  );
}

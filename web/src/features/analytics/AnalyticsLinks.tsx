import type { ReactNode } from 'react';
import type { Analytics } from './outbound.ts';

/**
 * Marks links whose clicks `pixel.browser.ts` reports to the advertiser's pixel if they leave the site, and only after
 * consent. Without a configured pixel it reports nothing.
 */
export function AnalyticsLinks({ analytics, children }: { analytics?: Analytics; children: ReactNode }) {
  return (
    <div data-pixel={analytics?.pixel} data-own={analytics?.own.join(' ')}>
      {children}
    </div>
  );
}

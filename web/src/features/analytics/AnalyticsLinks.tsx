import type { ReactNode } from 'react';
import type { Analytics } from './outbound.ts';

/**
 * Marks the links whose clicks `pixel.browser.ts` reports to the advertiser's pixel. It reports only links to other
 * sites, and only after consent. Without a configured pixel it reports nothing.
 */
export function AnalyticsLinks({ analytics, children }: { analytics?: Analytics; children: ReactNode }) {
  return (
    <div data-pixel={analytics?.pixel} data-own={analytics?.own.join(' ')}>
      {children}
    </div>
  );
}

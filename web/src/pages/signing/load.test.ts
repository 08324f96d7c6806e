import { expect, it } from 'vitest';
import { siteOf } from '../../document/page-request.ts';
import { events } from '../../server/content/events.ts';
import { ourContent, PATIENCE_MS } from '../../server/content/fixtures/our-content.ts';
import { clock } from '../../server/request-clock.ts';
import { signingPage } from './load.ts';

const cms = ourContent();
const NOW = new Date('2025-10-26T10:40:00+01:00');

it.each([
  ['/signeren?dag=2025-10-27&utm_source=krant', '/signeren?dag=2025-10-27'],
  ['/signeren?dag=1999-01-01', '/signeren'],
  ['/signeren?dag=morgen', '/signeren'],
  ['/signeren', '/signeren'],
])(
  'returns a canonical address for each day of the signing board, and the general one for other days: %s',
  async (address, kept) => {
    const url = new URL(address, 'https://www.boektopia.be');
    const { site } = await signingPage.load({ cms, clock, events, now: NOW, url, site: siteOf(url) });
    expect(site.canonical).toBe(new URL(kept, url).href);
  },
  PATIENCE_MS,
);

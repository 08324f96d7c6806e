import { expect, it } from 'vitest';
import { siteOf } from '../../document/page-request.ts';
import { events } from '../../server/content/events.ts';
import { ourContent, PATIENCE_MS } from '../../server/content/fixtures/our-content.ts';
import { clock } from '../../server/request-clock.ts';
import { programmePage } from './load.ts';

it(
  'redirects `/programma` to the current day, with headers that prevent browsers from caching the redirect',
  async () => {
    const url = new URL('https://www.boektopia.be/programma');
    const now = new Date('2025-10-26T23:59:50+01:00');
    const requested = programmePage.load({ cms: ourContent(), clock, events, now, url, site: siteOf(url) });
    const answer = await requested.catch((thrown: unknown) => thrown);
    if (!(answer instanceof Response)) throw new Error('expected a redirect');
    expect(answer.headers.get('location')).toBe('/programma/2025-10-26');
    expect(answer.headers.get('cache-control')).toMatch(/^public, max-age=0, s-maxage=\d+$/);
  },
  PATIENCE_MS,
);

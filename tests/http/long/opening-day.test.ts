import type { ContentFolder } from '../../../e2e/support/content.ts';
import { rawRequest } from '../../../e2e/support/raw-request.ts';
import { SMALL_DAYS } from '../../../e2e/support/small-festival.ts';
import { withSmallSite } from '../../../e2e/support/small-site.ts';
import { expect, test } from '../our-site.ts';

// By its own site each: as facts of a day and a moment they stand in domain/programme/day/programme-day.test.ts.

/** When a site starts, where its programme leads then, and why. Each is a site of its own. */
const MOMENTS = [
  [
    '2025-10-26T00:30:00+02:00',
    '/programma/2025-10-26',
    'at half past midnight, today and not UTC’s yesterday (§4.10)',
  ],
  [
    '2025-10-28T00:00:00+01:00',
    '/programma/2025-10-25',
    'after the festival, the page of its first date (§4.12)',
  ],
  ['2025-08-01T12:00:00+02:00', '/programma/2025-10-25', 'before the festival, the first day (§4.11)'],
  ['2025-10-26T23:30:00+01:00', '/programma/2025-10-26', 'at the end of the 25-hour day, today (§4.13)'],
  ['2025-10-27T00:00:00+01:00', '/programma/2025-10-27', 'from midnight on, the next day (§4.13)'],
] as const;

test.describe('/programma', () => {
  for (const [now, location, why] of MOMENTS) {
    test(`opens ${why}`, async () => {
      await withSmallSite(
        async (site) => {
          const answer = await rawRequest(site.url, '/programma');
          expect([answer.status, answer.headers.location]).toEqual([302, location]);
          // A browser that held it would have it past midnight from a cache in front.
          expect(answer.headers['cache-control']).toMatch(/^public, max-age=0, s-maxage=([0-9]|1[0-9]|20)$/);
        },
        { now },
      );
    });
  }

  test('opens the next day that has a page when the festival is closed today', async () => {
    await withSmallSite(
      async (site) => {
        const answer = await rawRequest(site.url, '/programma');
        expect(answer.headers.location).toBe('/programma/2025-10-27');
      },
      { now: '2025-10-26T12:00:00+01:00', change: (folder) => folder.delete('programma/2025-10-26') },
    );
  });

  test('is a friendly page when there is no day at all', async () => {
    const withoutDays = async (folder: ContentFolder) => {
      for (const day of SMALL_DAYS) await folder.delete(`programma/${day}`);
    };
    await withSmallSite(
      async (site) => {
        const response = await fetch(`${site.url}/programma`);
        expect(response.status).toBe(200);
        expect(await response.text()).toMatch(/<h1[^>]*>Het programma is nog niet/);
      },
      { change: withoutDays },
    );
  });
});

import type { ContentFolder } from '../../../e2e/support/content.ts';
import { rawRequest } from '../../../e2e/support/raw-request.ts';
import { SMALL_DAYS } from '../../../e2e/support/small-festival.ts';
import { withSmallSite } from '../../../e2e/support/small-site.ts';
import { expect, test } from '../our-site.ts';

// These are end-to-end tests, each with its own site. The unit tests of these rules are in
// domain/programme/day/programme-day.test.ts.

/** Each case: the site's simulated current time, the day page that /programma redirects to, and the rule. */
const MOMENTS = [
  [
    '2025-10-26T00:30:00+02:00',
    '/programma/2025-10-26',
    'today at half past midnight, which is still yesterday in UTC (§4.10)',
  ],
  [
    '2025-10-28T00:00:00+01:00',
    '/programma/2025-10-25',
    'the first day of the programme once the festival is over (§4.12)',
  ],
  [
    '2025-08-01T12:00:00+02:00',
    '/programma/2025-10-25',
    'the first day of the programme before the festival starts (§4.11)',
  ],
  ['2025-10-26T23:30:00+01:00', '/programma/2025-10-26', 'today at the end of the 25-hour day (§4.13)'],
  ['2025-10-27T00:00:00+01:00', '/programma/2025-10-27', 'the next day from midnight on (§4.13)'],
] as const;

test.describe('/programma', () => {
  for (const [now, location, why] of MOMENTS) {
    test(`/programma opens ${why}`, async () => {
      await withSmallSite(
        async (site) => {
          const answer = await rawRequest(site.url, '/programma');
          expect([answer.status, answer.headers.location]).toEqual([302, location]);
          // The browser must not cache the redirect: after midnight it would still lead to the old day.
          expect(answer.headers['cache-control']).toMatch(/^public, max-age=0, s-maxage=([0-9]|1[0-9]|20)$/);
        },
        { now },
      );
    });
  }

  test('if the festival is closed today, /programma opens the next day that has a page', async () => {
    await withSmallSite(
      async (site) => {
        const answer = await rawRequest(site.url, '/programma');
        expect(answer.headers.location).toBe('/programma/2025-10-27');
      },
      { now: '2025-10-26T12:00:00+01:00', change: (folder) => folder.delete('programma/2025-10-26') },
    );
  });

  test('/programma shows a friendly page if there are no days', async () => {
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

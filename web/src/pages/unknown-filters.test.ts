import { expect, it } from 'vitest';
import { siteOf } from '../document/page-request.ts';
import { events } from '../server/content/events.ts';
import { ourContent, PATIENCE_MS } from '../server/content/fixtures/our-content.ts';
import { clock } from '../server/request-clock.ts';
import { onTourPage } from './on-tour/load.ts';
import { programmeDayPage } from './programme-day/load.ts';
import { uitEventsPage } from './uit-events/load.ts';

const cms = ourContent();

it.each([
  ['?type=feest', ''],
  ['?locatie=forum&type=feest&utm_source=krant', '?locatie=forum&utm_source=krant'],
  ['?leeftijd=1e1&leeftijd=8', '?leeftijd=8'],
  ['?weergave=kaart', ''],
  ['?kleur=rood', undefined],
  ['?type=gesprek&weergave=rooster', undefined],
])(
  'redirects a day to its address without filter values that it does not offer: %s',
  async (query, known) => {
    const path = '/programma/2025-10-27';
    const url = new URL(path + query, 'https://www.boektopia.be');
    const now = new Date('2025-10-26T10:40:00+01:00');
    const requested = { cms, clock, events, now, url, site: siteOf(url) };
    const answer = await programmeDayPage
      .load(requested, { slug: '2025-10-27' })
      .catch((thrown: unknown) => thrown);
    const location = answer instanceof Response ? answer.headers.get('location') : undefined;
    expect(location).toBe(known === undefined ? undefined : path + known);
    if (answer instanceof Response) expect(answer.status).toBe(302);
  },
  PATIENCE_MS,
);

it.each([
  ['/boektopia-op-toer?type=feest&thema=strips', '/boektopia-op-toer?thema=strips'],
  ['/boektopia-op-toer/leuven?locatie=forum&gemeente=9700', '/boektopia-op-toer/leuven?gemeente=9700'],
  ['/boektopia-op-toer?gemeente=atlantis', undefined],
])(
  'redirects the tour to its address without filter values that it does not offer: %s',
  async (address, known) => {
    const url = new URL(address, 'https://www.boektopia.be');
    const [, , location] = url.pathname.split('/');
    expect(
      await redirectOf(onTourPage.load(requestFor(url), location === undefined ? {} : { location })),
    ).toBe(known);
  },
  PATIENCE_MS,
);

it.each([
  ['?label=feest&gemeente=9700', '?gemeente=9700'],
  ['?gemeente=9700&afstand=3', '?gemeente=9700'],
  ['?label=Workshops&gemeente=9700&afstand=50', undefined],
])(
  'redirects the UiT events to their address without tags or distances that are not offered: %s',
  async (query, known) => {
    const url = new URL(`/boektopia-op-toer-uit${query}`, 'https://www.boektopia.be');
    const location = await redirectOf(uitEventsPage.load(requestFor(url)));
    expect(location).toBe(known && `/boektopia-op-toer-uit${known}`);
  },
  PATIENCE_MS,
);

const requestFor = (url: URL) => ({
  cms,
  clock,
  events,
  now: new Date('2025-10-26T10:40:00+01:00'),
  url,
  site: siteOf(url),
});

/** Returns the target if the page redirects; `undefined` if it renders. */
async function redirectOf(loaded: Promise<unknown>): Promise<string | undefined> {
  const answer = await loaded.catch((thrown: unknown) => thrown);
  return answer instanceof Response ? (answer.headers.get('location') ?? undefined) : undefined;
}

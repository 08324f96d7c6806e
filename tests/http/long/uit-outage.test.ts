import {
  type Answer,
  type EventsDouble,
  eventOn,
  events,
  json,
  startEvents,
} from '../../../e2e/support/events.ts';
import { lifetimes } from '../../../e2e/support/lifetimes.ts';
import type { Site } from '../../../e2e/support/running-site.ts';
import { type Circumstances, startSmallSite } from '../../../e2e/support/small-site.ts';
import { expect, test } from '../our-site.ts';

const OVERVIEW = '/boektopia-op-toer-uit';
const EMPTY = 'Oeps... We hebben geen evenementen kunnen vinden.';
const AWAY = 'We kunnen de evenementen nu niet ophalen. Probeer het later opnieuw.';
const UNKNOWN_EVENT = '/boektopia-op-toer-activiteiten/00000000-0000-4000-8000-000000000099';
const KEY = 'geheime-sleutel-77';
const LIVED = lifetimes();

type Stage = { site: Site; service: EventsDouble; clear: () => Promise<void> };

/** Starts a small site with tour pages, whose events come from a service that the test controls. */
async function setStage(first: Answer, circumstances: Circumstances = {}): Promise<Stage> {
  const service = await startEvents(first);
  const site = await startSmallSite({
    ...circumstances,
    env: { EVENTS_API_URL: service.url, EVENTS_API_KEY: KEY, ...circumstances.env },
    change: async ({ write }) => {
      await write('boektopia-op-toer', { component: 'on_tour_overview', title: 'Boektopia op Toer' });
      await write('boektopia-op-toer-uit', { component: 'uit_events', title: 'Verder in Vlaanderen' });
    },
  });
  // Opens a page first, because a site that loads its content for the first time is too busy to receive events in time.
  await timed(`${site.url}/boektopia-op-toer`);
  const clear = async () => {
    await site.stop();
    await service.stop();
  };
  return { site, service, clear };
}

/** Requests a page. Returns its status and its response time in ms. */
async function timed(url: string): Promise<{ status: number; html: string; ms: number; headers: Headers }> {
  const began = performance.now();
  const response = await fetch(url);
  const html = await response.text();
  return { status: response.status, html, ms: performance.now() - began, headers: response.headers };
}

const hanging: Answer = (response) => {
  setTimeout(() => json({ member: [] })(response, response.req), 30_000).unref();
};

/**
 * A site whose events service stops after the site has fetched a list of events. The list becomes stale during other
 * tests.
 */
let left: (Stage & { at: number }) | undefined;

test.beforeAll(async () => {
  const stage = await setStage(events(eventOn(5, 'Een goed evenement')), { env: LIVED.env });
  left = { ...stage, at: performance.now() };
  expect((await timed(stage.site.url + OVERVIEW)).html).toContain('Een goed evenement');
  stage.service.answers(hanging);
  left.at = performance.now();
});
test.afterAll(() => left?.clear());

test.describe('a page with events survives faults of UiTdatabank', () => {
  const faults: readonly [string, Answer][] = [
    ['is broken (500)', json({ title: 'Internal Server Error', status: 500 }, 500)],
    [
      'refuses our key (401)',
      json({ title: 'Unauthorized', detail: `The provided api key ${KEY} is invalid` }, 401),
    ],
    ['rejects the request (404)', json({ title: 'Not Found', status: 404 }, 404)],
    [
      'responds with an HTML page',
      (response) =>
        response.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html><p>Onderhoud'),
    ],
    [
      'responds with truncated JSON',
      (response) => {
        response.writeHead(200, { 'content-type': 'application/json', 'content-length': 5_000 });
        response.write('{"member":[{"@id":"https://io');
        setTimeout(() => response.destroy(), 100);
      },
    ],
    ['responds without events', json({ hydra: 'iets anders' })],
    ['closes the connection', (response) => response.destroy()],
    // This fault must be the last one: after the page has been sent, the site still waits for the service.
    ['takes thirty seconds', hanging],
  ];
  /** A site shared by the tests of all faults. The site does not cache failures, so each page sends a new request. */
  let faulty: Stage | undefined;
  test.beforeAll(async () => {
    faulty = await setStage(events());
  });
  test.afterAll(() => faulty?.clear());

  for (const [what, answer] of faults) {
    test(`when the service ${what}, a page with events says within six seconds that events are unavailable, and the rest of the site works (§8.9)`, async () => {
      if (faulty === undefined) throw new Error('no site was started');
      const { site, service } = faulty;
      service.answers(answer);
      const [requested, logged] = [service.requested.length, site.log.length];
      const page = await timed(site.url + OVERVIEW);
      expect(page.ms).toBeLessThan(6_000);
      expect(page.status).toBe(503);
      expect(page.headers.get('cache-control')).toMatch(/no-store/);
      expect(Number(page.headers.get('retry-after'))).toBeGreaterThan(0);
      expect(page.html).toContain(AWAY);
      expect(page.html).not.toContain(EMPTY);
      expect(page.html).toMatch(
        /<header[\s>][\s\S]*<main[\s\S]*Terug naar Boektopia op Toer[\s\S]*<footer[\s>]/,
      );
      const event = await timed(site.url + UNKNOWN_EVENT);
      expect(event.ms).toBeLessThan(6_000);
      expect(event.status).toBe(503);
      expect(service.requested.length).toBeGreaterThanOrEqual(requested + 2);
      expect((await timed(`${site.url}/boektopia-op-toer`)).status).toBe(200);
      expect(site.log.slice(logged).some((line) => line.startsWith('[events] '))).toBe(true);
      expect(site.log.join('\n') + page.html + event.html).not.toContain(KEY);
    });
  }

  /**
   * A site shared by the tests of successful responses. Each test requests different events, because the site caches
   * them.
   */
  let later: Stage | undefined;
  test.beforeAll(async () => {
    later = await setStage(events(), { now: '2025-12-01T10:00:00+01:00' });
  });
  test.afterAll(() => later?.clear());

  test('a page with events says that there are no events when the service has none (§2.74)', async () => {
    if (later === undefined) throw new Error('no site was started');
    const { site, service } = later;
    service.answers(events());
    const { status, html } = await timed(site.url + OVERVIEW);
    expect(status).toBe(200);
    expect(html).toContain(EMPTY);
    expect(html).not.toContain(AWAY);
    expect((await timed(site.url + UNKNOWN_EVENT)).status).toBe(404);
  });

  test('a page with events shows a past event and marks it as past', async () => {
    if (later === undefined) throw new Error('no site was started');
    const { site, service } = later;
    const past = eventOn(5, 'Een goed evenement');
    service.answers(events(past));
    const page = await timed(`${site.url}/boektopia-op-toer-activiteiten/${past['@id'].split('/').at(-1)}`);
    expect(page.status).toBe(200);
    expect(page.html).toContain('Evenement afgelopen');
  });

  test('a page with events leaves out malformed events, and never contains private data of their authors (§3.27, §3.28)', async () => {
    const whole = eventOn(5, 'Een goed evenement');
    const { site, service, clear } = await setStage(events(null, { '@id': 7 }, whole, 'x'));
    try {
      const list = await timed(site.url + OVERVIEW);
      expect(list.status).toBe(200);
      const page = await timed(
        `${site.url}/boektopia-op-toer-activiteiten/${whole['@id'].split('/').at(-1)}`,
      );
      expect(page.status).toBe(200);
      expect(page.html).toContain('Woensdag 5 november 2025 van 14:00 tot 16:00');
      expect(page.html).toContain('Kom <strong>op tijd</strong>.');
      // The title for sharing comes from the title of the event and never from its image (§3.27).
      expect(page.html).toContain('name="twitter:title" content="Een goed evenement"');
      expect(page.html).toContain('property="og:title" content="Een goed evenement"');
      for (const { html } of [list, page]) {
        expect(html).toContain('Een goed evenement');
        expect(html).not.toMatch(/geheim\.example|niet-te-tonen|gekraakt/);
        expect(html).not.toContain(KEY);
      }
      expect(service.requested.map(({ url, key }) => [url.pathname, key])).toEqual([
        ['/events', KEY],
        ['/events', KEY],
      ]);
    } finally {
      await clear();
    }
  });

  test('when the events service stops responding, a page shows the last good list of events with its age', async () => {
    if (left === undefined) throw new Error('beforeAll left no site');
    // A list shows its age only once it is older than three cache lifetimes.
    const stillYoung = left.at + 3 * LIVED.answerMs + 1_000 - performance.now();
    await new Promise((resolve) => setTimeout(resolve, stillYoung));
    const page = await timed(left.site.url + OVERVIEW);
    expect(page.ms).toBeLessThan(6_000);
    expect(page.status).toBe(200);
    expect(page.html).toContain('Een goed evenement');
    expect(page.html).toMatch(/Deze lijst is (1 minuut|[2-9] minuten) oud/);
    expect(page.html).not.toContain(AWAY);
  });
});

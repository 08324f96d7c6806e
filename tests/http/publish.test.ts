import { once } from 'node:events';
import { request } from 'node:http';
import ICAL from 'ical.js';
import { overNetwork, uuidOf } from '../../e2e/support/content.ts';
import { whileRunning } from '../../e2e/support/process.ts';
import { type Site, startSite } from '../../e2e/support/running-site.ts';
import { announceUrgently, paragraph, withSmallFestival } from '../../e2e/support/small-festival.ts';
import { SMALL_NOON } from '../../e2e/support/small-site.ts';
import { publish, SECRET } from '../../e2e/support/webhook.ts';
import { startContentService } from './content-service.ts';
import { expect, ourSite, test } from './our-site.ts';

/** Maximum time for a publication to appear on every page and hall screen, in ms. */
const WITHIN_MS = 5_000;

test('a publication appears within five seconds on its page, in lists, in the search, on the hall screen and in calendars', async () => {
  await withSmallFestival(async (folder) => {
    await folder.write('nieuws', { component: 'page', title: 'Nieuws' });
    await folder.write('zoeken', { component: 'page', title: 'Zoeken' });
    await folder.write('nieuws/molen', {
      component: 'news_article',
      title: 'De molen draait',
      date: '2025-10-25 08:00',
    });
    await folder.write('nieuws/meel', {
      component: 'news_article',
      title: 'Vers meel',
      date: '2025-10-25 09:00',
    });
    await whileRunning(await startContentService(folder.dir), async (server) => {
      const env = { ...overNetwork(server), CONTENT_WEBHOOK_SECRET: SECRET, SITE_NOW: SMALL_NOON };
      await whileRunning(await startSite(env), async (site) => {
        const read = async (path: string) => (await fetch(site.url + path)).text();
        const told = ['/nieuws/molen', '/nieuws', '/zoeken?zoekterm=molen', '/live.json'];
        const said = async () => [
          ...(await Promise.all(told.map(async (path) => (await read(path)).includes('Getij')))),
          (await read('/nieuws/meel')).includes('Vloed'),
        ];
        expect(await said()).toEqual([false, false, false, false, false]);
        const eventsOf = async (path: string) => eventsIn(await read(path));
        const before = await eventsOf('/programma.ics');
        const { [uuidOf(MOVED)]: moving, [uuidOf(CANCELLED)]: going, [uuidOf(UNPUBLISHED)]: gone } = before;
        expect([moving?.start, going?.status, gone?.status]).toEqual([
          '20251026T233000',
          'CONFIRMED',
          'CONFIRMED',
        ]);

        await folder.edit('nieuws/molen', ({ content }) => {
          content.title = 'De molen heet nu Getijmolen';
        });
        await folder.edit('nieuws/meel', ({ content }) => {
          content.body = [paragraph('Vloed en meel.')];
        });
        await folder.edit(MOVED, (story) => {
          Object.assign(story, { published_at: '2025-10-26T10:00:00.000Z' });
          Object.assign(story.content, {
            title_overwrite: 'Getijden tot na middernacht',
            start_date: '2025-10-26 22:45',
          });
        });
        await folder.edit(CANCELLED, (story) =>
          Object.assign(story, { published_at: '2025-10-26T10:00:01.000Z', tag_list: ['geannuleerd'] }),
        );
        await folder.delete(UNPUBLISHED);
        await expect
          .poll(() => titlesOf(server.url), { timeout: 10_000 })
          .toMatch(/Getijmolen.*Getijden|Getijden.*Getijmolen/);

        // Responses are fresh for twenty seconds. Until then only a webhook makes the site fetch content
        // again.
        expect((await publish(site, 'nieuws/molen', 'geraden')).status).toBe(401);
        expect(await said()).toEqual([false, false, false, false, false]);
        const hallScreen = await listenTo(site);
        for (const slug of ['nieuws/molen', MOVED]) {
          const response = await publish(site, slug);
          expect([response.status, await response.json()]).toEqual([200, { expired: expect.any(Number) }]);
        }
        // After a second an open hall screen gets one event for both publications. It gets another event when
        // the content system has certainly caught up.
        await expect.poll(hallScreen.heard).toBe(2);
        // No webhook mentioned the last page, and it is unchanged: so the updates were caused by the webhooks, not by
        // elapsed time.
        await expect
          .poll(said, { timeout: WITHIN_MS, interval: 200 })
          .toEqual([true, true, true, true, false]);

        const head = await fetch(`${site.url}/live.events`, { method: 'HEAD' });
        expect([head.status, head.headers.get('x-accel-buffering')]).toEqual([200, 'no']);

        // Calendar apps accept an update only if its sequence number is higher than that of the version they
        // have.
        await expect
          .poll(async () => Object.keys(await eventsOf('/programma.ics')).length)
          .toBe(Object.keys(before).length - 1);
        const { [uuidOf(MOVED)]: moved, [uuidOf(CANCELLED)]: cancelled } = await eventsOf(
          '/programma/2025-10-26.ics?type=voorlezing',
        );
        expect([moved?.start, moved?.status, cancelled?.status]).toEqual([
          '20251026T234500',
          'CONFIRMED',
          'CANCELLED',
        ]);
        expect(moved?.sequence).toBeGreaterThan(moving?.sequence ?? Number.POSITIVE_INFINITY);
        expect(cancelled?.sequence).toBeGreaterThan(going?.sequence ?? Number.POSITIVE_INFINITY);
        expect(Object.keys(await eventsOf('/programma.ics'))).not.toContain(uuidOf(UNPUBLISHED));

        // The header's message must appear on every page, even if the page was cached.
        const everywhere = ['/', '/nieuws/meel', '/programma/2025-10-26'];
        const announced = () =>
          Promise.all(everywhere.map(async (path) => (await read(path)).includes('Springtij')));
        expect(await announced()).toEqual([false, false, false]);
        await announceUrgently(folder, 'Springtij om vier uur.');
        await expect.poll(() => titlesOf(server.url), { timeout: 10_000 }).toContain('Springtij');
        // Each of the two publications was announced three times, once per refetch of the content.
        await expect.poll(hallScreen.heard, { timeout: WITHIN_MS }).toBe(6);
        expect((await publish(site, 'globaal/header')).status).toBe(200);
        await expect.poll(announced, { timeout: WITHIN_MS, interval: 200 }).toEqual([true, true, true]);
        await expect.poll(hallScreen.heard, { timeout: WITHIN_MS }).toBeGreaterThan(6);

        // At shutdown the site ends the event streams first. Otherwise an open hall screen would delay the
        // shutdown, as an unfinished form submission does.
        const form = await beginToSend(site);
        const stopping = performance.now();
        const stopped = site.stop();
        await expect.poll(hallScreen.ended).toBe(true);
        expect(form.isAnswered()).toBe(false);
        expect(await form.finish()).toBe(201);
        await stopped;
        expect(performance.now() - stopping).toBeLessThan(3_000);
      });
    });
  });
});

test('the site releases the connection slot of a hall screen when its connection ends, whatever address was requested', async () => {
  await withSmallFestival(async (folder) => {
    await whileRunning(await startContentService(folder.dir), async (server) => {
      const env = { ...overNetwork(server), CONTENT_WEBHOOK_SECRET: SECRET, SITE_NOW: SMALL_NOON };
      await whileRunning(await startSite(env), async (site) => {
        // Opens a thousand connections one after another, because one client may have only 20 open at a time.
        for (const [path, expected] of [
          ['/live.events', 200],
          ['/live.events?scherm=live', 200],
          ['/live.events/', 308],
          ['/live.evenementen', 404],
        ] as const) {
          for (let attempt = 0; attempt < 250; attempt++) {
            const hangUp = new AbortController();
            const response = await fetch(site.url + path, { signal: hangUp.signal, redirect: 'manual' });
            expect(response.status, `${path}, attempt ${attempt}`).toBe(expected);
            hangUp.abort();
          }
        }
        const hallScreens = Array.from(
          { length: 20 },
          async () => (await fetch(`${site.url}/live.events`)).status,
        );
        expect(new Set(await Promise.all(hallScreens))).toEqual(new Set([200]));
      });
    });
  });
});

test('without a webhook secret, the site tells a hall screen to poll instead', async () => {
  expect((await fetch(`${ourSite().url}/live.events`)).status).toBe(204);
});

const MOVED = 'programma-items/zo-nacht';
const CANCELLED = 'programma-items/zo-10';
const UNPUBLISHED = 'programma-items/ma-29';

/** Returns the sequence, status and start of each event in a calendar, by the uuid of its item. */
function eventsIn(calendar: string) {
  const events = new ICAL.Component(ICAL.parse(calendar)).getAllSubcomponents('vevent');
  return Object.fromEntries(
    events.map((component) => {
      const { uid, sequence, startDate } = new ICAL.Event(component);
      const status = String(component.getFirstPropertyValue('status'));
      return [uid.split('@')[0], { sequence, status, start: startDate.toICALString() }];
    }),
  );
}

/**
 * Connects as a hall screen. Returns functions that report the number of publications received so far, and
 * whether the stream has ended.
 */
async function listenTo(site: Site) {
  const response = await fetch(`${site.url}/live.events`, { headers: { accept: 'text/event-stream' } });
  expect([response.status, response.headers.get('content-type')]).toEqual([
    200,
    'text/event-stream; charset=utf-8',
  ]);
  let [told, ended] = ['', false];
  const decoder = new TextDecoder();
  const read = async () => {
    if (response.body !== null)
      for await (const bytes of response.body) told += decoder.decode(bytes, { stream: true });
    ended = true;
  };
  void read();
  const heard = () => told.match(/^event: publication$/gm)?.length ?? 0;
  return { heard, ended: () => ended };
}

/** Starts to send a form, and pauses after half of the body. */
async function beginToSend(site: Site) {
  const body = JSON.stringify({ firstName: 'A', lastName: 'B', email: 'a@tij.example.org', message: 'Dag' });
  const headers = {
    'content-type': 'application/json',
    'content-length': body.length,
    expect: '100-continue',
  };
  const outgoing = request(`${site.url}/api/contact`, { method: 'POST', headers });
  let status: number | undefined;
  const answer = new Promise<number | undefined>((resolve, reject) => {
    outgoing.on('response', (incoming) => {
      status = incoming.statusCode;
      incoming.resume();
      resolve(status);
    });
    outgoing.on('error', reject);
  });
  // The server has received the headers: it sends `100 Continue`.
  await once(outgoing, 'continue');
  outgoing.write(body.slice(0, 10));
  const finish = () => {
    outgoing.end(body.slice(10));
    return answer;
  };
  return { isAnswered: () => status !== undefined, finish };
}

/** Returns the current content of all stories, requested from the content system instead of the site. */
async function titlesOf(url: string): Promise<string> {
  const query = '{ ContentNodes(per_page: 100) { items { content } } }';
  const headers = { 'content-type': 'application/json', Token: 'public', Version: 'published' };
  return (await fetch(`${url}/v1/api`, { method: 'POST', headers, body: JSON.stringify({ query }) })).text();
}

import { readdirSync, readFileSync } from 'node:fs';
import { get } from 'node:http';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readDrafts, someDraft } from '../../../e2e/support/drafts.ts';
import { MONDAY, type Site } from '../../../e2e/support/running-site.ts';
import { publish, SECRET } from '../../../e2e/support/webhook.ts';
import { type Fleet, startFleet } from '../../fleet/fleet.ts';
import { TEST_ADDRESS } from '../../fleet/nginx.ts';

// All tests that use this fleet are in this file, because starting a fleet takes longer than the tests.

let fleet: Fleet;
beforeAll(async () => {
  fleet = await startFleet({ SITE_NOW: MONDAY, PREVIEW_SECRET: 'proef', CONTENT_WEBHOOK_SECRET: SECRET });
});
afterAll(() => fleet?.stop());

/** A text that occurs only in previews. */
const BAND = 'Sluit het voorbeeld';

type Line = { requestId: string; path: string; status: number; cache: string };

const ask = (path: string, headers: Record<string, string> = {}) =>
  fetch(fleet.url + path, { headers, redirect: 'manual' });
const accessLog = () =>
  readFileSync(fleet.nginx.accessLog, 'utf8')
    .split('\n')
    .slice(0, -1)
    .map((line): Line => JSON.parse(line));
/** Returns the cache status of a response, from nginx's log. */
async function cacheOf(response: Response): Promise<string> {
  const id = response.headers.get('x-request-id');
  let line: Line | undefined;
  // nginx buffers its log, therefore the line may appear later.
  await expect
    .poll(
      () => {
        line = accessLog().find(({ requestId }) => requestId === id);
        return line;
      },
      { timeout: 5_000 },
    )
    .toBeDefined();
  return line?.cache ?? '';
}

/** Returns the metrics of a process. */
async function figuresOf(site?: Pick<Site, 'log'>): Promise<string> {
  const url = /http:\/\/127\.0\.0\.1:\d+\/metrics/.exec(site?.log.join('\n') ?? '')?.[0] ?? '';
  return (await fetch(url)).text();
}

const deliveries = (figures: string): number =>
  [...figures.matchAll(/^boektopia_deliveries\{.*\} (\d+)$/gm)].reduce(
    (sum, [, count]) => sum + Number(count),
    0,
  );

/** Returns the number of requests for a route that reached a process. */
const askedOf = (figures: string, route: string): number =>
  [...figures.matchAll(/^boektopia_http_request_seconds_count\{[^}]*route="([^"]*)"[^}]*\} (\d+)$/gm)].reduce(
    (sum, [, name, count]) => sum + (name === route ? Number(count) : 0),
    0,
  );

/** Returns the status of a request with another host name, which `fetch` cannot send. */
const statusAs = (host: string, path: string) =>
  new Promise<number>((resolve, reject) => {
    get(fleet.url + path, { headers: { host, accept: 'image/webp' } }, (answer) => {
      answer.resume().once('end', () => resolve(answer.statusCode ?? 0));
    }).once('error', reject);
  });

/** Sends requests as visitors do, until the caller calls the returned function, which returns all failed requests. */
function visitors(paths: readonly string[]) {
  const failed: string[] = [];
  let [requested, isStopped] = [0, false];
  const walk = async () => {
    while (!isStopped) {
      const path = paths[requested % paths.length] ?? '/';
      requested += 1;
      const status = await ask(path).then(
        async (response) => {
          await response.arrayBuffer();
          return response.status;
        },
        (error: unknown) => String(error),
      );
      if (status !== 200) failed.push(`${path}: ${status}`);
      await pause(20);
    }
  };
  const walks = Array.from({ length: 4 }, walk);
  return async () => {
    isStopped = true;
    await Promise.all(walks);
    return { requested, failed };
  };
}

describe('nginx in front of two processes', () => {
  it('nginx caches a page as the origin compressed it, separately for each encoding', async () => {
    for (const encoding of ['br', 'gzip', null]) {
      const first = await ask('/praktisch', { 'accept-encoding': encoding ?? 'identity' });
      expect(first.headers.get('content-encoding')).toBe(encoding);
      const html = await first.text();
      expect(html).toContain('</html>');
      expect(await cacheOf(first)).toBe('MISS');
      const second = await ask('/praktisch', {
        'accept-encoding': encoding === 'br' ? 'gzip, deflate, br, zstd' : (encoding ?? 'br;q=0'),
      });
      expect(second.headers.get('content-encoding')).toBe(encoding);
      expect(await second.text()).toBe(html);
      expect(await cacheOf(second)).toBe('HIT');
    }
  });

  it('nginx forwards requests for an uncacheable page at once, without queueing them behind each other', async () => {
    const path = '/contact?verzonden=contact';
    const warm = await ask(path);
    expect(warm.headers.get('cache-control')).toContain('no-store');
    await warm.text();
    const began = performance.now();
    await Promise.all(Array.from({ length: 12 }, async () => (await ask(path)).text()));
    // If nginx queued the requests, which take up to half a second each, the last would take several seconds.
    expect(performance.now() - began).toBeLessThan(2_000);
  });

  it('nginx passes previews through without caching them', async () => {
    await (await ask('/nieuws')).text();
    const preview = await ask('/nieuws', { cookie: 'preview=eender-wat' });
    await preview.text();
    expect(await cacheOf(preview)).toBe('BYPASS');
    for (const name of ['_storyblok_tk[token]', '_storyblok_tk%5Btoken%5D']) {
      const editor = await ask(`/over-boektopia?_storyblok=1&${name}=x`, {});
      await editor.text();
      expect(await cacheOf(editor), name).toBe('BYPASS');
    }
  });

  it('in 200 alternating requests, nginx serves an editor the draft with its banner and a visitor the published page, and caches no draft', async () => {
    const draft = someDraft(readDrafts(), false);
    const isDraft = (html: string) => draft.words.some((word) => html.includes(word));
    const begun = await ask(`/api/preview?secret=proef&slug=${draft.slug}`);
    const cookie = begun.headers.get('set-cookie')?.split(';')[0] ?? '';
    expect(cookie).toMatch(/^preview=/);
    const caches = new Map<boolean, Set<string>>([true, false].map((isEditor) => [isEditor, new Set()]));
    for (let turn = 0; turn < 200; turn += 1) {
      const isEditor = turn % 2 === 0;
      // Requests no compression, because the cache files are searched below.
      const path = `/${draft.slug}`;
      const response = await ask(path, { 'accept-encoding': 'identity', ...(isEditor && { cookie }) });
      const body = await response.text();
      const control = response.headers.get('cache-control') ?? '';
      expect([response.status, isDraft(body), control.includes('no-store')], `turn ${turn}`).toEqual([
        200,
        isEditor,
        isEditor,
      ]);
      expect(body.includes(BAND), `turn ${turn}`).toBe(isEditor);
      caches.get(isEditor)?.add(await cacheOf(response));
    }
    expect(caches.get(true)).toEqual(new Set(['BYPASS']));
    expect(caches.get(false)).toContain('HIT');
    const kept = readdirSync(fleet.nginx.cache, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => readFileSync(join(parentPath, name), 'utf8'));
    expect(kept.filter((file) => file.includes(`/${draft.slug} `)).length).toBeGreaterThan(0);
    expect(kept.filter((file) => isDraft(file) || file.includes(BAND))).toEqual([]);
  });

  it('an editor sees unsaved text, even in a long story, whichever process responds', async () => {
    const draft = someDraft(readDrafts(), false);
    const begun = await ask(`/api/preview?secret=proef&slug=${draft.slug}`);
    const cookie = begun.headers.get('set-cookie')?.split(';')[0] ?? '';
    const title = 'Zoals het nu getypt wordt';
    const story = { uuid: draft.uuid, full_slug: draft.slug, content: { ...draft.content, title } };
    const sent = await fetch(`${fleet.url}/api/preview/unsaved`, {
      method: 'POST',
      headers: { cookie, 'content-type': 'application/json' },
      body: JSON.stringify({ ...story, remark: 'x'.repeat(300_000) }),
    });
    expect(sent.status).toBe(204);
    for (let look = 0; look < 20; look += 1)
      expect(await (await ask(`/${draft.slug}`, { cookie })).text(), `look ${look}`).toContain(title);
  });

  it('nginx serves each browser an image format that it supports, whatever was requested first', async () => {
    const page = await (await ask('/praktisch')).text();
    const address = /\/beeld\?[^"\s]+/.exec(page)?.[0].replaceAll('&amp;', '&') ?? '';
    const typeFor = async (accept: string) => {
      const picture = await ask(address, { accept });
      await picture.arrayBuffer();
      return picture.headers.get('content-type');
    };
    for (const _ of ['made', 'kept']) {
      expect(await typeFor('image/png,*/*')).toMatch(/^image\/(?:jpeg|png)$/);
      expect(await typeFor('image/avif,image/webp,*/*')).toBe('image/webp');
    }
  });

  it('nginx sends pages and images to one process, which avoids rendering them twice, and other requests to any process', async () => {
    const page = await (await ask('/praktisch')).text();
    const picture = /\/beeld\?[^"\s]+/.exec(page)?.[0].replaceAll('&amp;', '&') ?? '';
    const spread = async (path: string, route: string) => {
      const counts = () =>
        Promise.all(fleet.processes.map(async (site) => askedOf(await figuresOf(site), route)));
      const before = await counts();
      // nginx caches responses separately for each host.
      for (let host = 0; host < 16; host += 1) expect(await statusAs(`zaal-${host}.test`, path)).toBe(200);
      const after = await counts();
      return after.map((count, index) => count - (before[index] ?? 0)).toSorted((a, b) => a - b);
    };
    expect(await spread(picture, '/beeld')).toEqual([0, 16]);
    expect(await spread('/activiteiten/de-slak-heeft-gelijk', '/activiteiten/:slug')).toEqual([0, 16]);
    const [few = 0, many = 0] = await spread('/live', '/live/:screen?');
    expect(few).toBeGreaterThan(0);
    expect(few + many).toBe(16);
  });

  it('nginx lets 120 pupils who share one address search at the same time', async () => {
    const statuses = await Promise.all(
      Array.from({ length: 120 }, async (_, pupil) => {
        const response = await ask(`/zoeken?zoekterm=boek${pupil % 10}`);
        await response.arrayBuffer();
        return response.status;
      }),
    );
    expect(statuses.filter((status) => status !== 200)).toEqual([]);
  });

  it('nginx refuses a client that sends search requests endlessly', async () => {
    const statuses = await Promise.all(
      Array.from({ length: 500 }, async () => {
        const response = await ask('/zoeken?zoekterm=boek1');
        await response.arrayBuffer();
        return response.status;
      }),
    );
    expect(statuses).toContain(429);
  });

  it('nginx counts the visitors of an IPv6 network as one visitor', async () => {
    const statusFor = async (network: number, host: number) => {
      const address = `2001:db8:0:${network}::${host.toString(16)}`;
      const response = await ask('/deelbeeld/nergens.jpg', { [TEST_ADDRESS]: address });
      await response.arrayBuffer();
      return response.status;
    };
    const statuses = await Promise.all(Array.from({ length: 200 }, (_, host) => statusFor(1, host + 1)));
    expect(statuses).toContain(429);
    expect(await statusFor(2, 1)).toBe(404);
  });

  it('nginx streams events to a hall screen without buffering: a publication received by another process arrives within five seconds', async () => {
    const hallScreen = await ask('/live.events');
    const lines = hallScreen.body?.pipeThrough(new TextDecoderStream()).getReader();
    expect((await lines?.read())?.value).toMatch(/^retry: /);
    for (const site of fleet.processes) await expect.poll(() => site.log.join('\n')).toContain(': listening');
    const told = performance.now();
    await Promise.all(fleet.processes.slice(0, 1).map((site) => publish(site, 'praktisch')));
    expect((await lines?.read())?.value).toMatch(/^event: publication/);
    expect(performance.now() - told).toBeLessThan(5_000);
    await lines?.cancel();
  });

  it('the fleet serves every page and stores every form once while processes restart and are killed', async () => {
    const stop = visitors([
      '/',
      '/programma/2025-10-27',
      '/praktisch',
      '/nieuws',
      '/programma/2025-10-28.items',
    ]);
    const forms: Promise<Response>[] = [];
    const send = (number: number) =>
      fetch(`${fleet.url}/api/contact`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({
          firstName: 'Piet',
          lastName: `Peeters ${number}`,
          email: `piet${number}@voorbeeld.be`,
          message: 'Waar kan ik parkeren?',
        }),
      });
    const sending = (async () => {
      for (let number = 0; number < 20; number += 1) {
        forms.push(send(number));
        await pause(300);
      }
    })();
    await fleet.restart(0);
    await fleet.restart(1);
    await fleet.restart(0, 'kill');
    await sending;
    const { requested, failed } = await stop();
    expect(requested).toBeGreaterThan(50);
    expect(failed).toEqual([]);
    const statuses = (await Promise.all(forms)).map(({ status }) => status);
    expect(statuses).toEqual(statuses.map(() => 201));
    // Each message becomes two mails. A process updates this count every two seconds.
    await expect
      .poll(async () => deliveries(await figuresOf(fleet.processes[1])), { timeout: 10_000 })
      .toBe(2 * forms.length);
  });

  it('the logs are JSON, with one request id in the log of nginx and of the process, and without personal data', async () => {
    const response = await ask('/zoeken?zoekterm=jan%40voorbeeld.be&nergens=1', {
      'user-agent': 'Firefox/proef',
    });
    await response.text();
    const id = response.headers.get('x-request-id') ?? '';
    const ofProcesses = () => fleet.processes.flatMap(({ log }) => log);
    await expect.poll(() => ofProcesses().find((line) => line.includes(id))).toBeDefined();
    const line = ofProcesses().find((one) => one.includes(id)) ?? '';
    expect(JSON.parse(line)).toMatchObject({ level: 'info', route: '/zoeken', status: 200, requestId: id });
    await cacheOf(response);
    const all = [
      ...ofProcesses().filter((one) => !/boektopia_published|http:\/\//.test(one)),
      readFileSync(fleet.nginx.accessLog, 'utf8'),
      readFileSync(fleet.nginx.errorLog, 'utf8'),
    ].join('\n');
    expect(all).not.toMatch(/voorbeeld\.be|zoekterm=|127\.0\.0\.1|::1|Firefox|Piet/);
  });

  it('each process exposes its metrics per route on its own port', async () => {
    for (const { log } of fleet.processes) {
      const text = await figuresOf({ log });
      expect(text).toMatch(/^boektopia_http_request_seconds_count\{route="\/health"/m);
      expect(text).toMatch(/^nodejs_eventloop_lag_p99_seconds /m);
      expect(text).not.toMatch(/zoekterm|voorbeeld/);
    }
    expect((await ask('/metrics')).status).toBe(404);
  });

  it('nginx sends its own pages in Dutch, with the security headers that the processes send', async () => {
    const names = [
      'x-content-type-options',
      'referrer-policy',
      'permissions-policy',
      'cross-origin-opener-policy',
    ];
    const protection = ({ headers }: Response) => names.map((name) => headers.get(name));
    const ofProcess = protection(await ask('/praktisch'));
    expect(ofProcess).not.toContain(null);
    const long = 'a'.repeat(9_000);
    const own = [
      [413, 'Dat is te groot', { method: 'POST', body: 'a'.repeat(200_000) }, '/api/contact'],
      [414, 'Dat adres is te lang', {}, `/${long}`],
      [400, 'Dat begrijpen we niet', { headers: { 'x-long': long } }, '/'],
    ] as const;
    for (const [status, title, init, path] of own) {
      const response = await fetch(fleet.url + path, init);
      expect(response.status).toBe(status);
      expect(protection(response), title).toEqual(ofProcess);
      expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
      expect(response.headers.get('cache-control')).toBe('no-store');
      expect(await response.text()).toContain(`>${title}</h1>`);
    }
    const line = () => accessLog().find(({ status }) => status === 413);
    await expect.poll(line, { timeout: 5_000 }).toMatchObject({ path: '/api/contact', method: 'POST' });
  });

  it('nginx shows «Even geduld» if no process responds', async () => {
    await Promise.all(fleet.processes.map((site) => site.kill()));
    const response = await ask('/vrijwilligers');
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '10']);
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(await response.text()).toContain('Even geduld');
  });
});

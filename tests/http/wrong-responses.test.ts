import { setTimeout as pause } from 'node:timers/promises';
import { createStoryblokEmulator } from 'storyblok-emulator';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { serveOnLoopback } from '../../e2e/support/loopback.ts';
import { whileRunning } from '../../e2e/support/process.ts';
import { type Site, startSite } from '../../e2e/support/running-site.ts';
import { paragraph, smallFestival } from '../../e2e/support/small-festival.ts';
import { WRONG_RESPONSES, type WrongResponse } from './wrong-responses.ts';

/** Pages that are opened before the fault, each with a text that only this page contains. */
const SEEN = {
  '/': 'Drie dagen in de oude molen.',
  '/activiteiten/voorlezen': 'Zacht en traag.',
  '/programma/2025-10-26': 'Zondag om tien',
};
const unseenPage = (kind: number) => `/los-${kind}`;

/**
 * Serves the small festival with a separate page for each fault. Calling `goes` makes the service return
 * faulty responses.
 */
async function contentThatGoesWrong() {
  const folder = await smallFestival();
  for (const kind of WRONG_RESPONSES.keys()) {
    const slug = unseenPage(kind).slice(1);
    await folder.write(slug, { component: 'page', title: slug, body: [paragraph(`Woorden van ${slug}.`)] });
  }
  const emulator = createStoryblokEmulator({ dir: folder.dir });
  await emulator.ready;
  let wrong: WrongResponse | undefined;
  const answered = async (request: Request): Promise<Response> => {
    const good = await emulator.fetch(request);
    // Replaces only successful responses.
    if (wrong === undefined || !good.ok) return good;
    const answer = wrong(await good.json());
    answer.headers.set('total', good.headers.get('total') ?? '0');
    return answer;
  };
  const server = await serveOnLoopback(answered);
  const stop = async () => {
    emulator.close();
    await server.stop();
    await folder.remove();
  };
  const goes = (answer?: WrongResponse) => {
    wrong = answer;
  };
  return { url: server.url, goes, stop, edit: folder.edit };
}

type ContentThatGoesWrong = Awaited<ReturnType<typeof contentThatGoesWrong>>;

const opened = async (site: Site, path: string) => {
  const response = await fetch(site.url + path);
  return { status: response.status, headers: response.headers, html: await response.text() };
};

/**
 * Whether to test every fault with both APIs, as `npm run test:all -- outages` does. Otherwise every third
 * fault is tested with one API, because both APIs share the code that validates responses.
 */
const LONG = process.env.LONG_FORM !== undefined;
const APIS = [['graphql', '/v1/api'] as const, ['rest', '/v2'] as const];
const WAYS = WRONG_RESPONSES.map(([what, wrong], kind) => ({ what, wrong, kind }));

describe.each(LONG ? APIS : APIS.slice(0, 1))('a site whose content service (%s) fails', (api, base) => {
  let content: ContentThatGoesWrong | undefined;
  let site: Site | undefined;
  const stage = () => {
    if (content === undefined || site === undefined) throw new Error('nothing was started');
    return { content, site };
  };

  beforeAll(async () => {
    content = await contentThatGoesWrong();
    site = await startSite({
      CONTENT_API: api,
      CONTENT_API_URL: content.url + base,
      CONTENT_API_TOKEN: 'public',
      // Disables the cache lifetimes, so that no test has to wait.
      CACHE_ANSWER_S: '0',
      CACHE_PAGE_S: '0',
      RETRY_AFTER_MS: '0',
    });
    for (const [path, words] of Object.entries(SEEN))
      expect((await opened(site, path)).html).toContain(words);
  });
  afterAll(async () => {
    await site?.stop();
    await content?.stop();
  });

  it.each(WAYS.filter(({ kind }) => LONG || kind % 3 === 0))(
    'serves pages that were opened before, and a 503 instead of a 404 for other pages, while a response $what',
    async ({ wrong, kind }) => {
      const { content, site } = stage();
      content.goes(wrong);
      for (const [path, words] of Object.entries(SEEN)) {
        const { status, html } = await opened(site, path);
        expect([path, status]).toEqual([path, 200]);
        expect(html).toContain(words);
        expect(html).toContain('De weg erheen');
      }
      const unseen = await opened(site, unseenPage(kind));
      expect(unseen.status).toBe(503);
      expect(Number(unseen.headers.get('retry-after'))).toBeGreaterThan(0);
      expect(unseen.headers.get('cache-control')).toContain('no-store');
      content.goes();
      const { status, html } = await opened(site, unseenPage(kind));
      expect(status).toBe(200);
      expect(html).toContain(`Woorden van los-${kind}.`);
    },
  );
});

/**
 * Maximum time from the last faulty response until visitors get new content, in ms. The site must therefore soon query
 * the service again.
 */
const RECOVERY_MS = 10_000;

describe.runIf(LONG)('with the retry delay of production', () => {
  it.each(APIS)('shows new content from %s within ten seconds of the last faulty response', (api, base) =>
    withSite(api, base, async ({ content, site }) => {
      const [seen, unseen] = [unseenPage(0), unseenPage(1)];
      expect((await opened(site, seen)).html).toContain('Woorden van los-0.');
      content.goes(() => Response.json({ data: {}, cv: 1 }));
      await content.edit(seen.slice(1), (story) => {
        story.content.body = [paragraph('Andere woorden.')];
      });
      // Simulates several visitors in a row, because the retry delay must not grow forever with each failure.
      const until = performance.now() + RECOVERY_MS;
      while (performance.now() < until) {
        expect((await opened(site, unseen)).status).toBe(503);
        expect((await opened(site, seen)).html).toContain('Woorden van los-0.');
        await pause(500);
      }
      content.goes();
      await expect
        .poll(
          async () => [
            (await opened(site, seen)).html.includes('Andere woorden.'),
            (await opened(site, unseen)).status,
          ],
          { timeout: RECOVERY_MS, interval: 250 },
        )
        .toEqual([true, 200]);
    }),
  );
});

/** Uses a site without cache lifetime, but with the retry delay of production. */
async function withSite(
  api: string,
  base: string,
  use: (stage: { content: ContentThatGoesWrong; site: Site }) => Promise<void>,
): Promise<void> {
  const content = await contentThatGoesWrong();
  try {
    const address = { CONTENT_API: api, CONTENT_API_URL: content.url + base, CONTENT_API_TOKEN: 'public' };
    const env = { ...address, CACHE_ANSWER_S: '0', CACHE_PAGE_S: '0' };
    await whileRunning(await startSite(env), (site) => use({ content, site }));
  } finally {
    await content.stop();
  }
}

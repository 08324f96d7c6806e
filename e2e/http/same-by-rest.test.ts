import { join } from 'node:path';
import { vi } from 'vitest';
import { PAGE_KINDS } from '../page-kinds.ts';
import { startContentServer } from '../support/content.ts';
import { ROOT, type Running } from '../support/process.ts';
import { type Site, startSite } from '../support/running-site.ts';
import { expect, test } from './our-site.ts';
import { steadyPage } from './steady-page.ts';

/** In `npm run test:all -- rest`: over the network, and every page of the sitemap; else a few kinds of page. */
const LONG = process.env.LONG_FORM !== undefined;
const SAMPLE = ['home', 'day with many items, page 2', 'every block', 'not found'];

/** A cold site on a busy machine, and all pages of a long form. */
const WITHIN = { timeout: 20_000 };
const LONG_MS = LONG ? 900_000 : 120_000;

/** Two sites whose clocks were set at the same moment. */
let graphql: Site | undefined;
let rest: Site | undefined;
let server: Running | undefined;

test.beforeAll(async () => {
  if (LONG) server = await startContentServer(join(ROOT, 'content'));
  const overNetwork = server && { CONTENT_API_URL: `${server.url}/v2`, CONTENT_API_TOKEN: 'public' };
  [graphql, rest] = await Promise.all([
    startSite({ CONTENT_API: 'graphql' }),
    startSite({ CONTENT_API: 'rest', ...overNetwork }),
  ]);
});
test.afterAll(async () => {
  await Promise.all([graphql?.stop(), rest?.stop()]);
  await server?.stop();
});

/** Path and status of what is compared. */
async function everyPage(site: Site): Promise<ReadonlyMap<string, number>> {
  const wanted = PAGE_KINDS.filter(({ name }) => LONG || SAMPLE.includes(name));
  const kinds = wanted.map(({ path, status }) => [path, status] as const);
  if (!LONG) return new Map(kinds);
  const sitemap = await (await fetch(`${site.url}/sitemap.xml`)).text();
  const listed = [...sitemap.matchAll(/<loc>([^<]+)/g)].map(([, address = '']) => new URL(address).pathname);
  return new Map([...listed.map((path) => [path, 200] as const), ...kinds]);
}

test(
  'a page is the same by the delivery API as by GraphQL (§7.25)',
  async () => {
    if (!graphql || !rest) throw new Error('no sites were started');
    const pair = [graphql, rest] as const;
    for (const [path, status] of await everyPage(graphql)) {
      // Two moments that fall in one millisecond are written once in the page's data: then it is looked at again.
      await vi.waitFor(async () => {
        const [byGraphql, byRest] = await Promise.all(pair.map((site) => steadyPage(site, path)));
        expect(byRest?.status, `${path} by REST`).toBe(status);
        expect(byRest?.html, `${path} differs by REST`).toBe(byGraphql?.html);
      }, WITHIN);
    }
  },
  LONG_MS,
);

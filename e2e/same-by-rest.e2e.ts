import { join } from 'node:path';
import { PAGE_KINDS } from './page-kinds.ts';
import { startContentServer } from './support/content.ts';
import { ROOT, type Running } from './support/process.ts';
import { expect, type Site, startSite, test } from './support/site.ts';
import { steadyPage } from './support/steady-page.ts';

/** In `npm run soak -- rest`: over the network, and every page of the sitemap. */
const LONG = process.env.CONTENT_API === 'rest';

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
  const kinds = PAGE_KINDS.map(({ path, status }) => [path, status] as const);
  if (!LONG) return new Map(kinds);
  const sitemap = await (await fetch(`${site.url}/sitemap.xml`)).text();
  const listed = [...sitemap.matchAll(/<loc>([^<]+)/g)].map(([, address = '']) => new URL(address).pathname);
  return new Map([...listed.map((path) => [path, 200] as const), ...kinds]);
}

test('every kind of page is the same by the delivery API as by GraphQL (§7.25)', async () => {
  test.setTimeout(LONG ? 900_000 : 120_000);
  if (!graphql || !rest) throw new Error('no sites were started');
  const pair = [graphql, rest] as const;
  for (const [path, status] of await everyPage(graphql)) {
    // Two moments that fall in one millisecond are written once in the page's data: then it is looked at again.
    await expect(async () => {
      const [byGraphql, byRest] = await Promise.all(pair.map((site) => steadyPage(site, path)));
      expect(byRest?.status, `${path} by REST`).toBe(status);
      expect(byRest?.html, `${path} differs by REST`).toBe(byGraphql?.html);
    }).toPass({ timeout: 20_000 });
  }
});

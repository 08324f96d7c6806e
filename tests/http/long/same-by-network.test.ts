import { vi } from 'vitest';
import { FIXTURE_EDITION } from '../../../content-fixtures/editions.ts';
import { PAGE_KINDS } from '../../../e2e/page-kinds.ts';
import { type Site, startSite } from '../../../e2e/support/running-site.ts';
import { startContentService } from '../content-service.ts';
import { expect, test } from '../our-site.ts';
import { sitemapPaths } from '../sitemap.ts';
import { steadyPage } from '../steady-page.ts';

/** Options for retries, with the timeout in ms. A new site on a busy machine is slow. */
const WITHIN = { timeout: 20_000 };
/** Timeout of the long version of this test, which compares all pages, in ms. */
const LONG_MS = 900_000;

/** Sites whose clocks show the same time. One has embedded content, the others request it over the network. */
let sites: { embedded: Site; rest: Site; graphql: Site; stop: () => Promise<unknown> } | undefined;

test.beforeAll(async () => {
  const content = await startContentService(FIXTURE_EDITION);
  const over = (api: 'rest' | 'graphql') =>
    startSite({
      CONTENT_API: api,
      CONTENT_API_URL: `${content.url}${api === 'rest' ? '/v2' : '/v1/api'}`,
      CONTENT_API_TOKEN: 'public',
    });
  const [embedded, rest, graphql] = await Promise.all([
    startSite({ CONTENT_API: 'graphql' }),
    over('rest'),
    over('graphql'),
  ]);
  const stop = () => Promise.all([embedded, rest, graphql, content].map((one) => one.stop()));
  sites = { embedded, rest, graphql, stop };
});
test.afterAll(() => sites?.stop());

/** Returns the paths to compare, with their expected status. */
async function everyPage({ url }: Site): Promise<ReadonlyMap<string, number>> {
  const kinds = PAGE_KINDS.map(({ path, status }) => [path, status] as const);
  const listed = await sitemapPaths(url);
  return new Map([...listed.map((path) => [path, 200] as const), ...kinds]);
}

test(
  'a page is the same on a site with embedded content and on sites that fetch the content by GraphQL or by the delivery API (§7.25)',
  async () => {
    if (sites === undefined) throw new Error('no sites were started');
    const { embedded, rest, graphql } = sites;
    for (const [path, status] of await everyPage(embedded)) {
      // The data of a page stores equal timestamps once. If two timestamps are equal by coincidence, the data
      // differs from that of other sites. The comparison is then retried.
      await vi.waitFor(async () => {
        const all = [embedded, rest, graphql];
        const [first, ...others] = await Promise.all(all.map((site) => steadyPage(site, path)));
        expect(first?.status, path).toBe(status);
        expect(first?.html.length, path).toBeGreaterThan(5_000);
        for (const other of others) expect(other, path).toEqual(first);
      }, WITHIN);
    }
  },
  LONG_MS,
);

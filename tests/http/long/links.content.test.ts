import { shippedKinds, startShippedSite } from '../../../e2e/support/shipped-edition.ts';
import { expect, testOn } from '../our-site.ts';
import { brokenLinks, isListed, walkSite } from '../site-walk.ts';

const test = testOn(() => startShippedSite());
/** Timeout in ms: the walk renders every page on a new site, on a machine that may be busy. */
const WALK_MS = 300_000;

test(
  'every link of the shipped edition leads to an existing page and anchor',
  async ({ site }) => {
    const starts = shippedKinds().filter(({ name }) => name !== 'not found');
    const pages = await walkSite(
      site.url,
      starts.map(({ path }) => path),
    );
    expect(pages.size).toBeGreaterThan(starts.length);
    expect(brokenLinks(pages, site.url, await isListed(site.url))).toEqual([]);
  },
  WALK_MS,
);

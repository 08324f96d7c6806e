import { PAGE_KINDS } from '../../../e2e/page-kinds.ts';
import { startSite } from '../../../e2e/support/running-site.ts';
import { strippedContent } from '../../../e2e/support/stripped-content.ts';
import { emptyElements } from '../empty-elements.ts';
import { expect, testOn } from '../our-site.ts';
import { sitemapPaths } from '../sitemap.ts';

const LONG_MS = 900_000;
const OF_AUTHORS = /^\/auteurs\b/;
/** The style guide shows every part of the site, including author pages. */
const STYLE_GUIDE = '/stijlgids';

/**
 * Starts a site with content as in an older Storyblok space: the tests' edition without authors, ages, tables, signing
 * rules and walking times.
 */
const test = testOn(async () => {
  const content = await strippedContent();
  const site = await startSite({ CONTENT_DIR: content.dir });
  const stop = async () => {
    await site.stop();
    await content.remove();
  };
  return { ...site, stop };
});

test(
  'a site with the content of an older space has every page, without empty elements or links to authors',
  async ({ site }) => {
    const listed = await sitemapPaths(site.url);
    expect(listed.length).toBeGreaterThan(150);
    expect(listed.filter((path) => OF_AUTHORS.test(path))).toEqual([]);
    const kinds = PAGE_KINDS.filter(({ path }) => !OF_AUTHORS.test(path));
    const requested = new Map([
      ...listed.map((path) => [path, 200] as const),
      ...kinds.map(({ path, status }) => [path, status] as const),
      ['/auteurs', 404] as const,
      ['/auteurs/greet-soetaert', 404] as const,
    ]);
    const faults: string[] = [];
    for (const [path, status] of requested) {
      const answer = await fetch(site.url + path);
      if (answer.status !== status) faults.push(`${path} responds ${answer.status}`);
      const html = await answer.text();
      if (path !== STYLE_GUIDE && /href="\/auteurs/.test(html)) faults.push(`${path} links to authors`);
      faults.push(...emptyElements(html).map((tag) => `${path} has an empty ${tag}`));
    }
    expect(faults).toEqual([]);
  },
  LONG_MS,
);

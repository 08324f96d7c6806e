import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PAGE_KINDS } from '../../e2e/page-kinds.ts';
import { readDrafts, someDraft } from '../../e2e/support/drafts.ts';
import { editorsCookie, editorToken } from '../../e2e/support/editor.ts';
import { ROOT } from '../../e2e/support/process.ts';
import { expect, test } from './our-site.ts';

const DRAFTS = readDrafts();
const ONLY_DRAFT = someDraft(DRAFTS, true);
const CHANGED = someDraft(DRAFTS, false);

/**
 * Returns the paths in the route table of `web/src/site.ts`, including pages. Simplifies `:file{[^/]+\\.ics}` to
 * `:file.ics`.
 */
function siteAddresses(): string[] {
  const table = readFileSync(join(ROOT, 'web', 'src', 'site.ts'), 'utf8');
  return [...table.matchAll(/^ {2}(?:get|post|site\.all)\('\/?([^']+)'/gm)].map(([, path = '']) =>
    path.replace(/\{[^}]*?(\.\w+)\}/, '$1'),
  );
}

/**
 * Returns the addresses of every kind of page, of searches for the drafts, and of every route with the slug
 * of a draft as its parameters.
 */
function everyAddress(): string[] {
  const { slug } = ONLY_DRAFT;
  const patterns = siteAddresses();
  expect(patterns.length).toBeGreaterThan(50);
  const ofRoutes = patterns.map(
    (pattern) => `/${pattern.replace('*', slug).replace(/:\w+\??/g, slug.split('/').at(-1) ?? '')}`,
  );
  // Searches for only part of the title, because the page of results repeats the search term.
  const searches = DRAFTS.map(
    ({ content }) => `/zoeken?zoekterm=${String(content.title).split(' ').slice(1, 3).join('+')}`,
  );
  const pages = [
    ...PAGE_KINDS.map(({ path }) => path),
    ...DRAFTS.map((draft) => `/${draft.slug}`),
    ...searches,
  ];
  return [...new Set([...pages, ...ofRoutes])];
}

/** Returns the URLs whose responses contain text of a draft. */
async function pathsWithDrafts(
  site: { url: string },
  addresses: readonly string[],
  headers: Record<string, string>,
): Promise<string[]> {
  const words = DRAFTS.flatMap((draft) => draft.words);
  const draftPaths: string[] = [];
  const ahead = [...addresses];
  const ask = async () => {
    for (let path = ahead.pop(); path !== undefined; path = ahead.pop()) {
      const response = await fetch(site.url + path, { headers, redirect: 'manual' });
      const text = await response.text();
      if (words.some((word) => text.includes(word))) draftPaths.push(path);
    }
  };
  await Promise.all(Array.from({ length: 6 }, ask));
  return draftPaths.sort();
}

test('a draft is visible at its addresses in a preview, and at no address outside a preview (§4.19, §6.2)', async ({
  site,
}) => {
  for (const { slug, words } of DRAFTS) expect(words.length, slug).toBeGreaterThan(0);
  const addresses = everyAddress();
  expect(await pathsWithDrafts(site, addresses, {})).toEqual([]);
  expect((await fetch(`${site.url}/${ONLY_DRAFT.slug}`)).status).toBe(404);
  expect(await (await fetch(`${site.url}/sitemap.xml`)).text()).not.toContain(ONLY_DRAFT.slug);

  const asEditor = { cookie: await editorsCookie(site.url) };
  const some = ['/nieuws', `/${ONLY_DRAFT.slug}`, `/${CHANGED.slug}`, '/zoeken?zoekterm=slotnacht'];
  expect(await pathsWithDrafts(site, some, asEditor)).toEqual([...some].sort());
  // Other visitors must not see the preview of an editor.
  expect(await pathsWithDrafts(site, some, {})).toEqual([]);
});

test('a preview needs a valid secret or token', async ({ site }) => {
  const refused = async (path: string) => {
    const response = await fetch(site.url + path, { redirect: 'manual' });
    expect(response.headers.has('set-cookie'), path).toBe(false);
    return response.status;
  };
  expect(await refused(`/api/preview?secret=fout&slug=${ONLY_DRAFT.slug}`)).toBe(401);
  expect(await refused(`/api/preview?slug=${ONLY_DRAFT.slug}`)).toBe(401);
  expect(await refused(`/${ONLY_DRAFT.slug}?${editorToken(3_700)}`)).toBe(401);
  expect(await refused(`/${ONLY_DRAFT.slug}?${editorToken(0, 'public')}`)).toBe(401);
  const unsaved = { method: 'POST', headers: { 'content-type': 'application/json' }, body: 'null' };
  expect((await fetch(`${site.url}/api/preview/unsaved`, unsaved)).status).toBe(401);
});

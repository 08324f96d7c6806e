import type { Page } from '@playwright/test';
import { PAGE_KINDS } from './page-kinds.ts';
import { type Draft, readDrafts } from './support/drafts.ts';
import { editorToken, startEditorScreen } from './support/editor.ts';
import { whileRunning } from './support/process.ts';
import { expect, type Site, startSite, test } from './support/site.ts';
import { axeViolations, observe } from './support/watched-page.ts';

const LINK = '/api/preview?secret=voorbeeld&slug=';
const DRAFTS = readDrafts();
const ONLY_DRAFT = someDraft(true);
const CHANGED = someDraft(false);

/** A draft of our own content: one of which nothing is published, or a change of what is. */
function someDraft(only: boolean): Draft {
  const found = DRAFTS.find((draft) => draft.only === only);
  if (!found) throw new Error('our content has a story that is only a draft, and one with a change');
  return found;
}

/** The cookie of an editor who followed the link. */
async function editorsCookie(site: Site): Promise<string> {
  const response = await fetch(site.url + LINK, { redirect: 'manual' });
  return response.headers.get('set-cookie')?.split(';')[0] ?? '';
}

/** The paths of all routes, as the site itself tells every browser. */
async function routePaths(site: Site): Promise<string[]> {
  const html = await (await fetch(site.url)).text();
  const [manifest = ''] = /\/assets\/manifest-[\w-]+\.js/.exec(html) ?? [];
  const script = await (await fetch(site.url + manifest)).text();
  const { routes } = JSON.parse(script.slice(script.indexOf('{'), script.lastIndexOf('}') + 1));
  const fullPath = (id: string | undefined): string =>
    id === undefined ? '' : [fullPath(routes[id].parentId), routes[id].path].filter(Boolean).join('/');
  return [...new Set(Object.keys(routes).map(fullPath))];
}

/** Every kind of page, searches for the drafts, and every route with the slug of one in the place of its parameters. */
async function everyAddress(site: Site): Promise<string[]> {
  const { slug } = ONLY_DRAFT;
  const patterns = await routePaths(site);
  expect(patterns.length).toBeGreaterThan(25);
  const ofRoutes = patterns.map(
    (pattern) => `/${pattern.replace('*', slug).replace(/:\w+\??/g, slug.split('/').at(-1) ?? '')}`,
  );
  // Not for all of the title: a page of results says what was searched for.
  const searches = DRAFTS.map(
    ({ content }) => `/zoeken?zoekterm=${String(content.title).split(' ').slice(1, 3).join('+')}`,
  );
  const pages = [
    ...PAGE_KINDS.map(({ path }) => path),
    ...DRAFTS.map((draft) => `/${draft.slug}`),
    ...searches,
  ];
  // What a client navigation asks for.
  const data = pages.map((path) =>
    path.replace(/^([^?]*)/, (_, address) => `${address === '/' ? '/_' : address}.data`),
  );
  return [...new Set([...pages, ...ofRoutes, ...data])];
}

/** Where one of the drafts can be read. */
async function tellDrafts(
  site: Site,
  addresses: readonly string[],
  headers: Record<string, string>,
): Promise<string[]> {
  const words = DRAFTS.flatMap((draft) => draft.words);
  const telling: string[] = [];
  const ahead = [...addresses];
  const ask = async () => {
    for (let path = ahead.pop(); path !== undefined; path = ahead.pop()) {
      const response = await fetch(site.url + path, { headers, redirect: 'manual' });
      const text = await response.text();
      if (words.some((word) => text.includes(word))) telling.push(path);
    }
  };
  await Promise.all(Array.from({ length: 6 }, ask));
  return telling.sort();
}

test('a draft never appears without preview, whichever address is asked, and in preview it does (§4.19, §6.2)', async ({
  site,
}) => {
  test.setTimeout(120_000);
  for (const { slug, words } of DRAFTS) expect(words.length, slug).toBeGreaterThan(0);
  const addresses = await everyAddress(site);
  expect(await tellDrafts(site, addresses, {})).toEqual([]);
  expect((await fetch(`${site.url}/${ONLY_DRAFT.slug}`)).status).toBe(404);
  expect(await (await fetch(`${site.url}/sitemap.xml`)).text()).not.toContain(ONLY_DRAFT.slug);

  const asEditor = { cookie: await editorsCookie(site) };
  const some = [
    '/nieuws',
    '/nieuws.data',
    `/${ONLY_DRAFT.slug}`,
    `/${CHANGED.slug}`,
    '/zoeken?zoekterm=slotnacht',
  ];
  expect(await tellDrafts(site, some, asEditor)).toEqual([...some].sort());
  // What an editor saw stays with the editor.
  expect(await tellDrafts(site, some, {})).toEqual([]);
});

test('the link shows drafts under a banner, for nobody else to keep, until the editor closes it', async ({
  page,
  site,
}) => {
  const observed = observe(page, site.url);
  await page.goto(LINK + ONLY_DRAFT.slug);
  await expect(page).toHaveURL(`${site.url}/${ONLY_DRAFT.slug}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(String(ONLY_DRAFT.content.title));
  const banner = page.getByRole('status').filter({ hasText: 'Voorbeeld' });
  await expect(banner).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);

  const asEditor = { headers: { cookie: await editorsCookie(site) } };
  for (const path of [
    `/${ONLY_DRAFT.slug}`,
    `/${ONLY_DRAFT.slug}.data`,
    '/',
    '/live',
    '/live.json',
    '/bestaat-niet',
  ]) {
    const { headers } = await fetch(site.url + path, asEditor);
    expect(headers.get('cache-control'), path).toBe('private, no-store');
    expect(headers.get('x-robots-tag'), path).toBe('noindex');
    expect(headers.get('vary'), path).toContain('cookie');
    expect(headers.get('content-security-policy'), path).toContain(
      'frame-ancestors https://app.storyblok.com',
    );
  }
  expect((await fetch(site.url)).headers.get('content-security-policy')).toContain("frame-ancestors 'none'");

  // In the page, and to another one.
  await page.getByRole('banner').getByRole('link', { name: 'Nieuws', exact: true }).click();
  await expect(page.getByRole('link', { name: String(ONLY_DRAFT.content.title) })).toBeVisible();
  await expect(banner).toBeVisible();
  await banner.getByRole('button', { name: 'Sluit het voorbeeld' }).click();
  await expect(banner).toHaveCount(0);
  await expect(page).toHaveURL(`${site.url}/nieuws`);
  await expect(page.getByRole('link', { name: String(ONLY_DRAFT.content.title) })).toHaveCount(0);
  expect(observed).toEqual({ complaints: [], foreign: [] });
});

test('who has no right to a preview gets none', async ({ site }) => {
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

test('in the Visual Editor a click chooses a block and the page follows the typing', async ({ page }) => {
  const screen = await startEditorScreen();
  await whileRunning(await startSite({ EDITOR_ORIGIN: screen.origin }), async (site) => {
    const observed = observe(page, site.url);
    const sent: (string | null)[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/api/preview/unsaved')) sent.push(request.postData());
    });
    const address = `${site.url}/${ONLY_DRAFT.slug}?${editorToken()}`;
    await page.goto(`${screen.origin}/#${encodeURIComponent(address)}`);
    const shown = page.frameLocator('iframe');
    const heading = shown.getByRole('heading', { level: 1 });
    await expect(heading).toHaveText(String(ONLY_DRAFT.content.title));
    await expect.poll(() => actionsHeard(page)).toContain('initialized');

    await tell(page, { action: 'enterEditmode' });
    const block = shown.locator('[data-blok-c]').first();
    // The bridge listens a moment after it is told.
    await expect(async () => {
      await block.click({ position: { x: 5, y: 5 } });
      expect(await actionsHeard(page)).toContain('edit');
    }).toPass();

    const typed = (title: string) => ({
      action: 'input',
      story: { id: 1, uuid: ONLY_DRAFT.uuid, name: title, content: { ...ONLY_DRAFT.content, title } },
    });
    // Not from the editor: from the page itself.
    await shown
      .locator('body')
      .evaluate((_, message) => window.postMessage(message, '*'), typed('Ingebroken'));
    for (const title of ['N', 'Ni', 'Nie', 'Nieu', 'Nieuwe titel']) await tell(page, typed(title));
    await expect(heading).toHaveText('Nieuwe titel');
    expect(sent.join()).not.toContain('Ingebroken');
    // Nobody else sees it, no other editor either.
    const other = await fetch(`${site.url}/${ONLY_DRAFT.slug}`, {
      headers: { cookie: await editorsCookie(site) },
    });
    expect(await other.text()).not.toContain('Nieuwe titel');

    await tell(page, { action: 'published', slug: ONLY_DRAFT.slug, storyId: 1, slugChanged: false });
    await expect(heading).toHaveText(String(ONLY_DRAFT.content.title));
    expect(observed.complaints).toEqual([]);
  });
  await screen.stop();
});

const actionsHeard = (page: Page): Promise<unknown[]> =>
  page.evaluate(() =>
    ('heard' in window && Array.isArray(window.heard) ? window.heard : []).map(({ action }) => action),
  );

const tell = (page: Page, message: object): Promise<void> =>
  page.evaluate((one) => {
    if ('tell' in window && typeof window.tell === 'function') window.tell(one);
  }, message);

import type { Page } from '@playwright/test';
import { readDrafts, readStory, someDraft } from './support/drafts.ts';
import { editorsCookie, editorToken, PREVIEW_LINK, startEditorPage } from './support/editor.ts';
import { whileRunning } from './support/process.ts';
import { startSite } from './support/running-site.ts';
import { expect, test } from './support/site.ts';
import { axeViolations, observe } from './support/watched-page.ts';

const DRAFTS = readDrafts();
const ONLY_DRAFT = someDraft(DRAFTS, true);
const HEADER = readStory('globaal/header');

test('until the editor closes the preview, the preview link shows drafts under a banner in uncacheable responses', async ({
  page,
  site,
}) => {
  const observed = observe(page, site.url);
  await page.goto(PREVIEW_LINK + ONLY_DRAFT.slug);
  await expect(page).toHaveURL(new RegExp(`^${site.url}/${ONLY_DRAFT.slug}[?]_preview=[a-f0-9]{8}$`));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(String(ONLY_DRAFT.content.title));
  const banner = page.getByRole('status').filter({ hasText: 'Voorbeeld' });
  await expect(banner).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);

  const asEditor = { headers: { cookie: await editorsCookie(site.url) } };
  for (const path of [`/${ONLY_DRAFT.slug}`, '/', '/live', '/live.json', '/bestaat-niet']) {
    const { headers } = await fetch(site.url + path, asEditor);
    expect(headers.get('cache-control'), path).toBe('private, no-store');
    expect(headers.get('x-robots-tag'), path).toBe('noindex');
    expect(headers.get('vary'), path).toContain('cookie');
    expect(headers.get('content-security-policy'), path).toContain(
      'frame-ancestors https://app.storyblok.com',
    );
  }
  expect((await fetch(site.url)).headers.get('content-security-policy')).toContain("frame-ancestors 'none'");

  // The preview stays active on the next pages.
  await page.getByRole('banner').getByRole('link', { name: 'Nieuws', exact: true }).click();
  await expect(page.getByRole('link', { name: String(ONLY_DRAFT.content.title) })).toBeVisible();
  await expect(banner).toBeVisible();
  await page.goto('/live');
  await expect(banner).toBeVisible();
  // Closing the preview before the findings have arrived would log their 401.
  const findings = page.waitForResponse(/\/api\/preview\/findings/);
  await page.goBack();
  await findings;
  await banner.getByRole('button', { name: 'Sluit het voorbeeld' }).click();
  await expect(banner).toHaveCount(0);
  await expect(page).toHaveURL(`${site.url}/nieuws`);
  await expect(page.getByRole('link', { name: String(ONLY_DRAFT.content.title) })).toHaveCount(0);
  expect(observed).toEqual({ complaints: [], foreign: [] });
});

test('in the Visual Editor a click selects a block, and the page shows the text while an editor types it', async ({
  page,
}) => {
  const editor = await startEditorPage();
  await whileRunning(await startSite({ EDITOR_ORIGIN: editor.origin }), async (site) => {
    const observed = observe(page, site.url);
    const sent: (string | null)[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/api/preview/unsaved')) sent.push(request.postData());
    });
    const address = `${site.url}/${ONLY_DRAFT.slug}?${editorToken()}`;
    await page.goto(`${editor.origin}/#${encodeURIComponent(address)}`);
    const shown = page.frameLocator('iframe');
    const heading = shown.getByRole('heading', { level: 1 });
    await expect(heading).toHaveText(String(ONLY_DRAFT.content.title));
    await expect.poll(() => actionsHeard(page)).toContain('initialized');

    await tell(page, { action: 'enterEditmode' });
    const block = shown.locator('[data-blok-c]').first();
    // The bridge of the editor starts to listen a little after the page has loaded.
    await expect(async () => {
      await block.click({ position: { x: 5, y: 5 } });
      expect(await actionsHeard(page)).toContain('edit');
    }).toPass();

    const typed = (title: string) => ({
      action: 'input',
      story: { id: 1, uuid: ONLY_DRAFT.uuid, name: title, content: { ...ONLY_DRAFT.content, title } },
    });
    // The page must ignore a message that it sends to itself, because it does not come from the editor.
    await shown
      .locator('body')
      .evaluate((_, message) => window.postMessage(message, '*'), typed('Ingebroken'));
    for (const title of ['N', 'Ni', 'Nie', 'Nieu', 'Nieuwe titel']) await tell(page, typed(title));
    await expect(heading).toHaveText('Nieuwe titel');
    expect(sent.join()).not.toContain('Ingebroken');
    // Other visitors do not see unsaved text, and neither does another editor.
    const other = await fetch(`${site.url}/${ONLY_DRAFT.slug}`, {
      headers: { cookie: await editorsCookie(site.url) },
    });
    expect(await other.text()).not.toContain('Nieuwe titel');

    // The header is a story of its own, and unsaved changes to it must also appear in the preview.
    await tell(page, {
      action: 'input',
      story: { ...HEADER, content: { ...HEADER.content, nav_links: [], sub_links: [], ticket_link: null } },
    });
    await expect(
      shown.getByRole('navigation', { name: 'Hoofdmenu' }).getByRole('link', { name: 'Nieuws' }),
    ).toHaveCount(0);

    await tell(page, { action: 'published', slug: ONLY_DRAFT.slug, storyId: 1, slugChanged: false });
    await expect(heading).toHaveText(String(ONLY_DRAFT.content.title));
    expect(observed.complaints).toEqual([]);
  });
  await editor.stop();
});

const actionsHeard = (page: Page): Promise<unknown[]> =>
  page.evaluate(() =>
    ('heard' in window && Array.isArray(window.heard) ? window.heard : []).map(({ action }) => action),
  );

const tell = (page: Page, message: object): Promise<void> =>
  page.evaluate((one) => {
    if ('tell' in window && typeof window.tell === 'function') window.tell(one);
  }, message);

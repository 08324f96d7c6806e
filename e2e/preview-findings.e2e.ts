import { join } from 'node:path';
import type { FrameLocator, Page } from '@playwright/test';
import { type ContentFolder, copyOfContent, overNetwork } from './support/content.ts';
import { type EditorPage, editorToken, PREVIEW_LINK, startEditorPage } from './support/editor.ts';
import { seesFocus, tabTo } from './support/keyboard.ts';
import { ROOT, type Running, startProcess } from './support/process.ts';
import { type Site, startSite } from './support/running-site.ts';
import { test as base, expect } from './support/site.ts';
import { axeViolations, observe } from './support/watched-page.ts';

const EMULATOR = join(ROOT, 'packages', 'storyblok-emulator', 'bin', 'storyblok-emulator.mjs');
const SLUG = 'over-boektopia';

type Content = { title: string; body: object[] };

/** A space in which an editor saves drafts, and a site with its content. */
type Newsroom = { site: Site; space: Running; folder: ContentFolder; editor: EditorPage };

async function startNewsroom(): Promise<Newsroom> {
  const [folder, editor] = await Promise.all([copyOfContent(), startEditorPage()]);
  const space = await startProcess([EMULATOR, '--content', folder.dir, '--management-token', 'geheim'], {});
  const site = await startSite({
    ...overNetwork(space),
    CONTENT_PREVIEW_TOKEN: 'preview',
    PREVIEW_SECRET: 'voorbeeld',
    EDITOR_ORIGIN: editor.origin,
  });
  return { site, space, folder, editor };
}

let started: Promise<Newsroom> | undefined;
const test = base.extend<{ newsroom: Newsroom; site: { url: string } }>({
  newsroom: async ({}, provide) => {
    started ??= startNewsroom();
    await provide(await started);
  },
  site: async ({ newsroom }, provide) => provide(newsroom.site),
});
test.afterAll(async () => {
  const { site, space, folder, editor } = (await started) ?? {};
  await Promise.all([site?.stop(), space?.stop(), editor?.stop()]);
  await folder?.remove();
});

/** Opens the management of a story, as Storyblok's editor does: with its content, and a function that saves a draft. */
async function openStory({ space }: Newsroom) {
  const call = async (path: string, body?: unknown) => {
    const response = await fetch(`${space.url}/v1/spaces/101/stories${path}`, {
      method: body === undefined ? 'GET' : 'PUT',
      headers: { authorization: 'geheim', 'content-type': 'application/json' },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    return response.json();
  };
  const { stories } = await call(`?starts_with=${SLUG}`);
  const { story } = await call(`/${stories[0].id}`);
  const content: Content = story.content;
  const saved = (change: Partial<Content>) =>
    call(`/${story.id}`, { story: { content: { ...content, ...change } } });
  const typed = (change: Partial<Content>) => ({
    action: 'input',
    story: { id: story.id, uuid: story.uuid, name: story.name, content: { ...content, ...change } },
  });
  return { content, saved, typed };
}

const unknownBlocks = (...names: readonly string[]) =>
  names.map((component) => ({ _uid: component, component }));

const bandOf = (page: Page | FrameLocator) => page.getByRole('region', { name: 'Nagekeken inhoud' });

test('in the Visual Editor the findings change as the editor types and saves, and the page stays where it is', {
  tag: '@long',
}, async ({ page, newsroom }) => {
  const { site, editor } = newsroom;
  const observed = observe(page, site.url);
  const { content, saved, typed } = await openStory(newsroom);
  const address = `${site.url}/${SLUG}?${editorToken()}`;
  await page.goto(`${editor.origin}/#${encodeURIComponent(address)}`);
  const shown = page.frameLocator('iframe');
  const band = bandOf(shown);
  const summary = band.getByRole('status');
  await expect(summary).toHaveText('Nagekeken: geen bevindingen.');
  await expect.poll(() => actionsHeard(page)).toContain('initialized');
  await tell(page, { action: 'enterEditmode' });

  // Typed, but not saved.
  await expect(async () => {
    await tell(page, typed({ title: '' }));
    await expect(summary).toHaveText('Nagekeken: 1 fout.', { timeout: 2_000 });
  }).toPass();
  const finding = band.getByRole('listitem');
  await expect(finding).toHaveText(
    /^Fout bij Titel \(alleen in het concept\)Dit veld is leeg.*Bezoekers: ze .*Wat je doet: vul het veld in\.$/,
  );

  // Saved, while the editor reads further down.
  await shown.getByRole('contentinfo').scrollIntoViewIfNeeded();
  const topOfTitle = () =>
    shown.getByRole('heading', { level: 1 }).evaluate((element) => element.getBoundingClientRect().top);
  const before = await topOfTitle();
  await saved({ body: [...content.body, ...unknownBlocks('kermis', 'circus')] });
  const savedAt = Date.now();
  await tell(page, { action: 'change' });
  await expect(summary).toHaveText('Nagekeken: 2 fouten.');
  expect(Date.now() - savedAt).toBeLessThan(5_000);
  await expect(finding.first()).toContainText(`Fout bij Inhoud ${content.body.length + 1}`);
  await expect(finding.first()).toContainText('Een blok ‘kermis’ bestaat niet.');
  expect(Math.abs((await topOfTitle()) - before)).toBeLessThan(2);

  await saved({});
  await tell(page, { action: 'change' });
  await expect(summary).toHaveText('Nagekeken: geen bevindingen.');
  await expect(finding).toHaveCount(0);
  // The copy of the edition has no images.
  expect(observed.complaints.filter((complaint) => !complaint.includes('/beeld?'))).toEqual([]);
});

test('the band folds more than three findings, works with the keyboard, and fits a phone', {
  tag: '@long',
}, async ({ page, newsroom }) => {
  const { content, saved } = await openStory(newsroom);
  const blocks = unknownBlocks('kermis', 'circus', 'reuzenrad', 'botsauto');
  await saved({ body: [...content.body, ...blocks] });
  await page.setViewportSize({ width: 375, height: 812 });
  await page.goto(PREVIEW_LINK + SLUG);
  const band = bandOf(page);
  await expect(band.getByRole('status')).toHaveText('Nagekeken: 4 fouten.');
  const findings = band.getByRole('listitem');
  await expect(findings).toHaveCount(0);
  await tabTo(page, band.locator('summary'));
  await page.keyboard.press('Enter');
  await expect(findings).toHaveCount(4);
  await seesFocus(page);
  expect(await axeViolations(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375);
  await page.keyboard.press('Space');
  await expect(findings).toHaveCount(0);
  await saved({});
});

test('says that it could not check the content if the space does not answer, and logs why', {
  tag: '@long',
}, async ({ page }) => {
  const folder = await copyOfContent();
  const space = await startProcess([EMULATOR, '--content', folder.dir], {});
  const site = await startSite({
    ...overNetwork(space),
    CONTENT_PREVIEW_TOKEN: 'preview',
    PREVIEW_SECRET: 'voorbeeld',
  });
  try {
    await page.route('**/api/preview/findings?*', async (route) => {
      await space.stop();
      await route.continue();
    });
    await page.goto(site.url + PREVIEW_LINK + SLUG);
    await expect(bandOf(page).getByRole('status')).toHaveText('Kon de inhoud niet nakijken.');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(site.log.join('\n')).toContain('the preview could not check the content');
  } finally {
    await Promise.all([site.stop(), space.stop()]);
    await folder.remove();
  }
});

test('shows no findings on a page without a story, and gives none to visitors', { tag: '@long' }, async ({
  page,
  site,
}) => {
  await page.goto(`${PREVIEW_LINK}nu`);
  await expect(page.getByRole('status').filter({ hasText: 'Voorbeeld' })).toBeVisible();
  await expect(page.locator('is-land[name="StoryFindings"][started]')).toBeAttached();
  await expect(bandOf(page)).toHaveCount(0);
  expect((await fetch(`${site.url}/api/preview/findings?slug=${SLUG}`)).status).toBe(401);
  expect(await (await fetch(`${site.url}/${SLUG}`)).text()).not.toContain('StoryFindings');
});

const actionsHeard = (page: Page): Promise<unknown[]> =>
  page.evaluate(() =>
    ('heard' in window && Array.isArray(window.heard) ? window.heard : []).map(({ action }) => action),
  );

const tell = (page: Page, message: object): Promise<void> =>
  page.evaluate((one) => {
    if ('tell' in window && typeof window.tell === 'function') window.tell(one);
  }, message);

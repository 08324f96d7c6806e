import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type ContentFolder, copyOfContent } from './support/content.ts';
import { misfits, smallTargets } from './support/fit.ts';
import { whileRunning } from './support/process.ts';
import { startSite } from './support/running-site.ts';
import { expect, test } from './support/site.ts';
import { teamLink } from './support/team-link.ts';
import { axeViolations, observe } from './support/watched-page.ts';
import { publish, SECRET } from './support/webhook.ts';

const PHONE = { width: 375, height: 800 };
const DESK = { width: 1440, height: 800 };

/** Adds a mistake that the check reports as a warning. */
const unfinished = ({ edit }: ContentFolder, slug: string, title: string) =>
  edit(slug, (story) => {
    story.content.title = title;
  });

test('the team reads and filters the findings without scripts, opens a story in Storyblok, and sees what is new after a publication', {
  tag: '@long',
}, async ({ browser }) => {
  test.setTimeout(120_000);
  const data = mkdtempSync(join(tmpdir(), 'team-page-'));
  const folder = await copyOfContent();
  await unfinished(folder, 'contact', 'TODO: contact');
  await folder.edit('groepen', (story) => {
    story.content.body = [{ _uid: 'kermis', component: 'kermis' }];
  });
  const env = {
    CONTENT_DIR: folder.dir,
    DATABASE_URL: `file:${join(data, 'site.db')}`,
    STORYBLOK_SPACE_ID: '1234',
    CONTENT_WEBHOOK_SECRET: SECRET,
  };
  try {
    await whileRunning(await startSite(env), async (site) => {
      const context = await browser.newContext({
        baseURL: site.url,
        viewport: PHONE,
        javaScriptEnabled: false,
      });
      const page = await context.newPage();
      const observed = observe(page, site.url);
      const path = await teamLink(env.DATABASE_URL);
      await page.goto(path);
      // The page reloads itself while the first check runs.
      await expect(page.getByText('gepubliceerde verhalen')).toBeVisible({ timeout: 60_000 });
      const filters = page.getByRole('navigation', { name: 'Kies bevindingen' });
      const findings = page.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 3 }) });
      const all = await findings.count();
      const texts = await findings.allTextContents();
      expect(texts.filter((text) => text.includes('TODO: contact'))).toHaveLength(1);
      await expect(page.getByRole('link', { name: 'Open ‘Contact’ in Storyblok' }).first()).toHaveAttribute(
        'href',
        /^https:\/\/app\.storyblok\.com\/#\/me\/spaces\/1234\/stories\/0\/0\/\d+$/,
      );

      await filters.getByRole('link', { name: /^Waarschuwingen/ }).click();
      await expect(page).toHaveURL(/\?soort=waarschuwing$/);
      await expect(findings).not.toHaveCount(all);
      await filters.getByRole('link', { name: /^Nieuw sinds gisteren/ }).click();
      await expect(page).toHaveURL(/\?soort=waarschuwing&sinds=gisteren$/);
      await expect(page.getByText('Hier is niets gevonden.')).toBeVisible();

      await unfinished(folder, 'praktisch', 'TODO: praktisch');
      await publish(site, 'praktisch');
      // The content system may lag behind its webhook, so the first check after it may still find the old text.
      await expect(async () => {
        await page.reload();
        await expect(findings.filter({ hasText: 'TODO: praktisch' })).toHaveCount(1);
      }).toPass({ timeout: 60_000 });
      await expect(findings).toHaveCount(1);

      await page.goto(path);
      for (const viewport of [PHONE, DESK]) {
        await page.setViewportSize(viewport);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      }
      expect(observed.complaints).toEqual([]);
      expect(observed.foreign).toEqual([]);
      await context.close();

      // axe and the measurements need scripts.
      const measured = await browser.newContext({ baseURL: site.url, viewport: PHONE });
      const again = await measured.newPage();
      await expect(async () => {
        await again.goto(path);
        await expect(again.getByText('wordt nu opnieuw nagekeken')).toHaveCount(0);
      }).toPass();
      for (const viewport of [PHONE, DESK]) {
        await again.setViewportSize(viewport);
        expect.soft(await axeViolations(again)).toEqual([]);
        expect.soft(await misfits(again)).toEqual([]);
        expect.soft(await smallTargets(again)).toEqual([]);
      }
      await measured.close();
    });
  } finally {
    await folder.remove();
    rmSync(data, { recursive: true, force: true });
  }
});

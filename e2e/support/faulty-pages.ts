import type { Page } from '@playwright/test';
import type { Fault } from './faults.ts';
import { expect } from './site.ts';

const MINUTE = 60_000;

/** A kind of page that must stay complete and usable despite any fault, and what a visitor does on it. */
export type FaultyPage = {
  name: string;
  path: string;
  /** Text that the page contains when it opens. */
  words: RegExp;
  /** Whether an open page refreshes itself. */
  renews?: boolean;
  /** Whether the visitor has saved an item. */
  hasSavedItems?: boolean;
  /** Uses the page: through its scripts if they work, otherwise through links and forms. */
  use: (page: Page, fault: Fault) => Promise<void>;
};

const main = (page: Page) => page.getByRole('main');

const follow = async (page: Page, name: RegExp, h1: RegExp) => {
  await main(page).getByRole('link', { name }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(h1);
};

/** Waits until the first island of the page has started, unless its script is missing. */
const islandWorks = async (page: Page, { scripts }: Fault) => {
  const island = main(page).locator('is-land').first();
  await island.dispatchEvent('pointerover');
  // If the script of the island never arrives, the fallback appears after a few seconds. Skips these seconds.
  if (scripts === 'some') await page.clock.fastForward(10_000);
  if (scripts === undefined) await expect(island).toHaveAttribute('started');
  if (scripts === undefined) await expect(island).not.toHaveAttribute('failed');
};

/**
 * Opens the filters if they are closed, selects an option and expects fewer rows. If scripts do not work, also submits
 * the form.
 */
const narrow = async (page: Page, option: string, fault: Fault) => {
  const filters = page
    .locator('form')
    .filter({ has: page.getByRole('checkbox') })
    .first();
  const rows = main(page).getByRole('article');
  const before = await rows.count();
  await islandWorks(page, fault);
  const box = page.getByRole('checkbox', { name: option }).first();
  // In old browsers the filters start collapsed, even in a wide viewport.
  const drawer = main(page).locator('summary').filter({ hasText: 'Filter' }).first();
  const types = filters.locator('summary').filter({ hasText: 'Types' });
  for (const closed of [drawer, types])
    if (!(await box.isVisible()) && (await closed.isVisible())) await closed.click();
  await filters.locator('label').filter({ has: box }).click();
  await expect(box).toBeChecked();
  const isAsked = () => new URL(page.url()).search !== '';
  if (fault.scripts === undefined) {
    await expect.poll(isAsked).toBe(true);
  } else {
    const button = filters.locator('button[type="submit"]');
    await expect(async () => {
      if (!isAsked()) await button.click({ timeout: 1_000 });
      expect(isAsked()).toBe(true);
    }).toPass();
  }
  await expect.poll(() => rows.count()).toBeLessThan(before);
  await expect.poll(() => rows.count()).toBeGreaterThan(0);
};

const save = async (page: Page, { scripts, storesNothing }: Fault) => {
  if (scripts === 'none') return;
  await main(page)
    .getByRole('button', { name: /^Bewaar: / })
    .first()
    .click();
  const count = page.getByRole('banner').getByRole('link', { name: 'Mijn stapel' });
  if (!storesNothing) await expect(count).toContainText('1 bewaard');
  // A separate script shows «Bewaren lukt niet». The test expects this message only if all scripts work.
  else if (scripts === undefined) await expect(page.getByText('Bewaren lukt niet')).toBeVisible();
};

/** The kinds of page on which every fault is tested. */
export const FAULTY_PAGES: readonly FaultyPage[] = [
  {
    name: 'day',
    path: '/programma/2025-10-27',
    words: /Maandag 27 oktober/,
    renews: true,
    use: (page, fault) => narrow(page, 'Voorlezing', fault),
  },
  {
    name: 'experience',
    path: '/activiteiten/de-slak-heeft-gelijk',
    words: /De slak heeft gelijk/,
    use: async (page, fault) => {
      await save(page, fault);
      await follow(page, /./, /./);
    },
  },
  {
    name: 'generic',
    path: '/praktisch',
    words: /Praktisch/,
    use: async (page) => {
      const question = main(page).locator('details').first();
      await question.locator('summary').click();
      await expect(question).toHaveAttribute('open');
      await follow(page, /./, /./);
    },
  },
  {
    name: 'home',
    path: '/',
    words: /Nu & straks/,
    renews: true,
    use: (page) => follow(page, /26 oktober/i, /26 oktober/),
  },
  {
    name: 'now',
    path: '/nu',
    words: /Nu & straks/,
    renews: true,
    use: async (page, fault) => {
      await islandWorks(page, fault);
      if (fault.scripts === undefined) {
        const clock = main(page).locator('time[data-ticking]');
        await expect(clock).toContainText(/\d\d:\d\d/);
        const before = await clock.textContent();
        await page.clock.fastForward(2 * MINUTE);
        await expect(clock).not.toHaveText(before ?? '');
        // The hall opens at 10:00. A renewal would bring back the time of the site.
        await page.route(/\/nu(?:\?|$)/, (route) => route.abort());
        await page.clock.fastForward(90 * MINUTE);
        await main(page).getByLabel('Hoeveel tijd heb je?').selectOption('45 min');
        await expect(main(page).getByText(/^Dit past tot/)).toBeVisible();
        await page.unroute(/\/nu(?:\?|$)/);
      }
      await follow(page, /programma van vandaag/i, /oktober/);
    },
  },
  {
    name: 'saved items',
    path: '/mijn-stapel',
    words: /stapel/i,
    renews: true,
    hasSavedItems: true,
    use: async (page, fault) => {
      await islandWorks(page, fault);
      const failed = main(page).getByText('Je stapel wil nu niet open.');
      const empty = main(page).getByText('Je stapel is nog leeg.');
      const row = main(page).getByRole('article').filter({ hasText: 'De slak heeft gelijk' });
      if (fault.scripts !== undefined) await expect(failed.or(row).first()).toBeVisible();
      else if (fault.storesNothing) await expect(empty).toBeVisible();
      else await expect(row).toBeVisible();
      if (await row.isVisible()) {
        await row.getByRole('button').first().click();
        await expect(page.getByRole('banner').getByText('1 bewaard')).toHaveCount(0);
      } else await follow(page, /programma/i, /oktober/);
    },
  },
  {
    name: 'search results',
    path: '/zoeken?zoekterm=boek',
    words: /resultaten|gevonden/i,
    use: async (page) => {
      await page.getByRole('searchbox').first().fill('slak');
      await page.getByRole('button', { name: 'Zoek' }).first().click();
      await expect(page).toHaveURL(/zoekterm=slak/);
      await expect(main(page)).toContainText('De slak heeft gelijk');
    },
  },
  {
    name: 'signing',
    path: '/signeren',
    words: /signe/i,
    renews: true,
    use: async (page, fault) => {
      await islandWorks(page, fault);
      await follow(page, /27 oktober/, /./);
    },
  },
  {
    name: 'tour',
    path: '/boektopia-op-toer',
    words: /toer/i,
    use: (page, fault) => narrow(page, 'Workshop', fault),
  },
];

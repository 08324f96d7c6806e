import type { Page } from '@playwright/test';
import { overNetwork } from './support/content.ts';
import { whileRunning } from './support/process.ts';
import { startSite } from './support/running-site.ts';
import { firstInteraction, scriptsAtWork } from './support/scripts.ts';
import { expect, test } from './support/site.ts';
import { axeViolations } from './support/watched-page.ts';

type State = {
  name: string;
  path: string;
  width: number;
  height?: number;
  /** Brings the page into this state, and waits until the page has reached it. */
  reach?: (page: Page) => Promise<void>;
};

const MONDAY = '/programma/2025-10-27';

/**
 * States that need an interaction. The tests of page kinds only open pages, and therefore miss these states.
 */
const STATES: readonly State[] = [
  {
    name: 'an open dropdown',
    path: '/praktisch',
    width: 1440,
    reach: openFirstPanel,
  },
  {
    name: 'the menu on a phone, with an open panel',
    path: '/praktisch',
    width: 375,
    reach: async (page) => {
      await page.getByRole('button', { name: 'Menu', exact: true }).press('Enter');
      await openFirstPanel(page);
    },
  },
  {
    name: 'the open drawers on a phone',
    path: MONDAY,
    width: 375,
    // In a viewport of this height, no checkbox is below the sticky footer of the drawer.
    height: 3_000,
    reach: async (page) => {
      const drawers = page.getByRole('main').locator('details');
      for (const drawer of await drawers.all()) {
        if ((await drawer.getAttribute('open')) === null) await drawer.locator('> summary').press('Enter');
        await expect(drawer).toHaveAttribute('open');
      }
    },
  },
  {
    name: 'a list with chosen filters',
    path: `${MONDAY}?type=gesprek&locatie=forum`,
    width: 375,
  },
  {
    name: 'a list without results',
    path: `${MONDAY}?type=fanclub&locatie=forum`,
    width: 1440,
  },
  {
    name: 'the cookie notice, reopened',
    path: '/praktisch',
    width: 375,
    reach: async (page) => {
      await firstInteraction(page);
      await page.getByRole('button', { name: 'Ja, dat mag' }).press('Enter');
      await page.getByRole('button', { name: 'Kies je cookies' }).press('Enter');
      await expect(page.getByRole('region', { name: 'Koekje bij je boek?' })).toBeFocused();
    },
  },
  {
    name: 'a toast',
    path: '/nieuws/een-uur-cadeau',
    width: 1440,
    reach: async (page) => {
      await page.getByRole('main').getByRole('button', { name: 'Kopieer de link' }).press('Enter');
      await expect(page.getByRole('region', { name: 'Meldingen (F8)' }).getByRole('status')).toBeVisible();
    },
  },
];

async function openFirstPanel(page: Page): Promise<void> {
  const panel = page.getByRole('banner').locator('details').first();
  await panel.locator('summary').press('Enter');
  await expect(panel).toHaveAttribute('open');
}

for (const { name, path, width, height = 800, reach } of STATES) {
  test(`${name} is accessible`, { tag: '@long' }, async ({ page }) => {
    // Disables animations, because colours differ while an animation runs.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height });
    await page.goto(path);
    await scriptsAtWork(page);
    await reach?.(page);
    expect(await axeViolations(page)).toEqual([]);
  });
}

test('the error page for missing content is accessible, on a phone and on a desktop', {
  tag: '@long',
}, async ({ browser }) => {
  const nowhere = overNetwork({ url: 'http://127.0.0.1:9' });
  await whileRunning(await startSite(nowhere), async (site) => {
    const page = await browser.newPage({ viewport: { width: 375, height: 800 } });
    const response = await page.goto(`${site.url}/praktisch`);
    expect(response?.status()).toBe(503);
    expect(await axeViolations(page)).toEqual([]);
    await page.setViewportSize({ width: 1440, height: 800 });
    expect(await axeViolations(page)).toEqual([]);
    await page.close();
  });
});

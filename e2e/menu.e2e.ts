import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { FIXTURE_EDITION } from '../content-fixtures/editions.ts';
import { open } from './support/scripts.ts';
import { expect, test } from './support/site.ts';

test.describe.configure({ mode: 'parallel' });

const menu = (page: Page) => page.getByRole('navigation', { name: 'Hoofdmenu', includeHidden: true });
const panel = (page: Page, label: string) =>
  menu(page)
    .locator('details')
    .filter({ has: page.locator('summary', { hasText: label }) });
const summary = (page: Page, label: string) => panel(page, label).locator('summary');

type Press = (target: Locator) => Promise<void>;

const WAYS = {
  touch: (target) => target.tap(),
  mouse: (target) => target.click(),
  keyboard: async (target) => {
    await target.focus();
    await target.press('Enter');
  },
} as const satisfies Record<string, Press>;

type Entry = { text: string; href: string; panel: string | undefined };

/** Returns every internal link of the menu, with the panel that contains the link. */
const entriesOf = (page: Page): Promise<Entry[]> =>
  menu(page).evaluate((element) =>
    [...element.querySelectorAll('a[href^="/"]')].map((link) => ({
      text: link.textContent ?? '',
      href: link.getAttribute('href') ?? '',
      panel: link.closest('details')?.querySelector('summary')?.textContent ?? undefined,
    })),
  );

/** Reads the menu as stored in the content. */
async function header(): Promise<unknown> {
  return JSON.parse(await readFile(join(FIXTURE_EDITION, 'stories', 'globaal', 'header.json'), 'utf8'));
}

/** Counts the links in a story, at any depth. */
function linksIn(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0;
  const isLink = 'component' in value && /^link(?:_with_date)?$/.test(String(value.component));
  return Object.values(value).reduce((sum, inner) => sum + linksIn(inner), isLink ? 1 : 0);
}

/**
 * Opens the menu and its panel «Programma». Visitors often have this panel open when they choose another
 * entry.
 */
async function openMenu(page: Page, press: Press): Promise<void> {
  const button = page.getByRole('button', { name: 'Menu', exact: true });
  if (await button.isVisible()) {
    await expect(menu(page)).toBeHidden();
    await press(button);
  }
  await press(summary(page, 'Programma'));
  await expect(panel(page, 'Programma')).toHaveAttribute('open');
}

/** Presses an entry. First opens the entry's own panel, which closes «Programma» and moves the entries. */
async function pressEntry(page: Page, entry: Entry, press: Press): Promise<void> {
  if (entry.panel !== undefined && entry.panel !== 'Programma') {
    await press(summary(page, entry.panel));
    await expect(panel(page, entry.panel)).toHaveAttribute('open');
  }
  const within = entry.panel === undefined ? menu(page) : panel(page, entry.panel);
  await press(within.locator(`a[href="${entry.href}"]`).filter({ hasText: entry.text }).first());
}

/** Returns the expected URL of a menu entry. «Programma» redirects to the current day. */
const leadsTo = ({ href }: Entry): RegExp =>
  href === '/programma' ? /\/programma\/2025-10-27$/ : new RegExp(`${href}$`);

/**
 * The widths at which the keyboard is tested: one with the collapsed menu, and one with the full menu. Touch
 * and mouse are tested at every width, because another element may cover an entry at any width.
 */
const FOLDED_OR_OPEN = [375, 1280];

for (const width of [375, 768, 900, 1199, 1280]) {
  for (const way of ['touch', 'mouse', 'keyboard'] as const) {
    if (way === 'keyboard' && !FOLDED_OR_OPEN.includes(width)) continue;
    const press = WAYS[way];
    test.describe(`the menu at ${width} px, by ${way},`, () => {
      test.use({ viewport: { width, height: 800 }, hasTouch: way === 'touch' });

      test('the menu opens the right page for every entry', { tag: '@long' }, async ({ page }) => {
        test.setTimeout(240_000);
        await open(page, '/privacy');
        const entries = await entriesOf(page);
        expect(entries).toHaveLength(linksIn(await header()));
        for (const entry of entries) {
          await openMenu(page, press);
          await pressEntry(page, entry, press);
          await expect(page, `${entry.text} in ${entry.panel ?? 'the menu'}`).toHaveURL(leadsTo(entry));
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
          await expect(panel(page, 'Programma')).not.toHaveAttribute('open');
        }
      });
    });
  }
}

/**
 * Entries that an open panel may cover, at the common widths and pointer types. The `@long` test above covers
 * every entry.
 */
const UNDER_PANEL = [
  { width: 375, way: 'touch', texts: ['Nieuws', 'Boekhandels', 'Leuven'] },
  { width: 375, way: 'mouse', texts: ['Boekhandels'] },
  { width: 900, way: 'touch', texts: ['Nieuws'] },
  { width: 900, way: 'mouse', texts: ['Leuven'] },
] as const;

test.describe('under an open panel', () => {
  test.use({ viewport: { width: 375, height: 800 }, hasTouch: true });

  test('an entry under an open panel opens the right page, on a phone and a tablet, by touch and by mouse', {
    tag: '@long',
  }, async ({ page }) => {
    await open(page, '/privacy');
    const entries = await entriesOf(page);
    for (const { width, way, texts } of UNDER_PANEL) {
      await page.setViewportSize({ width, height: 800 });
      for (const text of texts) {
        const entry = entries.find((one) => one.text === text);
        if (!entry) throw new Error(`the menu has no ${text}`);
        await openMenu(page, WAYS[way]);
        await pressEntry(page, entry, WAYS[way]);
        await expect(page, `${text} at ${width} px by ${way}`).toHaveURL(leadsTo(entry));
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      }
    }
  });
});

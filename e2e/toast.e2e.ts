import type { Page } from '@playwright/test';
import { open } from './support/scripts.ts';
import { expect, test } from './support/site.ts';
import { axeViolations, quiet } from './support/watched-page.ts';

const ARTICLE = '/nieuws/een-uur-cadeau';
const COPIED = 'Je hebt de url gekopieerd';

const copyButton = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Kopieer de link' });
const region = (page: Page) => page.getByRole('region', { name: 'Meldingen (F8)' });
const toast = (page: Page) => region(page).locator('> div');

/** Opens a page with a stopped clock, which only the test advances. */
async function stopClock(page: Page, path: string): Promise<void> {
  await page.clock.install();
  await open(page, path);
  await page.clock.pauseAt(Date.now() + 60_000);
}

/** Advances the stopped clock until the toast is visible and announced. */
async function untilToast(page: Page): Promise<void> {
  await expect(async () => {
    await page.clock.runFor(50);
    expect(await toast(page).textContent()).not.toBe('');
  }).toPass({ intervals: [50] });
}

test('the toast about a copied address is announced once, shown for five seconds, and loaded only when needed (§4.7, §8.6)', async ({
  page,
}) => {
  const fetched: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('show-toast')) fetched.push(request.url());
  });
  await stopClock(page, ARTICLE);
  await quiet(page);
  expect(fetched).toEqual([]);
  await copyButton(page).click();
  await untilToast(page);
  await expect(toast(page)).toHaveText(COPIED);
  expect(fetched.filter((url) => url.endsWith('.js'))).toHaveLength(1);
  await page.clock.runFor(100);
  await expect(page.getByRole('status').filter({ hasText: COPIED })).toHaveCount(1);
  await page.clock.runFor(4500);
  await expect(toast(page)).toBeVisible();
  await page.clock.runFor(600);
  await expect(toast(page)).toHaveCount(0);
});

test('F8 moves the focus to the toast, which then stays until Escape closes it (§9.4)', {
  tag: '@long',
}, async ({ page }) => {
  await stopClock(page, ARTICLE);
  await copyButton(page).click();
  await untilToast(page);
  await page.keyboard.press('F8');
  await expect(region(page)).toBeFocused();
  await page.clock.resume();
  expect(await axeViolations(page)).toEqual([]);
  await page.clock.runFor(20_000);
  await expect(toast(page)).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Sluit de melding' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(toast(page)).toHaveCount(0);
  await expect(copyButton(page)).toBeFocused();
  // The next toast closes after its normal time.
  await copyButton(page).click();
  await untilToast(page);
  await page.clock.runFor(5_600);
  await expect(toast(page)).toHaveCount(0);
});

test('a swipe of more than 50 pixels closes a toast, and after a shorter swipe the toast moves back (§9.4)', {
  tag: '@long',
}, async ({ page }) => {
  await page.goto(ARTICLE);
  await copyButton(page).click();
  await expect(toast(page)).toBeVisible();
  // A toast slides in. Wait until it has reached its final position before pressing it.
  const stands = () =>
    toast(page).evaluate((element) =>
      Promise.allSettled(element.getAnimations().map(({ finished }) => finished)),
    );
  const sweep = async (pixels: number) => {
    await toast(page).hover({ position: { x: 70, y: 20 } });
    await stands();
    const box = await toast(page).boundingBox();
    const [x, y] = [(box?.x ?? 0) + 70, (box?.y ?? 0) + 20];
    await page.mouse.down();
    await page.mouse.move(x + pixels / 2, y, { steps: 4 });
    await page.mouse.move(x + pixels, y, { steps: 4 });
    await page.mouse.up();
  };
  const left = async () => (await toast(page).boundingBox())?.x;
  await stands();
  const before = await left();
  await sweep(40);
  await expect.poll(left).toBe(before);
  await sweep(60);
  await expect(toast(page)).toHaveCount(0);
});

for (const reducedMotion of ['no-preference', 'reduce'] as const) {
  test(`a click that began before a toast appeared still reaches the element below the toast (prefers-reduced-motion: ${reducedMotion})`, {
    tag: '@long',
  }, async ({ page }) => {
    await page.emulateMedia({ reducedMotion });
    await open(page, ARTICLE);
    await copyButton(page).evaluate((button) => {
      const shown = document.querySelector('#meldingen');
      const note = () => {
        const [box] = shown?.children ?? [];
        if (box) document.body.dataset.atFirst = getComputedStyle(box).pointerEvents;
      };
      if (shown) new MutationObserver(note).observe(shown, { attributeFilter: ['hidden'] });
      if (button instanceof HTMLElement) button.click();
    });
    await expect(page.locator('body')).toHaveAttribute('data-at-first', 'none');
    await expect(toast(page)).toHaveCSS('pointer-events', 'auto');
  });
}

import type { Page } from '@playwright/test';
import { firstInteraction, open } from './support/scripts.ts';
import { expect, test } from './support/site.ts';
import { layoutShift, observe, quiet, settle, watchLayoutShift } from './support/watched-page.ts';

const notice = (page: Page) => page.getByRole('region', { name: 'Koekje bij je boek?' });
const yes = (page: Page) => notice(page).getByRole('button', { name: 'Ja, dat mag' });
const no = (page: Page) => notice(page).getByRole('button', { name: 'Nee, liever niet' });
const footerButton = (page: Page) =>
  page.getByRole('contentinfo').getByRole('button', { name: 'Kies je cookies' });
/** Opens a page and makes the first user interaction, after which the cookie notice appears. */
const visit = async (page: Page, path: string) => {
  await open(page, path);
  await firstInteraction(page);
};
const stored = (page: Page) =>
  page.evaluate(() => {
    const fields = new URLSearchParams(localStorage.getItem('consent') ?? '');
    return { media: fields.get('media'), measuring: fields.get('measuring') };
  });

for (const path of ['/', '/programma/2025-10-27', '/activiteiten/de-slak-heeft-gelijk', '/bestaat-niet']) {
  test(`the cookie notice appears on ${path}, and nothing loads from another host before the visitor has chosen (§2.14)`, {
    tag: path === '/' ? [] : '@long',
  }, async ({ page, site }) => {
    const observed = observe(page, site.url);
    await watchLayoutShift(page);
    await visit(page, path);
    await expect(notice(page)).toBeVisible();
    await settle(page);
    // The notice comes after the rest of the page, so that it covers nothing, and it does not take the focus.
    const [foot, top] = await Promise.all(
      [page.getByRole('contentinfo'), notice(page)].map((one) => one.boundingBox()),
    );
    expect(foot && top && top.y - foot.y - foot.height).toBeCloseTo(0);
    expect(await notice(page).evaluate((one) => one.contains(document.activeElement))).toBe(false);
    await quiet(page);
    expect(observed.foreign).toEqual([]);
    expect(await layoutShift(page)).toEqual([]);
    expect(await page.context().cookies()).toEqual([]);
    expect(await stored(page)).toEqual({ media: null, measuring: null });
  });
}

for (const width of [375, 1440]) {
  test(`at ${width} px the buttons for yes and no look the same in the cookie notice`, {
    tag: width > 400 ? '@long' : [],
  }, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await visit(page, '/praktisch');
    const look = (element: Element) => {
      const { width, height, y } = element.getBoundingClientRect();
      const { color, backgroundColor, borderColor, fontSize, fontWeight } = getComputedStyle(element);
      return { width, height, y, color, backgroundColor, borderColor, fontSize, fontWeight };
    };
    expect(await no(page).evaluate(look)).toEqual(await yes(page).evaluate(look));
    // The notice has at most one line of text and one line of buttons.
    expect((await notice(page).boundingBox())?.height).toBeLessThanOrEqual(width > 400 ? 64 : 100);
  });
}

for (const answer of ['yes', 'no'] as const) {
  test(`the choice ${answer} in the cookie notice is stored: the notice closes, and does not return on other pages or in other tabs`, {
    tag: answer === 'yes' ? '@long' : [],
  }, async ({ page, context }) => {
    await visit(page, '/praktisch');
    await (answer === 'yes' ? yes(page) : no(page)).click();
    await expect(notice(page)).toHaveCount(0);
    await expect.poll(() => stored(page)).toEqual({ media: answer, measuring: null });
    await open(page, '/nieuws');
    await expect(notice(page)).toHaveCount(0);
    const other = await context.newPage();
    await open(other, '/');
    await expect(notice(other)).toHaveCount(0);
  });
}

test('a choice made in one tab closes the cookie notice in another', {
  tag: '@long',
}, async ({ page, context }) => {
  const other = await context.newPage();
  await visit(page, '/praktisch');
  await visit(other, '/nieuws');
  await expect(notice(page)).toBeVisible();
  await no(other).click();
  await expect(notice(page)).toHaveCount(0);
});

test('a visitor reopens the cookie notice from the footer, dismisses it, and changes the choice', {
  tag: '@long',
}, async ({ page }) => {
  await visit(page, '/praktisch');
  await yes(page).click();
  await footerButton(page).press('Enter');
  await expect(notice(page)).toBeFocused();
  await expect(notice(page)).toContainText('Nu staat het op ja.');
  await page.keyboard.press('Escape');
  await expect(notice(page)).toHaveCount(0);
  await expect(footerButton(page)).toBeFocused();
  await expect.poll(() => stored(page)).toEqual({ media: 'yes', measuring: null });
  await footerButton(page).press('Enter');
  await no(page).press('Enter');
  await expect(footerButton(page)).toBeFocused();
  await expect.poll(() => stored(page)).toEqual({ media: 'no', measuring: null });
});

test('the hall screen shows no cookie notice (§2.15)', { tag: '@long' }, async ({ page }) => {
  await page.goto('/live');
  await quiet(page);
  await expect(notice(page)).toHaveCount(0);
});

test('a page inside a frame shows no cookie notice, and an earlier consent does not apply there (§2.15)', {
  tag: '@long',
}, async ({ page, site }) => {
  // Removes the site's CSP header, which forbids framing: the page must load in a frame, as in an editor's preview.
  await page.route('**/praktisch', async (route) => {
    const response = await route.fetch();
    const { 'content-security-policy': _, ...headers } = response.headers();
    await route.fulfill({ response, headers });
  });
  await page.route('**/omlijst', (route) =>
    route.fulfill({ contentType: 'text/html', body: `<iframe src="${site.url}/praktisch"></iframe>` }),
  );
  await page.goto('/omlijst');
  const framed = page.frameLocator('iframe');
  await expect(framed.getByRole('heading', { level: 1 })).toHaveText('Praktisch');
  await quiet(page);
  await expect(framed.getByRole('region', { name: 'Koekje bij je boek?' })).toHaveCount(0);
  await expect(framed.getByRole('button', { name: 'Kies je cookies' })).toHaveCount(0);
});

test('in a browser that cannot store anything, the cookie notice appears once per page, and the choice applies to that page', {
  tag: '@long',
}, async ({ page }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await visit(page, '/praktisch');
  await no(page).click();
  await expect(notice(page)).toHaveCount(0);
  await footerButton(page).click();
  await expect(notice(page)).toContainText('Nu staat het op nee.');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('without JavaScript no content needs consent, and no cookie notice appears', async ({ page }) => {
    await page.goto('/praktisch');
    await expect(notice(page)).toHaveCount(0);
    await expect(footerButton(page)).toHaveCount(0);
  });
});

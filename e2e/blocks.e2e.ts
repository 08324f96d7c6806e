import { open } from './support/scripts.ts';
import { expect, test } from './support/site.ts';

test.beforeEach(async ({ page }) => {
  await open(page, '/alle-blokken');
});

test('an accordion opens and closes by click, Space and Enter (§4.1)', async ({ page }) => {
  const question = page.getByRole('main').locator('details > summary').first();
  const drawer = question.locator('xpath=..');
  await question.click();
  await expect(drawer).toHaveAttribute('open', '');
  await question.press('Space');
  await expect(drawer).not.toHaveAttribute('open', '');
  await question.press('Enter');
  await expect(drawer).toHaveAttribute('open', '');
});

test('a gallery loops: its arrows stay enabled, and the first image follows the last (§2.31)', {
  tag: '@long',
}, async ({ page }) => {
  const gallery = page.locator('[aria-roledescription="carrousel"]').first();
  await gallery.scrollIntoViewIfNeeded();
  const next = gallery.getByRole('button', { name: 'Volgende' });
  const count = gallery.locator('[aria-live="polite"]');
  await expect(count).toHaveText(/^\d/);
  const first = await count.textContent();
  await gallery.getByRole('button', { name: 'Vorige' }).click();
  // Clicks again during the scroll animation: the second click must count from the image that the first click
  // scrolls to.
  await next.click();
  await expect(count).toHaveText(first ?? '');
  await expect(next).toBeVisible();
});

test('an embed loads only after a click, in a sandboxed frame with its own policy (§2.33)', async ({
  page,
}) => {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(new URL(request.url()).pathname));
  const button = page.getByRole('button', { name: /^Laad de / }).first();
  await button.scrollIntoViewIfNeeded();
  expect(requested).not.toContain('/insluiting');
  const answered = page.waitForResponse((response) => response.url().includes('/insluiting'));
  await button.click();
  const response = await answered;
  expect(response.status()).toBe(200);
  expect(response.headers()['content-security-policy']).toMatch(/^sandbox (?!.*allow-same-origin)/);
  await expect(page.locator('iframe[src^="/insluiting"]')).toHaveAttribute(
    'sandbox',
    'allow-scripts allow-popups allow-forms',
  );
});

test('a video requests nothing from its host before a click (§2.32)', { tag: '@long' }, async ({ page }) => {
  await expect(page.locator('iframe')).toHaveCount(0);
  const play = page
    .getByRole('main')
    .getByRole('link', { name: /speel de video af/i })
    .first();
  await play.scrollIntoViewIfNeeded();
  await play.click();
  await expect(page.locator('iframe').first()).toHaveAttribute(
    'src',
    /youtube-nocookie\.com|player\.vimeo\.com/,
  );
});

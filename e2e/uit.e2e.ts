import { open } from './support/scripts.ts';
import { expect, test } from './support/site.ts';

const OVERVIEW = '/boektopia-op-toer-uit';

test.describe('the list of events by other organisers', () => {
  test('the list of events by other organisers has 24 per page, can be filtered by a tag, and links back to the tour (§2.7, §2.70, §2.71, §2.72, §2.73)', async ({
    page,
  }) => {
    await page.goto(OVERVIEW);
    const rows = page.getByRole('main').getByRole('article');
    await expect(rows).toHaveCount(24);
    await page.getByRole('link', { name: 'Bladzijde 2' }).click();
    await expect(page).toHaveURL(/\?pagina=2#bladzijde$/);
    await expect(page.locator(':focus')).toHaveText(/^Bladzijde 2 van \d+$/);
    const signing = page.getByRole('link', { name: 'Signeersessie', exact: true });
    await signing.scrollIntoViewIfNeeded();
    const scrolled = await page.evaluate(() => window.scrollY);
    await signing.press('Enter');
    await expect(page).toHaveURL(/\?label=Signeersessie$/);
    await expect(signing).toHaveAttribute('aria-current', 'page');
    // Choosing a tag must keep the focus and the scroll position.
    await expect(signing).toBeFocused();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(scrolled);
    await expect(rows.first()).toContainText('Signeersessie');
    await page.getByRole('link', { name: 'Terug naar Boektopia op Toer' }).click();
    await expect(page).toHaveURL(/\/boektopia-op-toer$/);
  });

  test('the list of events by other organisers works without JavaScript', { tag: '@long' }, async ({
    browser,
    site,
  }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL: site.url });
    const page = await context.newPage();
    await page.goto(OVERVIEW);
    await page.getByRole('link', { name: 'Workshops', exact: true }).click();
    await expect(page).toHaveURL(/\?label=Workshops$/);
    await expect(page.getByText(/evenementen met het label Workshops/)).toBeVisible();
    await page.getByRole('main').getByRole('article').first().getByRole('link').click();
    await expect(page.getByText('Wanneer')).toBeVisible();
    await context.close();
  });
});

test.describe('the page of an event', () => {
  test('an event that is opened from the list has a red background and an image from our own address (§2.75, §2.76)', {
    tag: '@long',
  }, async ({ page, site }) => {
    await open(page, OVERVIEW);
    const row = page.getByRole('main').getByRole('article').filter({ hasText: 'Kussens mee' }).first();
    const title = (await row.getByRole('heading').textContent()) ?? '';
    await row.getByRole('link').click();
    await expect(page).toHaveURL(/\/boektopia-op-toer-activiteiten\/[0-9A-Fa-f-]{35,36}$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(page.locator('[data-colour="red"] h1')).toBeVisible();
    const picture = page.getByRole('main').locator('img').first();
    await expect(picture).toHaveAttribute('src', /./);
    const src = await picture.getAttribute('src');
    expect(src).toMatch(/^\/beeld\?url=https%3A%2F%2Fimages\.uitdatabank\.be%2F/);
    const answer = await fetch(site.url + src, { headers: { accept: 'image/webp' } });
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/webp']);
    const back = page.getByRole('link', { name: 'Terug naar de evenementen' });
    await expect(back).toHaveAttribute('href', OVERVIEW);
    await back.click();
    await expect(page).toHaveURL(/\/boektopia-op-toer-uit$/);
  });
});

import { whileRunning } from './support/process.ts';
import { startSite } from './support/running-site.ts';
import { expect, test } from './support/site.ts';

test('a page whose filter script fails to load works like a page without scripts, and reports the failure to the site once', async ({
  page,
}) => {
  const said: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/error')) said.push(request.postData() ?? '');
  });
  await page.route('**/assets/FilteredDay.island*', (route) => route.abort());
  const taken = page.waitForResponse('**/api/error');
  await page.goto('/programma/2025-10-27');
  const filter = page.getByRole('form', { name: 'Filter' });
  await filter.getByLabel('Gesprek').check();
  expect((await taken).status()).toBe(204);
  await page
    .getByRole('button', { name: /^Bewaar: / })
    .first()
    .click();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Mijn stapel' })).toContainText(
    '1 bewaard',
  );
  await filter.getByRole('button', { name: 'Toon' }).click();
  await expect(page).toHaveURL(/type=gesprek/);
  // Checks only the first report, because the island also fails on the next page and reports that.
  expect(said.slice(0, 1)).toEqual([JSON.stringify({ island: 'FilteredDay', error: 'TypeError' })]);
});

test('if an island throws in the browser, the server-rendered page remains, and the failure is reported and counted once', {
  tag: '@long',
}, async ({ browser }) => {
  await whileRunning(await startSite({ METRICS_PORT: '0' }), async (site) => {
    const context = await browser.newContext({ baseURL: site.url, serviceWorkers: 'block' });
    await context.route('**/assets/NowHall.island*', (route) =>
      route.fulfill({
        contentType: 'text/javascript',
        body: 'export const NowHall = () => { throw new RangeError("noor@example.be") };',
      }),
    );
    const page = await context.newPage();
    const said: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/api/error')) said.push(request.postData() ?? '');
    });
    await page.goto('/nu');
    const rows = page.getByRole('main').getByRole('article');
    const served = await rows.allTextContents();
    expect(served.length).toBeGreaterThan(2);
    const choice = page.getByLabel('Hoeveel tijd heb je?');
    await choice.hover();
    await expect(page.locator('is-land[failed]')).toHaveCount(1);
    // Another interaction starts the island again, and the island fails again.
    await page.mouse.move(0, 0);
    await choice.hover();
    await page.keyboard.press('Tab');
    expect(await rows.allTextContents()).toEqual(served);
    await expect.poll(() => said.length).toBe(1);
    expect(JSON.parse(said[0] ?? '')).toMatchObject({ island: 'NowHall', error: 'RangeError' });
    const metrics = /http:\/\/127\.0\.0\.1:\d+\/metrics/.exec(site.log.join('\n'))?.[0] ?? '';
    const figures = async () => (await fetch(metrics)).text();
    await expect.poll(figures).toContain('boektopia_island_failures_total{island="NowHall"} 1\n');
    // The log must not contain the error message, which can contain text that a visitor typed.
    expect(site.log.filter((line) => line.includes('NowHall'))).toHaveLength(1);
    expect(site.log.join('\n')).not.toContain('noor@');
    await context.close();
  });
});

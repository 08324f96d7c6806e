import type { Page, Route } from '@playwright/test';
import { formsAtWork, islandStarted, open, scriptsAtWork } from './support/scripts.ts';
import { expect, test } from './support/site.ts';

const MINUTE = 60_000;

/** Opens a page with a fake clock, and waits until its islands have started. */
async function openHurried(page: Page, path: string): Promise<void> {
  await page.clock.install();
  const renewal = renewalComes(page);
  await page.goto(path);
  await scriptsAtWork(page);
  await renewal;
  if (path === '/nu') await islandStarted(page);
}

/** Waits for the script that refreshes the page. Before it has loaded, advancing the clock has no effect. */
async function renewalComes(page: Page): Promise<void> {
  await page.waitForResponse('**/assets/keep-current*');
  await page.evaluate(() => new Promise<void>((resolve) => requestAnimationFrame(() => resolve())));
}

/** Responds with `answer` to the requests with which a page refreshes its data. Navigations still reach the site. */
const onRenewal = (answer: (route: Route) => Promise<void>) => (route: Route) =>
  route.request().resourceType() === 'fetch' ? answer(route) : route.continue();

const age = (page: Page) => page.getByText(/^Stand van \d\d:\d\d$/);

test('if the refresh of a page fails, the page keeps its content and shows how old the content is', async ({
  page,
}) => {
  await openHurried(page, '/nu');
  const rows = page.getByRole('main').getByRole('article');
  const shown = await rows.count();
  expect(shown).toBeGreaterThan(2);
  await page.route(
    '/nu',
    onRenewal((route) => route.fulfill({ status: 503, body: '<main>Straks</main>' })),
  );
  await page.clock.fastForward(6 * MINUTE);
  await expect(age(page)).toBeVisible();
  await expect(rows).toHaveCount(shown);
  // The login page of a Wi-Fi network must not replace the content.
  await page.route(
    '/nu',
    onRenewal((route) => route.fulfill({ contentType: 'text/html', body: 'Log in' })),
  );
  await page.clock.fastForward(2 * MINUTE);
  await expect(rows).toHaveCount(shown);
  await expect(age(page)).toBeVisible();
  await page.unroute('/nu');
  // If the failed refresh is still running when the clock advances, the page postpones its next attempt.
  await expect(async () => {
    await page.clock.fastForward(2 * MINUTE);
    await expect(age(page)).toBeHidden({ timeout: 1_000 });
  }).toPass();
});

for (const isTypedOn of [false, true]) {
  test(`a page that detects a new build ${isTypedOn ? 'keeps the text typed on it' : 'reloads'}`, async ({
    page,
  }) => {
    await openHurried(page, '/');
    if (isTypedOn) {
      await formsAtWork(page);
      await page.getByRole('main').getByLabel('E-mailadres').fill('noor@example.be');
    }
    await page.evaluate(() => document.documentElement.setAttribute('data-same-document', ''));
    await page.route(
      '/',
      onRenewal(async (route) => {
        const response = await route.fetch();
        const body = (await response.text()).replace(/data-build="\w+"/, 'data-build="another"');
        await route.fulfill({ response, body });
      }),
    );
    await page.clock.fastForward(6 * MINUTE);
    if (isTypedOn) await expect(age(page)).toBeVisible();
    await expect(page.locator('html[data-same-document]')).toHaveCount(isTypedOn ? 1 : 0);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });
}

test('a page refreshes immediately if it was fetched long before the visitor sees it; a fresh page does not refresh', {
  tag: '@long',
}, async ({ page, context }) => {
  const requested: string[] = [];
  context.on('request', (request) => {
    if (request.resourceType() === 'fetch') requested.push(new URL(request.url()).pathname);
  });
  await open(page, '/nu');
  await page.waitForTimeout(2_000);
  expect(requested).not.toContain('/nu');

  const late = await context.newPage();
  await late.route('/signeren', async (route) => {
    if (route.request().resourceType() !== 'document') return route.continue();
    const response = await route.fetch();
    const sent = { 'server-timing': `at;dur=${Date.now() - 40_000}` };
    return route.fulfill({ response, headers: { ...response.headers(), ...sent } });
  });
  await open(late, '/signeren');
  await expect.poll(() => requested).toContain('/signeren');
});

test('a page translated by the browser keeps updating its times', async ({ page }) => {
  await openHurried(page, '/nu');
  const clock = page.getByText(/Het is \d\d:\d\d/);
  await expect(clock).toBeVisible();
  const before = await clock.textContent();
  await page.evaluate(() => {
    const failures: string[] = [];
    Object.assign(window, { failures });
    window.addEventListener('islandfailed', () => failures.push('failed'));
    const texts = document.createTreeWalker(document.querySelector('main') ?? document, NodeFilter.SHOW_TEXT);
    const nodes: Text[] = [];
    while (texts.nextNode()) if (texts.currentNode instanceof Text) nodes.push(texts.currentNode);
    for (const node of nodes) {
      if (!node.parentElement?.closest('script, style')) {
        const font = document.createElement('font');
        node.replaceWith(font);
        font.append(node);
      }
    }
  });
  // Blocks the refresh of the page, because the server's clock does not advance with the fake clock.
  await page.route('/nu', (route) => route.abort());
  for (let hour = 0; hour < 3; hour += 1) await page.clock.fastForward(61 * MINUTE);
  await expect(clock).not.toHaveText(before ?? '');
  await page.getByLabel('Hoeveel tijd heb je?').selectOption('45');
  await expect(page.getByRole('main').getByText(/^Dit past tot \d\d:\d\d\./)).toBeVisible();
  expect(await page.evaluate(() => 'failures' in window && window.failures)).toEqual([]);
});

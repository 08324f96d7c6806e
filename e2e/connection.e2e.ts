import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { SHELL } from '../web/src/domain/pages/paths.ts';
import { breakingConnection } from './support/breaking-connection.ts';
import { isStored } from './support/offline-caches.ts';
import { MONDAY, startSite } from './support/running-site.ts';
import { scriptsAtWork } from './support/scripts.ts';
import { expect, test } from './support/site.ts';

test.describe.configure({ mode: 'parallel' });
test.use({ serviceWorkers: 'allow' });

const title = (page: Page) => page.getByRole('heading', { level: 1 });

type Line = Awaited<ReturnType<typeof breakingConnection>>;

/** Starts a proxy between the browser and the site. The proxy responds to every request with 502. */
async function gateway(): Promise<Server> {
  const server = createServer((_, response) => response.writeHead(502).end('<h1>502 Bad Gateway</h1>'));
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return server;
}

/**
 * Ways to disconnect the site from a visitor whose browser already runs the site's service worker. Each
 * function returns a function that restores the connection.
 */
const FAULTS = {
  offline: async (page: Page) => {
    await page.context().setOffline(true);
    return async () => page.context().setOffline(false);
  },
  'a bad gateway': async (_: Page, line: Line, site: string) => {
    const server = await gateway();
    // The cast is safe: a TCP server has an AddressInfo.
    const { port } = server.address() as AddressInfo;
    line.forwardTo(`http://127.0.0.1:${port}`);
    return async () => {
      line.forwardTo(site);
      server.close();
    };
  },
  'a broken connection': async (_: Page, line: Line, site: string) => {
    // No server listens on port 9.
    line.forwardTo('http://127.0.0.1:9');
    return async () => line.forwardTo(site);
  },
} as const;

for (const fault of ['offline', 'a bad gateway', 'a broken connection'] as const) {
  for (const [name, path] of [
    ['a day', '/programma/2025-10-28'],
    ['an experience', '/activiteiten/de-slak-heeft-gelijk'],
    ['a form', '/contact'],
  ] as const) {
    const tag = path === '/contact' && fault === 'offline' ? [] : '@long';
    test(`a link from ${name} during ${fault} shows «Geen verbinding» at the new address; Back works, and the page loads once the site is reachable`, {
      tag,
    }, async ({ browser, site }) => {
      const line = await breakingConnection(site.url);
      const page = await browser.newPage({ baseURL: line.url });
      await page.goto(path);
      await isStored(page, SHELL);
      await page.reload();
      await scriptsAtWork(page);
      const heading = (await title(page).textContent()) ?? '';
      const end = await FAULTS[fault](page, line, site.url);
      await page.getByRole('banner').getByRole('link', { name: 'Zoeken' }).click();
      await expect(title(page)).toHaveText('Geen verbinding');
      await expect(page).toHaveURL('/zoeken');
      await expect(page.getByRole('contentinfo')).toBeVisible();
      await page.goBack();
      await expect(title(page)).toHaveText(heading);
      await page.goForward();
      await expect(title(page)).toHaveText('Geen verbinding');
      await end();
      // The page reloads itself at the `online` event, but no event reports that a server is reachable again. A request
      // that was still pending may then load the page before the click.
      const retry = page.getByRole('link', { name: 'Probeer opnieuw' });
      if (fault !== 'offline') await retry.or(page.getByLabel('Zoekterm')).first().click();
      await expect(title(page)).toHaveText('Waar ben je naar op zoek?');
      await page.close();
      await line.stop();
    });
  }
}

test('a retry while still offline shows «Geen verbinding» again, including a retry by keyboard', {
  tag: '@long',
}, async ({ page }) => {
  await page.goto('/programma/2025-10-28');
  await isStored(page, SHELL);
  const end = await FAULTS.offline(page);
  await page.getByRole('banner').getByRole('link', { name: 'Zoeken' }).press('Enter');
  await expect(title(page)).toHaveText('Geen verbinding');
  const again = page.getByRole('link', { name: 'Probeer opnieuw' });
  await again.press('Enter');
  await expect(title(page)).toHaveText('Geen verbinding');
  await expect(again).toBeVisible();
  await end();
  await expect(title(page)).toHaveText('Waar ben je naar op zoek?');
});

test('Back while offline restores the page and the text typed on it', { tag: '@long' }, async ({ page }) => {
  await page.goto('/contact');
  await isStored(page, SHELL);
  await page.reload();
  await scriptsAtWork(page);
  const message = page.getByRole('textbox', { name: /^Bericht/ });
  await message.fill('Mag de hond mee?');
  const end = await FAULTS.offline(page);
  await page.getByRole('banner').getByRole('link', { name: 'Zoeken' }).click();
  await expect(title(page)).toHaveText('Geen verbinding');
  await page.goBack();
  await expect(title(page)).toHaveText('Contact');
  await expect(message).toHaveValue('Mag de hond mee?');
  await end();
});

test('a page whose prefetch failed offline is requested again when the visitor opens it online', {
  tag: '@long',
}, async ({ browser }) => {
  const site = await startSite({ SITE_NOW: MONDAY });
  const line = await breakingConnection(site.url);
  const page = await browser.newPage({ baseURL: line.url });
  await page.goto('/contact');
  await isStored(page, SHELL);
  await page.goto('/programma/2025-10-27');
  await scriptsAtWork(page);
  const link = page.getByRole('main').getByRole('article').locator('h3 a[href^="/activiteiten/"]').last();
  const name = (await link.textContent()) ?? '';
  await page.context().setOffline(true);
  await link.scrollIntoViewIfNeeded();
  await page.waitForTimeout(1_500);
  await page.context().setOffline(false);
  await link.click();
  await expect(title(page)).toHaveText(name.trim());
  await page.close();
  await line.stop();
  await site.stop();
});

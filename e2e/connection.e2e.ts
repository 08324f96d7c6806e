import type { Page } from '@playwright/test';
import { PAGE_KINDS } from './page-kinds.ts';
import { open, scriptsAtWork } from './support/scripts.ts';
import { expect, test } from './support/site.ts';

test.describe.configure({ mode: 'parallel' });

const notice = (page: Page) => page.getByRole('region', { name: 'Geen verbinding' });
const again = (page: Page) => notice(page).getByRole('button', { name: 'Probeer opnieuw' });
const title = (page: Page) => page.getByRole('heading', { level: 1 });

/** What a page in the browser asks when a visitor goes on. */
const DATA = /\.data(\?|$)/;

/**
 * A page whose answer was fetched beforehand needs no connection, and on a short page every link is near the window. Here
 * nothing is: what the browser asks for by itself gets no answer, what the visitor asks for does.
 */
async function withoutPrefetch(page: Page): Promise<void> {
  await page.route('**/*.data*', (route) =>
    route.request().resourceType() === 'fetch' ? route.fallback() : route.abort(),
  );
}

/** Ways in which no answer comes, each with how it comes again. */
const FAULTS = {
  offline: async (page: Page) => {
    await page.context().setOffline(true);
    return () => page.context().setOffline(false);
  },
  'a bad gateway': async (page: Page) => {
    await page.route(DATA, (route) => route.fulfill({ status: 502, body: '<h1>502 Bad Gateway</h1>' }));
    return () => page.unroute(DATA);
  },
  'a broken connection': async (page: Page) => {
    await page.route(DATA, (route) => route.abort('connectionreset'));
    return () => page.unroute(DATA);
  },
  'the page of a network where one must log in': async (page: Page) => {
    await page.route(DATA, (route) => route.fulfill({ contentType: 'text/html', body: '<h1>Welkom</h1>' }));
    return () => page.unroute(DATA);
  },
} as const satisfies Record<string, (page: Page) => Promise<() => Promise<unknown>>>;

type Goal = { link: string; path: string; h1: RegExp };

/** Pages that the footer leads to. */
const GOALS: readonly [Goal, Goal, Goal, Goal] = [
  { link: 'Privacy', path: '/privacy', h1: /privacy/i },
  { link: 'Toegankelijkheid', path: '/toegankelijkheid', h1: /./ },
  { link: 'Word vrijwilliger', path: '/vrijwilligers', h1: /./ },
  { link: 'Over Boektopia', path: '/over-boektopia', h1: /./ },
];

/** Leaves the page by a link of the footer while no answer comes; it stays, and goes there once one comes. */
async function losesAndFinds(page: Page, fault: keyof typeof FAULTS, { link, path }: Goal): Promise<void> {
  const [address, heading] = [page.url(), await title(page).textContent()];
  const end = await FAULTS[fault](page);
  await page.getByRole('contentinfo').getByRole('link', { name: link, exact: true }).click();
  await expect(notice(page), fault).toBeVisible();
  await expect(title(page)).toHaveText(heading ?? '');
  await expect(page.getByRole('banner')).toBeVisible();
  expect(page.url()).toBe(address);
  await end();
  // The browser says that it is online again; of a server that answers again nothing says so.
  if (fault !== 'offline') await again(page).click();
  await expect(page).toHaveURL(path);
  await expect(notice(page)).toBeHidden();
  await expect(title(page)).not.toHaveText(heading ?? '');
}

type Fault = keyof typeof FAULTS;

const ALL = Object.keys(FAULTS) as Fault[];

/** What is asked at each `npm test`, of a list, a detail and a form; everything of every kind of page is `@long`. */
const BRIEFLY: Readonly<Record<string, readonly Fault[]>> = {
  day: ['offline', 'a bad gateway'],
  experience: ['offline', 'a broken connection'],
  contact: ['a bad gateway', 'the page of a network where one must log in'],
};

/** Opens a page, and loses and finds the connection there by each of these faults. */
async function failsAndGoesOn(page: Page, path: string, faults: readonly Fault[]): Promise<void> {
  await withoutPrefetch(page);
  await open(page, path);
  const heading = await title(page).textContent();
  for (const [index, fault] of faults.entries()) {
    await losesAndFinds(page, fault, GOALS[index % GOALS.length] ?? GOALS[0]);
    await page.goBack();
    await expect(title(page)).toHaveText(heading ?? '');
    // Where the code of the other page was missing, that one came as a document, and so does this one.
    await scriptsAtWork(page);
  }
}

for (const { name, path, alone } of PAGE_KINDS) {
  if (alone) continue;
  const briefly = BRIEFLY[name];
  if (briefly !== undefined) {
    test(`a visitor whose connection fails stays on the page, and goes on when it is back: ${name}`, ({
      page,
    }) => failsAndGoesOn(page, path, briefly));
  }
  test(
    `a visitor stays on the page at every way in which a connection fails: ${name}`,
    { tag: '@long' },
    ({ page }) => failsAndGoesOn(page, path, ALL),
  );
}

test('Back without a connection changes neither page nor address, and works when tried again', async ({
  page,
}) => {
  await open(page, '/programma/2025-10-28');
  await page.getByRole('banner').getByRole('link', { name: 'Contact' }).click();
  await expect(title(page)).toHaveText('Contact');
  const message = page.getByRole('textbox', { name: /^Bericht/ });
  await message.fill('Mag de hond mee?');
  const end = await FAULTS['a broken connection'](page);
  await page.goBack();
  await expect(notice(page)).toBeVisible();
  await expect(page).toHaveURL('/contact');
  await expect(message).toHaveValue('Mag de hond mee?');
  await end();
  await again(page).click();
  await expect(page).toHaveURL('/programma/2025-10-28');
  await expect(title(page)).toHaveText('Dinsdag 28 oktober');
});

test('who opens a page again and again while there is no network is told each time, and can leave it', async ({
  page,
}) => {
  await open(page, '/programma/2025-10-28');
  const end = await FAULTS['a bad gateway'](page);
  const link = page.getByRole('banner').getByRole('link', { name: 'Zoeken' });
  await link.press('Enter');
  await expect(notice(page)).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(again(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(notice(page)).toContainText('Het lukt nog niet.');
  await expect(again(page)).toBeFocused();
  await notice(page).getByRole('button', { name: 'Sluit de melding' }).click();
  await expect(notice(page)).toBeHidden();
  await expect(link).toBeFocused();
  await end();
  await link.press('Enter');
  await expect(page).toHaveURL('/zoeken');
});

for (const from of ['/programma/2025-10-28', '/activiteiten/de-slak-heeft-gelijk', '/contact']) {
  test(`a page that takes ten seconds is announced, and arrives: from ${from}`, async ({ page }) => {
    await page.clock.install();
    await open(page, from);
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(DATA, async (route) => {
      await held;
      await route.continue();
    });
    await page.getByRole('banner').getByRole('link', { name: 'Nieuws' }).click();
    await page.clock.fastForward(1_000);
    await expect(page.getByText('Even geduld, we bladeren.')).toBeAttached();
    await page.clock.fastForward(9_000);
    await expect(page.getByText('Nog even geduld: de verbinding is traag.')).toBeVisible();
    await expect(notice(page)).toBeHidden();
    release();
    await expect(page).toHaveURL('/nieuws');
    await expect(page.getByText('Nog even geduld: de verbinding is traag.')).toBeHidden();
  });
}

test('a page whose code does not load leaves the one that is open, and opens once it does', async ({
  page,
}) => {
  const SCRIPT = /\/assets\/search-.*\.js/;
  await page.route(SCRIPT, (route) => route.abort('connectionreset'));
  await open(page, '/programma/2025-10-28');
  const link = page.getByRole('banner').getByRole('link', { name: 'Zoeken' });
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await link.press('Enter');
  await expect(notice(page)).toBeVisible();
  await expect(page).toHaveURL('/programma/2025-10-28');
  await page.context().setOffline(true);
  await again(page).click();
  await expect(notice(page)).toContainText('Het lukt nog niet.');
  await expect(title(page)).toHaveText('Dinsdag 28 oktober');
  await page.unroute(SCRIPT);
  await page.context().setOffline(false);
  await expect(page).toHaveURL('/zoeken');
  await expect(title(page)).toHaveText('Waar ben je naar op zoek?');
});

test('a page that meets another build of the site loads the next one whole, query and hash included', async ({
  page,
}) => {
  await withoutPrefetch(page);
  await page.route(DATA, async (route) => {
    const response = await route.fetch();
    const build = response.headers()['x-build'] ?? 'missing';
    await route.fulfill({ response, body: (await response.text()).replaceAll(build, 'another') });
  });
  await open(page, '/praktisch');
  const footer = page.getByRole('contentinfo');
  const marked = () => page.evaluate(() => document.documentElement.hasAttribute('data-same-document'));
  await page.evaluate(() => document.documentElement.setAttribute('data-same-document', ''));

  await footer.getByRole('link', { name: 'Privacy', exact: true }).click();
  await expect(page).toHaveURL('/privacy');
  await expect(title(page)).toHaveText(/privacy/i);
  expect(await marked()).toBe(true);

  await footer
    .getByRole('link', { name: 'Toegankelijkheid', exact: true })
    .evaluate((link) => link.setAttribute('href', '/toegankelijkheid?utm=x#inhoud'));
  await footer.getByRole('link', { name: 'Toegankelijkheid', exact: true }).click();
  await expect(page).toHaveURL('/toegankelijkheid?utm=x#inhoud');
  await expect.poll(marked).toBe(false);
});

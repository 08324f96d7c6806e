import type { Page } from '@playwright/test';
import { PAGE_KINDS } from './page-kinds.ts';
import {
  again,
  CARD,
  DATA,
  DAY_IN_MENU,
  DAY_IN_STRIP,
  FAULTS,
  type Fault,
  type Goal,
  IN_FOOTER,
  inHeader,
  losesAndFinds,
  notice,
  SEARCH,
  title,
  withoutPrefetch,
} from './support/lost-connection.ts';
import { open, scriptsAtWork } from './support/scripts.ts';
import { expect, test } from './support/site.ts';

test.describe.configure({ mode: 'parallel' });

type Step = readonly [Fault, Goal];

/** What is asked at each `npm test`, of a list, a detail and a form; every kind of page by the footer is `@long`. */
const BRIEFLY: Readonly<Record<string, readonly Step[]>> = {
  day: [
    ['a bad gateway', { ...DAY_IN_STRIP, staysInKind: true }],
    ['a broken connection', CARD],
    ['offline', SEARCH],
  ],
  experience: [
    ['a bad gateway', { ...CARD, staysInKind: true }],
    ['a broken connection', DAY_IN_MENU],
    ['offline', SEARCH],
  ],
  contact: [
    ['a bad gateway', DAY_IN_MENU],
    ['a broken connection', SEARCH],
    ['the page of a network where one must log in', inHeader('Praktisch', '/praktisch')],
    ['offline', inHeader('Nieuws', '/nieuws')],
  ],
};

const BY_FOOTER: readonly Step[] = [
  ['offline', IN_FOOTER[0]],
  ['a bad gateway', IN_FOOTER[1]],
  ['a broken connection', IN_FOOTER[2]],
  ['the page of a network where one must log in', IN_FOOTER[3]],
];

/** Opens a page, and loses and finds the connection there in each of these ways. */
async function failsAndGoesOn(page: Page, path: string, steps: readonly Step[]): Promise<void> {
  await withoutPrefetch(page);
  await open(page, path);
  for (const [index, [fault, goal]] of steps.entries()) {
    const heading = await title(page).textContent();
    await losesAndFinds(page, fault, goal);
    if (goal.staysInKind || index === steps.length - 1) continue;
    // Where the code of the other page was missing, that one came as a document, and so does this one.
    await scriptsAtWork(page);
    await page.goBack();
    await expect(title(page)).toHaveText(heading ?? '');
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
    ({ page }) => failsAndGoesOn(page, path, BY_FOOTER),
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

/** From a list, a detail and a form at each `npm test`, from every other kind of page in the long form. */
const SLOWLY = ['day', 'experience', 'contact'];

for (const { name, path, alone } of PAGE_KINDS) {
  if (alone) continue;
  const tag = SLOWLY.includes(name) ? [] : '@long';
  test(`a page that takes ten seconds is announced, and arrives: from ${name}`, { tag }, async ({ page }) => {
    await page.clock.install();
    await open(page, path);
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(DATA, async (route) => {
      await held;
      await route.continue();
    });
    const [link, goal] = path === '/nieuws' ? ['Contact', '/contact'] : ['Nieuws', '/nieuws'];
    await page.getByRole('banner').getByRole('link', { name: link, exact: true }).click();
    await page.clock.fastForward(1_000);
    // Where the next one is a list, its outline stands in the place of a page; not in that of one that was not found.
    if (tag !== '@long') await expect(page.getByText('Even geduld, we bladeren.')).toBeAttached();
    await page.clock.fastForward(9_000);
    // Below the page: the style guide shows it in the page as well.
    const slow = page.getByText('Nog even geduld: de verbinding is traag.').and(page.locator(':not(main *)'));
    await expect(slow).toBeVisible();
    await expect(notice(page)).toBeHidden();
    release();
    await expect(page).toHaveURL(goal);
    await expect(slow).toBeHidden();
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

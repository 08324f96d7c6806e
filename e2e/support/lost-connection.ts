import { expect, type Locator, type Page } from '@playwright/test';

/** What says that a page did not come. The style guide shows one that nobody can reach. */
export const notice = (page: Page) =>
  page.getByRole('region', { name: 'Geen verbinding' }).and(page.locator(':not([inert] *)'));
export const again = (page: Page) => notice(page).getByRole('button', { name: 'Probeer opnieuw' });
export const title = (page: Page) => page.getByRole('heading', { level: 1 });

/** What a page in the browser asks when a visitor goes on. */
export const DATA = /\.data(\?|$)/;

/**
 * A page whose answer was fetched beforehand needs no connection, and on a short page every link is near the window. Here
 * nothing is: what the browser asks for by itself gets no answer, what the visitor asks for does.
 */
export async function withoutPrefetch(page: Page): Promise<void> {
  await page.route('**/*.data*', (route) =>
    route.request().resourceType() === 'fetch' ? route.fallback() : route.abort(),
  );
}

/** Ways in which no answer comes, each with how it comes again. */
export const FAULTS = {
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

/** Where a visitor wants to go. */
export type Goal = {
  /** The link to press, after what must be opened to see it. */
  link: (page: Page) => Promise<Locator> | Locator;
  path: string | RegExp;
  /** It leads to a page of the same kind, from which the visit goes on. */
  staysInKind?: true;
};

const inFooter = (name: string, path: string): Goal => ({
  link: (page) => page.getByRole('contentinfo').getByRole('link', { name, exact: true }),
  path,
});

export const inHeader = (name: string, path: string): Goal => ({
  link: (page) => page.getByRole('banner').getByRole('link', { name, exact: true }),
  path,
});

/** Pages that the footer of every page leads to. */
export const IN_FOOTER: readonly [Goal, Goal, Goal, Goal] = [
  inFooter('Privacy', '/privacy'),
  inFooter('Toegankelijkheid', '/toegankelijkheid'),
  inFooter('Word vrijwilliger', '/vrijwilligers'),
  inFooter('Over Boektopia', '/over-boektopia'),
];

export const SEARCH = inHeader('Zoeken', '/zoeken');

/** The card or row of an experience. */
export const CARD: Goal = {
  link: (page) => page.getByRole('main').getByRole('article').locator('a[href^="/activiteiten/"]').last(),
  path: /\/activiteiten\/[\w-]+\?moment=[\w-]+$/,
};

export const DAY_IN_STRIP: Goal = {
  link: (page) =>
    page
      .getByRole('navigation', { name: 'Dagen van het festival' })
      .getByRole('link', { name: /^woensdag 29/ }),
  path: '/programma/2025-10-29',
};

export const DAY_IN_MENU: Goal = {
  link: async (page) => {
    const menu = page.getByRole('navigation', { name: 'Hoofdmenu' });
    await menu.locator('summary', { hasText: 'Programma' }).click();
    return menu.getByRole('link', { name: /woensdag 29 oktober/ });
  },
  path: '/programma/2025-10-29',
};

/** Leaves the page by a link while no answer comes; it stays, and goes there once one comes. */
export async function losesAndFinds(page: Page, fault: Fault, { link, path }: Goal): Promise<void> {
  const [address, heading] = [page.url(), await title(page).textContent()];
  const end = await FAULTS[fault](page);
  await (await link(page)).click();
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

export type Fault = keyof typeof FAULTS;

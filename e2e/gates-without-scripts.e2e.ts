import { PAGE_KINDS } from './page-kinds.ts';
import { expect, test } from './support/site.ts';

test.use({ javaScriptEnabled: false });

const answers = new Map<string, Promise<number>>();

/** The status behind an address, asked once per run. */
function statusOf(url: string): Promise<number> {
  const known =
    answers.get(url) ??
    fetch(url).then(async (response) => {
      await response.body?.cancel();
      return response.status;
    });
  answers.set(url, known);
  return known;
}

for (const { name, path, h1 } of PAGE_KINDS) {
  test(`${name} can be read and left without JavaScript`, async ({ page, site }) => {
    test.setTimeout(90_000);
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(h1);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect((await page.getByRole('main').textContent())?.length).toBeGreaterThan(60);
    const hrefs = await page
      .locator('a[href]')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
    const ids = new Set(await page.locator('[id]').evaluateAll((elements) => elements.map(({ id }) => id)));
    const here = new URL(path, site.url);
    const links = [...new Set(hrefs)]
      .map((href) => new URL(href, here))
      .filter(({ origin }) => origin === here.origin);
    expect(links.length).toBeGreaterThan(5);
    const broken: string[] = [];
    for (const link of links) {
      const samePage = link.pathname === here.pathname && link.search === here.search;
      if (samePage && link.hash !== '' && !ids.has(decodeURIComponent(link.hash.slice(1))))
        broken.push(link.hash);
      const found = samePage ? 200 : await statusOf(link.origin + link.pathname + link.search);
      if (found >= 400) broken.push(`${found} ${link.pathname}${link.search}`);
    }
    expect(broken).toEqual([]);
  });
}

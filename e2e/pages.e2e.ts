import { open } from './support/scripts.ts';
import { expect, test } from './support/site.ts';

test('a banner above the header shows the message that the editors enabled (§1.9, §2.17)', async ({
  page,
}) => {
  await open(page, '/');
  const banner = page.getByRole('region', { name: 'Mededeling' });
  await expect(banner).toContainText('pendelbus');
  await expect(banner.getByRole('link')).toHaveAttribute('href', /^\/praktisch/);
  // Hiding the message applies to this device: the next page does not show it, even before its scripts have
  // loaded.
  await banner.getByRole('button', { name: 'Verberg de mededeling' }).click();
  await expect(banner).toHaveCount(0);
  await page.goto('/praktisch', { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1, name: 'Praktisch' })).toBeVisible();
  await expect(banner).toHaveCount(0);
  // In a browser that cannot store anything, a dismissed announcement stays hidden until the visitor leaves
  // the document.
  await page.evaluate(() => localStorage.clear());
  await open(page, '/praktisch');
  await page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await banner.getByRole('button', { name: 'Verberg de mededeling' }).click();
  await expect(banner).toHaveCount(0);
});

test('the footer has the festival’s name, main links, social links with icons, and secondary links (§2.23)', async ({
  page,
}) => {
  await page.goto('/praktisch');
  const footer = page.getByRole('contentinfo');
  await expect(footer.getByRole('link', { name: 'Boektopia', exact: true })).toHaveAttribute('href', '/');
  await expect(
    footer.getByRole('navigation', { name: 'Voetmenu' }).getByRole('link', { name: 'Programma' }),
  ).toBeVisible();
  const socials = footer.getByRole('list', { name: 'Sociale media' }).getByRole('link');
  await expect(socials).toHaveCount(4);
  for (const social of await socials.all()) await expect(social.locator('svg')).toBeVisible();
  await expect(footer.getByRole('link', { name: 'Privacy' })).toBeVisible();
});

test('a generic page has title, image, intro and body, and no back button (§2.43)', async ({ page }) => {
  await open(page, '/programma');
  await open(page, '/praktisch');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1, name: 'Praktisch' })).toBeVisible();
  await expect(main.getByRole('img').first()).toBeVisible();
  await expect(main.getByRole('heading', { level: 2, name: 'Tickets' })).toBeVisible();
  await expect(main.getByRole('link', { name: /^Terug/ })).toHaveCount(0);
});

test('the page of an experience shows its facts, publishers, reservation, intro, body and three other experiences (§2.44, §2.45, §2.46, §2.47)', async ({
  page,
}) => {
  await page.goto('/activiteiten/soep-uit-de-onderste-lade');
  const main = page.getByRole('main');
  await expect(main.getByRole('list', { name: 'Thema’s' })).toContainText('Lifestyle');
  await expect(main.getByText('maandag 27 oktober 2025, 11:30 tot 12:30')).toBeVisible();
  await expect(main.getByRole('definition').filter({ hasText: 'Kookdemo' })).toBeVisible();
  await expect(main.getByText('Uitgeverij: Tafelzout')).toBeVisible();
  await expect(main.getByRole('link', { name: 'Reserveer hier je plaats' })).toHaveAttribute(
    'href',
    'https://reservatie.boektopia.be',
  );
  const others = main.getByRole('region', { name: 'Ontdek meer belevingen' }).getByRole('article');
  await expect(others).toHaveCount(3);
});

test('the strip of days lists the day pages, marks the current one, and links to the others (§2.51, §2.52)', async ({
  page,
}) => {
  await page.goto('/programma/2025-10-26');
  const strip = page.getByRole('navigation', { name: 'Dagen van het festival' });
  await expect(strip.getByRole('link')).toHaveCount(9);
  await expect(strip.locator('[aria-current="date"]')).toHaveAccessibleName(/zondag 26 oktober/);
  await strip.getByRole('link', { name: /maandag 27 oktober, vandaag/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Maandag 27 oktober' })).toBeVisible();
  const heights = await strip
    .getByRole('link')
    .evaluateAll((spines) => spines.map((spine) => spine.getBoundingClientRect().height));
  const [over, open, coming] = [heights.slice(0, 2), heights[2] ?? 0, heights.slice(3)];
  expect(Math.max(...over), 'height of past days').toBeLessThan(Math.min(...coming));
  expect(Math.max(...coming), 'height of days other than the current one').toBeLessThan(open);
});

test('a sold-out experience shows that it is sold out, and links to the moment with free seats', async ({
  page,
}) => {
  await page.goto('/activiteiten/op-de-thee-bij-een-draak');
  await expect(page.getByRole('main').getByText('volzet', { exact: true }).first()).toBeVisible();
  await expect(page.getByRole('link', { name: /^Reserveer hier je plaats/ })).toHaveText(
    'Reserveer hier je plaats voor maandag 27 oktober om 16:30',
  );
});

test('the floor plan marks the stage of the link that was followed last', async ({ page }) => {
  const stages = page.getByRole('list', { name: 'Podia' }).getByRole('listitem');
  /** Returns the stages with a thick border in the list, and those with a ribbon in the drawing. */
  const marked = async () => ({
    listed: await stages.evaluateAll((lines) =>
      lines
        .filter((line) => Number.parseFloat(getComputedStyle(line).borderInlineStartWidth) > 10)
        .map((line) => line.querySelector('a')?.textContent),
    ),
    drawn: await page
      .getByRole('group', { name: 'Plattegrond van de hal' })
      .getByRole('link')
      .evaluateAll((places) =>
        places
          .filter((place) =>
            [...place.querySelectorAll('path')].some((path) => getComputedStyle(path).strokeWidth === '7px'),
          )
          .map((place) => place.getAttribute('aria-label')),
      ),
  });
  await open(page, '/programma/2025-10-28');
  const place = page
    .getByRole('article')
    .getByRole('link', { name: /^Forum.*, op het plan$/ })
    .first();
  await place.press('Enter');
  await expect(page).toHaveURL('/praktisch#zaal-forum');
  await expect.poll(marked).toEqual({ listed: ['Forum'], drawn: ['Forum'] });
  await stages.getByRole('link', { name: 'Agora' }).click();
  await expect.poll(marked).toEqual({ listed: ['Agora'], drawn: ['Agora'] });
});

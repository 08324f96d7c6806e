import { holdScripts, open } from './support/scripts.ts';
import { expect, test } from './support/site.ts';

test.describe('the breadcrumb', () => {
  test('an experience has a breadcrumb that links to the programme and names the kind of page (§2.82)', async ({
    page,
  }) => {
    await page.goto('/activiteiten/de-slak-heeft-gelijk');
    const trail = page.getByRole('navigation', { name: 'Kruimelpad' });
    await expect(trail.getByRole('listitem')).toHaveText(['Start', 'Programma', 'Activiteit']);
    await trail.getByRole('link', { name: 'Programma' }).click();
    await expect(page).toHaveURL('/programma/2025-10-27');
  });

  for (const [path, steps, list] of [
    ['/boektopia-op-toer/antwerpen', ['Start', 'Boektopia Op Toer'], '/boektopia-op-toer'],
    ['/nieuws/een-uur-cadeau', ['Start', 'Nieuws'], '/nieuws'],
    ['/hotspots-kortrijk', ['Start', 'Hotspots Kortrijk'], undefined],
    ['/praktisch', ['Start', 'Praktisch'], undefined],
  ] as const) {
    test(`the breadcrumb of ${path} is ${steps.join(' / ')} (§2.81)`, { tag: '@long' }, async ({ page }) => {
      await page.goto(path);
      const trail = page.getByRole('navigation', { name: 'Kruimelpad' });
      await expect(trail.getByRole('listitem')).toHaveText([...steps]);
      const last = trail.getByRole('listitem').last();
      if (list === undefined) await expect(last.locator('[aria-current="page"]')).toBeVisible();
      else await expect(last.getByRole('link')).toHaveAttribute('href', list);
    });
  }

  test('the breadcrumb does not move when scripts fill in the label of the back link', {
    tag: '@long',
  }, async ({ page }) => {
    await open(page, '/programma/2025-10-30');
    const release = await holdScripts(page);
    await page.goto('/activiteiten/de-slak-heeft-gelijk', { waitUntil: 'commit' });
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
    const trail = page.getByRole('navigation', { name: 'Kruimelpad' });
    const before = await trail.boundingBox();
    release();
    await expect(page.getByRole('link', { name: 'Terug naar donderdag 30 oktober' })).toBeVisible();
    expect(await trail.boundingBox()).toEqual(before);
  });

  test('the home page has no breadcrumb', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('navigation', { name: 'Kruimelpad' })).toHaveCount(0);
  });
});

test('the back link skips a page that was not found and leads to the page before it (§2.24)', {
  tag: '@long',
}, async ({ page }) => {
  for (const path of [
    '/programma/2025-10-26',
    '/activiteiten/bestaat-niet',
    '/activiteiten/de-slak-heeft-gelijk',
  ])
    await open(page, path);
  await expect(page.getByRole('link', { name: 'Terug naar zondag 26 oktober' })).toBeVisible();
});

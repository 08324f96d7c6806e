import { uuidOf } from './support/content.ts';
import { startSite } from './support/running-site.ts';
import { firstInteraction, open } from './support/scripts.ts';
import { expect, test } from './support/site.ts';
import { itemContent, withSmallFestival } from './support/small-festival.ts';

test('saved items and a shared link still work in the same browser after the change to the next edition', {
  tag: '@long',
}, async ({ browser }) => {
  await withSmallFestival(async (folder) => {
    const siteAt = (now: string, port = '0') =>
      startSite({ CONTENT_DIR: folder.dir, SITE_NOW: now, PORT: port });
    const before = await siteAt('2025-10-26T09:30:00+01:00');
    const baseURL = before.url;
    const visitor = await browser.newContext({ baseURL, viewport: { width: 375, height: 812 } });
    const page = await visitor.newPage();
    const row = (title: string) => page.getByRole('article').filter({ hasText: title });
    const saved = page.getByRole('banner').getByRole('link', { name: 'Mijn stapel' });
    const save = async (day: string, title: string) => {
      await open(page, `/programma/${day}`);
      await firstInteraction(page);
      await page
        .getByRole('button', { name: `Bewaar: ${title}` })
        .first()
        .click();
    };

    let link = '';
    try {
      await save('2025-10-26', 'Zondag om tien');
      await save('2025-10-27', 'Maandag 07');
      await expect(saved).toContainText('2 bewaard');
      await page.goto('/mijn-stapel');
      await page.getByRole('button', { name: 'Deel', exact: true }).click();
      link = await page.getByRole('textbox', { name: 'Link' }).inputValue();
    } finally {
      await before.stop();
    }

    // Editors publish nine days and one item of the next year, and leave the old ones published.
    for (const [day, date] of [
      ['2026-10-24', '2026-10-23 22:00'],
      ['2026-10-25', '2026-10-24 22:00'],
    ] as const)
      await folder.write(`programma/${day}`, { component: 'date_overview', title: `Dag ${day}`, date });
    await folder.write('programma-items/volgend', {
      ...itemContent({ title: 'Een jaar later', start: '2026-10-25 09:00', end: '2026-10-25 10:00' }),
      experience: uuidOf('activiteiten/voorlezen'),
    });

    const after = await siteAt('2026-10-24T12:00:00+02:00', new URL(baseURL).port);
    try {
      await page.goto('/');
      await firstInteraction(page);
      await expect(saved).toHaveAccessibleName('Mijn stapel');
      await save('2026-10-25', 'Een jaar later');
      await expect(saved).toContainText('1 bewaard');

      await page.goto('/mijn-stapel');
      // For half a minute, the browser may reuse its cached copy of the page, which still belongs to the earlier year.
      await page.reload();
      await expect(page.getByText('1 bewaard op dit toestel.')).toBeVisible();
      await expect(row('Een jaar later')).toBeVisible();
      await expect(row('Zondag om tien')).toBeHidden();
      await expect(page.getByText('Niet meer in het programma')).toHaveCount(0);
      await page.getByText('Boektopia 2025 (2)').click();
      await expect(row('Zondag om tien')).toBeVisible();
      await row('Maandag 07').getByRole('link', { name: 'Maandag 07' }).click();
      await expect(page).toHaveURL(/\/activiteiten\/voorlezen\?moment=/);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Voorlezen op zolder');

      const other = await browser.newContext({ baseURL });
      const shared = await other.newPage();
      await shared.goto(link);
      await expect(shared.getByText('Deze stapel is van Boektopia 2025.')).toBeVisible();
      await expect(shared.getByRole('article')).toHaveCount(2);
      await expect(shared.getByRole('button', { name: /op mijn stapel/ })).toHaveCount(0);
      await shared.getByRole('link', { name: 'Naar Boektopia 2025' }).click();
      await expect(shared).toHaveURL(`${baseURL}/programma/2025`);
      await other.close();
    } finally {
      await after.stop();
      await visitor.close();
    }
  });
});

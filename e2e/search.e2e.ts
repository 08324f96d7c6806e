import { publishedStories } from './support/edition.ts';
import { open } from './support/scripts.ts';
import { expect, test } from './support/site.ts';
import { tapsOn } from './support/taps.ts';
import { observe } from './support/watched-page.ts';

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled });
    const tag = javaScriptEnabled ? [] : '@long';

    test('a visitor finds out in three taps when and where an author signs, and opens a page (§1.6, §2.9)', {
      tag,
    }, async ({ page, site }) => {
      const observed = observe(page, site.url);
      const main = page.getByRole('main');
      const tap = await tapsOn(page);
      await page.goto('/');
      await tap(page.getByRole('banner').getByRole('link', { name: 'Zoeken' }));
      await expect(page).toHaveURL('/zoeken');
      await expect(main.getByRole('article')).toHaveCount(0);

      const field = main.getByRole('searchbox', { name: 'Zoekterm' });
      await tap(field);
      await field.fill('mira vandoorne');
      await tap.enter(field);
      await expect(page).toHaveURL('/zoeken?zoekterm=mira+vandoorne');
      await expect(main.getByRole('status').first()).toHaveText(/^\d+ resultaten voor ‘mira vandoorne’$/);
      await expect(page).toHaveTitle(/^\d+ resultaten voor ‘mira vandoorne’ \| Boektopia$/);
      await expect(field).toHaveValue('mira vandoorne');
      await expect(main.locator('mark').first()).toBeVisible();
      const best = main.getByRole('region', { name: 'Beste treffers' });
      await expect(best.getByRole('listitem').first()).toContainText('Mira Vandoorne signeert');
      await expect(best.getByRole('listitem').first()).toBeInViewport();
      await expect(best.getByRole('listitem').first()).toContainText(/\d\d:\d\d.*tafel \d/i);
      expect(tap.count()).toBe(3);
      await expect(best.getByRole('link').first()).toHaveAttribute('href', /\?moment=[\w-]{6}$/);

      const parts = main.getByRole('navigation', { name: 'Deel van de site' });
      await parts.getByRole('link', { name: 'Programma' }).click();
      await expect(page).toHaveURL('/zoeken?zoekterm=mira+vandoorne&groep=programma');
      // The URL changes shortly before the content does.
      const byRelevance = main.getByRole('link', { name: 'Meest relevant' });
      await expect(byRelevance).toHaveAttribute('href', /groep=programma/);
      await byRelevance.click();
      await expect(page).toHaveURL('/zoeken?zoekterm=mira+vandoorne&groep=programma&sorteer=relevantie');
      await expect(byRelevance).toHaveAttribute('aria-current', 'page');

      const first = main.getByRole('article').getByRole('heading', { level: 3 }).getByRole('link').first();
      const href = (await first.getAttribute('href')) ?? '';
      await first.click();
      await expect(page).toHaveURL(href);
      await page.goBack();
      await expect(field).toHaveValue('mira vandoorne');
      expect(observed.foreign).toEqual([]);
      if (javaScriptEnabled) expect(observed.complaints).toEqual([]);
    });

    test('the search shows 24 results per page, and a new term starts at page 1 (§2.59, §2.39, §4.15)', {
      tag,
    }, async ({ page }) => {
      const main = page.getByRole('main');
      await page.goto('/zoeken?zoekterm=boek');
      await expect(main.locator('li > article')).toHaveCount(24);
      const pages = page.getByRole('navigation', { name: 'Bladzijden van de resultaten' });
      await pages.getByRole('link', { name: 'Volgende bladzijde' }).click();
      await expect(page).toHaveURL('/zoeken?zoekterm=boek&pagina=2#bladzijde');
      // The next page opens at the start of the list, and moves the focus there for screen readers.
      await expect(page.locator(':focus')).toHaveText(/^Bladzijde 2 van \d+$/);
      const field = main.getByRole('searchbox', { name: 'Zoekterm' });
      await field.fill('slak');
      await main.getByRole('button', { name: 'Zoek' }).click();
      await expect(page).toHaveURL('/zoeken?zoekterm=slak');
      await expect(main.getByRole('link', { name: 'De slak heeft gelijk' }).first()).toBeVisible();
      await expect(pages).toHaveCount(0);
    });

    test('a search without results shows a message and a link to the programme (§2.59)', { tag }, async ({
      page,
    }) => {
      const main = page.getByRole('main');
      await page.goto('/zoeken?zoekterm=xyzzyx');
      await expect(main.getByText('We hebben geen resultaten gevonden met deze zoekterm.')).toBeVisible();
      await expect(main.getByRole('link', { name: 'Nu bezig' })).toHaveAttribute('href', '/nu');
      await expect(main.getByRole('link', { name: 'Praktisch' })).toHaveAttribute('href', '/praktisch');
      await main.getByRole('link', { name: 'Bekijk het programma' }).click();
      await expect(page).toHaveURL('/programma/2025-10-27');
    });

    test('a search for a tool lists that tool first, and a search with a wrong word names the word that it left out', {
      tag,
    }, async ({ page }) => {
      const main = page.getByRole('main');
      const first = main.getByRole('region', { name: 'Beste treffers' }).getByRole('link').first();
      await page.goto('/zoeken?zoekterm=signeren+vandaag');
      await expect(first).toHaveAttribute('href', /^\/signeren\?dag=2025-10-2\d$/);
      await expect(main.getByRole('article')).toHaveCount(1);
      await page.setViewportSize({ width: 375, height: 667 });
      await page.goto('/zoeken?zoekterm=toiletten');
      await first.click();
      await expect(page).toHaveURL('/praktisch#plattegrond-toiletten');
      const toilets = page.getByRole('group', { name: 'Plattegrond van de hal' }).getByText('Toiletten');
      for (const sign of await toilets.locator('..').all()) await expect(sign).toBeInViewport();
      await page.goto('/zoeken?zoekterm=orkest+van+dichtklappende+boeken');
      await expect(main.getByRole('status').first()).toHaveText(/, ook zonder ‘dichtklappende’$/);
      await expect(main.getByRole('link', { name: 'Orkest van dichtslaande boeken' })).toHaveCount(1);
    });

    test('a blank search term shows an error that a term is required (§5.4)', { tag }, async ({ page }) => {
      const main = page.getByRole('main');
      await page.goto('/zoeken?zoekterm=+');
      const field = main.getByRole('searchbox', { name: 'Zoekterm' });
      await expect(field).toHaveAccessibleDescription('Zoekterm is een verplicht veld');
      await expect(field).toHaveAttribute('aria-invalid', 'true');
    });
  });
}

test('the form itself says that a term is required, instead of the browser (§5.4)', async ({ page }) => {
  await open(page, '/zoeken');
  const field = page.getByRole('main').getByRole('searchbox', { name: 'Zoekterm' });
  await page.getByRole('main').getByRole('button', { name: 'Zoek' }).click();
  await expect(page).toHaveURL('/zoeken?zoekterm=');
  await expect(field).toHaveAccessibleDescription('Zoekterm is een verplicht veld');
  await field.fill('slak');
  await field.press('Enter');
  await expect(page).toHaveURL('/zoeken?zoekterm=slak');
  await expect(field).not.toHaveAttribute('aria-invalid');
});

test('Back restores the previous search term', async ({ page }) => {
  const field = page.getByRole('main').getByRole('searchbox', { name: 'Zoekterm' });
  await open(page, '/zoeken?zoekterm=slak');
  await field.fill('draak');
  await field.press('Enter');
  await expect(page).toHaveURL('/zoeken?zoekterm=draak');
  await page.goBack();
  await expect(page).toHaveURL('/zoeken?zoekterm=slak');
  await expect(field).toHaveValue('slak');
});

test('the index of authors narrows with every letter, shows the number of matches, and links to all authors when there are none', {
  tag: '@long',
}, async ({ page }) => {
  await open(page, '/auteurs');
  const main = page.getByRole('main');
  const field = main.getByRole('searchbox', { name: 'Naam van een auteur' });
  const [entries, status] = [main.getByRole('article'), main.getByRole('status')];
  const everybody = publishedStories().filter(({ content }) => content.component === 'author').length;
  await expect(entries).toHaveCount(everybody);
  await expect(status).toHaveText(`${everybody} auteurs`);
  await field.pressSequentially('van');
  await expect(page).toHaveURL('/auteurs?naam=van');
  await expect(status).toHaveText(/^\d\d? auteurs voor ‘van’$/);
  await expect.poll(() => entries.count()).toBeLessThan(everybody / 2);
  await field.pressSequentially('doorne');
  await expect(entries).toHaveText([/Mira Vandoorne/]);
  await expect(status).toHaveText('1 auteur voor ‘vandoorne’');
  await field.fill('xyzzyx');
  await expect(main.getByText('We hebben geen auteurs gevonden met deze naam.')).toBeVisible();
  await expect(status).toHaveText('Geen auteurs voor ‘xyzzyx’');
  await main.getByRole('link', { name: 'Toon alle auteurs' }).click();
  await expect(page).toHaveURL('/auteurs');
  await expect(entries).toHaveCount(everybody);
  await expect(field).toHaveValue('');
});

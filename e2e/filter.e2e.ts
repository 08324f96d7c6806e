import { rowsOn } from './support/day-page.ts';
import { holdItems, islandStarted, itemsLoaded, open, scriptsAtWork } from './support/scripts.ts';
import { expect, test } from './support/site.ts';

const MONDAY = '/programma/2025-10-27';
const SUNDAY = '/programma/2025-10-26';

test.describe('on a desktop', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('selecting a filter updates list, counts, day strip and address immediately, without a request to the server (§2.40, §2.53, §4.14)', async ({
    page,
  }) => {
    await open(page, MONDAY);
    await itemsLoaded(page);
    const requested: string[] = [];
    page.on('request', (request) => requested.push(request.url()));
    const panel = page.getByRole('form', { name: 'Filter' });
    await panel.getByRole('group', { name: 'Types' }).getByLabel('Gesprek').check();
    await expect(page).toHaveURL(`${MONDAY}?type=gesprek`);
    await expect(page.getByRole('status')).toHaveText(/^\d+ belevingen op maandag 27 oktober$/);
    await panel.getByRole('group', { name: 'Thema’s' }).getByLabel('Lifestyle').check();
    await expect(page).toHaveURL(`${MONDAY}?type=gesprek&thema=lifestyle`);
    await expect(page.getByRole('article').filter({ hasNotText: 'Gesprek' })).toHaveCount(0);
    await expect(page.getByRole('article').first()).toBeVisible();
    const days = page.getByRole('navigation', { name: 'Dagen van het festival' });
    await expect(days.getByRole('link', { name: /^dinsdag 28 oktober, (\d+|Geen) beleving/ })).toBeVisible();
    expect(requested.filter((url) => url.includes('/programma'))).toEqual([]);
  });

  test('a filter selected before the items of the day have loaded gives immediate feedback and shows the list after loading; Back clears the filter and keeps the focus', async ({
    page,
  }) => {
    const arrive = await holdItems(page);
    await open(page, MONDAY);
    const whole = await rowsOn(page);
    const box = page.getByRole('form', { name: 'Filter' }).getByLabel('Gesprek');
    await box.check();
    await expect(page).toHaveURL(`${MONDAY}?type=gesprek`);
    await expect(page.getByRole('link', { name: 'Zonder Gesprek' })).toBeVisible();
    await expect(page.getByRole('status')).toHaveText('Even geduld…');
    await expect(box).toBeChecked();
    arrive();
    await expect(page.getByRole('status')).toHaveText(/^\d+ belevingen op maandag 27 oktober$/);
    await expect.poll(() => rowsOn(page)).not.toEqual(whole);
    await expect(page.getByRole('article').filter({ hasNotText: 'Gesprek' })).toHaveCount(0);
    await page.goBack();
    await expect(box).not.toBeChecked();
    await expect.poll(() => rowsOn(page)).toEqual(whole);
    await expect(box).toBeFocused();
  });

  test('selecting a filter option whose items do not load within three seconds loads the filtered page at the same address', {
    tag: '@long',
  }, async ({ page }) => {
    await holdItems(page);
    await open(page, SUNDAY);
    await page.locator('html').evaluate((document) => document.setAttribute('data-first', ''));
    const box = page.getByRole('form', { name: 'Filter' }).getByLabel('Gesprek');
    await box.check();
    await expect(page.getByRole('status')).toHaveText('Even geduld…');
    // The test set this attribute on the old document. It is missing once the browser has loaded a new one.
    await expect(page.locator('html')).not.toHaveAttribute('data-first', { timeout: 20_000 });
    await scriptsAtWork(page);
    await expect(page.getByRole('status')).toHaveText(/^\d+ belevingen op zondag 26 oktober$/);
    await expect(page).toHaveURL(`${SUNDAY}?type=gesprek`);
    await expect(box).toBeChecked();
    await expect(page.getByRole('article').filter({ hasNotText: 'Gesprek' })).toHaveCount(0);
  });

  test('Back from an experience restores the list of a day, its scroll position and its focus', async ({
    page,
  }) => {
    await open(page, `${SUNDAY}?type=signeersessie&pagina=2`);
    const rows = await rowsOn(page);
    const link = page.getByRole('article').getByRole('heading').getByRole('link').last();
    const name = await link.textContent();
    await link.focus();
    const before = await page.evaluate(() => window.scrollY);
    await link.press('Enter');
    await expect(page).toHaveURL(/\/activiteiten\//);
    await page.goBack();
    await expect(page).toHaveURL(`${SUNDAY}?type=signeersessie&pagina=2`);
    await expect.poll(() => rowsOn(page)).toEqual(rows);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(before - 200);
    await expect(page.locator(':focus')).toHaveText(name ?? '');
  });

  test('selecting an option in any filter group returns to page 1 (§4.15)', { tag: '@long' }, async ({
    page,
  }) => {
    for (const group of ['Types', 'Thema’s', 'Locaties']) {
      await open(page, `${SUNDAY}?pagina=3`);
      await page.getByRole('group', { name: group }).getByRole('checkbox').first().check();
      await expect(page).toHaveURL(/\?(type|thema|locatie)=[a-z-]+$/);
    }
  });

  test('on a slow phone the old list never reappears between the selection of a filter and the change of the address', {
    tag: '@long',
  }, async ({ page }) => {
    await open(page, SUNDAY);
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    const status = page.getByRole('status');
    const whole = await status.textContent();
    const seen = await status.evaluateHandle((element) => {
      const texts: (string | null)[] = [];
      const note = () => texts.push(element.textContent);
      new MutationObserver(note).observe(element, { characterData: true, childList: true, subtree: true });
      return texts;
    });
    const box = page.getByRole('form', { name: 'Filter' }).getByLabel('Gesprek');
    // Clicks more often than React has transition lanes, because React then reuses the first lane.
    for (let tick = 1; tick <= 12; tick++) {
      await box.click();
      await expect(page).toHaveURL(tick % 2 === 1 ? `${SUNDAY}?type=gesprek` : SUNDAY);
      // The links to days are rendered from the page's URL, so they show whether the page has noticed its new URL.
      const days = page.getByRole('navigation', { name: 'Dagen van het festival' });
      await expect(days.getByRole('link', { name: /beleving/ })).toHaveCount(tick % 2 === 1 ? 9 : 0);
    }
    // When the first filter is selected, the items of the day may still be loading. This test ignores the message that
    // the page shows until then.
    const told = (await seen.jsonValue()).filter((words) => words !== 'Even geduld…');
    const [narrowed] = told;
    expect(narrowed).not.toBe(whole);
    expect(told).toEqual(Array.from({ length: 6 }, () => [narrowed, whole]).flat());
  });

  test('a selection sets the page title and can be shared or followed as a calendar, until the visitor removes its chips', async ({
    page,
    context,
    site,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: site.url });
    await open(page, `${MONDAY}?type=gesprek&locatie=forum`);
    await expect(page).toHaveTitle('Gesprekken op maandag 27 oktober, Forum | Boektopia');
    await page.getByRole('button', { name: 'Deel deze keuze' }).click();
    await expect(page.getByRole('region', { name: 'Meldingen (F8)' })).toContainText('url gekopieerd');
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toBe(`https://www.boektopia.be${MONDAY}?type=gesprek&locatie=forum`);
    const foot = page.getByRole('main').locator('details').filter({ hasText: 'Zet in je agenda' });
    await foot.locator('summary').click();
    const calendar = `www.boektopia.be${MONDAY}.ics?type=gesprek&locatie=forum`;
    for (const [name, address] of [
      ['Zet in je agenda', `https://${calendar}`],
      ['Abonneer je agenda', `webcal://${calendar}`],
    ] as const) {
      await expect(foot.getByRole('link', { name })).toHaveAttribute('href', address);
    }
    await foot.getByRole('button', { name: 'QR-code' }).click();
    await expect(foot.getByRole('img', { name: 'QR-code met de link naar deze lijst' })).toBeVisible();
    const chips = page.getByRole('list', { name: 'Gekozen filters' });
    await chips.getByRole('link', { name: 'Zonder Gesprek' }).click();
    await expect(page).toHaveURL(`${MONDAY}?locatie=forum`);
    await expect(page.getByRole('main').getByRole('status')).toBeFocused();
    await expect(page).toHaveTitle('Belevingen op maandag 27 oktober, Forum | Boektopia');
    await chips.getByRole('link', { name: 'Zonder Forum' }).click();
    await expect(page).toHaveURL(MONDAY);
    await expect(chips).toHaveCount(0);
    await expect(page).toHaveTitle('Maandag 27 oktober | Boektopia');
  });
});

test.describe('when nothing is found', () => {
  const nothing = `${MONDAY}?type=fanclub&locatie=forum`;

  for (const javaScriptEnabled of [true, false]) {
    test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
      test.use({ javaScriptEnabled });

      test('a selection without results shows a message, and names the filter to drop and the number of results without it (§2.57)', async ({
        page,
      }) => {
        await (javaScriptEnabled ? open(page, nothing) : page.goto(nothing));
        if (javaScriptEnabled) await islandStarted(page);
        await expect(
          page.getByText('We hebben jammer genoeg geen belevingen kunnen vinden met deze filter criteria.'),
        ).toBeVisible();
        const way = page.getByRole('list', { name: 'Wat wel iets geeft' }).getByRole('listitem').first();
        const promised = Number(/\d+$/.exec((await way.textContent()) ?? '')?.[0]);
        await way.getByRole('link').click();
        await expect(page).not.toHaveURL(nothing);
        await expect.poll(async () => (await rowsOn(page)).length).toBe(promised);
        // The clicked link has been removed with the message about the empty list, therefore the status gets the focus.
        if (javaScriptEnabled) await expect(page.getByRole('main').getByRole('status')).toBeFocused();
      });
    });
  }
});

test.describe('on a tablet', () => {
  test.use({ viewport: { width: 768, height: 1024 } });

  test('on a tablet the filter panel is in an accordion «Filter» that shows the number of chosen options, and each group shows its chosen options (§2.40)', {
    tag: '@long',
  }, async ({ page }) => {
    await open(page, `${MONDAY}?type=gesprek&thema=lifestyle`);
    const summary = page.getByRole('main').locator('summary').filter({ hasText: 'Filter' });
    await expect(summary).toHaveText(/Filter\s*2 gekozen/);
    const panel = page.getByRole('form', { name: 'Filter' });
    await expect(panel).toBeHidden();
    await summary.click();
    const types = panel.locator('summary').filter({ hasText: 'Types' });
    await expect(types).toHaveText('TypesGesprek');
    await expect(panel.getByLabel('Workshop')).toBeHidden();
    await types.click();
    await panel.getByLabel('Workshop').check();
    await expect(types).toHaveText('TypesGesprek, Workshop');
    await expect(summary).toHaveText(/3 gekozen/);
    await types.click();
    await expect(panel.getByLabel('Workshop')).toBeHidden();
    await panel.getByLabel('Met kinderen').check();
    await expect(page).toHaveURL(`${MONDAY}?doelgroep=kinderen&type=gesprek&type=workshop&thema=lifestyle`);
    // The chosen options stay on one line, regardless of their number and the width of the phone.
    await page.setViewportSize({ width: 320, height: 640 });
    await panel.locator('summary').filter({ hasText: 'Toegankelijkheid' }).click();
    for (const access of ['Gebarentaal', 'Prikkelarm', 'Rolstoel']) await panel.getByLabel(access).check();
    const dialog = page.getByRole('main').locator('details').filter({ has: panel });
    expect(await dialog.evaluate((one) => one.scrollWidth - one.clientWidth)).toBe(0);
    await panel.getByRole('button', { name: /^Toon (\d+|geen) beleving/i }).click();
    await expect(panel).toBeHidden();
    await expect(page.getByRole('status')).toBeFocused();
    await expect(page.getByRole('status')).toBeInViewport();
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 375, height: 800 } });

  test('without JavaScript the filter panel is a form with a button', async ({ page }) => {
    await page.goto(MONDAY);
    await page.getByRole('main').locator('summary').filter({ hasText: 'Filter' }).click();
    const panel = page.getByRole('form', { name: 'Filter' });
    for (const fold of ['Types', 'Locaties', 'Dagdeel']) {
      await panel.locator('summary').filter({ hasText: fold }).click();
    }
    await panel.getByLabel('Gesprek').check();
    await panel.getByLabel('Forum').check();
    await panel.getByLabel('Namiddag').check();
    // Without scripts, selecting a filter has no effect until the button is pressed, even on a desktop.
    await page.setViewportSize({ width: 1440, height: 900 });
    await panel.getByRole('button', { name: 'Toon resultaten' }).click();
    await expect(page).toHaveURL(`${MONDAY}?type=gesprek&locatie=forum&dagdeel=namiddag`);
    await expect(page.getByRole('article').filter({ hasNotText: 'Forum' })).toHaveCount(0);
  });
});

import { readFile } from 'node:fs/promises';
import { expect, type Page, type Route } from '@playwright/test';
import { tabTo } from './support/keyboard.ts';
import { testOnSmallSite } from './support/own-site.ts';
import type { Running } from './support/process.ts';
import { formsAtWork, hold, open } from './support/scripts.ts';

// This file is longer than others because all its tests need one site and the messages sent to it. A second
// file would have to start another site.

const test = testOnSmallSite({
  change: async ({ write }) => {
    await write('contact', { component: 'contact', title: 'Schrijf de molenaar' });
    await write('groepen', { component: 'form', title: 'Groepen', form: 'groupPurchase' });
    await write('brief', {
      component: 'page',
      title: 'De brief',
      body: [{ _uid: 'brief', component: 'newsletter_form', title: 'Post van de molen' }],
    });
  },
});

const form = (page: Page) => page.getByRole('main').locator('form');
const field = (page: Page, label: string) => form(page).getByRole('textbox', { name: label, exact: true });
const sendButton = (page: Page) => form(page).getByRole('button');
const summary = (page: Page) => form(page).getByRole('region', { name: /aandacht$/ });

const BUSY = 'Het is even druk. Wat je schreef staat er nog: probeer opnieuw.';
const RECEIVED = 'Received an error';

type Message = { firstName: string; lastName: string; email: string; message: string };
const LORE: Message = {
  firstName: 'Lore',
  lastName: 'Claes',
  email: 'lore@example.org',
  message: 'Mag de hond mee?',
};
const LABELS: Record<keyof Message, string> = {
  firstName: 'Voornaam',
  lastName: 'Achternaam',
  email: 'E-mailadres',
  message: 'Bericht',
};

async function fillIn(page: Page, values: Partial<Message>): Promise<void> {
  for (const [name, value] of Object.entries(values)) {
    await field(page, LABELS[name as keyof Message]).fill(value);
  }
}

/** Returns the mails that contain these words. The site's log contains the paths of the mails. */
async function mailsAbout({ log }: Pick<Running, 'log'>, words: string): Promise<string[]> {
  const paths = log.flatMap((line) => /^mail written to (\S+\.eml)$/.exec(line)?.[1] ?? []);
  const mails = await Promise.all(paths.map((path) => readFile(path, 'utf8')));
  return mails.filter((mail) => mail.includes(words));
}

test.describe('a form with scripts', () => {
  test('a visitor fills in, corrects and sends a form by keyboard, and the site mails the team and the visitor (§4.4, §5.1, §8.5)', async ({
    page,
    site,
  }) => {
    await open(page, '/contact');
    await tabTo(page, field(page, 'Voornaam'));
    await page.keyboard.type('Lore');
    await tabTo(page, field(page, 'E-mailadres'));
    await page.keyboard.type('lore@toetsen');
    await page.keyboard.press('Enter');
    await expect(summary(page)).toBeFocused();
    await expect(summary(page).getByRole('link')).toHaveText([
      'Achternaam is een verplicht veld',
      'E-mailadres is geen geldig e-mailadres',
      'Bericht is een verplicht veld',
    ]);
    await expect(field(page, 'Bericht')).toHaveAccessibleDescription('Bericht is een verplicht veld');
    await tabTo(page, summary(page).getByRole('link').first());
    await page.keyboard.press('Enter');
    await expect(field(page, 'Achternaam')).toBeFocused();
    await page.keyboard.type('Claes');
    await page.keyboard.press('Enter');
    // After a second refusal the summary gets the focus, so that a screen reader announces the remaining errors.
    await expect(summary(page)).toBeFocused();
    await expect(summary(page).getByRole('link')).toHaveCount(2);
    await tabTo(page, field(page, 'E-mailadres'));
    await page.keyboard.press('Control+A');
    await page.keyboard.type('lore@toetsen.example.org');
    await tabTo(page, field(page, 'Bericht'));
    await page.keyboard.type('Mag de hond mee?');
    await tabTo(page, sendButton(page));
    await page.keyboard.press('Enter');
    await expect(page.getByText('Je bericht werd verzonden!')).toBeVisible();
    await expect(page.locator(':focus')).toContainText('Je bericht werd verzonden!');
    await expect(form(page)).toHaveCount(0);
    // The site sends one mail to the team and one to the sender.
    await expect
      .poll(() => mailsAbout(site, 'lore@toetsen.example.org').then((mails) => mails.length))
      .toBe(2);
  });

  test('a form keeps the typed text through errors and a reload, and a double click sends the form only once (§4.4, §8.3, §8.4)', async ({
    page,
    site,
  }) => {
    const email = 'lore@tweemaal.example.org';
    const keys: (string | undefined)[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/api/contact')) keys.push(request.headers()['idempotency-key']);
    });
    await open(page, '/contact');
    await fillIn(page, { ...LORE, email });
    // Three failures: the site's response while its database is locked, a bare 503 from a server in front of
    // the site, and a lost response to a message that arrived.
    const failures: [(route: Route) => Promise<void>, string][] = [
      [(route) => route.fulfill({ status: 503, json: { error: BUSY } }), BUSY],
      [
        (route) => route.fulfill({ status: 503, body: '{}' }),
        `${RECEIVED} HTTP status code: Service Unavailable.`,
      ],
      [
        async (route) => {
          await route.fetch();
          await route.abort();
        },
        `${RECEIVED}: Failed to fetch.`,
      ],
    ];
    for (const [fail, words] of failures) {
      await page.route('**/api/contact', fail, { times: 1 });
      await sendButton(page).click();
      const error = page.getByText(words, { exact: true });
      await expect(error).toBeVisible();
      await expect(form(page)).toBeHidden();
      await page.getByRole('button', { name: 'Probeer opnieuw' }).click();
      await expect(error).toBeHidden();
      await expect(field(page, 'Bericht')).toHaveValue(LORE.message);
    }

    await page.reload();
    await formsAtWork(page);
    await expect(field(page, 'Bericht')).toHaveValue(LORE.message);
    await expect(field(page, 'E-mailadres')).toHaveValue(email);
    const release = await hold(page, '**/api/contact');
    await sendButton(page).dblclick();
    await expect(sendButton(page)).toBeDisabled();
    await expect(sendButton(page)).toHaveText('Even geduld…');
    release();
    await expect(page.getByText('Je bericht werd verzonden!')).toBeVisible();
    // Three failed attempts and one double click send four requests, all with the same key.
    expect(keys).toEqual(Array(4).fill(expect.stringMatching(/^[0-9a-f]{32}$/)));
    expect(new Set(keys).size).toBe(1);
    await expect.poll(() => mailsAbout(site, email).then((mails) => mails.length)).toBe(2);
    await open(page, '/contact');
    await expect(field(page, 'Bericht')).toHaveValue('');
    expect(await mailsAbout(site, email)).toHaveLength(2);
  });

  test('a form keeps the typed text while offline, and is sent when the network returns', {
    tag: '@long',
  }, async ({ page, context }) => {
    await open(page, '/contact');
    await fillIn(page, { ...LORE, email: 'lore@wacht.example.org' });
    await context.setOffline(true);
    await sendButton(page).click();
    await expect(page.getByText('Er is nu geen netwerk')).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByText('Je bericht werd verzonden!')).toBeVisible();
  });

  test('a form waits if the site does not respond while the browser is online, and is sent automatically once the site responds', {
    tag: '@long',
  }, async ({ page, site }) => {
    const email = 'lore@stil.example.org';
    await open(page, '/contact');
    await fillIn(page, { ...LORE, email });
    await page.route('**/api/contact', (route) => route.abort(), { times: 2 });
    await sendButton(page).click();
    const waiting = page.getByText('Er kwam geen antwoord');
    await expect(waiting).toBeVisible();
    await expect(page.locator(':focus')).toContainText('Er kwam geen antwoord');
    // The retry is automatic. If the visitor has moved on, the focus must stay where it is when the retry
    // fails and when it succeeds.
    const elsewhere = page.getByRole('contentinfo').getByRole('button', { name: 'Kies je cookies' });
    await elsewhere.focus();
    const lost = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/api/contact'));
    await page.evaluate(() => window.dispatchEvent(new Event('online')));
    await lost;
    await expect(waiting).toBeVisible();
    await expect(elsewhere).toBeFocused();
    await expect(page.getByText('Je bericht werd verzonden!')).toBeVisible({ timeout: 30_000 });
    await expect(elsewhere).toBeFocused();
    await expect.poll(() => mailsAbout(site, email).then((mails) => mails.length)).toBe(2);
  });

  test("the newsletter form shows the server's message, and following the mailed link confirms nothing until a click (§4.5, §8.1)", {
    tag: '@long',
  }, async ({ page, site }) => {
    const email = 'lezer@brief.example.org';
    await open(page, '/brief');
    await page.route('**/api/subscribe', (route) =>
      route.fulfill({ status: 500, contentType: 'application/json', body: '{"error":"de lijst is vol"}' }),
    );
    await field(page, 'E-mailadres').fill(email);
    await sendButton(page).click();
    await expect(page.getByText('Received an error HTTP status code: de lijst is vol.')).toBeVisible();
    await page.unroute('**/api/subscribe');
    await page.getByRole('button', { name: 'Probeer opnieuw' }).click();
    await sendButton(page).click();
    await expect(page.getByText('Kijk in je mailbox om te bevestigen.')).toBeVisible();

    await expect.poll(() => mailsAbout(site, email).then((mails) => mails.length)).toBe(1);
    const [mail = ''] = await mailsAbout(site, email);
    const unfolded = mail.replaceAll('=\r\n', '').replaceAll('=3D', '=');
    const path = /\/nieuwsbrief\/bevestigen\?token=[\w.-]+/.exec(unfolded)?.[0] ?? '';
    for (const scanner of [1, 2]) {
      const opened = await fetch(site.url + path);
      expect(opened.headers.get('cache-control'), `scanner ${scanner}`).toBe('no-store');
      expect(await opened.text()).toContain('Nog één klik');
    }
    await page.goto(path);
    await page.getByRole('button', { name: 'Bevestig mijn inschrijving' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Je staat op de lijst');
    await page.goto('/nieuwsbrief/bevestigen?token=van.een.ander');
    await page.getByRole('button', { name: 'Bevestig mijn inschrijving' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Deze link klopt niet');
  });
});

test.describe('a form without scripts', () => {
  test('without scripts an invalid form is shown again with the typed text; after a valid form, only its sender sees the confirmation', async ({
    browser,
    site,
  }) => {
    const email = 'lore@zonder.example.org';
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL: site.url });
    const page = await context.newPage();
    await page.goto('/contact');
    await fillIn(page, { ...LORE, email: 'lore@zonder' });
    await sendButton(page).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kijk het nog even na');
    await expect(summary(page).getByRole('link')).toHaveText(['E-mailadres is geen geldig e-mailadres']);
    await expect(field(page, 'Bericht')).toHaveValue(LORE.message);
    await page.reload();
    await expect(field(page, 'Bericht')).toHaveValue(LORE.message);
    await fillIn(page, { email });
    await sendButton(page).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Schrijf de molenaar');
    await expect(page.getByText('Je bericht werd verzonden!')).toBeVisible();
    expect(new URL(page.url()).pathname).toBe('/contact');
    const kept = await fetch(page.url());
    expect(kept.headers.get('cache-control')).toBe('no-store');
    await expect.poll(() => mailsAbout(site, email).then((mails) => mails.length)).toBe(2);
    await page.goto('/contact');
    await expect(sendButton(page)).toBeVisible();
    await context.close();
  });

  test('the form for group tickets has the specified fields, and accepts only whole numbers of tickets', async ({
    browser,
    site,
  }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL: site.url });
    const page = await context.newPage();
    await page.goto('/groepen');
    const group: readonly [string, string][] = [
      ['Naam organisatie', 'Leesclub De Komma'],
      ['Straat', 'Sluizeken 88'],
      ['Postcode', '9000'],
      ['Gemeente', 'Gent'],
      ['BTW-nummer', 'geen'],
      ['Naam contactpersoon', 'Lore Claes'],
      ['E-mailadres contactpersoon', 'lore@groep.example.org'],
      ['Gewenst aantal dagtickets', 'veel'],
    ];
    for (const [label, value] of group) await field(page, label).fill(value);
    await sendButton(page).click();
    await expect(summary(page).getByRole('link')).toHaveText([
      'Gewenst aantal dagtickets is een geheel getal van 1 of meer',
    ]);
    await field(page, 'Gewenst aantal dagtickets').fill('25');
    await sendButton(page).click();
    await expect(page.getByText('Je aanvraag werd verstuurd')).toBeVisible();
    await expect.poll(() => mailsAbout(site, 'lore@groep.example.org').then((mails) => mails.length)).toBe(2);
    await context.close();
  });
});

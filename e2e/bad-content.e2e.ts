import { expect } from '@playwright/test';
import { copyOfContent, uuidOf } from './support/content.ts';
import { type Site, startSite } from './support/site.ts';
import { itemContent, paragraph } from './support/small-festival.ts';
import { testOnSmallSite } from './support/small-site.ts';

const LONG = 'Lang'.repeat(2_500);

const scriptLink = (href: string) => ({
  _uid: 'rt-evil',
  component: 'rich_text',
  text: {
    type: 'doc',
    content: [
      {
        type: 'paragraph',
        content: [
          {
            type: 'text',
            text: 'Klik niet hier',
            marks: [{ type: 'link', attrs: { href, linktype: 'url' } }],
          },
        ],
      },
    ],
  },
});

/** A site over the small festival, into which an editor's every mistake was written. */
const test = testOnSmallSite({
  change: async ({ write }) => {
    const page = (fields: Record<string, unknown>) => ({ component: 'page', ...fields });
    await write('zonder-titel', page({ body: [paragraph('Wel een tekst.')] }));
    await write(
      'onbekend-blok',
      page({
        title: 'Onbekend blok',
        body: [
          paragraph('Ervoor.'),
          { _uid: 'kermis', component: 'kermis' },
          { geen: 'blok' },
          null,
          7,
          paragraph('Erna.'),
        ],
      }),
    );
    await write(
      'script-link',
      page({
        title: 'Scriptlink',
        body: [
          scriptLink('java\nscript:alert(1)'),
          {
            _uid: 'cta',
            component: 'call_to_action',
            title: 'Niet doen',
            color: 'red;position:fixed',
            link: [
              {
                _uid: 'l',
                component: 'link',
                label: 'Druk niet',
                link: { linktype: 'url', url: 'javascript:alert(2)', cached_url: 'javascript:alert(2)' },
              },
            ],
          },
          paragraph('De rest staat er nog.'),
        ],
      }),
    );
    await write('activiteiten/lange-titel', { component: 'experience', title: LONG });
    await write('programma/2025-10-28', {
      component: 'date_overview',
      title: LONG,
      date: '2025-10-27 23:00',
    });
    await write('programma-items/lang', {
      ...itemContent({ title: LONG, start: '2025-10-28 10:00' }),
      extra_info: LONG,
      precise_location: LONG,
    });
    await write('lange-titel', page({ title: LONG, body: [paragraph('Korte tekst.')] }));
    await write(
      'verkeerde-vormen',
      page({
        title: 'Verkeerde vormen',
        intro: 'platte tekst',
        image: 'geen',
        body: 'geen lijst',
        seo: 3,
        date: 'morgen',
        publisher: {},
      }),
    );
    await write('programma-items/gat', {
      ...itemContent({ title: 'Met gaten', start: '2025-10-25 12:00' }),
      location: null,
      type: uuidOf('types/weg'),
      theme: [null, uuidOf('themas/weg')],
      experience: uuidOf('activiteiten/weg'),
    });
    await write('programma-items/zonder-begin', itemContent({ title: 'Zonder begin', start: '' }));
    await write('activiteiten/zonder-items', { component: 'experience', title: 'Zonder items' });
  },
});

/** Opens a page twice and gives its HTML, its status, and the complaints about one story. */
async function opened(site: Site, path: string, story: string) {
  await fetch(site.url + path);
  const response = await fetch(site.url + path);
  const complaints = site.log.filter((line) => line.includes(` ${story}:`));
  return { status: response.status, html: await response.text(), complaints };
}

test('a page without a title goes by its name, and one line names the story', async ({ site }) => {
  const { status, html, complaints } = await opened(site, '/zonder-titel', 'zonder-titel');
  expect(status).toBe(200);
  expect(html.match(/<h1[\s>][\s\S]*?<\/h1>/g)).toHaveLength(1);
  expect(html).toMatch(/<h1[^>]*>zonder-titel<\/h1>/);
  expect(html).toContain('Wel een tekst.');
  expect(complaints).toHaveLength(1);
});

test('an unknown block is left out, the rest stands, and one line names the story and the block', async ({
  site,
}) => {
  const { status, html, complaints } = await opened(site, '/onbekend-blok', 'onbekend-blok');
  expect(status).toBe(200);
  expect(html).toContain('Ervoor.');
  expect(html).toContain('Erna.');
  expect(complaints.filter((line) => line.includes('kermis'))).toHaveLength(1);
  expect(complaints.join('\n')).not.toContain('\n    at ');
});

test('a link that would run a script is no link, in text and on a button, and is told', async ({ site }) => {
  const { status, html, complaints } = await opened(site, '/script-link', 'script-link');
  expect(status).toBe(200);
  expect(html).toContain('Klik niet hier');
  expect(html).toContain('De rest staat er nog.');
  const body = html.slice(html.indexOf('<main'), html.indexOf('</main>'));
  expect(body).not.toMatch(/href="[^"]*script:/i);
  expect(body).not.toContain('position:fixed');
  expect(complaints.length).toBeGreaterThan(0);
});

test('a link that would run a script does not, whatever is clicked', async ({ page }) => {
  await page.goto('/script-link');
  const dialogs: string[] = [];
  page.on('dialog', async (dialog) => {
    dialogs.push(dialog.message());
    await dialog.dismiss();
  });
  await page.getByText('Klik niet hier').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Scriptlink' })).toBeVisible();
  expect(dialogs).toEqual([]);
});

for (const width of [375, 1440]) {
  for (const path of ['/lange-titel', '/activiteiten/lange-titel', '/programma/2025-10-28']) {
    test(`a title of 10,000 letters breaks ${path} on no screen of ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      const response = await page.goto(path);
      expect(response?.status()).toBe(200);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      await expect(page).toHaveTitle(/\S/);
    });
  }
}

test('fields of the wrong form leave a page with its title', async ({ site }) => {
  const { status, html } = await opened(site, '/verkeerde-vormen', 'verkeerde-vormen');
  expect(status).toBe(200);
  expect(html).toMatch(/<h1[^>]*>Verkeerde vormen<\/h1>/);
});

test('an item whose relations are gone stands without them, and each is told once', async ({ site }) => {
  const { status, html, complaints } = await opened(site, '/programma/2025-10-25', 'programma-items/gat');
  expect(status).toBe(200);
  expect(html).toContain('Met gaten');
  expect(html).toContain('Zaterdag om tien');
  for (const field of ['experience', 'type', 'theme']) {
    expect(
      complaints.filter((line) => line.includes(`${field} `)),
      field,
    ).toHaveLength(1);
  }
});

test('an item without a start stands nowhere, and is told once', async ({ site }) => {
  const { html } = await opened(site, '/programma/2025-10-25', 'programma-items/zonder-begin');
  await fetch(`${site.url}/activiteiten/voorlezen`);
  expect(html).not.toContain('Zonder begin');
  expect(site.log.filter((line) => line.includes('programma-items/zonder-begin:'))).toHaveLength(1);
});

test('an experience without any item is still a page', async ({ site }) => {
  const { status, html } = await opened(site, '/activiteiten/zonder-items', 'activiteiten/zonder-items');
  expect(status).toBe(200);
  expect(html).toMatch(/<h1[^>]*>Zonder items<\/h1>/);
});

test('our own home page stands when the articles it shows are gone, and the log names it', async () => {
  const folder = await copyOfContent();
  await folder.edit('home', (story) => {
    const gone = JSON.stringify(story.content).replace(/("articles":\[")[^"]+/, `$1${uuidOf('nieuws/weg')}`);
    expect(gone).toContain(uuidOf('nieuws/weg'));
    story.content = JSON.parse(gone);
  });
  const site = await startSite({ CONTENT_DIR: folder.dir });
  try {
    const { status, html, complaints } = await opened(site, '/', 'home');
    expect(status).toBe(200);
    expect(html).toMatch(/<h1[^>]*>(?:<[^>]+>)*Boektopia</);
    expect(complaints.filter((line) => line.includes('articles'))).toHaveLength(1);
  } finally {
    await site.stop();
    await folder.remove();
  }
});

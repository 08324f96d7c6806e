import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { copyOfContent, uuidOf } from '../../e2e/support/content.ts';
import { editorsCookie } from '../../e2e/support/editor.ts';
import { everyMistake } from '../../e2e/support/mistakes.ts';
import { SERVER, type Site, startSite } from '../../e2e/support/running-site.ts';
import { expect, testOnSmallSite } from './our-site.ts';

const test = testOnSmallSite({ change: everyMistake });

/** Opens a page twice. Returns the status and the HTML of the second response, and the log lines about one story. */
async function opened(site: Site, path: string, story: string) {
  await fetch(site.url + path);
  const response = await fetch(site.url + path);
  const complaints = site.log.filter((line) => line.includes(` ${story}:`));
  return { status: response.status, html: await response.text(), complaints };
}

test('a page without a title shows its slug as its title, and is logged once', async ({ site }) => {
  const { status, html, complaints } = await opened(site, '/zonder-titel', 'zonder-titel');
  expect(status).toBe(200);
  expect(html.match(/<h1[\s>][\s\S]*?<\/h1>/g)).toHaveLength(1);
  expect(html).toMatch(/<h1[^>]*>zonder-titel<\/h1>/);
  expect(html).toContain('Wel een tekst.');
  expect(complaints).toHaveLength(1);
});

test('a page with an unknown block shows the rest, and the block is logged once', async ({ site }) => {
  const { status, html, complaints } = await opened(site, '/onbekend-blok', 'onbekend-blok');
  expect(status).toBe(200);
  expect(html).toContain('Ervoor.');
  expect(html).toContain('Erna.');
  expect(complaints.filter((line) => line.includes('kermis'))).toHaveLength(1);
  expect(complaints.join('\n')).not.toContain('\n    at ');
});

test('a link with a script as its address is rendered as text, in rich text and on a button, and is logged', async ({
  site,
}) => {
  const { status, html, complaints } = await opened(site, '/script-link', 'script-link');
  expect(status).toBe(200);
  expect(html).toContain('Klik niet hier');
  expect(html).toContain('De rest staat er nog.');
  const body = html.slice(html.indexOf('<main'), html.indexOf('</main>'));
  expect(body).not.toMatch(/href="[^"]*script:/i);
  expect(body).not.toContain('position:fixed');
  expect(complaints.length).toBeGreaterThan(0);
});

test('a page whose fields have wrong types still shows its title', async ({ site }) => {
  const { status, html } = await opened(site, '/verkeerde-vormen', 'verkeerde-vormen');
  expect(status).toBe(200);
  expect(html).toMatch(/<h1[^>]*>Verkeerde vormen<\/h1>/);
});

test('an item whose type and theme are missing is shown without them, and each is logged once', async ({
  site,
}) => {
  const { status, html, complaints } = await opened(site, '/programma/2025-10-25', 'programma-items/gat');
  expect(status).toBe(200);
  expect(html).toContain('Met gaten');
  expect(html).toContain('Zaterdag om tien');
  for (const field of ['type', 'theme']) {
    expect(
      complaints.filter((line) => line.includes(`${field} `)),
      field,
    ).toHaveLength(1);
  }
});

test('an item whose experience is missing is not shown, and is logged once', async ({ site }) => {
  const { html, complaints } = await opened(site, '/programma/2025-10-25', 'programma-items/wees');
  expect(html).not.toContain('Zonder activiteit');
  expect(complaints).toHaveLength(1);
});

test('an item without a start is not shown, and is logged once', async ({ site }) => {
  const { html } = await opened(site, '/programma/2025-10-25', 'programma-items/zonder-begin');
  await fetch(`${site.url}/activiteiten/voorlezen`);
  expect(html).not.toContain('Zonder begin');
  expect(site.log.filter((line) => line.includes('programma-items/zonder-begin:'))).toHaveLength(1);
});

test('an unusable reservation address is shown in a preview of every page, and to no visitor', async ({
  site,
}) => {
  const headers = { cookie: await editorsCookie(site.url) };
  for (const path of ['/', '/de-weg', '/programma/2025-10-25']) {
    const seen = await (await fetch(site.url + path, { headers })).text();
    expect(seen, path).toContain(
      'Reserveeradres: ‘htps:/tickets.papierpret.example/plaats’ is verkeerd geschreven.',
    );
    expect(await (await fetch(site.url + path)).text(), path).not.toContain('Reserveeradres');
  }
  expect(site.log.filter((line) => line.includes('the reservation address'))).not.toEqual([]);
});

test('an experience without items still has a page', async ({ site }) => {
  const { status, html } = await opened(site, '/activiteiten/zonder-items', 'activiteiten/zonder-items');
  expect(status).toBe(200);
  expect(html).toMatch(/<h1[^>]*>Zonder items<\/h1>/);
});

/**
 * The home page of the tests' edition, with the fault that the test above covers in an item. It needs another site, so
 * only `npm run test:all -- hostile` tests it.
 */
const OURS = process.env.LONG_FORM === undefined ? [] : ['our own home page'];

test.for(OURS)('%s renders although an article that it shows is missing, and the log names it', async () => {
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

/** Maximum time for the process to end on its own, in ms. */
const START_MS = 20_000;

test('a site whose folder has no content fails to start, with code 1 and a message with the path of the folder', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'no-content-'));
  const env = {
    LOG_FORMAT: 'text',
    PATH: process.env.PATH,
    PORT: '0',
    CONTENT_DIR: join(folder, 'contnt'),
    DATA_DIR: folder,
  };
  const started = promisify(execFile)(process.execPath, [SERVER], { env, timeout: START_MS });
  await expect(started).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringContaining(`CONTENT_DIR is «${join(folder, 'contnt')}»`),
  });
  await rm(folder, { recursive: true });
});

import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { HtmlValidate } from 'html-validate';
import { test as baseTest } from 'vitest';
import { overNetwork } from '../../../e2e/support/content.ts';
import { ROOT, whileRunning } from '../../../e2e/support/process.ts';
import { startSite } from '../../../e2e/support/running-site.ts';
import { withSmallFestival } from '../../../e2e/support/small-festival.ts';
import { withSmallSite } from '../../../e2e/support/small-site.ts';
import { teamLink } from '../../../e2e/support/team-link.ts';
import { publish, SECRET } from '../../../e2e/support/webhook.ts';
import { startContentService } from '../content-service.ts';
import { HTML_RULES } from '../html-rules.ts';
import { expect, testOnSmallSite } from '../our-site.ts';

const folder = mkdtempSync(join(tmpdir(), 'team-'));
const DATABASE_URL = `file:${join(folder, 'site.db')}`;
const COMMAND = join(ROOT, 'web/src/submissions/command/content-link.ts');

const test = testOnSmallSite({
  change: async ({ write }) => {
    await write('onaf', { component: 'page', title: 'TODO: onaf', body: [] });
  },
  env: { DATABASE_URL, STORYBLOK_SPACE_ID: '1234', CONTENT_WEBHOOK_SECRET: SECRET },
});
test.afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Requests a page until no check runs, and returns the last response with its text. */
async function whenChecked(url: string) {
  let text = '';
  let response = new Response();
  await expect
    .poll(
      async () => {
        response = await fetch(url);
        text = await response.text();
        return text.includes('wordt nu');
      },
      { timeout: 60_000 },
    )
    .toBe(false);
  return { response, text };
}

test('a link shows the findings to its owner only: no cache, search engine or log gets the page or the token', async ({
  site,
}) => {
  const path = await teamLink(DATABASE_URL);
  const first = await fetch(site.url + path);
  expect(first.status).toBe(200);
  expect(await first.text()).toContain('voor het eerst sinds de start nagekeken');

  const { response, text } = await whenChecked(site.url + path);
  expect(response.status).toBe(200);
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(response.headers.get('referrer-policy')).toBe('no-referrer');
  expect(response.headers.get('x-robots-tag')).toBe('noindex');
  expect(text).toContain('de tekst lijkt niet af: ‘TODO: onaf’');
  expect(text).toMatch(/https:\/\/app\.storyblok\.com\/#\/me\/spaces\/1234\/stories\/0\/0\/\d+/);
  expect(text).not.toContain('<script');
  const token = path.split('/').at(-1) ?? '';
  expect(text).not.toContain(token);
  const report = await new HtmlValidate(HTML_RULES).validateString(text);
  expect(report.results.flatMap(({ messages }) => messages.map(({ message }) => message))).toEqual([]);

  await fetch(`${site.url}${path}/verder?soort=fout`);
  await fetch(site.url + path.toUpperCase());
  await fetch(`${site.url}/elders${path}`);
  const [id = '', , signature = ''] = token.split('.');
  expect(site.log.join('\n')).toContain('GET /inhoud/… 200');
  expect(site.log.join('\n')).not.toContain(id);
  expect(site.log.join('\n').toLowerCase()).not.toContain(signature.toLowerCase());
});

test('a forged link gets the usual 404, an expired or revoked one a 410 that says whom to ask', async ({
  site,
}) => {
  const path = await teamLink(DATABASE_URL);
  const forged = await fetch(`${site.url}${path.slice(0, -1)}${path.endsWith('A') ? 'B' : 'A'}`);
  expect(forged.status).toBe(404);
  expect(await forged.text()).toContain('Deze bladzijde ontbreekt');
  for (const [link, title] of [
    [await teamLink(DATABASE_URL, { days: -1 }), 'Deze link is verlopen'],
    [await teamLink(DATABASE_URL, { isRevoked: true }), 'Deze link is ingetrokken'],
  ] as const) {
    const ended = await fetch(site.url + link);
    const text = await ended.text();
    expect([ended.status, ended.headers.get('cache-control')]).toEqual([410, 'no-store']);
    expect(text).toContain(title);
    expect(text).toContain('Vraag een nieuwe link aan de collega die de website van Boektopia beheert.');
    expect(text).not.toContain('TODO');
  }
});

test('npm run content:link makes a link that opens the page, lists it, and revokes it', async ({ site }) => {
  const port = new URL(site.url).port;
  const run = async (...args: string[]) => {
    const env = { ...process.env, DATABASE_URL, PORT: port, SITE_URL: '', CONTENT_API_URL: '' };
    const { stdout } = await promisify(execFile)(process.execPath, [COMMAND, ...args], { env });
    return stdout.trim();
  };
  const link = await run('--name', 'An', '--days', '2');
  expect(link).toMatch(`http://localhost:${port}/inhoud/`);
  expect((await fetch(link)).status).toBe(200);
  const [, id = ''] = /\/inhoud\/(\w+)/.exec(link) ?? [];
  expect(await run('--list')).toMatch(new RegExp(`^${id}  geldig tot \\S+ \\S+  An$`, 'm'));
  expect(await run('--revoke', id)).toBe(`Link ${id} is ingetrokken.`);
  expect((await fetch(link)).status).toBe(410);
  expect(await run('--list')).toMatch(new RegExp(`^${id}  ingetrokken`, 'm'));
  await expect(run('--name', 'An', '--days', '0')).rejects.toThrow('--days is een aantal dagen');
});

baseTest(
  'without its content system, the page is a 502 with the earlier findings, the log names the cause, and the site works',
  async () => {
    await withSmallFestival(async (folder) => {
      await folder.write('onaf', { component: 'page', title: 'TODO: onaf', body: [] });
      const service = await startContentService(folder.dir);
      const database = `file:${join(folder.dir, 'site.db')}`;
      const env = { ...overNetwork(service), DATABASE_URL: database, CONTENT_WEBHOOK_SECRET: SECRET };
      await whileRunning(await startSite(env), async (site) => {
        const url = site.url + (await teamLink(database));
        expect((await whenChecked(url)).response.status).toBe(200);
        await service.stop();
        expect((await publish(site, 'onaf')).status).toBe(200);
        const { response, text } = await whenChecked(url);
        expect([response.status, response.headers.get('cache-control')]).toEqual([502, 'no-store']);
        expect(text).toContain('Storyblok antwoordt niet');
        expect(text).toContain('TODO: onaf');
        await expect.poll(() => site.log.some((line) => line.includes('content check: '))).toBe(true);
        expect((await fetch(`${site.url}/livez`)).status).toBe(200);
      });
    });
  },
);

test('with HEALTH_MAIL_TO, a mail with the state of the content leaves when the site starts for the first time', async () => {
  await withSmallSite(
    async (site) => {
      const written = () =>
        site.log.flatMap((line) => /^mail written to (.+-team\.eml)$/.exec(line)?.[1] ?? []);
      await expect.poll(written, { timeout: 60_000 }).toHaveLength(1);
      const mail = readFileSync(written()[0] ?? '', 'utf8');
      expect(mail).toContain('To: redactie@voorbeeld.be');
      expect(mail).toContain('Subject: Inhoud van de site: geen nieuwe bevindingen');
      expect(mail).toMatch(/Nagekeken: \d+ gepubliceerde verhalen\./);
    },
    { env: { HEALTH_MAIL_TO: 'redactie@voorbeeld.be' } },
  );
});

import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '../../web/src/submissions/database.ts';
import { expect, testOnSmallSite } from './our-site.ts';

const folder = mkdtempSync(join(tmpdir(), 'doors-'));
const DATABASE_URL = `file:${join(folder, 'site.db')}`;

const test = testOnSmallSite({ env: { DATABASE_URL } });
test.afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Returns the counts of deliveries from the health report of the process. */
async function deliveries(url: string): Promise<unknown> {
  const health = await fetch(`${url}/health`);
  expect(health.status).toBe(200);
  return (await health.json()).deliveries;
}

test('without a mail server, each message becomes two mail files named in the log, and the log contains no personal data', async ({
  site,
}) => {
  const before = site.log.length;
  const sent = await fetch(`${site.url}/api/contact`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': 'bezorging-1' },
    body: JSON.stringify({
      firstName: 'Nele',
      lastName: 'Vandewalle',
      email: 'nele@voorbeeld.be',
      message: 'Is er een lift?',
    }),
  });
  expect(sent.status).toBe(201);

  const named = () =>
    site.log.slice(before).flatMap((line) => /^mail written to (.+)$/.exec(line)?.[1] ?? []);
  await expect
    .poll(() =>
      named()
        .map((file) => file.replace(/^.*-/, ''))
        .toSorted(),
    )
    .toEqual(['confirmation.eml', 'team.eml']);
  expect(named().every((file) => existsSync(file))).toBe(true);
  expect(site.log.join('\n')).not.toMatch(/Nele|Vandewalle|nele@|lift/);
  await expect
    .poll(() => deliveries(site.url), { timeout: 15_000 })
    .toMatchObject({ waiting: 0, delivered: 2, dead: 0, ageSeconds: expect.any(Number) });
});

/**
 * Maximum response time of the other pages, in ms. A database driver that waited synchronously for the lock
 * would block every response for seconds.
 */
const DELAY_MS = 3_000;

test('while another process locks the database, only the form is delayed, not a page or /health', async ({
  site,
}) => {
  const paths = ['/', '/programma/2025-10-26', '/robots.txt', '/health'];
  const ask = () => Promise.all(paths.map(async (path) => (await fetch(site.url + path)).status));
  expect(await ask()).toEqual([200, 200, 200, 200]);
  const other = openDatabase(DATABASE_URL, console.error);
  const holding = await other.db.startTransaction().execute();
  let isAnswered = false;
  const sending = fetch(`${site.url}/api/contact`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': 'op-slot-1' },
    body: JSON.stringify({ firstName: 'A', lastName: 'B', email: 'a@slot.example.org', message: 'Dag' }),
  }).finally(() => {
    isAnswered = true;
  });
  try {
    const begun = performance.now();
    for (const _ of [1, 2, 3]) expect(await ask()).toEqual([200, 200, 200, 200]);
    expect(performance.now() - begun).toBeLessThan(DELAY_MS);
    expect(isAnswered).toBe(false);
  } finally {
    await holding.rollback().execute();
    await other.db.destroy();
  }
  expect((await sending).status).toBe(201);
});

test.describe('a form endpoint', () => {
  const post = (url: string, body: string, headers: Record<string, string> = {}) =>
    fetch(url, { method: 'POST', body, headers: { 'content-type': 'application/json', ...headers } });

  test('a form endpoint refuses requests that are too large, from another site, or not a POST', async ({
    site,
  }) => {
    const door = `${site.url}/api/contact`;
    expect((await post(door, `{"message":"${'a'.repeat(10_000_000)}"}`)).status).toBe(413);
    expect(
      (await post(door, JSON.stringify({ firstName: 'Lore' }), { origin: 'https://kwaad.example' })).status,
    ).toBe(403);
    expect((await post(door, 'hallo', { 'content-type': 'text/plain' })).status).toBe(415);
    const got = await fetch(door);
    expect([got.status, got.headers.get('allow')]).toEqual([405, 'POST']);
  });

  test('a form endpoint responds correctly to a hundred POSTs per second', async ({ site }) => {
    const answers = await Promise.all(
      Array.from({ length: 100 }, async (_, number) => {
        await new Promise((resolve) => setTimeout(resolve, number * 10));
        const wrong = number % 3 === 0;
        const email = wrong ? 'nergens' : `lezer${number}@druk.example.org`;
        const response = await post(`${site.url}/api/subscribe`, JSON.stringify({ email }));
        return { wrong, status: response.status, body: await response.json() };
      }),
    );
    for (const { wrong, status, body } of answers) {
      expect([status, body]).toEqual(
        wrong
          ? [422, { errors: { email: 'E-mailadres is geen geldig e-mailadres' } }]
          : [201, { message: 'Kijk in je mailbox om te bevestigen.' }],
      );
    }
  });
});

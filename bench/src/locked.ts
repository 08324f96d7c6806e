import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { ensureSiteIsBuilt } from '../../e2e/support/built.ts';
import { startShippedSite } from '../../e2e/support/shipped-edition.ts';
import { openDatabase } from '../../web/src/submissions/database.ts';
import { timing } from './measured.ts';
import { writeResults } from './results.ts';

const PATHS = ['/', '/programma/2025-10-26', '/robots.txt', '/contact', '/health', '/zoeken?zoekterm=mira'];
const LOCKED_MS = 25_000;
/** Interval between two page requests, in ms. */
const PAGE_EVERY_MS = 50;
/** Interval between two visitors who send a form, in ms. */
const FORM_EVERY_MS = 250;
/** How long a visitor waits before sending a refused form again, in ms: the `retry-after` of the response. */
const AGAIN_MS = 5_000;
/** Maximum time from the end of the lock until the server has accepted every pending form, in ms. */
const ACCEPTED_MS = 2_000;

/**
 * Locks the database for 25 s, as another process would, while visitors read pages and send forms. The exit code is 1
 * if pages take more than twice as long as before, or if a form that waits for the lock is not accepted soon after its
 * end.
 */
export async function locked(): Promise<void> {
  await ensureSiteIsBuilt();
  const folder = mkdtempSync(join(tmpdir(), 'bench-locked-'));
  const file = join(folder, 'site.db');
  const site = await startShippedSite({ DATABASE_URL: `file:${file}`, TRUST_PROXY: '1' });
  try {
    for (const path of PATHS) await fetch(site.url + path);
    const before = await pagesFor(site.url, LOCKED_MS);
    const forms: Promise<number[]>[] = [];
    const other = openDatabase(`file:${file}`, console.error);
    const holding = await other.db.startTransaction().execute();
    const sending = setInterval(() => forms.push(sendUntilStored(site.url, forms.length)), FORM_EVERY_MS);
    const during = await pagesFor(site.url, LOCKED_MS);
    clearInterval(sending);
    await holding.rollback().execute();
    const freed = performance.now();
    const answers = await Promise.all(forms.map((form) => form.then((at) => at.map((ms) => ms - freed))));
    await other.db.destroy();
    report(before, during, answers);
  } finally {
    await site.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

function report(before: number[], during: number[], answers: number[][]): void {
  const [normal, whileLocked] = [timing(before), timing(during)];
  // Counts only forms that were pending at the end of the lock. A refused form is not pending: its visitor waits before
  // sending it again.
  const pressedBefore = answers.flatMap(([pressed = 0, kept = 0]) => (pressed < 0 ? [kept] : []));
  const slowestMs = Math.round(Math.max(...pressedBefore));
  const met = whileLocked.p95 < 2 * normal.p95 && slowestMs < ACCEPTED_MS;
  console.table({ normal, whileLocked });
  console.log(
    `${answers.length} forms, all stored; the slowest pending one ${slowestMs} ms after the lock: ${met ? 'met' : 'NOT met'}.`,
  );
  const figures = { lockedMs: LOCKED_MS, normal, whileLocked, forms: answers.length, slowestMs, met };
  console.log(`Written to ${writeResults('locked', figures)}`);
  if (!met) process.exitCode = 1;
}

/** Requests pages at a steady rate. Returns the response times in ms. */
async function pagesFor(url: string, ms: number): Promise<number[]> {
  const end = performance.now() + ms;
  const asked: Promise<number>[] = [];
  while (performance.now() < end) {
    asked.push(answerMs(url + PATHS[asked.length % PATHS.length]));
    await pause(PAGE_EVERY_MS);
  }
  return Promise.all(asked);
}

async function answerMs(url: string): Promise<number> {
  const start = performance.now();
  await (await fetch(url)).arrayBuffer();
  return performance.now() - start;
}

/**
 * Sends a form, as a visitor would, and retries until the server has stored it. Returns when the last attempt was sent
 * and when its response arrived.
 */
async function sendUntilStored(url: string, person: number): Promise<number[]> {
  for (;;) {
    const pressed = performance.now();
    const { status } = await fetch(`${url}/api/contact`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'idempotency-key': `form-of-${person}`,
        'x-forwarded-for': `10.0.0.${person}`,
      },
      body: JSON.stringify({
        firstName: 'Nele',
        lastName: 'Vandewalle',
        email: `lezer${person}@voorbeeld.be`,
        message: 'Is er een lift?',
      }),
    });
    if (status === 201) return [pressed, performance.now()];
    if (status !== 503) throw new Error(`unexpected status ${status} for a form`);
    await pause(AGAIN_MS);
  }
}

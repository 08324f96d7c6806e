import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ContentFolder } from '../../../e2e/support/content.ts';
import { startPostgres } from '../../../e2e/support/postgres.ts';
import { type Site, startSite } from '../../../e2e/support/running-site.ts';
import { announceUrgently, paragraph, smallFestival } from '../../../e2e/support/small-festival.ts';
import { SMALL_NOON } from '../../../e2e/support/small-site.ts';
import { publish, SECRET } from '../../../e2e/support/webhook.ts';
import { freePort } from '../../../web/test/free-port.ts';
import { expect, test } from '../our-site.ts';

/** Maximum time between the webhook and the new data on an open hall screen, in ms. */
const SHOWN_WITHIN_MS = 5_000;

/**
 * Starts two processes of one site, with one PostgreSQL database and one content folder. `prepare` changes the content
 * before they start.
 */
async function twoProcesses(prepare: (folder: ContentFolder) => Promise<void> = async () => {}) {
  const postgres = await startPostgres();
  if (postgres === undefined) throw new Error('PostgreSQL cannot be started: apt-get install postgresql');
  const folder = await smallFestival();
  await prepare(folder);
  const env = {
    CONTENT_DIR: folder.dir,
    CONTENT_WEBHOOK_SECRET: SECRET,
    DATABASE_URL: postgres.url,
    IMAGE_SECRET: 'van-allen',
    SITE_NOW: SMALL_NOON,
  };
  const [told, other] = await Promise.all([startSite(env), startSite(env)]);
  const stop = async () => {
    await Promise.all([told.stop(), other.stop()]);
    await folder.remove();
    await postgres.stop();
  };
  for (const { log } of [told, other]) await expect.poll(() => log.join('\n')).toContain(': listening');
  return { folder, told, other, stop };
}

/** Connects to the stream of events that a process sends to hall screens. */
async function listenTo({ url }: Site) {
  const hallScreen = await fetch(`${url}/live.events`);
  const lines = hallScreen.body?.pipeThrough(new TextDecoderStream()).getReader();
  if (lines === undefined) throw new Error('no stream of events');
  expect((await lines.read()).value).toMatch(/^retry: /);
  return {
    /** Waits for the next publication. Skips the lines whose only purpose is to keep the connection open. */
    publication: async () => {
      for (;;) {
        const { value, done } = await lines.read();
        if (done) throw new Error('the stream ended');
        if (value.startsWith('event: publication\n')) return;
      }
    },
    close: () => lines.cancel(),
  };
}

test('a webhook received by one of two processes also invalidates the cache of the other', async () => {
  const { folder, told, other, stop } = await twoProcesses(async ({ write }) => {
    await write('laarzen', { component: 'page', title: 'Laarzen', body: [paragraph('Leer.')] });
    await write('petten', { component: 'page', title: 'Petten', body: [paragraph('Wol.')] });
  });
  try {
    const read = async (site: Site, path: string) => (await fetch(site.url + path)).text();
    expect(await read(other, '/laarzen')).toContain('Leer.');
    expect(await read(other, '/petten')).toContain('Wol.');
    await folder.edit('laarzen', ({ content }) => {
      content.body = [paragraph('Rubber.')];
    });
    await folder.edit('petten', ({ content }) => {
      content.body = [paragraph('Vilt.')];
    });
    // The hall screen may be connected to the process that did not receive the webhook.
    const hallScreen = await listenTo(other);
    expect((await publish(told, 'laarzen')).status).toBe(200);
    await hallScreen.publication();
    await hallScreen.close();
    // Without the webhook, the response would be refreshed only after twenty seconds.
    await expect.poll(() => read(other, '/laarzen'), { timeout: 10_000, interval: 200 }).toContain('Rubber.');
    // No webhook mentioned this page, and it is still stale: so the refresh above was caused by the webhook, not by
    // elapsed time.
    expect(await read(other, '/petten')).toContain('Wol.');
  } finally {
    await stop();
  }
});

test('ten publications appear on a hall screen of the other process within five seconds each', async () => {
  const { folder, told, other, stop } = await twoProcesses();
  try {
    const hallScreen = await listenTo(other);
    for (let round = 1; round <= 10; round += 1) {
      const words = `Bericht ${round}.`;
      await announceUrgently(folder, words);
      const began = performance.now();
      await publish(told, 'globaal/header');
      await hallScreen.publication();
      const left = SHOWN_WITHIN_MS - (performance.now() - began);
      const shown = async () => (await fetch(`${other.url}/live.json`)).text();
      await expect.poll(shown, { timeout: left, interval: 100 }).toContain(words);
    }
    await hallScreen.close();
  } finally {
    await stop();
  }
}, 120_000);

test('a restarted process renders recently requested pages before it responds', async () => {
  const postgres = await startPostgres();
  if (postgres === undefined) throw new Error('PostgreSQL cannot be started: apt-get install postgresql');
  const folder = await smallFestival();
  const data = await mkdtemp(join(tmpdir(), 'place-'));
  const settings = {
    CONTENT_DIR: folder.dir,
    DATABASE_URL: postgres.url,
    DATA_DIR: data,
    IMAGE_SECRET: 'van-allen',
    LOG_FORMAT: 'json',
    // Both processes use one port, because browsers and nginx connect to the same address before and after a
    // restart.
    PORT: `${await freePort()}`,
    SITE_NOW: SMALL_NOON,
  };
  const linesOf = ({ log }: Site, path: string) => log.filter((line) => line.includes(`"GET ${path}"`));
  try {
    const first = await startSite(settings);
    try {
      await (await fetch(`${first.url}/de-weg`)).text();
      await (await fetch(`${first.url}/zoeken?zoekterm=laarzen`)).text();
      const noted = () => readFile(join(data, 'asked-before.json'), 'utf8').catch(() => '');
      await expect.poll(noted, { timeout: 15_000, interval: 500 }).toContain('/de-weg');
      expect(await noted()).not.toContain('laarzen');
    } finally {
      await first.kill();
    }
    const second = await startSite(settings);
    try {
      expect(linesOf(second, '/de-weg')).toEqual([]);
      expect((await fetch(`${second.url}/de-weg`)).status).toBe(200);
      // The log line may arrive after the response.
      await expect
        .poll(() => linesOf(second, '/de-weg'), { timeout: 5_000 })
        .toEqual([expect.stringContaining('"cache":"hit"')]);
    } finally {
      await second.stop();
    }
  } finally {
    await rm(data, { recursive: true, force: true });
    await folder.remove();
    await postgres.stop();
  }
});

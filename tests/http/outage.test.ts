import { once } from 'node:events';
import { mkdir, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { type ContentFolder, overNetwork } from '../../e2e/support/content.ts';
import { lifetimes } from '../../e2e/support/lifetimes.ts';
import { whileRunning } from '../../e2e/support/process.ts';
import { type Site, startSite } from '../../e2e/support/running-site.ts';
import { smallFestival, withSmallFestival } from '../../e2e/support/small-festival.ts';
import { freePort } from '../../web/test/free-port.ts';
import { type ContentService, startContentService } from './content-service.ts';

type Stage = {
  folder: ContentFolder;
  env: Readonly<Record<string, string>>;
  site: Site;
  /** The port on which the site expects the content system. */
  contentPort: number;
  /** Starts the content system on `contentPort`. */
  contentComes: () => Promise<void>;
  contentGoes: () => Promise<void>;
  clear: () => Promise<void>;
};

/** Starts a site before its content system. The site's settings already contain the port of the content system. */
async function setStage(keptIn?: string): Promise<Stage> {
  const folder = await smallFestival();
  const contentPort = await freePort();
  let service: ContentService | undefined;
  const contentGoes = async () => {
    await service?.stop();
    service = undefined;
  };
  const contentComes = async () => {
    service = await startContentService(folder.dir, contentPort);
  };
  const env = { ...overNetwork({ url: `http://127.0.0.1:${contentPort}` }), ...LIVED.env };
  const site = await startSite({ ...env, ...(keptIn && { DATA_DIR: keptIn }) });
  const clear = async () => {
    await site.stop();
    await contentGoes();
    await folder.remove();
  };
  return { folder, env, site, contentPort, contentComes, contentGoes, clear };
}

/** Returns the files and folders in a folder that every user of the machine may read. */
async function publicFilesIn(folder: string): Promise<string[]> {
  const names = await readdir(folder, { recursive: true });
  const modes = await Promise.all(names.map(async (name) => (await stat(join(folder, name))).mode));
  return names.filter((_, index) => ((modes[index] ?? 0) & 0o007) !== 0);
}

/** Runs `use` while the content system accepts requests but never responds. */
async function whileContentHangs(port: number, use: () => Promise<void>): Promise<void> {
  const hanging = createServer(() => undefined).listen(port);
  await once(hanging, 'listening');
  try {
    await use();
  } finally {
    hanging.closeAllConnections();
    hanging.close();
    await once(hanging, 'close');
  }
}

const statusOf = async (site: Site, path: string) => (await fetch(site.url + path)).status;

/** The folder in which the site stores its last good responses. The folder remains when the process ends. */
const KEPT_IN = join(tmpdir(), `answers-${process.pid}`);
const SEEN = ['/', '/programma/2025-10-26', '/activiteiten/voorlezen'];
const LIVED = lifetimes();
/**
 * Time until an outage shows, in ms: responses are fresh for one lifetime, and served stale for another two
 * at most.
 */
const STALE_MS = 2 * LIVED.answerMs + 1_000;

/** How long a page waits for content, in ms. */
const PAGE_WAITS_MS = 5_000;
/** Additional time to render and respond on a busy machine, in ms. */
const BUSY_MS = 3_500;

/**
 * A site whose content system stopped after some pages were opened. The site's cache becomes stale during other tests.
 */
let left: { stage: Stage; at: number } | undefined;

test.beforeAll(async () => {
  const stage = await setStage(KEPT_IN);
  left = { stage, at: performance.now() };
  await stage.contentComes();
  const seen = async () => {
    for (const path of SEEN) expect(await statusOf(stage.site, path), path).toBe(200);
  };
  await vi.waitFor(seen, { timeout: 15_000 });
  await stage.contentGoes();
  left.at = performance.now();
});
test.afterAll(async () => {
  await left?.stage.clear();
  await rm(KEPT_IN, { recursive: true, force: true });
});

test('a site without a content system responds with 503, recovers when the system starts, and then shows changed content', async () => {
  const stage = await setStage();
  const { folder, site, contentPort, contentComes } = stage;

  for (const path of [
    '/',
    '/praktisch',
    '/programma',
    '/programma/2025-10-26',
    '/activiteiten/voorlezen',
    '/bestaat-niet',
  ]) {
    const response = await fetch(site.url + path);
    const html = await response.text();
    expect(response.status, path).toBe(503);
    expect(Number(response.headers.get('retry-after')), path).toBeGreaterThan(0);
    expect(response.headers.get('cache-control'), path).toMatch(/no-store/);
    expect(html, path).toMatch(/<html[^>]* lang="nl-BE"/);
    expect(html, path).toMatch(/<h1[^>]*>Even geduld/);
    expect(html, path).toMatch(/<header[\s>][\s\S]*<main[\s\S]*<footer[\s>]/);
    expect(html, path).not.toContain('Deze bladzijde ontbreekt');
  }
  const health = await fetch(`${site.url}/health`);
  expect(health.status).toBe(503);
  expect(health.headers.get('content-type')).toMatch(/^application\/json/);
  expect(health.headers.get('cache-control')).toMatch(/no-store/);
  expect(site.log.some((line) => line.startsWith('[Network error]'))).toBe(true);

  // Requests wait for a hanging content system only if they need content, and each waits only once.
  await whileContentHangs(contentPort, async () => {
    const answered = async (path: string) => {
      const began = performance.now();
      const status = await statusOf(site, path);
      return { status, waited: performance.now() - began };
    };
    const [page, health, robots] = await Promise.all(['/', '/health', '/robots.txt'].map(answered));
    expect(robots).toEqual({ status: 200, waited: expect.any(Number) });
    expect(robots?.waited).toBeLessThan(BUSY_MS);
    for (const waiting of [page, health]) {
      expect(waiting?.status).toBe(503);
      expect(waiting?.waited).toBeLessThan(PAGE_WAITS_MS + BUSY_MS);
    }
  });

  await contentComes();
  await expect.poll(() => statusOf(site, '/'), { timeout: 10_000, interval: 500 }).toBe(200);
  for (const path of ['/health', '/laarzen', '/programma/2025-10-26', '/activiteiten/voorlezen']) {
    await expect.poll(() => statusOf(site, path), { timeout: 10_000, interval: 500 }).toBe(200);
  }
  expect(await statusOf(site, '/bestaat-niet')).toBe(404);
  expect(await (await fetch(`${site.url}/laarzen`)).text()).toContain('Molendagen');

  // An editor's change appears within a minute without a restart.
  await folder.edit('laarzen', (story) => {
    story.content.title = 'Klompen';
  });
  await expect
    .poll(async () => (await fetch(`${site.url}/laarzen`)).text(), { timeout: 60_000, interval: 500 })
    .toContain('>Klompen<');
  await stage.clear();
});

test('a content system that refuses the token causes a 503 and not a 404', async () => {
  await withSmallFestival(async (folder) =>
    whileRunning(await startContentService(folder.dir), async (server) =>
      whileRunning(await startSite({ ...overNetwork(server), CONTENT_API_TOKEN: 'wrong' }), async (site) => {
        expect(await statusOf(site, '/laarzen')).toBe(503);
        expect(site.log.join('\n')).not.toContain('wrong');
      }),
    ),
  );
});

test('when the content system stops, cached pages are served beyond their lifetime, and other pages get a 503', async () => {
  if (left === undefined) throw new Error('beforeAll left no stage');
  const { folder, site, contentComes } = left.stage;
  expect(await statusOf(site, '/laarzen')).toBe(503);
  const stillFresh = left.at + STALE_MS - performance.now();
  await new Promise((resolve) => setTimeout(resolve, stillFresh));
  for (const path of SEEN) {
    const began = performance.now();
    expect(await statusOf(site, path), path).toBe(200);
    expect(performance.now() - began, path).toBeLessThan(5_500);
  }
  expect(await statusOf(site, '/laarzen')).toBe(503);
  expect(await statusOf(site, '/health')).toBe(200);

  await folder.edit('laarzen', (story) => {
    story.content.title = 'Nieuwe laarzen';
  });
  await contentComes();
  await expect.poll(() => statusOf(site, '/laarzen'), { timeout: 10_000, interval: 500 }).toBe(200);
  expect(await (await fetch(`${site.url}/laarzen`)).text()).toContain('Nieuwe laarzen');
  for (const path of [...SEEN, '/health']) expect(await statusOf(site, path), path).toBe(200);
});

test('a site that starts without its content system serves stored pages with their age, and recovers once the system is back', async () => {
  if (left === undefined) throw new Error('beforeAll left no stage');
  const { env, site, contentComes, contentGoes } = left.stage;
  const bandOf = async ({ url }: Site) => /Programma van [^<]*/.exec(await (await fetch(url)).text())?.[0];
  await expect.poll(() => bandOf(site), { timeout: 10_000, interval: 500 }).toBeUndefined();
  await site.stop();
  await contentGoes();
  expect(await readdir(join(KEPT_IN, 'answers'))).not.toEqual([]);
  expect(await publicFilesIn(KEPT_IN)).toEqual([]);
  // Writes half a file, as a full disk would leave it.
  await mkdir(join(KEPT_IN, 'answers'), { recursive: true });
  await writeFile(join(KEPT_IN, 'answers', 'half.json'), '{"source":');

  const later = await startSite({ ...env, DATA_DIR: KEPT_IN });
  try {
    await new Promise((resolve) => setTimeout(resolve, 3 * LIVED.answerMs));
    for (const path of SEEN) {
      const response = await fetch(later.url + path);
      const html = await response.text();
      expect(response.status, path).toBe(200);
      expect(html, path).toMatch(/>Programma van (van|giste)\w+ \d\d:\d\d</);
    }
    expect(await (await fetch(`${later.url}/programma/2025-10-26`)).text()).toContain('Zondag om tien');
    expect(await statusOf(later, '/de-weg')).toBe(503);
    const health = await fetch(`${later.url}/health`);
    expect(health.status).toBe(200);
    expect((await health.json()).answers.newestSeconds).toBeGreaterThan(0);

    await contentComes();
    await expect.poll(() => statusOf(later, '/de-weg'), { timeout: 10_000, interval: 500 }).toBe(200);
    await expect.poll(() => bandOf(later), { timeout: 10_000, interval: 500 }).toBeUndefined();
  } finally {
    await later.stop();
  }
});

import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { vi } from 'vitest';
import { PAGE_KINDS } from '../page-kinds.ts';
import { overNetwork, startContentServer } from '../support/content.ts';
import { ROOT } from '../support/process.ts';
import { type Site, startSite } from '../support/running-site.ts';
import { SMALL_NOON, withSmallSite } from '../support/small-site.ts';
import { expect, test } from './our-site.ts';
import { steadyPage } from './steady-page.ts';

/** In `npm run test:all -- rest` every kind of page. */
const LONG = process.env.LONG_FORM !== undefined;
const SAMPLE = ['home', 'day', 'every block', 'search results', 'not found'];
/** A cold site on a busy machine. */
const WITHIN = { timeout: 20_000 };

/** Two sites whose clocks were set at the same moment. */
let pair: { embedded: Site; network: Site; stop: () => Promise<unknown> } | undefined;

test.beforeAll(async () => {
  const server = await startContentServer(join(ROOT, 'content'));
  const [embedded, network] = await Promise.all([startSite(), startSite(overNetwork(server))]);
  const stop = () => Promise.all([embedded.stop(), network.stop(), server.stop()]);
  pair = { embedded, network, stop };
});
test.afterAll(() => pair?.stop());

for (const { name, path } of PAGE_KINDS.filter((kind) => LONG || SAMPLE.includes(kind.name))) {
  test(`${name} is the same page with the content in the process and over the network`, async () => {
    if (pair === undefined) throw new Error('no sites were started');
    const sites = [pair.embedded, pair.network];
    // An answer that is asked again between two uses of it stands in the data of a page twice.
    await vi.waitFor(async () => {
      const [embedded, network] = await Promise.all(sites.map((site) => steadyPage(site, path)));
      expect(network?.html.length).toBeGreaterThan(5_000);
      expect(network).toEqual(embedded);
    }, WITHIN);
  });
}

test('the same build shows another festival when it is given one, and nothing of ours', async () => {
  await withSmallSite(
    async (site) => {
      const ours = await wordsOfOurFrame();
      expect(ours.length).toBeGreaterThan(20);
      for (const path of ['/', '/laarzen', '/programma/2025-10-26', '/bestaat-niet']) {
        const html = await (await fetch(site.url + path)).text();
        expect(html, path).toContain('Molendagen');
        expect(html, path).toContain('Wegwijs');
        expect(html, path).not.toMatch(/Kortrijk|Xpo|a\.storyblok\.com/);
        expect(
          ours.filter((words) => html.includes(words)),
          path,
        ).toEqual([]);
      }
    },
    { now: SMALL_NOON },
  );
});

/** What our own home, header, footer and socials say and lead to: texts that only our content can have put there. */
async function wordsOfOurFrame(): Promise<string[]> {
  const stories = ['home', 'globaal/header', 'globaal/footer', 'globaal/social', 'globaal/global-data'];
  const words = new Set<string>();
  const collect = (value: unknown, key: string) => {
    if (typeof value === 'string') {
      if (['label', 'title', 'text', 'intro_title', 'intro_text', 'url', 'reservation_url'].includes(key))
        words.add(value.trim());
    } else if (Array.isArray(value)) for (const item of value) collect(item, key);
    else if (value !== null && typeof value === 'object')
      for (const [name, one] of Object.entries(value)) collect(one, name);
  };
  for (const story of stories) {
    collect(
      JSON.parse(await readFile(join(ROOT, 'content', 'stories', `${story}.json`), 'utf8')).content,
      '',
    );
  }
  // Names that the site itself gives to its own pages, and words too short to be anyone's.
  const everyones = /^(Boektopia|Programma|Contact|Tickets|Zoeken|Praktisch|Nieuws|Privacy|\/.*)$/;
  return [...words].filter((text) => text.length >= 6 && !everyones.test(text) && !/^\d{4}-/.test(text));
}

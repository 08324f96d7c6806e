import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { test as base, expect } from '@playwright/test';
import { PAGE_KINDS } from './page-kinds.ts';
import { overNetwork, startContentServer } from './support/content.ts';
import { ROOT } from './support/process.ts';
import { MONDAY, type Site, startSite } from './support/site.ts';
import { SMALL_NOON, withSmallSite } from './support/small-site.ts';

type Pair = { embedded: Site; network: Site };

const test = base.extend<object, { pair: Pair }>({
  pair: [
    async ({}, provide) => {
      const server = await startContentServer(join(ROOT, 'content'));
      const [embedded, network] = await Promise.all([startSite(), startSite(overNetwork(server))]);
      await provide({ embedded, network });
      await Promise.all([embedded.stop(), network.stop(), server.stop()]);
    },
    { scope: 'worker' },
  ],
});

/** The page without what differs from one moment to the next: the site's clock ticks while we look. */
async function pageOf(site: Site, path: string): Promise<string> {
  const html = await (await fetch(site.url + path)).text();
  const aroundNow = (milliseconds: string) => Math.abs(Number(milliseconds) - Date.parse(MONDAY)) < 600_000;
  return html
    .replaceAll(site.url, '')
    .replace(/\b1\d{12}\b/g, (digits) => (aroundNow(digits) ? 'NOW' : digits))
    .replace(/(de klok van deze site staat op [^.<]*?)\d\d:\d\d/g, '$1NOW');
}

for (const { name, path } of PAGE_KINDS) {
  test(`${name} is the same page with the content in the process and over the network`, async ({ pair }) => {
    const [embedded, network] = await Promise.all([pageOf(pair.embedded, path), pageOf(pair.network, path)]);
    expect(network.length).toBeGreaterThan(5_000);
    expect(network).toBe(embedded);
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

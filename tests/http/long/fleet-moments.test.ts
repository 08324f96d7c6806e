import { setTimeout as pause } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { whileRunning } from '../../../e2e/support/process.ts';
import { startSite } from '../../../e2e/support/running-site.ts';
import { type Fleet, startFleet } from '../../fleet/fleet.ts';

/**
 * Time from the start of the fleet to the simulated change, in ms: enough for a cold start on a busy machine
 * and for caching the pages.
 */
const BEFORE_MS = 75_000;
/** How long before and after the simulated change the test requests pages, in ms. */
const AROUND_MS = 4_000;
/** How long nginx may serve a page from before the change, in ms. */
const NGINX_MS = 2_000;
const EVERY_MS = 100;

/** Returns the part of a page that contains a title, up to the next element with this tag. */
const partWith = (html: string, tag: string, title: string): string =>
  html.split(`<${tag}`).find((part) => part.includes(title)) ?? '';
const ITEM = 'De moord op rij 4, plank 2';

type Moment = {
  name: string;
  at: string;
  /** Maps each path to a function that checks whether the HTML was rendered after the change. */
  isAfter: Readonly<Record<string, (html: string) => boolean>>;
};

const MOMENTS: readonly Moment[] = [
  {
    name: 'an item that begins at 10:30',
    at: '2025-10-27T10:30:00+01:00',
    // Does not check the home page, which shows this item as the next one until 10:31.
    isAfter: {
      '/programma/2025-10-27': (html) => partWith(html, 'article', ITEM).includes('nu bezig'),
      '/live': (html) => partWith(html, 'li', ITEM).includes('nu bezig'),
    },
  },
  {
    name: 'midnight in Brussels',
    at: '2025-10-28T00:00:00+01:00',
    isAfter: {
      '/programma/2025-10-27': (html) => html.includes('dinsdag 28 oktober, vandaag'),
      '/': (html) => html.includes('dinsdag 28 oktober, vandaag'),
      '/live': (html) => !html.includes('Morgen: dinsdag 28 oktober'),
    },
  },
];

/** A response. `requested` and `there` (its arrival) are in ms after the change, by the clock of the site. */
type Answer = { requested: number; there: number; isAfter: boolean };

/**
 * Returns by how many ms the clock of a process is ahead of the clock here, accurate to half of the response
 * time.
 */
async function aheadBy(url: string): Promise<number> {
  const requested = Date.now();
  const { now }: { now: string } = await (await fetch(`${url}/live.json`)).json();
  return Date.parse(now) - (requested + Date.now()) / 2;
}

async function answersOf(origin: string, moment: Moment, path: string, now: () => number) {
  const answers: Answer[] = [];
  while (now() < AROUND_MS) {
    const requested = now();
    const html = await (await fetch(origin + path)).text();
    expect(html, path).toContain('</html>');
    answers.push({ requested, there: now(), isAfter: moment.isAfter[path]?.(html) ?? false });
    await pause(EVERY_MS);
  }
  return answers;
}

it.each(MOMENTS)(
  '$name shows within a second in a process and within two seconds through nginx',
  async (moment) => {
    const start = new Date(Date.parse(moment.at) - BEFORE_MS).toISOString();
    const fleet: Fleet = await startFleet({ SITE_NOW: start }, { count: 1 });
    try {
      const [process] = fleet.processes;
      if (!process) throw new Error('the fleet has no process');
      // Discards the first response. It is slower, and would make the reading of the clock inaccurate.
      await aheadBy(process.url);
      const ahead = await aheadBy(process.url);
      const now = () => Date.now() + ahead - Date.parse(moment.at);
      expect(now(), 'the fleet started too late').toBeLessThan(-AROUND_MS);
      await pause(-AROUND_MS - now());

      const paths = Object.keys(moment.isAfter);
      const ask = (origin: string) =>
        Promise.all(paths.map(async (path) => [path, await answersOf(origin, moment, path, now)] as const));
      const [direct, throughNginx] = await Promise.all([ask(process.url), ask(fleet.url)]);
      const late = (answers: readonly Answer[], patience: number) =>
        answers.filter(({ requested, isAfter }) => requested >= patience && !isAfter);
      const early = (answers: readonly Answer[]) =>
        answers.filter(({ there, isAfter }) => there < 0 && isAfter);
      for (const [path, answers] of direct) {
        expect(answers.filter(({ there }) => there < 0).length, path).toBeGreaterThan(5);
        expect([early(answers), late(answers, 0)], path).toEqual([[], []]);
      }
      for (const [path, answers] of throughNginx)
        expect([early(answers), late(answers, NGINX_MS)], path).toEqual([[], []]);
    } finally {
      await fleet.stop();
    }
  },
  300_000,
);

it('a page that shows no minutes does not change with the next minute, even with a simulated clock', async () => {
  await whileRunning(await startSite({ SITE_NOW: '2025-10-27T09:30:50+01:00' }), async ({ url }) => {
    const tagOf = async (path: string) => (await fetch(url + path)).headers.get('etag');
    const paths = ['/nieuws', '/programma/2025-10-29'];
    const before = await Promise.all(paths.map(tagOf));
    await pause(12_000);
    expect(await Promise.all(paths.map(tagOf))).toEqual(before);
  });
});

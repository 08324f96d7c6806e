import { setTimeout as pause } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { whileRunning } from '../../../e2e/support/process.ts';
import { startSite } from '../../../e2e/support/running-site.ts';
import { type Fleet, startFleet } from '../../fleet/fleet.ts';

/** From a fleet's start until the moment: a cold start on a busy machine, and time to keep pages. */
const BEFORE_MS = 75_000;
/** How long on both sides of the moment the pages are asked. */
const AROUND_MS = 4_000;
/** Until when a page of before the moment may still come through nginx. */
const NGINX_MS = 2_000;
const EVERY_MS = 100;

/** The part of a page around a title, as far as the next part of that kind. */
const partWith = (html: string, tag: string, title: string): string =>
  html.split(`<${tag}`).find((part) => part.includes(title)) ?? '';
const ITEM = 'De moord op rij 4, plank 2';

type Moment = {
  name: string;
  at: string;
  /** What shows that a page was made after the moment, by its path. */
  isAfter: Readonly<Record<string, (html: string) => boolean>>;
};

const MOMENTS: readonly Moment[] = [
  {
    name: 'an item that begins at 10:30',
    at: '2025-10-27T10:30:00+01:00',
    // Home shows the item as the next one until 10:31: it turns at midnight.
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

/** An answer: when it was asked and when it was there, in ms after the moment by the clock of the site. */
type Answer = { asked: number; there: number; isAfter: boolean };

/** By how much the clock of a process is ahead of this one's, in ms; it is read to within half of what an answer takes. */
async function aheadBy(url: string): Promise<number> {
  const asked = Date.now();
  const { now }: { now: string } = await (await fetch(`${url}/live.json`)).json();
  return Date.parse(now) - (asked + Date.now()) / 2;
}

async function answersOf(origin: string, moment: Moment, path: string, now: () => number) {
  const answers: Answer[] = [];
  while (now() < AROUND_MS) {
    const asked = now();
    const html = await (await fetch(origin + path)).text();
    expect(html, path).toContain('</html>');
    answers.push({ asked, there: now(), isAfter: moment.isAfter[path]?.(html) ?? false });
    await pause(EVERY_MS);
  }
  return answers;
}

it.each(MOMENTS)(
  '$name is told to the second by a process and within two seconds by nginx',
  async (moment) => {
    const start = new Date(Date.parse(moment.at) - BEFORE_MS).toISOString();
    const fleet: Fleet = await startFleet({ SITE_NOW: start }, { count: 1 });
    try {
      const [process] = fleet.processes;
      if (!process) throw new Error('one process');
      // What is asked for the first time is slower, and may pass between the reading of the clock and the answer.
      await aheadBy(process.url);
      const ahead = await aheadBy(process.url);
      const now = () => Date.now() + ahead - Date.parse(moment.at);
      expect(now(), 'the fleet was not there before the moment').toBeLessThan(-AROUND_MS);
      await pause(-AROUND_MS - now());

      const paths = Object.keys(moment.isAfter);
      const ask = (origin: string) =>
        Promise.all(paths.map(async (path) => [path, await answersOf(origin, moment, path, now)] as const));
      const [direct, throughNginx] = await Promise.all([ask(process.url), ask(fleet.url)]);
      const late = (answers: readonly Answer[], patience: number) =>
        answers.filter(({ asked, isAfter }) => asked >= patience && !isAfter);
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

it('a page that tells no minutes is the same in the next one, on a site whose clock is simulated too', async () => {
  await whileRunning(await startSite({ SITE_NOW: '2025-10-27T09:30:50+01:00' }), async ({ url }) => {
    const tagOf = async (path: string) => (await fetch(url + path)).headers.get('etag');
    const paths = ['/nieuws', '/programma/2025-10-29'];
    const before = await Promise.all(paths.map(tagOf));
    await pause(12_000);
    expect(await Promise.all(paths.map(tagOf))).toEqual(before);
  });
});

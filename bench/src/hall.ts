import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { parseArgs } from 'node:util';
import { type Browser, chromium } from '@playwright/test';
import config from '../../e2e/playwright.config.ts';
import { ensureSiteIsBuilt } from '../../e2e/support/built.ts';
import { HALL, startHallConnection } from '../../e2e/support/crowded-hall.ts';
import { LIMITS_FILE } from '../../e2e/support/page-class.ts';
import { startShippedSite } from '../../e2e/support/shipped-edition.ts';
import { answerTo, type Paints, paintsOf, repeatPaintsOf } from './hall-visits.ts';
import { type Timing, timing } from './measured.ts';
import { writeResults } from './results.ts';

/** Default number of visits to each site. */
const VISITS = 10;
/** The day with the most items. */
const DAY = '/programma/2025-10-26';
/** The type that visitors select in the filter. */
const TYPE = 'gesprek';
/**
 * Maximum deviation of the connection from its expected speed, as a share. If it deviates more, the machine is too
 * busy.
 */
const ACCURACY = 0.05;

type Side = 'before' | 'after';
type Figures = { firstPaint: Timing; largestPaint: Timing; tickAnswered: Timing };
type Repeated = Pick<Figures, 'firstPaint' | 'largestPaint'>;
type Sides = Partial<Record<Side, Figures>>;
type Taken = Record<'first' | 'largest' | 'tick', readonly number[]>;

/**
 * Measures visits to the day with the most items over the connection of a crowded hall, alternating between the sites.
 * On first visits, measures the first and the largest paint, and the time until the list reacts to the earliest
 * possible use of its filter. On repeat visits within a minute, by a phone that has downloaded the programme, measures
 * both paints. `--before URL` and `--after URL` name running sites; the default of `--after` is this tree. `--visits 2`
 * shortens the measurement. If a value exceeds its budget, or if the connection has the wrong speed, the exit code is
 * 1.
 */
export async function hall(args: readonly string[]): Promise<void> {
  const url = { type: 'string' } as const;
  const { values } = parseArgs({ args: [...args], options: { before: url, after: url, visits: url } });
  const visits = values.visits === undefined ? VISITS : Number(values.visits);
  if (!(visits >= 1)) throw new Error(`--visits ${values.visits} is not a number of visits`);
  const own = values.after === undefined ? await startOwn() : undefined;
  const sides = new Map<Side, string>();
  if (values.before !== undefined) sides.set('before', new URL(values.before).origin);
  sides.set('after', values.after === undefined ? (own?.url ?? '') : new URL(values.after).origin);
  try {
    const line = await knownFile();
    // Fills the page cache, because the first request for a page takes longer on the server.
    for (const site of sides.values()) await (await fetch(site + DAY)).text();
    const browser = await chromium.launch(config.use?.launchOptions);
    try {
      const smooth = await visitsTo(sides, { browser, visits, holdUpMs: 0 });
      const withHoldUps = await visitsTo(sides, { browser, visits, holdUpMs: HALL.holdUpMs });
      const repeated = await repeatVisits(sides.get('after') ?? '', { browser, visits });
      report({ visits, line, smooth, withHoldUps, repeated });
    } finally {
      await browser.close();
    }
  } finally {
    await own?.stop();
  }
}

async function startOwn() {
  await ensureSiteIsBuilt();
  return startShippedSite();
}

/** Visits the sites alternately. The n-th visit to each site has the same network interruptions. */
async function visitsTo(
  sides: ReadonlyMap<Side, string>,
  { browser, visits, holdUpMs }: { browser: Browser; visits: number; holdUpMs: number },
): Promise<Sides> {
  const taken = new Map<Side, Taken>();
  for (let seed = 1; seed <= visits; seed++) {
    for (const [side, site] of sides) {
      const over = <Result>(use: (url: string) => Promise<Result>) =>
        overTheLine(site, { holdUpMs, seed }, (url) => use(url + DAY));
      const { first, largest } = await over((url) => paintsOf(browser, url));
      const tick = await over((url) => answerTo(browser, url, TYPE));
      const before = taken.get(side) ?? { first: [], largest: [], tick: [] };
      taken.set(side, {
        first: [...before.first, first],
        largest: [...before.largest, largest],
        tick: [...before.tick, tick],
      });
    }
  }
  return Object.fromEntries(
    [...taken].map(([side, { first, largest, tick }]) => [
      side,
      { firstPaint: timing(first), largestPaint: timing(largest), tickAnswered: timing(tick) },
    ]),
  );
}

/** Measures repeat visits over a connection that is never interrupted. */
async function repeatVisits(
  site: string,
  { browser, visits }: { browser: Browser; visits: number },
): Promise<Repeated> {
  const taken: Paints[] = [];
  for (let seed = 1; seed <= visits; seed++)
    taken.push(await overTheLine(site, { holdUpMs: 0, seed }, (url) => repeatPaintsOf(browser, url + DAY)));
  return {
    firstPaint: timing(taken.map(({ first }) => first)),
    largestPaint: timing(taken.map(({ largest }) => largest)),
  };
}

async function overTheLine<Result>(
  site: string,
  options: { holdUpMs: number; seed: number },
  use: (url: string) => Promise<Result>,
): Promise<Result> {
  const line = await startHallConnection(site, { ...HALL, ...options });
  try {
    return await use(line.url);
  } finally {
    await line.stop();
  }
}

/**
 * Downloads a file of 125 kB. Returns the measured and the expected time in ms. The expected time consists of the
 * handshake, the request and 2.5 s of transfer.
 */
async function knownFile(): Promise<{ taken: number; expected: number }> {
  const bytes = 125_000;
  const file = randomBytes(bytes);
  const site = createServer((_, reply) => reply.end(file));
  await once(site.listen(0, '127.0.0.1'), 'listening');
  try {
    // The cast is safe: a TCP server has an AddressInfo.
    const { port } = site.address() as AddressInfo;
    return await overTheLine(`http://127.0.0.1:${port}`, { holdUpMs: 0, seed: 1 }, async (url) => {
      const began = performance.now();
      await (await fetch(url)).arrayBuffer();
      const expected = 4 * HALL.oneWayMs + (bytes * 8_000) / HALL.bitsPerSecond;
      return { taken: Math.round(performance.now() - began), expected };
    });
  } finally {
    site.closeAllConnections();
    site.close();
  }
}

type Report = {
  visits: number;
  line: { taken: number; expected: number };
  smooth: Sides;
  withHoldUps: Sides;
  repeated: Repeated;
};

function report({ visits, line, smooth, withHoldUps, repeated }: Report): void {
  const { firstPaintMs, repeatFirstPaintMs, shareOfBefore } = JSON.parse(
    readFileSync(LIMITS_FILE, 'utf8'),
  ).hall;
  const over: string[] = [];
  if (Math.abs(line.taken / line.expected - 1) > ACCURACY)
    over.push(
      `the connection took ${line.taken} ms instead of ${line.expected}: this machine is too busy to measure on`,
    );
  for (const [name, { before, after }] of Object.entries({ smooth, withHoldUps })) {
    const [was, is] = [before?.firstPaint.p50, after?.firstPaint.p50 ?? 0];
    if (was !== undefined && is > was * shareOfBefore)
      over.push(`${name}: first paint ${is} ms, its limit is ${shareOfBefore} of ${was} ms`);
  }
  const first = smooth.after?.firstPaint.p50 ?? 0;
  if (first > firstPaintMs) over.push(`smooth: first paint ${first} ms, its limit is ${firstPaintMs} ms`);
  const again = repeated.firstPaint.p50;
  if (again > repeatFirstPaintMs)
    over.push(`repeat visit: first paint ${again} ms, its limit is ${repeatFirstPaintMs} ms`);
  for (const [name, sides] of Object.entries({ smooth, withHoldUps })) {
    console.log(`${name}, ms`);
    console.table(
      Object.fromEntries(Object.entries(sides).map(([side, figures]) => [side, middles(figures)])),
    );
  }
  const { firstPaint, largestPaint } = repeated;
  console.log('a repeat visit, smooth, ms');
  console.table({
    'first paint': { middle: Math.round(firstPaint.p50), 'at worst': Math.round(firstPaint.max) },
    'largest paint': { middle: Math.round(largestPaint.p50), 'at worst': Math.round(largestPaint.max) },
  });
  for (const one of over) console.log(one);
  console.log(
    `A known file: ${line.taken} of ${line.expected} ms. ${over.length === 0 ? 'met' : 'NOT met'}.`,
  );
  const figures = { visits, page: DAY, line, met: over.length === 0, over, smooth, withHoldUps, repeated };
  console.log(`Written to ${writeResults('hall', figures)}`);
  if (over.length > 0) process.exitCode = 1;
}

const middles = ({ firstPaint, largestPaint, tickAnswered }: Figures) => ({
  'first paint': Math.round(firstPaint.p50),
  'at worst': Math.round(firstPaint.max),
  'largest paint': Math.round(largestPaint.p50),
  'tick answered': Math.round(tickAnswered.p50),
  'answered at worst': Math.round(tickAnswered.max),
});

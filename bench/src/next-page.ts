import { loadavg } from 'node:os';
import { setTimeout } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { HALL, startHallConnection } from '../../e2e/support/crowded-hall.ts';
import type { ConnectionOptions } from '../../e2e/support/shared-connection.ts';
import { type Timing, timing } from './measured.ts';
import { ENGINES, type Reader } from './next-page-browsers.ts';
import { findLink, goBack, hasLoaded, shownAfter, watchPresses } from './next-page-watch.ts';
import { writeResults } from './results.ts';

/** The day with the most items. */
const DAY = '/programma/2025-10-26';
/** The day after {@link DAY}. */
const NEXT_DAY = '/programma/2025-10-27';
const SEARCH = '/zoeken?q=boek';
const ROWS = 'main article a[href^="/activiteiten/"]';
/** How long a visitor looks at a page after it has loaded, in ms. */
const LOOKS_MS = 2_000;
/** Polling interval, in ms. */
const ASKS_EVERY_MS = 100;
/** Timeout of a step, in ms. */
const PATIENCE_MS = 60_000;
const WARM_UPS = 3;

type Line = { options?: ConnectionOptions; connection: string };

/** The connections to measure. The benchmark simulates them with a proxy, because a proxy works with all engines. */
const LINES: Readonly<Record<string, Line>> = {
  open: { connection: '4g' },
  '1.6 Mbit/s': {
    options: { bitsPerSecond: 1_600_000, oneWayMs: 75, holdUpMs: 0, seed: 1 },
    connection: '4g',
  },
  hall: { options: { ...HALL, holdUpMs: 0 }, connection: '3g' },
};

/** Times of each build, by step, in ms. */
type Times = Map<string, number[][]>;

/**
 * Measures the time from a press until the main heading of the next page is painted: in five steps of a visit, in each
 * engine, on three connections. `--url` names a running site; a second `--url` is measured alternately with the first.
 * `--engine`, `--line` and `--rounds` select a part.
 */
export async function nextPage(args: readonly string[]): Promise<void> {
  const many = { type: 'string', multiple: true } as const;
  const rounds = { type: 'string', default: '5' } as const;
  const { values } = parseArgs({
    args: [...args],
    options: { url: many, engine: many, line: many, rounds },
  });
  const { url: urls = [], engine: engines = Object.keys(ENGINES), line: lines = Object.keys(LINES) } = values;
  if (urls.length === 0) throw new Error('--url names the site to measure');
  for (const url of urls) await warmUp(url);
  const measured: Record<string, Record<string, string | number>> = {};
  for (const line of lines) {
    for (const engine of engines) {
      const times = await measure({ urls, engine, line, rounds: Number(values.rounds) });
      const table = Object.fromEntries([...times].map(([step, builds]) => [step, rowOf(builds)]));
      console.log(`${engine}, ${line}; ms; load ${loadavg()[0]?.toFixed(1)}`);
      console.table(table);
      for (const [step, row] of Object.entries(table)) measured[`${engine}, ${line}, ${step}`] = row;
    }
  }
  console.log(`Written to ${writeResults('next-page', { urls, rounds: Number(values.rounds), measured })}`);
}

async function warmUp(url: string): Promise<void> {
  for (const path of ['/', DAY, NEXT_DAY, SEARCH])
    for (let asked = 0; asked < WARM_UPS; asked++) await (await fetch(new URL(path, url))).text();
}

type Measurement = { urls: readonly string[]; engine: string; line: string; rounds: number };

async function measure({ urls, engine, line, rounds }: Measurement): Promise<Times> {
  const start = ENGINES[engine];
  const conditions = LINES[line];
  if (!start || !conditions) throw new Error(`unknown: ${engine}, ${line}`);
  const times: Times = new Map();
  const browser = await start(conditions.connection);
  try {
    for (let round = 0; round < rounds; round++) {
      for (const [build, url] of urls.entries()) {
        const slow = conditions.options && (await startHallConnection(url, conditions.options));
        const reader = await browser.newReader();
        try {
          // `localhost`, because Firefox and WebKit cannot reach this machine by another name.
          const { port } = new URL(slow?.url ?? url);
          await walk(reader, `http://localhost:${port}`, (step, ms) => {
            console.log(`${engine}, ${line}, build ${build + 1}, ${step}: ${Math.round(ms)} ms`);
            const builds = times.get(step) ?? urls.map(() => []);
            builds[build]?.push(ms);
            times.set(step, builds);
          });
        } catch (error) {
          // On a busy machine a press may miss its link. The other visits still count.
          console.error(error);
        } finally {
          await reader.leave();
          await slow?.stop();
        }
      }
    }
  } finally {
    await browser.stop();
  }
  return times;
}

/** Makes one visit. Calls `note` with the time of each step, in ms. */
async function walk(reader: Reader, origin: string, note: (step: string, ms: number) => void) {
  const loaded = () =>
    until(async () => ((await reader.run(hasLoaded)) ? true : null), 'the load of the page');
  const shown = () => until(() => reader.run(shownAfter), 'the next page');
  const follow = async (step: string, selector: string) => {
    const link = () => until(() => reader.run(findLink, selector), selector);
    await link();
    await setTimeout(LOOKS_MS);
    // Some drivers have not run `watchPresses` in this document yet, and no driver runs it in a prerendered document.
    await reader.run(watchPresses);
    await reader.press(await link());
    note(step, await shown());
    await loaded();
  };
  await reader.open(`${origin}/`);
  await loaded();
  await follow('home → day', `main a[href="${DAY}"]`);
  await follow('day → day', `main nav a[href="${NEXT_DAY}"]`);
  await follow('list → detail', ROWS);
  await setTimeout(LOOKS_MS);
  await reader.run(watchPresses);
  await reader.run(goBack);
  note('detail → back', await shown());
  await reader.open(origin + SEARCH);
  await loaded();
  await follow('search → hit', 'main ol a, main article a');
}

/**
 * Polls `ask` until it returns a result. If the page navigates during a call, `ask` rejects, and polling continues in
 * the next page.
 */
async function until<Result>(ask: () => Promise<Result | null>, name: string): Promise<Result> {
  const end = performance.now() + PATIENCE_MS;
  let cause: unknown;
  while (performance.now() < end) {
    try {
      const result = await ask();
      if (result !== null) return result;
    } catch (error) {
      cause = error;
    }
    await setTimeout(ASKS_EVERY_MS);
  }
  throw new Error(`${name} did not come within ${PATIENCE_MS} ms`, { cause });
}

/** Returns the median and the range of each build, and the ratio of the first build to the second. */
function rowOf(builds: readonly number[][]): Record<string, string | number> {
  const timings = builds.map(timing);
  const range = ({ p50 }: Timing, all: readonly number[] = []) =>
    `${Math.round(p50)} (${Math.round(Math.min(...all))}–${Math.round(Math.max(...all))})`;
  const [first, second] = timings;
  return {
    ...Object.fromEntries(timings.map((one, index) => [`build ${index + 1}`, range(one, builds[index])])),
    ...(first && second ? { ratio: Math.round((first.p50 / second.p50) * 100) / 100 } : {}),
  };
}

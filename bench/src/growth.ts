import { createStoryblokEmulator } from 'storyblok-emulator';
import { generateContent, REQUESTED_DAY } from './generated-content.ts';
import { manyAddresses } from './many-addresses.ts';
import { rounded, type Timing, timed } from './measured.ts';
import { writeResults } from './results.ts';
import { siteGrowth } from './site-growth.ts';

const SIZES = [500, 1_000, 2_500, 5_000, 10_000, 20_000];
const ROUNDS = { warmUp: 50, counted: 200 };
/** Maximum p95 of the query for the items of one day, in ms, when the space has the largest number of stories. */
const BUDGET_MS = 10;

type Row = {
  stories: number;
  startMs: number;
  /**
   * Heap size after the measurements minus heap size before the start, in MB. Both are measured after garbage
   * collection.
   */
  heapMb: number;
  day: Timing;
  dayWithRelations: Timing;
};

/** The results of one part of the measurement. `met`: whether all of them are within the budget. */
type Part = { met: boolean; [figure: string]: unknown };

const PARTS: Record<string, () => Promise<Part>> = {
  content: contentGrowth,
  site: siteGrowth,
  addresses: manyAddresses,
};

/**
 * Measures how costs grow in three parts: `content` measures the content server with more stories, `site` the site with
 * more items, and `addresses` the site with more requested addresses. The argument selects one part. Exit code 1 over
 * budget.
 */
export async function growth([only]: readonly string[]): Promise<void> {
  if (only !== undefined && !Object.hasOwn(PARTS, only)) {
    console.error(`Which one? npm run bench -- growth ${Object.keys(PARTS).join(' | ')}`);
    process.exitCode = 1;
    return;
  }
  const figures: Record<string, Part> = {};
  for (const [name, measured] of Object.entries(PARTS))
    if (only === undefined || only === name) figures[name] = await measured();
  const met = Object.values(figures).every((part) => part.met);
  const path = writeResults(only === undefined ? 'growth' : `growth-${only}`, { met, ...figures });
  console.log(`${met ? 'All budgets met' : 'NOT all budgets met'}. Written to ${path}`);
  if (!met) process.exitCode = 1;
}

/**
 * Measures how the content server's startup time, its memory use and the time of a query for one day grow with the
 * number of stories.
 */
async function contentGrowth(): Promise<Part> {
  const rows: Row[] = [];
  for (const stories of SIZES) {
    const row = await measure(stories);
    rows.push(row);
    console.log(line(row));
  }
  console.table(
    Object.fromEntries(
      rows.map(({ stories, startMs, heapMb, day, dayWithRelations: full }) => [
        stories,
        {
          'start ms': startMs,
          'heap MB': heapMb,
          'day p50': day.p50,
          'day p95': day.p95,
          'with relations p50': full.p50,
          'with relations p95': full.p95,
        },
      ]),
    ),
  );
  const p95 = rows.at(-1)?.day.p95 ?? 0;
  const met = p95 < BUDGET_MS;
  console.log(
    `p95 of a day at the largest size: ${p95} ms; budget ${BUDGET_MS} ms: ${met ? 'met' : 'NOT met'}.`,
  );
  return { rounds: ROUNDS, itemsOfTheDay: REQUESTED_DAY.items, budgetMs: BUDGET_MS, met, rows };
}

async function measure(stories: number): Promise<Row> {
  const content = generateContent(stories);
  const before = heapMb();
  const start = performance.now();
  const server = createStoryblokEmulator({ dir: content.dir, watch: false, log: ignored });
  try {
    await server.ready;
    const startMs = Math.round(performance.now() - start);
    const ask = (relations: string) => async () => {
      const answer = await (await server.fetch(question(relations))).text();
      if (!answer.includes(`"total":${REQUESTED_DAY.items},`))
        throw new Error(`Wrong items: ${answer.slice(0, 300)}`);
    };
    const day = await timed(ask(''), ROUNDS);
    const dayWithRelations = await timed(
      ask('program.experience,program.location,program.type,program.theme'),
      ROUNDS,
    );
    return { stories, startMs, heapMb: rounded(heapMb() - before), day, dayWithRelations };
  } finally {
    server.close();
    content.remove();
  }
}

/** Creates the site's query for all items of a day, sorted by start. */
function question(relations: string): Request {
  return new Request('http://content.invalid/v1/api', {
    method: 'POST',
    headers: { 'content-type': 'application/json', token: 'public', version: 'published' },
    body: JSON.stringify({
      query: `query Day($filter: JsonScalar, $relations: String) {
        ContentNodes(
          filter_query: $filter, sort_by: "content.start_date:asc", per_page: 100,
          resolve_relations: $relations, excluding_fields: "body,seo,page_color"
        ) {
          total
          items { id uuid name slug full_slug published_at content }
        }
      }`,
      variables: {
        filter: {
          component: { in: 'program' },
          start_date: { gt_date: REQUESTED_DAY.after, lt_date: REQUESTED_DAY.before },
        },
        relations,
      },
    }),
  });
}

function heapMb(): number {
  globalThis.gc?.();
  return process.memoryUsage().heapUsed / 1024 ** 2;
}

function line({ stories, startMs, day }: Row): string {
  return `${stories} stories: start ${startMs} ms, day p50 ${day.p50} ms, p95 ${day.p95} ms`;
}

function ignored(): void {}

import { createStoryblokEmulator } from 'storyblok-emulator';
import { CLIENTS, type ManyClients, manyClients } from './content-clients.ts';
import { type Api, addPages, CONTENT_QUERIES, type ContentQuery, requestOf } from './content-queries.ts';
import { generateContent } from './generated-content.ts';
import { rounded, type Timing, timed } from './measured.ts';
import { writeResults } from './results.ts';

const STORIES = 50_000;
const ROUNDS = { warmUp: 20, counted: 200 };
/** Limits in ms: `start` is for the startup time of the content server, `question` for the p95 of a query. */
const BUDGET_MS = { start: 5_000, question: 20 };
const ORIGIN = 'http://content.invalid';

type Fetch = (request: Request) => Promise<Response>;

/** The response times of one query without a cache, for each API. */
type Row = { question: string } & Record<Api, Timing>;

/** Measures the startup time, memory use and response times of the content server with 50,000 stories. */
export async function content(): Promise<void> {
  const generated = generateContent(STORIES);
  addPages(generated.dir);
  try {
    const alone = await oneByOne(generated.dir);
    const clients = await manyClients(generated.dir);
    const { start, rows } = alone;
    const slowest = Math.max(...rows.flatMap(({ graphql, rest }) => [graphql.p95, rest.p95]));
    const slowestClient = Math.max(clients.graphql.p95, clients.rest.p95);
    const met = start.ms < BUDGET_MS.start && Math.max(slowest, slowestClient) < BUDGET_MS.question;
    show(alone, slowest, clients);
    const figures = { stories: STORIES, rounds: ROUNDS, budgetMs: BUDGET_MS, met, ...alone, clients };
    console.log(`Budget ${met ? 'met' : 'NOT met'}. Written to ${writeResults('content', figures)}`);
    if (!met) process.exitCode = 1;
  } finally {
    generated.remove();
  }
}

type Alone = Awaited<ReturnType<typeof oneByOne>>;

/**
 * Measures in this process how long the startup and each query take, and how much memory they use. There are no
 * concurrent clients.
 */
async function oneByOne(dir: string) {
  const before = heapMb();
  const server = createStoryblokEmulator({ dir, watch: false, log: () => undefined });
  try {
    const start = await startOf(server.ready);
    const rows: Row[] = [];
    for (const question of CONTENT_QUERIES) {
      const ask = (api: Api) => timed(asking(question, api, server.fetch), ROUNDS);
      rows.push({ question: question.name, graphql: await ask('graphql'), rest: await ask('rest') });
    }
    const memory = {
      heapMb: rounded(heapMb() - before),
      processMb: Math.round(process.memoryUsage.rss() / 1024 ** 2),
    };
    return { start, memory, rows };
  } finally {
    server.close();
  }
}

/** Returns the wall time and the CPU time of the startup, in ms. The wall time also contains waiting for a busy CPU. */
async function startOf(ready: Promise<void>) {
  const [began, used] = [performance.now(), process.cpuUsage()];
  await ready;
  const { user, system } = process.cpuUsage(used);
  return { ms: Math.round(performance.now() - began), cpuMs: Math.round((user + system) / 1000) };
}

function asking(question: ContentQuery, api: Api, fetch: Fetch): () => Promise<void> {
  let time = 0;
  return () => answered(requestOf(question, api, ORIGIN, ++time), fetch);
}

/** Reads the whole response body without decoding it, because decoding would measure the client. */
async function answered(request: Request, fetch: Fetch): Promise<void> {
  const { body, status } = await fetch(request);
  let bytes = 0;
  for await (const part of body ?? []) bytes += part.byteLength;
  if (status !== 200 || bytes === 0) throw new Error(`${request.url}: ${status}`);
}

function show({ start, memory, rows }: Alone, slowest: number, clients: Record<Api, ManyClients>): void {
  const shown = rows.map(({ question, graphql, rest }) => [
    question,
    { 'GraphQL p50': graphql.p50, 'GraphQL p95': graphql.p95, 'REST p50': rest.p50, 'REST p95': rest.p95 },
  ]);
  console.table(Object.fromEntries(shown));
  console.log(`Start ${start.ms} ms (${start.cpuMs} ms of CPU time), budget ${BUDGET_MS.start} ms.`);
  console.log(`Heap ${memory.heapMb} MB more than before, process ${memory.processMb} MB.`);
  console.log(`Slowest query p95 ${slowest} ms, budget ${BUDGET_MS.question} ms.`);
  for (const [api, { perSecond, p95, p95OfEachTime, afterAChange }] of Object.entries(clients)) {
    console.log(
      `${CLIENTS} clients at once, ${api}: ${perSecond} responses a second, p95 ${p95} ms (${p95OfEachTime.join(', ')}); ` +
        `their first query after a change p95 ${afterAChange.p95} ms.`,
    );
  }
}

function heapMb(): number {
  globalThis.gc?.();
  return process.memoryUsage().heapUsed / 1024 ** 2;
}

import { Agent, request as send } from 'node:http';
import { join } from 'node:path';
import { ROOT, startProcess, whileRunning } from '../../e2e/support/process.ts';
import { type Api, CONTENT_QUERIES, requestOf } from './content-queries.ts';
import { type Timing, timing } from './measured.ts';

export const CLIENTS = 100;
const ROUNDS = { warmUp: 100, counted: 200 };
/** Number of runs. The median run is reported, because other programs on the machine can slow down a single run. */
const TIMES = 5;
/** Number of bursts. In each burst all clients send requests whose responses the server has not cached. */
const BURSTS = 10;
const CONTENT_SERVER = join(ROOT, 'packages', 'storyblok-emulator', 'bin', 'storyblok-emulator.mjs');

/**
 * Results with a hundred concurrent clients, all times in ms. The {@link Timing} is that of the median run.
 * `afterAChange` is the timing of uncached responses.
 */
export type ManyClients = Timing & { perSecond: number; p95OfEachTime: number[]; afterAChange: Timing };

/**
 * Measures a hundred clients, each on its own connection, against the content server in a separate process. Each client
 * sends the ten queries one after another without pauses. Then measures bursts that simulate a content change: all
 * clients open new connections and send a query whose response is not cached.
 */
export async function manyClients(dir: string): Promise<Record<Api, ManyClients>> {
  const server = await startProcess([CONTENT_SERVER, '--content', dir, '--no-watch'], {});
  return whileRunning(server, async ({ url }) => ({
    graphql: await clientsOf('graphql', url),
    rest: await clientsOf('rest', url),
  }));
}

async function clientsOf(api: Api, url: string): Promise<ManyClients> {
  await allAsk(api, url, ROUNDS.warmUp, 0);
  const times: (Timing & { perSecond: number })[] = [];
  for (let time = 0; time < TIMES; time++) {
    const { taken, seconds } = await allAsk(api, url, ROUNDS.counted, 0);
    times.push({ perSecond: Math.round(taken.length / seconds), ...timing(taken) });
  }
  const bursts: number[] = [];
  for (let burst = 1; burst <= BURSTS; burst++) bursts.push(...(await allAsk(api, url, 1, -burst)).taken);
  const p95OfEachTime = times.map(({ p95 }) => p95);
  const [middle] = times.toSorted((a, b) => a.p95 - b.p95).slice(Math.floor(TIMES / 2));
  if (!middle) throw new Error('no run was measured');
  return { ...middle, p95OfEachTime, afterAChange: timing(bursts) };
}

/** Sends all queries from all clients. Returns the response times and the total time, in ms. Rejects on any failure. */
async function allAsk(api: Api, url: string, rounds: number, time: number) {
  const questions = await Promise.all(
    CONTENT_QUERIES.map((question) => onTheLine(requestOf(question, api, url, time))),
  );
  const agent = new Agent({ keepAlive: true, maxSockets: CLIENTS });
  const taken: number[] = [];
  const client = async (first: number) => {
    for (let round = 0; round < rounds; round += 1) {
      const question = questions[(first + round) % questions.length];
      if (question) taken.push(await answerMs(question, agent));
    }
  };
  const began = performance.now();
  try {
    await Promise.all(Array.from({ length: CLIENTS }, (_, first) => client(first)));
    return { taken, seconds: (performance.now() - began) / 1000 };
  } finally {
    agent.destroy();
  }
}

type Question = { url: string; method: string; headers: Record<string, string>; body: string };

async function onTheLine(request: Request): Promise<Question> {
  const { url, method } = request;
  const body = await request.text();
  const headers = {
    ...Object.fromEntries(request.headers),
    // The site requests content with Node's `fetch`, which always sends an `Accept-Encoding` header.
    'accept-encoding': 'gzip',
    ...(body !== '' && { 'content-length': String(Buffer.byteLength(body)) }),
  };
  return { url, method, headers, body };
}

/**
 * Returns the time of one response, in ms. Reads the body without decompressing it, because decompression would measure
 * the client.
 */
function answerMs({ url, body, ...options }: Question, agent: Agent): Promise<number> {
  return new Promise((resolve, reject) => {
    const began = performance.now();
    const asking = send(url, { ...options, agent }, (answer) => {
      if (answer.statusCode !== 200) reject(new Error(`${url}: ${answer.statusCode}`));
      answer
        .on('end', () => resolve(performance.now() - began))
        .on('error', reject)
        .resume();
    });
    asking.on('error', reject).end(body);
  });
}

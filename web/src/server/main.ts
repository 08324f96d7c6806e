import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { BASE } from '../domain/pages/paths.ts';
import { QUERY } from '../domain/pages/query-names.ts';
import { demoDefaults, env, InvalidEnvironment, sharesDatabase } from '../env.ts';
import { createSite } from './app.ts';
import { builtAssets } from './assets/built-assets.ts';
import { addRelease } from './assets/releases.ts';
import { cms } from './content/content.ts';
import { publicationStream } from './content/publication-stream.ts';
import { startFindingsMail } from './content-health/findings-mail.ts';
import { isStopping, noteStopping } from './lifecycle.ts';
import { listenProblem } from './listen-problem.ts';
import { close, listen } from './listening.ts';
import { errorLine } from './log/log-line.ts';
import { registry } from './log/metrics.ts';
import { listenForMetrics, registerGauges } from './log/metrics-listener.ts';
import { takeOverConsole } from './log/process-log.ts';
import { clock } from './request-clock.ts';
import { demoLine, startProblems, startWarnings } from './start-check.ts';
import { delivery } from './submissions.ts';
import { renderBetweenVisitors, renderFirstPages } from './warm-up/first-pages.ts';
import { createWarmupList } from './warm-up/warmup-list.ts';

/** Maximum time for running requests to finish when the process is told to stop, in ms. */
const GRACE_MS = 10_000;
/** Maximum time for rendering pages before the process listens, in ms. Other processes respond meanwhile. */
const FIRST_PAGES_MS = 2_000;
/** How long the process serves visitors before it renders the first page ahead of requests, in ms. */
const BETWEEN_VISITORS_AFTER_MS = 1_000;
/** Interval at which a process stores the addresses of its cached pages for the process that replaces it, in ms. */
const NOTED_EACH_MS = 10_000;

// Without this flag V8 allocates small objects of each request in the old generation, and collects them late
// (docs/performance.md).
setFlagsFromString('--no-allocation-site-pretenuring');

// Makes the files in DATA_DIR private, as the systemd unit does, unless the operator's umask is stricter.
process.umask(process.umask(0o027) | 0o027);

takeOverConsole(env.LOG_FORMAT ?? (process.env.NODE_ENV === 'production' ? 'json' : 'text'));
process.on('unhandledRejection', (error) => console.error(errorLine('unhandled rejection', error)));
process.on('uncaughtException', (error) => {
  console.error(errorLine('uncaught exception', error));
  process.exit(1);
});

const problems = startProblems(env);
if (problems.length > 0) {
  console.error(new InvalidEnvironment(problems).message);
  process.exit(1);
}
for (const warning of startWarnings(env, process.env.NODE_ENV)) console.warn(warning);

/** The build folder; this file is `server/server/main.js` in it. */
const BUILD = join(import.meta.dirname, '..', '..');
const clientDirectory = join(BUILD, 'client');
const { build, assets } = builtAssets(BUILD);
if (env.RELEASES_DIR !== undefined) {
  try {
    addRelease({ directory: env.RELEASES_DIR, clientDirectory, id: build });
  } catch (error) {
    // Continue without RELEASES_DIR: pages served by this process can still load the files of this build.
    console.warn(errorLine('RELEASES_DIR cannot be written', error));
  }
}

const site = createSite({
  build,
  assets,
  clientDirectory,
  releasesDirectory: env.RELEASES_DIR,
  siteUrl: env.SITE_URL,
  measuring: env.META_PIXEL_ID !== undefined,
  workerScript:
    env.SERVICE_WORKER === 'on' ? readFileSync(join(BUILD, 'server', 'site-worker.js'), 'utf8') : undefined,
});

const warmupList = createWarmupList({
  file: join(env.DATA_DIR, 'asked-before.json'),
  log: (line) => console.warn(line),
});
/** URLs of pages to render in the background once the process accepts visitors. */
const before = sharesDatabase(env) ? await warmupList.take() : slowAddresses();
if (sharesDatabase(env)) {
  await renderFirstPages(site.make, firstAddresses, FIRST_PAGES_MS);
  setInterval(() => void warmupList.keep(site.requested()), NOTED_EACH_MS).unref();
}

try {
  const { server, port } = await listen(site.fetch, env.PORT, env.TRUST_PROXY, {
    host: env.HOST,
    ready: site.ready,
  });
  delivery.start();
  if (env.HEALTH_MAIL_TO !== undefined) startFindingsMail();
  setTimeout(() => renderBetweenVisitors(site.make, before), BETWEEN_VISITORS_AFTER_MS).unref();
  if (env.METRICS_PORT !== undefined) await showMetrics(env.METRICS_PORT);
  const stop = async () => {
    // A second signal means that the operator does not want to wait for an orderly stop.
    if (isStopping()) process.exit(1);
    noteStopping();
    publicationStream.close();
    await close(server, GRACE_MS);
    // Stop deliveries last: submissions stored until now are delivered now, or after the next start.
    await delivery.stop();
    process.exit(0);
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
  console.log(`Boektopia staat op http://localhost:${port}`);
  const demo = demoLine(env, [...demoDefaults(env).keys()]);
  if (demo !== undefined) console.log(demo);
} catch (error) {
  console.error(listenProblem(error, { setting: 'PORT', port: env.PORT, host: env.HOST }));
  process.exit(1);
}

function here(path: string): string {
  return new URL(path, env.SITE_URL ?? 'http://localhost').href;
}

/**
 * Returns addresses whose first rendering is slow: a search builds the index, the embedded UiTdatabank reads events.
 */
function slowAddresses(): string[] {
  const search = `${BASE.search}?${QUERY.term}=boek`;
  return (env.EVENTS_API_URL ? [search] : [search, BASE.uitEvents]).map(here);
}

/** Returns all URLs in the order of rendering: slow pages, pages requested earlier, popular pages, the rest. */
async function firstAddresses(): Promise<string[]> {
  const [days, pages] = await Promise.all([cms.festivalDays(clock.now()), cms.publicPages()]);
  const popular = [BASE.home, ...days.map(({ path }) => path)].map(here);
  return [...new Set([...slowAddresses(), ...before, ...popular, ...pages.map(({ path }) => here(path))])];
}

/** Serves the metrics. A failure is logged and does not stop the site. */
async function showMetrics(port: number): Promise<void> {
  registerGauges(registry);
  try {
    const server = await listenForMetrics(registry, port, env.METRICS_HOST);
    server.unref();
    const address = server.address();
    const own = typeof address === 'object' ? address?.port : undefined;
    console.log(`figures at http://${env.METRICS_HOST}:${own}/metrics`);
  } catch (error) {
    console.error(listenProblem(error, { setting: 'METRICS_PORT', port, host: env.METRICS_HOST }));
  }
}

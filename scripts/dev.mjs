import './supported-node.mjs';
import { createServer as createHttpServer } from 'node:http';
import { join } from 'node:path';
import { ensureInstalled } from './installed.mjs';
import { ROOT } from './places.mjs';
import { readSettings } from './settings.mjs';
import { stopWithNpm } from './stop-with-npm.mjs';

/** How long files must be unchanged before a reload, in ms, because code editors save in several steps. */
const QUIET_MS = 200;

stopWithNpm();
readSettings();
process.env.NODE_ENV = 'development';
await ensureInstalled();

const { createServer } = await import('vite');
const web = join(ROOT, 'web');
process.chdir(web);
const http = createHttpServer();
const vite = await createServer({
  root: web,
  configFile: join(web, 'vite.config.ts'),
  appType: 'custom',
  server: { middlewareMode: true, hmr: { server: http } },
});
process.chdir(ROOT);

/** Runs the modules that Vite transforms, in Vite's own server environment. */
const { runner } = /** @type {import('vite').RunnableDevEnvironment} */ (vite.environments.ssr);
/** @param {string} id */
const load = (id) => runner.import(id);
const { env } = await load('/src/env.ts');
const { delivery } = await load('/src/server/submissions.ts');

/**
 * Lets the site handle a request as in production, built from the current modules. The runner caches unchanged modules.
 * @param {Request} request
 * @returns {Promise<Response>}
 */
async function fetch(request) {
  const [{ createSite }, { servedAssets }] = await Promise.all([
    load('/src/server/app.ts'),
    load('/src/server/assets/served-assets.ts'),
  ]);
  const assets = servedAssets(vite.environments.ssr.moduleGraph);
  return createSite({ assets, siteUrl: env.SITE_URL, development: true }).fetch(request);
}

/** @type {{ nodeListener: typeof import('../web/src/server/listening.ts').nodeListener }} */
const { nodeListener } = await load('/src/server/listening.ts');
const listener = nodeListener(async (/** @type {Request} */ request) => {
  try {
    return await fetch(request);
  } catch (error) {
    if (error instanceof Error) vite.ssrFixStacktrace(error);
    console.error(error);
    const shown = error instanceof Error ? (error.stack ?? error) : error;
    return new Response(String(shown), { status: 500 });
  }
});
http.on('request', (incoming, outgoing) =>
  vite.middlewares(incoming, outgoing, () => listener(incoming, outgoing)),
);

/** @type {NodeJS.Timeout | undefined} */
let quiet;
vite.watcher.add(env.CONTENT_DIR);
vite.watcher.on('all', (_event, path) => {
  if (!path.startsWith(env.CONTENT_DIR)) return;
  clearTimeout(quiet);
  quiet = setTimeout(() => vite.environments.client.hot.send({ type: 'full-reload' }), QUIET_MS);
});

const { listenProblem } = await load('/src/server/listen-problem.ts');
http.once('error', (error) => {
  console.error(listenProblem(error, { setting: 'PORT', port: env.PORT, host: undefined }));
  process.exit(1);
});
delivery.start();
http.listen(env.PORT, () => {
  const address = http.address();
  const port = typeof address === 'object' && address !== null ? address.port : env.PORT;
  console.log(`Boektopia staat op http://localhost:${port}`);
});
const stop = async () => {
  http.closeAllConnections();
  await delivery.stop();
  await vite.close();
  process.exit(0);
};
process.on('SIGTERM', stop);
process.on('SIGINT', stop);

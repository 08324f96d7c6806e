import { startFleet } from './fleet.ts';

try {
  // Uses the real time by default: an empty SITE_NOW overrides the date of the tests.
  const { url, nginx, processes, stop } = await startFleet({ SITE_NOW: process.env.SITE_NOW ?? '' });
  let isStopping = false;
  const end = async () => {
    if (isStopping) return;
    isStopping = true;
    await stop();
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, end);
  console.log(`Boektopia staat op ${url}`);
  console.log(`nginx: ${nginx.pid}`);
  for (const { pid, url: own } of processes) console.log(`web: ${pid} op ${own}`);
  console.log('Ctrl-C stopt alles.');
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

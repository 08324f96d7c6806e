/** Time between two checks whether npm's shell still runs, in ms. */
const LOOK_EVERY_MS = 300;

/**
 * Stops this process when npm's shell has exited. npm sends a signal only to that shell, which does not forward it. A
 * stopped `npm start` would otherwise keep its port.
 */
export function stopWithNpm() {
  if (process.env.npm_lifecycle_event === undefined || process.platform === 'win32') return;
  const shell = process.ppid;
  const looking = setInterval(() => {
    if (process.ppid === shell) return;
    clearInterval(looking);
    process.kill(process.pid, 'SIGTERM');
  }, LOOK_EVERY_MS);
  looking.unref();
}

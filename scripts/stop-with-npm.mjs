/** How often is looked whether the shell is still there, in ms. */
const LOOK_EVERY_MS = 300;

/**
 * Stops this process when the shell that npm started it from is gone. npm hands a signal to that shell only,
 * which dies of it and tells nobody: without this a stopped `npm start` would keep its port.
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

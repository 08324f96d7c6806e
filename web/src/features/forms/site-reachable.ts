/** So often the site is asked whether it answers again, in ms. */
const ASKED_EVERY_MS = 15_000;

/**
 * Calls back once the site answers again. It is asked when the browser says that it is online, and every so often: a browser
 * in a crowded hall believes that it is online, and nothing comes through. Returns how to stop.
 */
export function whenReachable(then: () => void): () => void {
  let isAsking = false;
  let isStopped = false;
  const stop = () => {
    isStopped = true;
    clearInterval(timer);
    window.removeEventListener('online', ask);
  };
  const ask = async () => {
    if (isAsking) return;
    isAsking = true;
    const isThere = await isAnswered(window.location.pathname);
    isAsking = false;
    if (isStopped || !isThere) return;
    stop();
    then();
  };
  const timer = setInterval(ask, ASKED_EVERY_MS);
  window.addEventListener('online', ask);
  return stop;
}

/** No worker answers a HEAD, so an answer is of the site. */
async function isAnswered(path: string): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(ASKED_EVERY_MS);
    return (await fetch(path, { method: 'HEAD', cache: 'no-store', signal })).status < 500;
  } catch {
    return false;
  }
}

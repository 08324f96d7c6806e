import { isAvailableOffline, normalizedPath } from '../domain/offline/available-offline.ts';
import { PATIENCE_MS } from '../domain/pages/offline.ts';
import { OFFLINE_PROGRAMME, SHELL } from '../domain/pages/paths.ts';
import type { FetchedAhead } from './fetched-ahead.ts';
import { type Network, NoResponse, whole } from './network.ts';
import type { Stores } from './stores.ts';

type Parts = { network: Network; stores: Pick<Stores, 'match'>; ahead: FetchedAhead };

/**
 * Responds to navigations with the site's page. Without a connection, responds with the app shell, which renders the
 * page from offline data (browser/offline.ts). If the offline data contains the page, the worker waits for the site
 * only a few seconds, or not at all if the network failed within the last minute.
 */
export function createPages({ network, stores, ahead }: Parts): (request: Request) => Promise<Response> {
  /** Returns the app shell, with the status of an outage, so that no cache stores it as the requested page. */
  const shell = async (): Promise<Response | undefined> => {
    const stored = await stores.match('files', SHELL);
    return stored && new Response(stored.body, { status: 503, headers: stored.headers });
  };

  const isHere = async (url: string): Promise<boolean> => {
    const stored = await stores.match('data', OFFLINE_PROGRAMME);
    return (
      stored !== undefined && isAvailableOffline(await stored.text(), normalizedPath(new URL(url).pathname))
    );
  };

  return async (request) => {
    const { url, headers } = request;
    const fetched = ahead.take(url);
    if (fetched) return fetched;
    const fresh = network.ask(request).then(whole);
    // Return an error if a prefetch or prerender fails: the browser then requests the page again when it is opened.
    if (headers.has('sec-purpose')) return fresh.catch(() => Response.error());
    let isAnswered = false;
    const answered = fresh.finally(() => {
      isAnswered = true;
    });
    try {
      return (await Promise.race([answered, shellWhenLate(url, () => isAnswered)])) ?? (await answered);
    } catch (error) {
      const stored = await shell();
      if (stored) return stored;
      if (error instanceof NoResponse) return error.response;
      throw error;
    }
  };

  async function shellWhenLate(url: string, isOver: () => boolean): Promise<Response | undefined> {
    await new Promise((resolve) => setTimeout(resolve, network.isAway() ? 0 : PATIENCE_MS));
    if (isOver() || !(await isHere(url).catch(() => false)) || isOver()) return undefined;
    network.hearAway();
    return shell();
  }
}

import { isOnDevice, pathAsked } from '../domain/device/on-device.ts';
import { PATIENCE_MS } from '../domain/pages/offline.ts';
import { DEVICE_PROGRAMME, SHELL } from '../domain/pages/paths.ts';
import type { FetchedAhead } from './fetched-ahead.ts';
import { type Network, NoAnswer, whole } from './network.ts';
import type { Stores } from './stores.ts';

type Parts = { network: Network; stores: Pick<Stores, 'match'>; ahead: FetchedAhead };

/**
 * Answers the opening of a page: with the site's, and where that does not come with the frame in which the browser draws what was
 * taken along (browser/offline.tsx). A site that says nothing is waited for as long as a visitor has patience, where the
 * device has the page, and not at all where the network was away within the last minute.
 */
export function createPages({ network, stores, ahead }: Parts): (request: Request) => Promise<Response> {
  /** The frame of pages without a network. Nothing keeps it for the page: it has the status of an outage. */
  const shell = async (): Promise<Response | undefined> => {
    const held = await stores.match('files', SHELL);
    return held && new Response(held.body, { status: 503, headers: held.headers });
  };

  const isHere = async (url: string): Promise<boolean> => {
    const held = await stores.match('data', DEVICE_PROGRAMME);
    return held !== undefined && isOnDevice(await held.text(), pathAsked(new URL(url).pathname));
  };

  return async (request) => {
    const { url, headers } = request;
    const fetched = ahead.take(url);
    if (fetched) return fetched;
    const fresh = network.ask(request).then(whole);
    // Nobody is on a page that is fetched or drawn ahead: without an answer it is none, and is asked for anew when it is opened.
    if (headers.has('sec-purpose')) return fresh.catch(() => Response.error());
    let isAnswered = false;
    const answered = fresh.finally(() => {
      isAnswered = true;
    });
    try {
      return (await Promise.race([answered, shellWhenLate(url, () => isAnswered)])) ?? (await answered);
    } catch (error) {
      const held = await shell();
      if (held) return held;
      if (error instanceof NoAnswer) return error.response;
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

import { type Heard, isFromBetween, isKnownAway, isRecent, PATIENCE_MS } from './routing.ts';

export type Network = {
  /** Asks the site. Throws where it does not answer; a server on the way that has no connection to it is no answer. */
  ask(request: Request | string, init?: RequestInit): Promise<Response>;
  /** The answer of the site, or what is on the device where none comes in time, or where the network is known to be away. */
  askFirst(request: Request, held: () => Promise<Response | undefined>): Promise<Response>;
  /** Whether something was heard of the network within the last minute, good or bad. */
  isHeard(): boolean;
};

/** What the worker asks of the network, and what it remembers of how that went. */
export function createNetwork(
  send: typeof fetch = (...args) => fetch(...args),
  clock: () => number = () => performance.now(),
): Network {
  let heard: Heard | undefined;
  const hear = (isThere: boolean) => {
    heard = { at: clock(), isThere };
  };

  const ask: Network['ask'] = async (request, init) => {
    try {
      const response = await send(request, init);
      if (isFromBetween(response)) throw new NoAnswer(response);
      hear(true);
      return response;
    } catch (error) {
      hear(false);
      throw error;
    }
  };

  return {
    ask,
    async askFirst(request, held) {
      const fresh = ask(request).then(whole);
      // Whether it is used or not, it says how the network is.
      fresh.catch(() => undefined);
      if (isKnownAway(heard, clock())) {
        const kept = await held();
        if (kept) return kept;
      }
      let timer: ReturnType<typeof setTimeout> | undefined;
      const late = new Promise<undefined>((resolve) => {
        timer = setTimeout(() => resolve(undefined), PATIENCE_MS);
      });
      try {
        const first = await Promise.race([fresh, late]);
        if (first) return first;
        const kept = await held();
        if (kept === undefined) return await fresh;
        hear(false);
        return kept;
      } catch (error) {
        const kept = await held();
        if (kept) return kept;
        if (error instanceof NoAnswer) return error.response;
        throw error;
      } finally {
        clearTimeout(timer);
      }
    },
    isHeard: () => isRecent(heard, clock()),
  };
}

/** A page with all of its body: on a line that breaks or stalls half a page would be worse than the device's. */
async function whole(response: Response): Promise<Response> {
  // The browser follows a redirect itself.
  if (response.type === 'opaqueredirect' || response.body === null) return response;
  const { status, statusText } = response;
  const headers = new Headers(response.headers);
  for (const name of OF_THE_LINE) headers.delete(name);
  return new Response(await response.arrayBuffer(), { status, statusText, headers });
}

/** What a body has while it is under way only. */
export const OF_THE_LINE: readonly string[] = ['content-encoding', 'content-length'];

/** What a server on the way said instead of the site: where the device has nothing better, the visitor sees it. */
class NoAnswer extends Error {
  override name = 'NoAnswer';

  readonly response: Response;

  constructor(response: Response) {
    super(`not the site, but a server on the way: ${response.status}`);
    this.response = response;
  }
}

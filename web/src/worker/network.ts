import { isFromBetween } from './routing.ts';

/** So long after it gave no answer the network is known to be away, in ms. */
const KNOWN_FOR_MS = 60_000;

export type Network = {
  /** Asks the site. Throws where it does not answer; a server on the way that has no connection to it is no answer. */
  ask(request: Request | string, init?: RequestInit): Promise<Response>;
  /** Notes that the network gave no answer in time. */
  hearAway(): void;
  /** Whether the network was away when it was heard of within the last minute. */
  isAway(): boolean;
};

/** What the worker asks of the network, and what it remembers of how that went. */
export function createNetwork(
  send: typeof fetch = (...args) => fetch(...args),
  clock: () => number = () => performance.now(),
): Network {
  let awayAt = Number.NEGATIVE_INFINITY;
  const hearAway = () => {
    awayAt = clock();
  };
  return {
    async ask(request, init) {
      // What a cache of the browser may answer says nothing of the network, good or bad.
      const { mode = undefined, cache = init?.cache } = typeof request === 'string' ? {} : request;
      const says = mode === 'navigate' || cache === 'no-store';
      try {
        const response = await send(request, init);
        if (isFromBetween(response)) throw new NoAnswer(response);
        if (says) awayAt = Number.NEGATIVE_INFINITY;
        return response;
      } catch (error) {
        // A request that the visitor aborted says nothing about the network either.
        if (says && !(error instanceof Error && error.name === 'AbortError')) hearAway();
        throw error;
      }
    },
    hearAway,
    isAway: () => clock() - awayAt < KNOWN_FOR_MS,
  };
}

/** What a body has while it is under way only. */
export const OF_THE_LINE: readonly string[] = ['content-encoding', 'content-length'];

/** A page with all of its body: on a line that breaks or stalls half a page would be worse than the device's. */
export async function whole(response: Response): Promise<Response> {
  // The browser follows a redirect itself.
  if (response.type === 'opaqueredirect' || response.body === null) return response;
  const { status, statusText } = response;
  const headers = new Headers(response.headers);
  for (const name of OF_THE_LINE) headers.delete(name);
  return new Response(await response.arrayBuffer(), { status, statusText, headers });
}

/** What a server on the way said instead of the site: where the device has nothing better, the visitor sees it. */
export class NoAnswer extends Error {
  readonly response: Response;

  constructor(response: Response) {
    super(`not the site, but a server on the way: ${response.status}`);
    this.response = response;
  }
}

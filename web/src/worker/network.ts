import { isFromBetween } from './routing.ts';

/** How long the network counts as unreachable after a failure, in ms. */
const KNOWN_FOR_MS = 60_000;

export type Network = {
  /** Sends a request to the site. Throws if the site does not respond, even if a gateway responds in its place. */
  ask(request: Request | string, init?: RequestInit): Promise<Response>;
  /** Records that no response arrived in time. */
  hearAway(): void;
  /** Whether the network failed within the last minute and has not responded since. */
  isAway(): boolean;
};

/** Creates the worker's access to the network, which tracks whether the network is reachable. */
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
      // A request that the browser may answer from its cache does not prove that the network is reachable.
      const { mode = undefined, cache = init?.cache } = typeof request === 'string' ? {} : request;
      const says = mode === 'navigate' || cache === 'no-store';
      try {
        const response = await send(request, init);
        if (isFromBetween(response)) throw new NoResponse(response);
        if (says) awayAt = Number.NEGATIVE_INFINITY;
        return response;
      } catch (error) {
        // An aborted request, which the visitor cancelled, does not prove that the network is unreachable.
        if (says && !(error instanceof Error && error.name === 'AbortError')) hearAway();
        throw error;
      }
    },
    hearAway,
    isAway: () => clock() - awayAt < KNOWN_FOR_MS,
  };
}

/** Headers that are only true for the transmitted body: the browser has already decoded the body. */
export const CONNECTION_HEADERS: readonly string[] = ['content-encoding', 'content-length'];

/** Returns a page once its body is complete: on a bad connection, half a page would be worse than offline data. */
export async function whole(response: Response): Promise<Response> {
  // Leave a redirect to the browser, which follows it.
  if (response.type === 'opaqueredirect' || response.body === null) return response;
  const { status, statusText } = response;
  const headers = new Headers(response.headers);
  for (const name of CONNECTION_HEADERS) headers.delete(name);
  return new Response(await response.arrayBuffer(), { status, statusText, headers });
}

/** Thrown if a gateway responds with an error. Visitors get that response if there is no offline data. */
export class NoResponse extends Error {
  readonly response: Response;

  constructor(response: Response) {
    super(`not the site, but a server on the way: ${response.status}`);
    this.response = response;
  }
}

import { isFromBetween } from './routing.ts';

/** How long after a failure the network counts as unreachable, in ms. */
const KNOWN_FOR_MS = 60_000;

export type Network = {
  /** Sends a request to the site. Throws when the site does not respond, also when a gateway reports that. */
  ask(request: Request | string, init?: RequestInit): Promise<Response>;
  /** Records that the network gave no response in time. */
  hearAway(): void;
  /** Whether the network failed within the last minute and has not responded since. */
  isAway(): boolean;
};

/** Creates the worker's access to the network, which tracks its availability. */
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
      // A request that a browser cache may answer says nothing about the network.
      const { mode = undefined, cache = init?.cache } = typeof request === 'string' ? {} : request;
      const says = mode === 'navigate' || cache === 'no-store';
      try {
        const response = await send(request, init);
        if (isFromBetween(response)) throw new NoResponse(response);
        if (says) awayAt = Number.NEGATIVE_INFINITY;
        return response;
      } catch (error) {
        // Neither does a request that the visitor aborted.
        if (says && !(error instanceof Error && error.name === 'AbortError')) hearAway();
        throw error;
      }
    },
    hearAway,
    isAway: () => clock() - awayAt < KNOWN_FOR_MS,
  };
}

/** Headers that describe only the transmitted body. */
export const CONNECTION_HEADERS: readonly string[] = ['content-encoding', 'content-length'];

/** Returns a page with its complete body: on a bad connection, half a page would be worse than offline data. */
export async function whole(response: Response): Promise<Response> {
  // The browser follows a redirect itself.
  if (response.type === 'opaqueredirect' || response.body === null) return response;
  const { status, statusText } = response;
  const headers = new Headers(response.headers);
  for (const name of CONNECTION_HEADERS) headers.delete(name);
  return new Response(await response.arrayBuffer(), { status, statusText, headers });
}

/** The error response of a gateway, shown to the visitor when there is no offline data. */
export class NoResponse extends Error {
  readonly response: Response;

  constructor(response: Response) {
    super(`not the site, but a server on the way: ${response.status}`);
    this.response = response;
  }
}

import { PATIENCE_MS } from '../domain/pages/offline.ts';
import { type Heard, isFromBetween, isKnownAway, isRecent, patienceMs } from './routing.ts';

export type Network = {
  /** Asks the site. Throws where it does not answer; a server on the way that has no connection to it is no answer. */
  ask(request: Request | string, init?: RequestInit): Promise<Response>;
  /**
   * The answer of the site, or what is on the device where none comes in time, or where the network is known to be away or
   * slow. `isWhole` says whether what is on the device is all that the site would send.
   */
  askFirst(
    request: Request,
    held: () => Promise<Response | undefined>,
    isWhole?: () => Promise<boolean>,
  ): Promise<Response>;
  /** Notes what a page found: that the network does not answer. */
  hearAway(): void;
  /** Whether the network was away when it was heard of within the last minute. */
  isAway(): boolean;
  /** Whether something was heard of the network within the last minute, good or bad. */
  isHeard(): boolean;
};

const NOT_WHOLE = async () => false;

/** What the worker asks of the network, and what it remembers of how that went. */
export function createNetwork(
  send: typeof fetch = (...args) => fetch(...args),
  clock: () => number = () => performance.now(),
): Network {
  let heard: Heard | undefined;
  const hearAway = () => {
    heard = { at: clock(), isThere: false };
  };

  /** What a cache of the browser may answer says nothing of the network, good or bad. */
  const asked = async (request: Request | string, init: RequestInit | undefined, isOfNetwork: boolean) => {
    const began = clock();
    try {
      const response = await send(request, init);
      if (isFromBetween(response)) throw new NoAnswer(response);
      if (isOfNetwork) heard = { at: clock(), isThere: true, tookMs: clock() - began };
      return response;
    } catch (error) {
      if (isOfNetwork && !isCalledOff(error)) hearAway();
      throw error;
    }
  };

  const ask: Network['ask'] = (request, init) => asked(request, init, init?.cache === 'no-store');

  /** Whether it is used or not, an answer says how the network is, and so does one that does not come. */
  const listened = (answer: Promise<Response>): Promise<Response> => {
    const timer = setTimeout(hearAway, PATIENCE_MS);
    answer.catch(() => undefined).finally(() => clearTimeout(timer));
    return answer;
  };

  return {
    ask,
    async askFirst(request, held, isWhole = NOT_WHOLE) {
      const isAnswered = isRecent(heard, clock()) && !isKnownAway(heard, clock());
      const patience = patienceMs(heard, clock(), isAnswered && (await isWhole().catch(() => false)));
      if (patience === 0) {
        const kept = await held();
        if (kept) {
          // The page asks for what it shows by itself: here it is only asked how the network is.
          void listened(ask(request.url, { method: 'HEAD', cache: 'no-store' })).catch(() => undefined);
          return kept;
        }
      }
      const fresh = listened(asked(request, undefined, true).then(whole));
      try {
        const first = await Promise.race([fresh, after(patience)]);
        return first ?? (await held()) ?? (await fresh);
      } catch (error) {
        const kept = await held();
        if (kept) return kept;
        if (error instanceof NoAnswer) return error.response;
        throw error;
      }
    },
    hearAway,
    isAway: () => isKnownAway(heard, clock()),
    isHeard: () => isRecent(heard, clock()),
  };
}

/** Whether a visitor went elsewhere before there was an answer, which says nothing of the network. */
const isCalledOff = (error: unknown): boolean => error instanceof Error && error.name === 'AbortError';

const after = (ms: number): Promise<undefined> =>
  new Promise((resolve) => setTimeout(() => resolve(undefined), ms));

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

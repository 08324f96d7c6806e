/** One function speaks HTTP everywhere: the global `fetch`, the embedded server's handler, a test's double. */
export type Fetch = (request: Request) => Promise<Response>;

/** UiTdatabank cannot be asked: away, too slow, refusing us, or not speaking its protocol. */
export class EventsUnavailable extends Error {
  override readonly name = 'EventsUnavailable';
}

export type ClientOptions = {
  fetch: Fetch;
  /** The base of the Search API, without `/events`. */
  url: string;
  key: string;
  /** When a question is given up, in milliseconds. */
  timeoutMs: number;
};

/** Asks for events; gives the answer's JSON. */
export type EventsClient = (question: URLSearchParams) => Promise<unknown>;

/**
 * A client for UiTdatabank's Search API. Whatever is not an answer is {@link EventsUnavailable} with the reason. That
 * includes its 404, which means that the question is wrong, never that there is no such event: an unknown id gives an
 * empty list.
 */
export function createClient({ fetch, url, key, timeoutMs }: ClientOptions): EventsClient {
  return async (question) => {
    const giveUp = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    // The in-process server does not watch the signal of a request, so the wait is ended here too.
    const tooLong = new Promise<never>((_, reject) => {
      timer = setTimeout(() => {
        giveUp.abort();
        reject(new Error('no answer in time'));
      }, timeoutMs);
    });
    const request = new Request(`${url}/events?${question}`, {
      headers: { accept: 'application/json', 'x-api-key': key },
      signal: giveUp.signal,
    });
    try {
      return await Promise.race([jsonOf(fetch(request)), tooLong]);
    } catch (error) {
      throw new EventsUnavailable(reasonOf(error));
    } finally {
      clearTimeout(timer);
    }
  };
}

async function jsonOf(asked: Promise<Response>): Promise<unknown> {
  const response = await asked;
  if (response.ok) return response.json();
  // Its words are not repeated: they hold the key that was sent.
  await response.body?.cancel();
  throw new Error(`status ${response.status}`);
}

/** «fetch failed» alone helps nobody: what lies under it (ECONNREFUSED, a certificate) does. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? `${error.message}: ${error.cause.message}` : error.message;
}

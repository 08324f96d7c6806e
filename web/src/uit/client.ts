import { reasonOf } from '../domain/unknown-values.ts';
import { boundedJson } from '../http/bounded-body.ts';
import type { Fetch } from '../http/fetch.ts';
import { withTimeout } from '../http/timeout.ts';
import { Unavailable } from '../http/unavailable.ts';

/** UiTdatabank cannot be asked: away, too slow, refusing us, or not speaking its protocol. */
export class EventsUnavailable extends Unavailable {
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
    try {
      return await withTimeout(timeoutMs, (signal) => {
        const headers = { accept: 'application/json', 'x-api-key': key };
        return jsonOf(fetch(new Request(`${url}/events?${question}`, { headers, signal })));
      });
    } catch (error) {
      throw new EventsUnavailable(reasonOf(error));
    }
  };
}

async function jsonOf(asked: Promise<Response>): Promise<unknown> {
  const response = await asked;
  if (response.ok) return boundedJson(response);
  // Its words are not repeated: they hold the key that was sent.
  await response.body?.cancel();
  throw new Error(`status ${response.status}`);
}

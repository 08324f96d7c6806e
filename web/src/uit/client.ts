import { reasonOf } from '../domain/unknown-values.ts';
import { boundedJson } from '../http/bounded-body.ts';
import type { Fetch } from '../http/fetch.ts';
import { withTimeout } from '../http/timeout.ts';
import { Unavailable } from '../http/unavailable.ts';

/** Thrown when UiTdatabank is unreachable or too slow, rejects the request, or breaks the protocol. */
export class EventsUnavailable extends Unavailable {
  override readonly name = 'EventsUnavailable';
}

export type ClientOptions = {
  fetch: Fetch;
  /** The base URL of the Search API, without `/events`. */
  url: string;
  key: string;
  /** Timeout of a request, in ms. */
  timeoutMs: number;
};

/** Requests events; returns the parsed JSON. */
export type EventsClient = (question: URLSearchParams) => Promise<unknown>;

/**
 * Creates a client for UiTdatabank's Search API. Any failure throws {@link EventsUnavailable} with the reason. So does
 * a 404, which means that the query is wrong: for an unknown event id the API returns an empty list.
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

async function jsonOf(requested: Promise<Response>): Promise<unknown> {
  const response = await requested;
  if (response.ok) return boundedJson(response);
  // Do not read or log the body: it contains the key.
  await response.body?.cancel();
  throw new Error(`status ${response.status}`);
}

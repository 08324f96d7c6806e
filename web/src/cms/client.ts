import { z } from 'zod';
import { reasonOf } from '../domain/unknown-values.ts';
import { boundedJson } from '../http/bounded-body.ts';
import type { Fetch } from '../http/fetch.ts';
import { withTimeout } from '../http/timeout.ts';
import { Unavailable } from '../http/unavailable.ts';

/** Thrown when the content system is unreachable or too slow, rejects the request, or breaks the protocol. */
export class ContentUnavailable extends Unavailable {
  override readonly name = 'ContentUnavailable';
}

/** Thrown when our own request queue is full. No request was sent, so the content system may be available. */
export class QueueFullError extends ContentUnavailable {}

export type ContentVersion = 'published' | 'draft';

export type ClientOptions = {
  fetch: Fetch;
  /** The GraphQL endpoint, `…/v1/api`, or the base of the delivery API, `…/v2`. */
  url: string;
  token: string;
  version: ContentVersion;
  timeoutMs: number;
  log: (line: string) => void;
};

/** Sends one query and returns its data. `variables` contain everything that varies; the query text is constant. */
export type ContentClient = (query: string, variables: Readonly<Record<string, unknown>>) => Promise<unknown>;

const answer = z.object({
  data: z.record(z.string(), z.unknown()).nullish(),
  errors: z
    .array(
      z.object({
        message: z.string(),
        locations: z.unknown().optional(),
        path: z.array(z.union([z.string(), z.number()])).nullish(),
      }),
    )
    .nullish(),
});

/** Matches the messages with which Storyblok reports that a record does not exist. */
const NOT_FOUND = /^(this record could not be|not) found\.?$/i;

/**
 * Creates a client for Storyblok's GraphQL API. It logs errors in a response as specified (§8) and uses the data that
 * is present. It throws {@link ContentUnavailable} if a request fails or its response contains only errors.
 */
export function createClient(options: ClientOptions): ContentClient {
  return async (query, variables) => {
    const body = answer.safeParse(await post(options, query, variables));
    if (!body.success) throw unavailable(options, 'the response is not GraphQL');
    const { data, errors } = body.data;
    for (const { message, locations, path } of errors ?? []) {
      options.log(
        `[GraphQL error]: Message: ${message}, Location: ${JSON.stringify(locations ?? null)}, Path: ${path?.join('.') ?? ''}`,
      );
    }
    // A failed field and a missing story are both null. Only the error message distinguishes them.
    const nothing = !data || Object.values(data).every((value) => value === null);
    const failed = errors?.some(({ message }) => !NOT_FOUND.test(message));
    if (!data || (nothing && failed)) throw unavailable(options, 'the response contains no data');
    return data;
  };
}

async function post(options: ClientOptions, query: string, variables: object): Promise<unknown> {
  try {
    return await withTimeout(options.timeoutMs, (signal) => {
      const headers = { 'content-type': 'application/json', Token: options.token, Version: options.version };
      const body = JSON.stringify({ query, variables });
      const requested = options.fetch(new Request(options.url, { method: 'POST', headers, body, signal }));
      return readAnswer(requested);
    });
  } catch (error) {
    throw unavailable(options, reasonOf(error));
  }
}

async function readAnswer(requested: Promise<Response>): Promise<unknown> {
  const response = await requested;
  // GraphQL servers respond to an invalid query with 400 and `errors`. Parse that response to log the errors.
  if (response.ok || response.status === 400) return boundedJson(response);
  // Do not read the body: a gateway's error page is HTML, and the status is more informative.
  await response.body?.cancel();
  throw new Error(`status ${response.status}`);
}

/** Logs an outage in one line as specified (§8) and returns the error to throw. */
export function unavailable({ log }: Pick<ClientOptions, 'log'>, reason: string): ContentUnavailable {
  log(`[Network error]: ${reason}`);
  return new ContentUnavailable(reason);
}

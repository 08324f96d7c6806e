import { z } from 'zod';
import { reasonOf } from '../domain/unknown-values.ts';
import { boundedJson } from '../http/bounded-body.ts';
import type { Fetch } from '../http/fetch.ts';
import { withTimeout } from '../http/timeout.ts';
import { Unavailable } from '../http/unavailable.ts';

/** The content system cannot be asked: away, too slow, refusing, or not speaking its protocol. */
export class ContentUnavailable extends Unavailable {
  override readonly name = 'ContentUnavailable';
}

/** Not asked at all: too many of our own questions are waiting. That says nothing of the content system. */
export class QueueFullError extends ContentUnavailable {}

export type ContentVersion = 'published' | 'draft';

export type ClientOptions = {
  fetch: Fetch;
  /** The GraphQL endpoint, `…/v1/api`, or the base of the delivery API, `…/v2`. */
  url: string;
  token: string;
  version: ContentVersion;
  /** How long a page waits for an answer, in milliseconds. */
  timeoutMs: number;
  log: (line: string) => void;
};

/** Asks one question. `variables` carry everything that varies; the text of a query is constant. */
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

/** How Storyblok tells that a record does not exist. */
const NOT_FOUND = /^(this record could not be|not) found\.?$/i;

/**
 * A client for Storyblok's GraphQL API. Errors in an answer are logged as the specification says (§8) and
 * what data there is is used; an answer of errors alone, and any failure to get one, is {@link ContentUnavailable}.
 */
export function createClient(options: ClientOptions): ContentClient {
  return async (query, variables) => {
    const body = answer.safeParse(await post(options, query, variables));
    if (!body.success) throw unavailable(options, 'the answer is not GraphQL');
    const { data, errors } = body.data;
    for (const { message, locations, path } of errors ?? []) {
      options.log(
        `[GraphQL error]: Message: ${message}, Location: ${JSON.stringify(locations ?? null)}, Path: ${path?.join('.') ?? ''}`,
      );
    }
    // A field that failed is null, as is a story that does not exist: only its error tells them apart.
    const nothing = !data || Object.values(data).every((value) => value === null);
    const failed = errors?.some(({ message }) => !NOT_FOUND.test(message));
    if (!data || (nothing && failed)) throw unavailable(options, 'the answer holds no data');
    return data;
  };
}

async function post(options: ClientOptions, query: string, variables: object): Promise<unknown> {
  try {
    return await withTimeout(options.timeoutMs, (signal) => {
      const headers = { 'content-type': 'application/json', Token: options.token, Version: options.version };
      const body = JSON.stringify({ query, variables });
      const asked = options.fetch(new Request(options.url, { method: 'POST', headers, body, signal }));
      return readAnswer(asked);
    });
  } catch (error) {
    throw unavailable(options, reasonOf(error));
  }
}

async function readAnswer(asked: Promise<Response>): Promise<unknown> {
  const response = await asked;
  // Graphs refuse a bad question with 400 and say why in `errors`: that is an answer, and gets logged.
  if (response.ok || response.status === 400) return boundedJson(response);
  // Before reading it: the body of a gateway's error page is HTML, and its status tells more.
  await response.body?.cancel();
  throw new Error(`status ${response.status}`);
}

/** The outage to throw, told in one line as the specification says (§8). */
export function unavailable({ log }: Pick<ClientOptions, 'log'>, reason: string): ContentUnavailable {
  log(`[Network error]: ${reason}`);
  return new ContentUnavailable(reason);
}

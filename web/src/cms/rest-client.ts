import { setTimeout as sleepFor } from 'node:timers/promises';
import { z } from 'zod';
import { parsedJson, reasonOf } from '../domain/unknown-values.ts';
import { boundedBytes, boundedJson } from '../http/bounded-body.ts';
import { withTimeout } from '../http/timeout.ts';
import { type ClientOptions, type ContentVersion, QueueFullError, unavailable } from './client.ts';
import {
  createThrottle,
  PER_SECOND,
  policyOf,
  type Throttle,
  type ThrottleOptions,
} from './rest-throttle.ts';

export type RestClientOptions = Omit<ClientOptions, 'version'> & {
  /** The version of the content; `published` by default (spec §7). */
  version?: ContentVersion;
  /** Whether the token is an OAuth token, which is sent in a header and has a lower rate limit. */
  oauth?: boolean;
  /** The queue that all clients of one space share. */
  throttle?: Throttle;
} & Pick<ThrottleOptions, 'clock' | 'sleep'>;

/** The parameters of a request. Absent and empty parameters are not sent. */
export type RestParameters = {
  [name: string]: string | number | boolean | undefined | Readonly<Record<string, unknown>>;
};

/** A response from the delivery API: its body, and the total length of a list. */
type RestAnswer = { body: unknown; total?: number };

/** Requests `path`, such as `stories/home`; `undefined` if it is not found. Other failures throw ContentUnavailable. */
export type RestClient = (path: string, parameters?: RestParameters) => Promise<RestAnswer | undefined>;

/** Maximum number of retries of a rate-limited request (spec §8, §9). */
const MAX_RETRIES = 5;
const RETRY_STEP_MS = 1_000;
/** How long a cache version is reused, in ms. Requests with it return the content from when it was fetched. */
const VERSION_AGE_MS = 3_000;
const MAX_REDIRECTS = 2;

const withVersion = z.object({ cv: z.number() });
const refusal = z.union([
  z.tuple([z.string()]).rest(z.unknown()),
  z.object({ error: z.string() }).transform(({ error }) => [error] as const),
]);
const NOT_FOUND = /^this record could not be found/i;

/** Creates a client for Storyblok's Content Delivery API, version 2. `url` is its base, `…/v2`. */
export function createRestClient(options: RestClientOptions): RestClient {
  const { version = 'published', clock = () => performance.now(), sleep = sleepFor, log } = options;
  const perSecond = PER_SECOND[options.oauth ? 'oauth' : 'token'];
  const { throttle = createThrottle(perSecond, { clock, sleep, log }) } = options;
  let newest: { cv: number; seenAt: number } | undefined;

  const address = (path: string, parameters: RestParameters) => {
    // Without `cv`, the API redirects to the newest version. Drafts need no `cv`, because they are never cached.
    const isKnown = version === 'published' && newest && clock() - newest.seenAt < VERSION_AGE_MS;
    const query = restQuery({
      ...parameters,
      version,
      ...(!options.oauth && { token: options.token }),
      ...(isKnown && { cv: newest?.cv }),
    });
    return new URL(`${options.url}/cdn/${path}?${query}`);
  };

  const once = async (url: URL, question: 'new' | 'begun'): Promise<Response> => {
    await throttle.turn(question);
    const headers = { accept: 'application/json', ...(options.oauth && { authorization: options.token }) };
    const response = await withTimeout(options.timeoutMs, async (signal) =>
      whole(await options.fetch(new Request(url, { headers, signal, redirect: 'manual' }))),
    );
    const policy = policyOf(response.headers);
    if (policy !== undefined) throttle.allow(policy);
    return response;
  };

  /**
   * Requests an address and follows its redirects. `fetch` must not follow them: each counts for the rate limit, and
   * the content server in this process redirects too.
   */
  const followed = async (url: URL, question: 'new' | 'begun'): Promise<Response> => {
    let response = await once(url, question);
    let at = url;
    for (let hops = 0; hops < MAX_REDIRECTS; hops += 1) {
      const location = response.headers.get('location');
      if (response.status < 300 || response.status > 399 || location === null) break;
      at = new URL(location, at);
      // The URL contains the token: never send it to another host.
      if (at.origin !== url.origin) throw new Error(`redirected to ${at.origin}`);
      response = await once(at, 'begun');
    }
    return response;
  };

  const patiently = async (url: URL): Promise<Response> => {
    for (let retries = 1; ; retries += 1) {
      const response = await followed(url, retries === 1 ? 'new' : 'begun');
      if (response.status !== 429 || retries > MAX_RETRIES) return response;
      await sleep(RETRY_STEP_MS * retries);
    }
  };

  return async (path, parameters = {}) => {
    try {
      const response = await patiently(address(path, parameters));
      const body = await bodyOf(response);
      if (body === undefined) return undefined;
      const told = withVersion.safeParse(body);
      if (told.success) newest = { cv: told.data.cv, seenAt: clock() };
      const total = response.headers.get('total');
      return { body, ...(total !== null && { total: Number(total) }) };
    } catch (error) {
      // The queue logs its own rejections: one log line covers many.
      if (error instanceof QueueFullError) throw error;
      throw unavailable(options, reasonOf(error));
    }
  };
}

/** Reads the whole body of a response, so that the timeout includes it. */
async function whole(response: Response): Promise<Response> {
  return new Response(await boundedBytes(response), response);
}

async function bodyOf(response: Response): Promise<unknown> {
  if (response.ok) return boundedJson(response);
  const reason = reasonIn(await response.text());
  if (response.status === 404 && NOT_FOUND.test(reason)) return undefined;
  throw new Error(`status ${response.status}${reason && `: ${reason}`}`);
}

/** Returns the reason in an error response; an empty string for a gateway's HTML page. */
function reasonIn(text: string): string {
  const [reason] = refusal.safeParse(parsedJson(text)).data ?? [''];
  return reason.slice(0, 200);
}

/** Builds the query, as in `filter_query[component][in]=page`. Omits empty strings: REST would filter by them. */
function restQuery(parameters: RestParameters): URLSearchParams {
  const query = new URLSearchParams();
  const add = (name: string, value: unknown) => {
    if (value === undefined || value === null || value === '') return;
    if (typeof value !== 'object') query.append(name, String(value));
    else for (const [key, inner] of Object.entries(value)) add(`${name}[${key}]`, inner);
  };
  for (const [name, value] of Object.entries(parameters)) add(name, value);
  return query;
}

/** Returns the API path of a story from its full slug; `undefined` if the path would be outside `stories`. */
export function storyPathInApi(fullSlug: string): string | undefined {
  const segments = fullSlug.split('/');
  if (segments.some((segment) => segment === '' || segment === '.' || segment === '..')) return undefined;
  return `stories/${segments.map(encodeURIComponent).join('/')}`;
}

import { join } from 'node:path';
import { type Context, Hono } from 'hono';
import { type Credentials, credentialProblem } from './credentials.ts';
import { createEventFolder } from './event-folder.ts';
import { htmlSafeJson } from './html-safe-json.ts';
import { imageResponse } from './image-files.ts';
import {
  badRequest,
  internalError,
  methodNotAllowed,
  notFound,
  Problem,
  problemResponse,
  unsupportedMediaType,
} from './problem.ts';
import { parseQueryString, type QueryParameters } from './query-string.ts';
import { searchEvents } from './search.ts';

export interface UitdatabankEmulatorOptions extends Partial<Credentials> {
  /** Path of the folder that contains an event in each `*.json` file, and images in `images/`. */
  dir: string;
  /** The clock that decides whether an event is over. */
  now: () => Date;
  /** Receives one line for each problem with the events. */
  log?: (line: string) => void;
}

export interface UitdatabankEmulator {
  /** Handles a request. Never rejects. */
  fetch: (request: Request) => Promise<Response>;
  /** Does nothing: the folder is read on request, and no resources are open. */
  close: () => void;
  /** Resolves when the events have been read; rejects if the folder cannot be read. */
  ready: Promise<void>;
}

const EVENTS = ['/events', '/events/'];
const CREDENTIALS = ['apiKey', 'clientId'];

const cors = { 'access-control-allow-origin': '*' };
const preflight = {
  ...cors,
  'access-control-allow-methods': 'GET, POST',
  'access-control-allow-headers': 'Authorization, X-Api-Key, X-Client-Id, X-Client-Properties, Content-Type',
};

/**
 * Creates a local UiTdatabank Search API for a folder of events: `/events` and the image URLs. The returned handler can
 * serve a port, another program in the same process, or tests.
 */
export function createUitdatabankEmulator({
  dir,
  now,
  clientIds = ['public'],
  apiKeys = ['public'],
  refusedApiKeys = {},
  log = console.error,
}: UitdatabankEmulatorOptions): UitdatabankEmulator {
  const readEvents = createEventFolder(dir, log);
  const ready = readEvents().then(() => undefined);
  // Callers need not await `ready`: if the folder cannot be read, every response contains the reason.
  ready.catch(() => undefined);

  const credentials = { clientIds, apiKeys, refusedApiKeys };
  const app = new Hono();
  app.get('*', async (context, next) => {
    const image = await imageResponse(context.req.path, join(dir, 'images'));
    return image ?? next();
  });
  app.use(async (context, next) => {
    const isPreflight =
      context.req.method === 'OPTIONS' && context.req.header('access-control-request-method');
    const problem = isPreflight ? undefined : credentialProblem(context.req.raw, credentials);
    return problem ? problemResponse(problem) : next();
  });
  app.options('*', () => new Response(null, { status: 204, headers: preflight }));
  app.on(['GET', 'POST'], EVENTS, async (context) => {
    const parameters = await parametersOf(context);
    const collection = searchEvents(await readEvents(), parameters, now().getTime());
    return new Response(htmlSafeJson(collection), {
      headers: { 'content-type': 'application/ld+json', ...cors },
    });
  });
  app.all('/events', () => problemResponse(methodNotAllowed()));
  app.all('/events/', () => problemResponse(methodNotAllowed()));
  app.notFound(() => problemResponse(notFound()));
  app.onError((error, context) => {
    if (error instanceof Problem) return problemResponse(error);
    log(`${context.req.method} ${context.req.path}: ${error.message}`);
    return problemResponse(internalError('The events cannot be read.'));
  });

  return { fetch: async (request) => app.fetch(request), close: () => undefined, ready };
}

/**
 * Returns the parameters from the URL or, with POST, from a body in the same format. Throws a problem for an invalid
 * body.
 */
async function parametersOf({ req }: Context): Promise<QueryParameters> {
  const inUrl = parseQueryString(new URL(req.url).search);
  if (req.method !== 'POST') return inUrl;
  if ([...inUrl.keys()].some((name) => !CREDENTIALS.includes(name))) {
    throw badRequest('POST requests do not allow query parameters in the URL. Use the request body instead.');
  }
  if (!/text\/plain/i.test(req.header('content-type') ?? '')) {
    throw unsupportedMediaType('POST requests require Content-Type text/plain.');
  }
  return parseQueryString(await req.text());
}

import { join } from 'node:path';
import { Hono } from 'hono';
import { createFaults, type Fault } from './fault.ts';
import type { Edition } from './folder/edition.ts';
import { createLibrary, isContentPath } from './folder/library.ts';
import { openFolder } from './folder/watched-folder.ts';
import { createGraphqlEndpoint } from './graphql/graphql-endpoint.ts';
import { assetResponse } from './images/asset-files.ts';
import { createManagementEndpoint, type ManagementOptions } from './management/management-endpoint.ts';
import { openSpaceFiles } from './management/space-files.ts';
import { ResponseCache } from './response-cache.ts';
import type { Limits } from './rest/resolved.ts';
import { createRestEndpoint } from './rest/rest-endpoint.ts';
import type { Tokens } from './stories/content-request.ts';

export interface StoryblokEmulatorOptions {
  /** Path of the folder with `components.json`, `stories/` and `assets/`. */
  dir: string;
  /** The id of the space, which is part of the addresses of its images. */
  space?: number;
  tokens?: Tokens;
  /** Maximum numbers of resolved stories in a REST response, for tests. Storyblok's own maximums are fixed. */
  limits?: Partial<Limits>;
  /** The rate limit reported to the official client, in requests a second. */
  requestsPerSecond?: number;
  /** Enables the Management API, whose requests change the files in `dir`: give it a copy of your content. */
  management?: ManagementOptions | undefined;
  /** A fault to inject from the start. */
  fault?: Fault | undefined;
  /** Whether to watch the folder for edits. */
  watch?: boolean;
  /** Receives one line for each problem with the content. */
  log?: (line: string) => void;
}

export interface StoryblokEmulator {
  /** Handles a request once the content has been read for the first time. Never rejects. */
  fetch: (request: Request) => Promise<Response>;
  /** Injects a fault into all APIs, or removes it. Images are not affected. */
  fail: (fault: Fault | undefined) => void;
  /** Stops watching the folder. */
  close: () => void;
  /** Resolves when the content has been read; rejects if the folder cannot be read. */
  ready: Promise<void>;
  /** Current counts of published stories, content types and datasources. Throws before `ready`. */
  counts: () => { stories: number; contentTypes: number; datasources: number };
}

/** The path of each version of the GraphQL endpoint, and the type of its ids. */
const GRAPHQL_PATHS = [
  ['/v1/api', 'Int'],
  ['/v2/api', 'BigInt'],
] as const;

const REST_PATHS = ['/v2/cdn', '/cdn'];

const LIMITS: Limits = { relations: 50, linkedStories: 50, links: 500 };

/**
 * Creates a local Storyblok for a folder of stories: the GraphQL endpoint, the Content Delivery API and the images at
 * `/f/…`. The returned handler can serve a port, another program in the same process, or tests.
 */
export function createStoryblokEmulator({
  dir,
  space = 101,
  tokens = { public: 'public', preview: 'preview' },
  limits,
  requestsPerSecond = 1000,
  management,
  fault,
  watch = true,
  log = console.error,
}: StoryblokEmulatorOptions): StoryblokEmulator {
  const library = createLibrary(log);
  const folder = openFolder({ root: dir, accepts: isContentPath, onChanges: library.apply, watch, log });
  // Callers need not await `ready`: if the first read fails, every request gets a 503 with the reason.
  folder.ready.then(() => warnIfEmpty(library.edition(), dir, log)).catch(() => undefined);

  const source = { edition: library.edition, space, tokens, kept: new ResponseCache() };
  const rest = createRestEndpoint({ ...source, limits: { ...LIMITS, ...limits }, requestsPerSecond });
  const faults = createFaults(fault);
  const app = new Hono();
  app.use(async (context, next) => {
    try {
      await folder.ready;
    } catch (error) {
      return context.json({ error: `The content cannot be read: ${messageOf(error)}` }, 503);
    }
    return next();
  });
  for (const [path] of GRAPHQL_PATHS) app.use(path, async (_, next) => (await faults.next()) ?? next());
  for (const path of REST_PATHS) app.use(`${path}/*`, async (_, next) => (await faults.next()) ?? next());
  for (const [path, ids] of GRAPHQL_PATHS) {
    const graphql = createGraphqlEndpoint({ ...source, log, path, ids });
    app.on(['GET', 'POST', 'OPTIONS'], path, (context) => graphql(context.req.raw));
    app.all(path, () => wrongMethod('GET, POST, OPTIONS'));
  }
  for (const path of REST_PATHS) app.route(path, rest);
  if (management) {
    const at = `/v1/spaces/${space}`;
    const files = openSpaceFiles(dir, library.apply);
    app.use(`${at}/*`, async (_, next) => (await faults.next()) ?? next());
    app.route(
      at,
      createManagementEndpoint({
        ...management,
        ...{ root: dir, space, previewToken: tokens.preview, edition: library.edition, files },
      }),
    );
  }
  app.on(['GET', 'HEAD'], '/f/*', async (context) => {
    const path = new URL(context.req.url).pathname;
    return (
      (await assetResponse(path, join(dir, 'assets'), space, context.req.header('accept'))) ??
      context.notFound()
    );
  });
  app.all('/f/*', () => wrongMethod('GET, HEAD'));
  app.notFound((context) => context.json({ error: 'Not found' }, 404));
  app.onError((error, context) => {
    log(`${context.req.method} ${context.req.path}: ${messageOf(error)}`);
    return context.json({ error: 'Internal error' }, 500);
  });

  return {
    fetch: async (request) => app.fetch(request),
    fail: faults.set,
    close: folder.close,
    ready: folder.ready,
    counts: () => countsOf(library.edition()),
  };
}

function countsOf({ published, components, datasources }: Edition) {
  return {
    stories: published.stories.length,
    contentTypes: components.filter(({ is_root }) => is_root).length,
    datasources: datasources.length,
  };
}

/**
 * Logs a warning if the folder contains no story. A wrong `CONTENT_DIR` would otherwise look like a site without pages.
 */
function warnIfEmpty({ published, drafts }: Edition, dir: string, log: (line: string) => void): void {
  if (published.stories.length === 0 && drafts.stories.length === 0) log(`${dir}: there is no story in it`);
}

function wrongMethod(allow: string): Response {
  return Response.json({ error: 'Method not allowed' }, { status: 405, headers: { allow } });
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

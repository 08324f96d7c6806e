import { join } from 'node:path';
import { Hono } from 'hono';
import { assetResponse } from './asset-files.ts';
import type { Edition } from './edition.ts';
import { createGraphqlEndpoint, GRAPHQL_PATH, type Tokens } from './graphql-endpoint.ts';
import { createLibrary, isContentPath } from './library.ts';
import { openFolder } from './watched-folder.ts';

export interface ContentServerOptions {
  /** The folder with `components.json`, `stories/` and `assets/`. */
  dir: string;
  /** The number of the space, as in the addresses of its images. */
  space?: number;
  tokens?: Tokens;
  /** Whether edits are seen while the server runs. */
  watch?: boolean;
  /** Takes one line for each thing that is wrong with the content. */
  log?: (line: string) => void;
}

export interface ContentServer {
  /** Answers a request; waits for the first reading of the content. Never rejects. */
  fetch: (request: Request) => Promise<Response>;
  /** Stops following the folder. */
  close: () => void;
  /** Settles when the content has been read; rejects if the folder cannot be. */
  ready: Promise<void>;
}

/**
 * A local Storyblok over a folder of stories: the GraphQL endpoint `/v1/api` and the image addresses
 * `/f/…`. The same handler serves a port, another program in the same process, and tests.
 */
export function createContentServer({
  dir,
  space = 101,
  tokens = { public: 'public', preview: 'preview' },
  watch = true,
  log = console.error,
}: ContentServerOptions): ContentServer {
  const library = createLibrary(log);
  const folder = openFolder({ root: dir, accepts: isContentPath, onChanges: library.apply, watch, log });
  // Whoever does not await `ready` gets the reason as a 503 on every request instead.
  folder.ready.then(() => warnIfEmpty(library.edition(), dir, log)).catch(() => undefined);

  const graphql = createGraphqlEndpoint({ edition: library.edition, space, tokens, log });
  const app = new Hono();
  app.use(async (context, next) => {
    try {
      await folder.ready;
    } catch (error) {
      return context.json({ error: `The content cannot be read: ${messageOf(error)}` }, 503);
    }
    return next();
  });
  app.on(['GET', 'POST', 'OPTIONS'], GRAPHQL_PATH, (context) => graphql(context.req.raw));
  app.all(GRAPHQL_PATH, () => wrongMethod('GET, POST, OPTIONS'));
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

  return { fetch: async (request) => app.fetch(request), close: folder.close, ready: folder.ready };
}

/** A wrong `CONTENT_DIR` would otherwise look like a site whose every page is missing. */
function warnIfEmpty({ published, drafts }: Edition, dir: string, log: (line: string) => void): void {
  if (published.stories.length === 0 && drafts.stories.length === 0) log(`${dir}: there is no story in it`);
}

function wrongMethod(allow: string): Response {
  return Response.json({ error: 'Method not allowed' }, { status: 405, headers: { allow } });
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

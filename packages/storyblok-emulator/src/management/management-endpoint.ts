import { type Context, Hono } from 'hono';
import { z } from 'zod';
import type { Edition } from '../folder/edition.ts';
import { assetsIn } from './managed-assets.ts';
import { managedComponents } from './managed-components.ts';
import { managedStories } from './managed-stories.ts';
import { rateLimit } from './rate-limit.ts';
import { InvalidChange, NotFound } from './refusals.ts';
import type { SpaceFiles } from './space-files.ts';
import type { Entry } from './space-index.ts';

export interface ManagementOptions {
  /** The personal access token that requests must have in the header `Authorization`. */
  token: string;
  /** Maximum number of requests a second. Storyblok allows 3 or 6. Without it there is no limit. */
  requestsPerSecond?: number | undefined;
}

interface EndpointOptions extends ManagementOptions {
  root: string;
  space: number;
  previewToken: string;
  edition: () => Edition;
  files: SpaceFiles;
}

const flag = z.enum(['true', 'false', '0', '1']).transform((text) => text === 'true' || text === '1');
const paging = { page: z.coerce.number().int().default(1), per_page: z.coerce.number().int().default(25) };
/** The list parameters that the emulator supports. Any other parameter gets a 404, like an invalid one in Storyblok. */
const listQuery = z.strictObject({
  ...paging,
  starts_with: z.string().optional(),
  by_ids: z.string().optional(),
  by_uuids: z.string().optional(),
  story_only: flag.optional(),
  folder_only: flag.optional(),
});
const storyBody = z.object({
  story: z.looseObject({}),
  publish: z.union([z.boolean(), z.literal(1), z.literal('1')]).optional(),
});
const componentBody = z.object({ component: z.looseObject({}) });
const uuidBody = z.object({ uuid: z.uuid() });

const NOT_FOUND = ['This record could not be found'];
const MOST_PER_PAGE = 100;

/**
 * Creates the Management API of the space, to mount at `/v1/spaces/{space}`: stories, folders, components, and the list
 * of assets. Changes are written to the files of the space.
 */
export function createManagementEndpoint(options: EndpointOptions): Hono {
  const { root, space, token, previewToken, edition, files, requestsPerSecond } = options;
  const stories = managedStories(edition, files);
  const components = managedComponents(edition, files);
  const allows = rateLimit(requestsPerSecond ?? Number.POSITIVE_INFINITY);
  const app = new Hono();

  app.use(async (context, next) => {
    if (context.req.header('authorization') !== token) return context.json({ error: 'Unauthorized' }, 401);
    if (!allows()) {
      const error = `Rate limit of ${requestsPerSecond} request per second has been reached. Retry later.`;
      return context.json({ error }, 429);
    }
    return next();
  });
  app.onError((error, context) => {
    if (error instanceof NotFound) return context.json(NOT_FOUND, 404);
    if (error instanceof InvalidChange) return context.json(error.reasons, 422);
    if (error instanceof z.ZodError || error instanceof SyntaxError)
      return context.json({ error: `The request cannot be read: ${error.message}` }, 422);
    throw error;
  });

  app.get('/', (context) => {
    const { name, domain } = edition().space;
    return context.json({ space: { id: space, name, domain, first_token: previewToken } });
  });

  app.get('/stories', (context) => {
    const query = listQuery.safeParse(context.req.query());
    if (!query.success) return context.json({ error: 'Not found' }, 404);
    const found = stories.list().filter((entry) => isListed(entry, query.data));
    const { items, headers } = pageOf(found, query.data);
    return context.json({ stories: items.map(stories.shown) }, 200, headers);
  });
  app.post('/stories', async (context) => {
    const { story, publish } = storyBody.parse(await context.req.json());
    return context.json({ story: stories.create(story, wantsPublication(publish, context)) }, 201);
  });
  app.get('/stories/:id', (context) => context.json({ story: stories.one(idOf(context)) }));
  app.put('/stories/:id', async (context) => {
    const { story, publish } = storyBody.parse(await context.req.json());
    return context.json({ story: stories.update(idOf(context), story, wantsPublication(publish, context)) });
  });
  app.delete('/stories/:id', (context) => context.json({ story: stories.remove(idOf(context)) }));
  app.get('/stories/:id/publish', (context) => context.json({ story: stories.publish(idOf(context)) }));
  app.get('/stories/:id/unpublish', (context) => context.json({ story: stories.unpublish(idOf(context)) }));
  app.put('/stories/:id/update_uuid', async (context) => {
    const { uuid } = uuidBody.parse(await context.req.json());
    return context.json({ story: stories.setUuid(idOf(context), uuid) });
  });

  app.get('/components', (context) => context.json({ components: components.all() }));
  app.post('/components', async (context) => {
    const { component } = componentBody.parse(await context.req.json());
    return context.json({ component: components.create(component) }, 201);
  });
  app.get('/components/:id', (context) => context.json({ component: components.one(idOf(context)) }));
  app.put('/components/:id', async (context) => {
    const { component } = componentBody.parse(await context.req.json());
    return context.json({ component: components.update(idOf(context), component) });
  });
  app.delete('/components/:id', (context) => context.json({ component: components.remove(idOf(context)) }));

  app.get('/assets', (context) => {
    const query = z.strictObject(paging).safeParse(context.req.query());
    if (!query.success) return context.json({ error: 'Not found' }, 404);
    const { items, headers } = pageOf(assetsIn(root, space), query.data);
    return context.json({ assets: items }, 200, headers);
  });
  app.all('*', (context) => context.json({ error: 'Not found' }, 404));
  return app;
}

function isListed({ id, uuid, path, story }: Entry, query: z.infer<typeof listQuery>): boolean {
  const { starts_with, by_ids, by_uuids, story_only, folder_only } = query;
  return (
    (starts_with === undefined || path.startsWith(starts_with)) &&
    (by_ids === undefined || by_ids.split(',').includes(String(id))) &&
    (by_uuids === undefined || by_uuids.split(',').includes(uuid)) &&
    !(story_only && story === undefined) &&
    !(folder_only && story !== undefined)
  );
}

function pageOf<Item>(all: readonly Item[], { page, per_page }: { page: number; per_page: number }) {
  const perPage = Math.min(MOST_PER_PAGE, Math.max(1, per_page));
  const from = (Math.max(1, page) - 1) * perPage;
  const headers = { total: String(all.length), 'per-page': String(perPage) };
  return { items: all.slice(from, from + perPage), headers };
}

/** Whether a request publishes the story: by its body as documented, or by its query as the official client does. */
const wantsPublication = (publish: unknown, context: Context): boolean =>
  ['true', '1'].includes(context.req.query('publish') ?? String(publish));

function idOf(context: Context): number {
  const id = Number(context.req.param('id'));
  if (!Number.isSafeInteger(id)) throw new NotFound();
  return id;
}

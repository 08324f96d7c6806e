import { randomUUID } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { serve } from '@hono/node-server';
import { Hono } from 'hono';

export const SPACE = 4242;
export const TOKEN = 'persoonlijk-geheim';
const PREVIEW = 'voorproef';

type Fields = Record<string, unknown>;
type Held = Fields & { id: number; uuid: string; slug: string; parent_id: number; is_folder: boolean };

/** A fake Management API with an empty space, which records its requests. */
export type Double = {
  fetch: (request: Request) => Promise<Response>;
  /** Method and path of every request. */
  requested: string[];
  /** Acts as an editor who changes and saves a story. */
  edit: (fullSlug: string, change: (content: Fields) => void) => void;
  /** Acts as an editor who moves a story, or a folder with its unchanged contents. */
  move: (fullSlug: string, to: string) => void;
  /** Acts as an editor who writes and publishes a story. */
  write: (fullSlug: string, content: Fields) => void;
  /** Acts as an editor who publishes a story. */
  publish: (fullSlug: string) => void;
  /** Acts as an editor who unpublishes a story. */
  unpublish: (fullSlug: string) => void;
  /** Rejects every n-th request with a 429. */
  refuseEvery: (requests: number) => void;
  stories: () => readonly Held[];
};

/**
 * Creates a space that behaves like the Management API: it assigns ids and uuids, lists have no content, `PUT` keeps
 * missing fields, only a folder and its start page may share a slug, and unknown parameters give a 404.
 */
export function managementDouble(): Double {
  const stories = new Map<number, Held>();
  const published = new Map<number, unknown>();
  const components = new Map<number, Fields>();
  const requested: string[] = [];
  let number = 90_000_000_000;
  let minute = Date.UTC(2026, 0, 1);
  let refuseEvery = 0;
  const now = () => {
    minute += 60_000;
    return new Date(minute).toISOString();
  };

  const fullSlug = (story: Held): string => {
    const parent = stories.get(story.parent_id);
    if (story.is_startpage === true && parent) return `${fullSlug(parent)}/`;
    return parent ? `${fullSlug(parent)}/${story.slug}` : story.slug;
  };
  const shown = (story: Held) => ({ ...story, full_slug: fullSlug(story) });
  const placeOf = (slug: string) => {
    const cut = slug.lastIndexOf('/');
    const folder = [...stories.values()].find((one) => one.is_folder && fullSlug(one) === slug.slice(0, cut));
    return { slug: slug.slice(cut + 1), parent_id: folder?.id ?? 0 };
  };
  const storyAt = (slug: string): Held => {
    const story = [...stories.values()].find((one) => !one.is_folder && fullSlug(one) === slug);
    if (!story) throw new Error(`${slug} is not in the space`);
    return story;
  };
  const problem = (story: Held): Fields | undefined => {
    if (!/^[^/]+$/.test(story.slug)) return { slug: ['is invalid'] };
    if (story.parent_id !== 0 && !stories.get(story.parent_id)?.is_folder)
      return { parent_id: ['does not exist'] };
    const beside = [...stories.values()].some(
      (other) => other.slug === story.slug && other.id !== story.id && fullSlug(other) === fullSlug(story),
    );
    if (beside) return { slug: ['has already been taken'] };
    const content = story.content as Fields | undefined;
    const isKnown = [...components.values()].some(({ name }) => name === content?.component);
    return story.is_folder || isKnown ? undefined : { content: ['component is unknown'] };
  };

  const app = new Hono();
  app.use(async (context, next) => {
    requested.push(`${context.req.method} ${context.req.path}`);
    if (refuseEvery > 0 && requested.length % refuseEvery === 0)
      return context.json(
        { error: 'Rate limit of 3 request per second has been reached. Retry later.' },
        429,
      );
    return next();
  });
  app.use('/v1/*', async (context, next) =>
    context.req.header('authorization') === TOKEN ? next() : context.json({ error: 'Unauthorized' }, 401),
  );

  const api = app.basePath(`/v1/spaces/${SPACE}`);
  api.get('/', (context) => context.json({ space: { id: SPACE, name: 'Leeg', first_token: PREVIEW } }));
  api.get('/stories', (context) => {
    const { page = '1', per_page = '25', ...others } = context.req.query();
    if (Object.keys(others).length > 0) return context.json({ error: 'Not found' }, 404);
    const from = (Number(page) - 1) * Number(per_page);
    const all = [...stories.values()].map(shown).map(({ content: _, ...rest }: Fields) => rest);
    return context.json({ stories: all.slice(from, from + Number(per_page)) }, 200, {
      total: String(all.length),
      'per-page': per_page,
    });
  });
  api.post('/stories', async (context) => {
    const { story: fields }: { story: Fields } = await context.req.json();
    const id = ++number;
    const story: Held = {
      ...{ tag_list: [], position: 0, is_startpage: false, meta_data: null, path: null, sort_by_date: null },
      ...fields,
      id,
      uuid: randomUUID(),
      slug: String(fields.slug ?? ''),
      parent_id: Number(fields.parent_id ?? 0),
      is_folder: fields.is_folder === true,
      created_at: now(),
      updated_at: now(),
      published_at: null,
      first_published_at: null,
      published: false,
      unpublished_changes: true,
    };
    const wrong = problem(story);
    if (wrong) return context.json(wrong, 422);
    stories.set(id, story);
    return context.json({ story: shown(story) }, 201);
  });
  api.get('/stories/:id', (context) => {
    const story = stories.get(Number(context.req.param('id')));
    return story
      ? context.json({ story: shown(story) })
      : context.json(['This record could not be found'], 404);
  });
  api.put('/stories/:id', async (context) => {
    const story = stories.get(Number(context.req.param('id')));
    if (!story) return context.json(['This record could not be found'], 404);
    const { story: fields }: { story: Fields } = await context.req.json();
    const { id, uuid, created_at } = story;
    const changed: Held = { ...story, ...fields, id, uuid, created_at, updated_at: now() };
    const wrong = problem(changed);
    if (wrong) return context.json(wrong, 422);
    changed.unpublished_changes = true;
    if (context.req.query('publish') === 'true') {
      const at = now();
      Object.assign(changed, { published: true, unpublished_changes: false, published_at: at });
      changed.first_published_at ??= at;
      published.set(id, structuredClone(changed.content));
    }
    stories.set(id, changed);
    return context.json({ story: shown(changed) });
  });
  api.get('/components', (context) => context.json({ components: [...components.values()] }));
  api.post('/components', async (context) => {
    const { component }: { component: Fields } = await context.req.json();
    const id = ++number;
    components.set(id, { ...component, id, created_at: now(), updated_at: now() });
    return context.json({ component: components.get(id) }, 201);
  });
  api.put('/components/:id', async (context) => {
    const id = Number(context.req.param('id'));
    const { component }: { component: Fields } = await context.req.json();
    components.set(id, { ...components.get(id), ...component, id, updated_at: now() });
    return context.json({ component: components.get(id) });
  });

  app.get('/v2/cdn/stories/:id', (context) => {
    const story = stories.get(Number(context.req.param('id')));
    const content = story && published.get(story.id);
    if (context.req.query('token') !== PREVIEW) return context.json({ error: 'Unauthorized' }, 401);
    return content
      ? context.json({ story: { ...shown(story), content }, cv: 1 })
      : context.json(['This record could not be found'], 404);
  });
  app.notFound((context) => context.json({ error: 'Not found' }, 404));

  return {
    fetch: async (request) => app.fetch(request),
    requested,
    edit(slug, change) {
      const story = storyAt(slug);
      const content = structuredClone(story.content) as Fields;
      change(content);
      stories.set(story.id, { ...story, content, updated_at: now(), unpublished_changes: true });
    },
    move(slug, to) {
      const moved = [...stories.values()].find((one) => fullSlug(one) === slug);
      if (!moved) throw new Error(`${slug} is not in the space`);
      stories.set(moved.id, { ...moved, ...placeOf(to), updated_at: now() });
    },
    write(slug, content) {
      const at = now();
      const dates = { created_at: at, updated_at: at, published_at: at, first_published_at: at };
      const ids = { id: ++number, uuid: randomUUID(), ...placeOf(slug) };
      const state = { is_folder: false, published: true, unpublished_changes: false };
      stories.set(ids.id, { name: slug, content, ...dates, ...ids, ...state });
      published.set(ids.id, structuredClone(content));
    },
    publish(slug) {
      const story = storyAt(slug);
      const at = now();
      const dates = { updated_at: at, published_at: at };
      stories.set(story.id, { ...story, ...dates, published: true, unpublished_changes: false });
      published.set(story.id, structuredClone(story.content));
    },
    unpublish(slug) {
      const story = storyAt(slug);
      stories.set(story.id, { ...story, updated_at: now(), published: false, unpublished_changes: true });
      published.delete(story.id);
    },
    refuseEvery: (requests) => {
      refuseEvery = requests;
    },
    stories: () => [...stories.values()],
  };
}

/** Serves the fake on a local port, because the official client needs an address. */
export async function onPort(double: Double): Promise<{ url: string; close: () => Promise<void> }> {
  const server = serve({ fetch: double.fetch, hostname: '127.0.0.1', port: 0 });
  await new Promise((resolve) => server.once('listening', resolve));
  // A server that listens on TCP has an address with a port.
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

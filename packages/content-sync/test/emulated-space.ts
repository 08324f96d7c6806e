import { mkdirSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { serve } from '@hono/node-server';
import { createStoryblokEmulator } from 'storyblok-emulator';
import { z } from 'zod';

export const SPACE = 4242;
export const TOKEN = 'persoonlijk-geheim';

type Fetch = (request: Request) => Promise<Response>;

const held = z.looseObject({
  id: z.number(),
  uuid: z.string(),
  slug: z.string(),
  full_slug: z.string(),
  parent_id: z.number(),
  is_folder: z.boolean(),
});
type Held = z.infer<typeof held>;

/**
 * Creates an empty emulated space in a folder. Records the requests of the commands. Returns functions that simulate
 * editors.
 */
export async function emulatedSpace(dir: string) {
  mkdirSync(dir, { recursive: true });
  const emulator = createStoryblokEmulator({
    dir,
    space: SPACE,
    management: { token: TOKEN },
    watch: false,
    log: () => undefined,
  });
  await emulator.ready;
  const requested: string[] = [];
  let refuseEvery = 0;
  let refusesUuids = false;
  let beforeWrite: (() => Promise<unknown>) | undefined;

  const call = async (method: string, path: string, body?: unknown) => {
    const response = await emulator.fetch(
      new Request(`http://space.test/v1/spaces/${SPACE}${path}`, {
        method,
        headers: { authorization: TOKEN, 'content-type': 'application/json' },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      }),
    );
    if (!response.ok) throw new Error(`${method} ${path}: ${await response.text()}`);
    return response.json();
  };
  const list = async (): Promise<Held[]> => {
    const pages: Held[] = [];
    for (let page = 1; ; page += 1) {
      const { stories } = z
        .object({ stories: z.array(held) })
        .parse(await call('GET', `/stories?per_page=100&page=${page}`));
      pages.push(...stories);
      if (stories.length < 100) return pages;
    }
  };
  const full = async (id: number): Promise<Held & { content: Record<string, unknown> }> =>
    (await call('GET', `/stories/${id}`)).story;
  const at = async (slug: string) => {
    const wanted = slug.replace(/\/$/, '');
    const found = (await list()).filter(({ full_slug }) => full_slug.replace(/\/$/, '') === wanted);
    const one = found.find(({ is_folder }) => !is_folder) ?? found[0];
    if (!one) throw new Error(`${slug} is not in the space`);
    return one;
  };
  const placeOf = async (slug: string) => {
    const cut = slug.lastIndexOf('/');
    const folder = (await list()).find(
      ({ is_folder, full_slug }) => is_folder && full_slug === slug.slice(0, cut),
    );
    return { slug: slug.slice(cut + 1), parent_id: folder?.id ?? 0 };
  };

  return {
    fetch: async (request: Request): Promise<Response> => {
      requested.push(`${request.method} ${new URL(request.url).pathname}`);
      if (refuseEvery > 0 && requested.length % refuseEvery === 0)
        return Response.json(
          { error: 'Rate limit of 3 request per second has been reached.' },
          { status: 429 },
        );
      const isContent = /\/stories\/\d+$/.test(new URL(request.url).pathname);
      if (beforeWrite && request.method === 'GET' && isContent) {
        const act = beforeWrite;
        beforeWrite = undefined;
        await act();
      }
      if (refusesUuids && request.url.endsWith('/update_uuid'))
        return Response.json(['This record could not be found'], { status: 404 });
      return emulator.fetch(request);
    },
    close: emulator.close,
    /** The method and path of every request that the commands sent. */
    requested,
    /** Acts as an editor who changes and saves a story. */
    edit: async (slug: string, change: (content: Record<string, unknown>) => void) => {
      const { id } = await at(slug);
      const { content } = await full(id);
      change(content);
      await call('PUT', `/stories/${id}`, { story: { content } });
    },
    /** Acts as an editor who changes the properties of a story, such as its name. */
    set: async (slug: string, story: Record<string, unknown>) =>
      call('PUT', `/stories/${(await at(slug)).id}`, { story }),
    /** Acts as an editor who moves a story, or a folder with its contents. */
    move: async (slug: string, to: string) => {
      const folder = (await list()).find(({ is_folder, full_slug }) => is_folder && full_slug === slug);
      const { id, ...story } = folder ?? (await at(slug));
      const isPublished = story.published === true && story.unpublished_changes === false;
      await call('PUT', `/stories/${id}${isPublished ? '?publish=true' : ''}`, { story: await placeOf(to) });
    },
    /** Acts as an editor who writes and publishes a story. */
    write: async (slug: string, content: Record<string, unknown>) => {
      const story = { name: slug, content, ...(await placeOf(slug)) };
      await call('POST', '/stories?publish=true', { story });
    },
    publish: async (slug: string) => call('GET', `/stories/${(await at(slug)).id}/publish`),
    unpublish: async (slug: string) => call('GET', `/stories/${(await at(slug)).id}/unpublish`),
    remove: async (slug: string) => call('DELETE', `/stories/${(await at(slug)).id}`),
    /** Rejects every n-th request of the commands with a 429. */
    refuseEvery: (requests: number) => {
      refuseEvery = requests;
    },
    /**
     * Runs `act`, a change by an editor, after the next command has compared the stories and just before it sends one.
     */
    beforeWrite: (act: () => Promise<unknown>) => {
      beforeWrite = act;
    },
    /** Makes the space assign uuids that commands cannot change. */
    refuseUuids: () => {
      refusesUuids = true;
    },
    /** All stories and folders, with their content. */
    stories: async () => Promise.all((await list()).map(({ id }) => full(id))),
  };
}

/** Serves a space on a local port, because the official client needs a URL. */
export async function onPort(fetch: Fetch): Promise<{ url: string; close: () => Promise<void> }> {
  const server = serve({ fetch, hostname: '127.0.0.1', port: 0 });
  await new Promise((resolve) => server.once('listening', resolve));
  // A server that listens on TCP has an address with a port.
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

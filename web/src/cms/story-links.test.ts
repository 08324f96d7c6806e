import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createStoryblokEmulator, type StoryblokEmulator } from 'storyblok-emulator';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createClient } from './client.ts';
import { createCms } from './cms.ts';
import { uuid, writeEdition } from './fixtures/edition.ts';
import { AGES } from './fixtures/responses-at-noon.ts';
import { graphqlSource } from './graphql-source.ts';
import { createQueryCache } from './query-cache.ts';
import { createRestClient } from './rest-client.ts';
import { restSource } from './rest-source.ts';
import type { ContentSource, LinkEntry } from './source.ts';
import { withPresentAddresses } from './story-links.ts';

const link = (id: string, cached_url: string, more: object = {}) => ({
  id: uuid(id),
  linktype: 'story',
  fieldtype: 'multilink',
  url: '',
  cached_url,
  ...more,
});
const labelled = (label: string, to: object) => ({ _uid: label, component: 'link', label, link: to });

let dir = '';
let server: StoryblokEmulator | undefined;
/** Shared by all tests, because a process logs each warning only once. */
const logged: string[] = [];

async function start(): Promise<void> {
  server?.close();
  server = createStoryblokEmulator({ dir, watch: false, log: () => undefined });
  await server.ready;
}

async function write(fullSlug: string, content: object): Promise<void> {
  const path = join(dir, 'stories', `${fullSlug}.json`);
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, JSON.stringify({ name: fullSlug, uuid: uuid(fullSlug.slice(-15)), content }));
}

beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'story-links-'));
  await writeEdition(dir);
  const attrs = { linktype: 'story', href: '/praktisch#kaart', uuid: uuid('prak'), anchor: null };
  const lost = { linktype: 'story', href: '/nog-niet', uuid: uuid('nog'), anchor: null };
  const text = (words: string, marks: object) => ({
    type: 'text',
    text: words,
    marks: [{ type: 'link', attrs: marks }],
  });
  await write('proef', {
    component: 'page',
    title: 'Proef',
    intro: {
      type: 'doc',
      content: [{ type: 'paragraph', content: [text('heen', attrs), text('niet', lost)] }],
    },
    body: [
      {
        _uid: 'cta',
        component: 'call_to_action',
        title: 'Kom',
        link: [
          labelled('Verhuisd', link('prak', 'praktisch', { anchor: 'tickets' })),
          labelled('Onuitgegeven', link('nog', 'nog-niet')),
          labelled('Gewist', link('bestond', 'gewist')),
          labelled('Andere uuid', link('ingevoerd', 'praktisch-2')),
        ],
      },
    ],
  });
  await write('praktisch-2', { component: 'page', title: 'Nog een' });
  await write('globaal/global-data', {
    component: 'global_data',
    redirects: [{ _uid: 'r', component: 'redirect', from: '/oud', to: link('prak', 'praktisch') }],
  });
  await mkdir(join(dir, 'stories/info'), { recursive: true });
  await rename(join(dir, 'stories/praktisch.json'), join(dir, 'stories/info/praktisch.json'));
  await start();
});

afterEach(async () => {
  server?.close();
  server = undefined;
  await rm(dir, { recursive: true, force: true });
});

const SOURCES: Record<string, (version: 'published' | 'draft') => ContentSource> = {
  GraphQL: (version) =>
    graphqlSource(createClient({ ...options(version), url: 'http://content.invalid/v1/api' })),
  REST: (version) => restSource(createRestClient({ ...options(version), url: 'http://content.invalid/v2' })),
};
const options = (version: 'published' | 'draft') => ({
  fetch: async (request: Request) => (server ? server.fetch(request) : Response.error()),
  token: version === 'draft' ? 'preview' : 'public',
  version,
  timeoutMs: 10_000,
  log: (line: string) => logged.push(line),
});
const cmsOf = (source: ContentSource, drafts = false) =>
  createCms({
    source,
    cache: createQueryCache(AGES),
    dates: 'utc',
    log: (line) => logged.push(line),
    drafts,
  });

describe.each(Object.entries(SOURCES))('a link to a story, over %s', (_, sourceOf) => {
  it('links to the new address of a story that has moved, in menus, buttons, texts and redirects', async () => {
    const cms = cmsOf(sourceOf('published'));
    const page = await cms.pageBySlug('proef');
    expect(JSON.stringify(page?.intro)).toContain('"href":"/info/praktisch#kaart"');
    expect(page?.body[0]).toMatchObject({
      links: [{ label: 'Verhuisd', link: { href: '/info/praktisch#tickets' } }, {}, {}, {}],
    });
    expect((await cms.frame()).header.links).toMatchObject([
      { label: 'Praktisch', link: { href: '/info/praktisch' } },
    ]);
    expect(await cms.redirects()).toEqual([{ from: '/oud', to: '/info/praktisch' }]);
  });

  it('turns a link to an unpublished or deleted story into text with a warning, and keeps the address of an unknown uuid', async () => {
    const page = await cmsOf(sourceOf('published')).pageBySlug('proef');
    expect(page?.body[0]).toMatchObject({
      links: [
        {},
        { label: 'Onuitgegeven', link: undefined },
        { label: 'Gewist', link: undefined },
        { label: 'Andere uuid', link: { href: '/praktisch-2' } },
      ],
    });
    expect(JSON.stringify(page?.intro)).toContain('"text":"niet","marks":[]');
    expect(logged).toContain(
      '[content] proef: the link «Onuitgegeven» leads to an unpublished or deleted story («nog-niet»)',
    );
    expect(logged).toContain(
      '[content] proef: a link in a text leads to an unpublished or deleted story («/nog-niet»)',
    );
  });

  it('opens an unpublished story in a preview', async () => {
    const page = await cmsOf(sourceOf('draft'), true).pageBySlug('proef');
    expect(page?.body[0]).toMatchObject({ links: [{}, { link: { href: '/nog-niet' } }, {}, {}] });
  });

  it('keeps the stored addresses if the list of addresses is unavailable', async () => {
    const source = { ...sourceOf('published'), links: () => Promise.reject(new Error('weg')) };
    const page = await cmsOf(source).pageBySlug('proef');
    expect(page?.body[0]).toMatchObject({ links: [{ link: { href: '/praktisch#tickets' } }, {}, {}, {}] });
  });
});

it('requests the list of addresses only if a response contains links to stories', async () => {
  let requests = 0;
  const entry: LinkEntry = { uuid: 'u', slug: 'nieuw', published: true, isFolder: false };
  const source = withPresentAddresses(
    {
      story: async (slug) =>
        slug === 'met' ? { link: { linktype: 'story', id: 'u', cached_url: 'oud' } } : {},
      stories: async () => ({ items: [], total: 0 }),
      links: async () => [entry],
    },
    async () => {
      requests += 1;
      return [entry];
    },
    false,
  );
  await source.story('zonder', []);
  expect(requests).toBe(0);
  expect(await source.story('met', [])).toMatchObject({ link: { story: { full_slug: 'nieuw' } } });
  expect(requests).toBe(1);
});

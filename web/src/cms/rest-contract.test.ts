import { createStoryblokEmulator, type StoryblokEmulator } from 'storyblok-emulator';
import StoryblokClient from 'storyblok-js-client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { FIXTURE_EDITION } from '../../../content-fixtures/editions.ts';
import { OVERVIEWS } from '../domain/pages/overview.ts';
import type { Fetch } from '../http/fetch.ts';
import { type ContentVersion, createClient } from './client.ts';
import { createCms } from './cms.ts';
import { AGES } from './fixtures/responses-at-noon.ts';
import { graphqlSource } from './graphql-source.ts';
import { parseStory } from './parse/story.ts';
import { ofComponent } from './queries.ts';
import { createQueryCache } from './query-cache.ts';
import { createRestClient } from './rest-client.ts';
import { restSource } from './rest-source.ts';
import { type ContentSource, fetchAllStories } from './source.ts';

const NOW = new Date('2025-10-27T08:30:00Z');

// Fetches our own content through both of Storyblok's APIs: pages must not depend on which API responded.

const PATIENCE_MS = 60_000;
let server: StoryblokEmulator | undefined;
const fetchContent: Fetch = async (request) => (server ? server.fetch(request) : Response.error());

beforeAll(async () => {
  server = createStoryblokEmulator({ dir: FIXTURE_EDITION, watch: false, log: () => undefined });
  await server.ready;
}, PATIENCE_MS);
afterAll(() => server?.close());

function sources(version: ContentVersion = 'published'): Record<'graphql' | 'rest', ContentSource> {
  const token = version === 'draft' ? 'preview' : 'public';
  const options = { fetch: fetchContent, token, version, timeoutMs: PATIENCE_MS, log: () => undefined };
  return {
    graphql: graphqlSource(createClient({ ...options, url: 'http://content.invalid/v1/api' })),
    rest: restSource(createRestClient({ ...options, url: 'http://content.invalid/v2' })),
  };
}

const cmsOf = (source: ContentSource) =>
  createCms({ source, cache: createQueryCache(AGES), dates: 'utc', log: () => undefined });

describe('a query', () => {
  const questions: readonly (readonly [string, (cms: ReturnType<typeof cmsOf>) => Promise<unknown>])[] = [
    ['the frame', (cms) => cms.frame()],
    ['home', (cms) => cms.home()],
    ['an experience', (cms) => cms.experienceBySlug('activiteiten/de-slak-heeft-gelijk')],
    ['a page with every block', (cms) => cms.pageBySlug('alle-blokken')],
    ['a page that does not exist', (cms) => cms.pageBySlug('bestaat-niet')],
    ['the days', (cms) => cms.festivalDays(NOW)],
    ['a day', (cms) => cms.itemsStartingOn('2025-10-26')],
    ['upcoming items', (cms) => cms.upcomingItems(new Date('2025-10-27T08:30:00Z'))],
    ['the whole programme', (cms) => cms.programmeItems(NOW)],
    ['ongoing items', (cms) => cms.ongoingItems()],
    ['the whole tour', (cms) => cms.onTourItems(NOW)],
    ['the towns of the tour', (cms) => cms.onTourLocations()],
    ['the filter options', (cms) => cms.filterOptions()],
    [
      'the news, the hotspots and the bookshops',
      (cms) => Promise.all(OVERVIEWS.map((overview) => cms.articles(overview))),
    ],
    ['where old addresses lead on to', (cms) => cms.redirects()],
    ['the slides of a screen', (cms) => cms.liveSlides('live')],
    ['what can be found', (cms) => cms.searchDocuments()],
    ['every page', (cms) => cms.publicPages()],
  ];

  it.each(questions)(
    'returns equal results from REST and from GraphQL: %s (§7.25)',
    async (_what, ask) => {
      const { graphql, rest } = sources();
      const [expected, answer] = await Promise.all([ask(cmsOf(graphql)), ask(cmsOf(rest))]);
      expect(answer).toEqual(expected);
    },
    PATIENCE_MS,
  );

  it(
    'returns equal addresses from REST and from GraphQL',
    async () => {
      const { graphql, rest } = sources();
      const bySlug = (a: { slug: string; isFolder: boolean }, b: { slug: string; isFolder: boolean }) =>
        a.slug.localeCompare(b.slug) || Number(a.isFolder) - Number(b.isFolder);
      const [expected, links] = await Promise.all([graphql.links(), rest.links()]);
      expect([...links].sort(bySlug)).toEqual([...expected].sort(bySlug));
    },
    PATIENCE_MS,
  );

  it(
    'returns equal drafts with the editor’s marks from REST and from GraphQL',
    async () => {
      const { graphql, rest } = sources('draft');
      const [expected, draft] = await Promise.all([graphql.story('home', []), rest.story('home', [])]);
      expect(parseStory(draft)).toEqual(parseStory(expected));
      expect(JSON.stringify(draft)).toContain('_editable');
    },
    PATIENCE_MS,
  );
});

describe('the official client', () => {
  it(
    'finds the same stories as Storyblok’s official client with the same filter and order (§7.25)',
    async () => {
      const official = new StoryblokClient({
        accessToken: 'public',
        endpoint: 'http://content.invalid/v2',
        cache: { cv: 'manual' },
        // Adapts `fetchContent` to `fetch`: the official client passes a URL, and expects redirects to be followed.
        fetch: async (address: RequestInfo | URL) => {
          const response = await fetchContent(new Request(address));
          const location = response.headers.get('location');
          return location === null ? response : fetchContent(new Request(location));
        },
      });
      const filter = { ...ofComponent('program'), ongoing_program_item: { not_in: 'true' } };
      const sort = 'content.start_date:asc';
      const theirs: { uuid: string }[] = await official.getAll('cdn/stories', {
        filter_query: filter,
        sort_by: sort,
        per_page: 100,
      });
      const ours = await fetchAllStories(sources().rest, { filter, sort });
      expect(theirs.length).toBeGreaterThan(100);
      expect(ours).toMatchObject(theirs.map(({ uuid }) => ({ uuid })));
    },
    PATIENCE_MS,
  );
});

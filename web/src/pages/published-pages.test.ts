import { createStoryblokEmulator } from 'storyblok-emulator';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { FIXTURE_EDITION } from '../../../content-fixtures/editions.ts';
import { createClient } from '../cms/client.ts';
import { createCms } from '../cms/cms.ts';
import { graphqlSource } from '../cms/graphql-source.ts';
import { tagsToInvalidate } from '../cms/publication.ts';
import { createQueryCache } from '../cms/query-cache.ts';
import type { ContentSource } from '../cms/source.ts';
import { isRecord } from '../domain/unknown-values.ts';
import type { PageRequest } from '../ports.ts';
import { QUERY_AGES } from '../server/cache/caching.ts';
import { type Rendered, renderWith } from '../server/cache/page-lifetime.ts';
import { events } from '../server/content/events.ts';
import { clock } from '../server/request-clock.ts';
import { PAGES } from './page-registry.ts';

// Checks which pages of the test edition are rerendered after each kind of publication (docs/decisions/0045).

const server = createStoryblokEmulator({
  dir: FIXTURE_EDITION,
  watch: false,
  log: () => undefined,
});
afterAll(() => server.close());

const NOW = new Date('2025-10-27T09:30:00+01:00');
const ITEM = { day: '2025-10-26', word: 'Getijmolentje' };

/** `changes`: what editors changed, by the full slug of the story. `told`: the webhook messages sent. */
const changes = new Map<string, Record<string, unknown>>();
const told: object[] = [];

const read = graphqlSource(
  createClient({
    fetch: (request) => server.fetch(request),
    url: 'http://content.invalid/v1/api',
    token: 'public',
    version: 'published',
    timeoutMs: 60_000,
    log: () => undefined,
  }),
);
/** Caches the emulator's unchanged responses for all tests. `changed` applies the changes of a test to them. */
const answered = new Map<string, Promise<unknown>>();
function once<T>(question: unknown, ask: () => Promise<T>): Promise<T> {
  const name = JSON.stringify(question);
  // `as`: each query has one type of response.
  const answer = (answered.get(name) as Promise<T> | undefined) ?? ask();
  answered.set(name, answer);
  return answer;
}
/** The emulator's content with the changes of the current test, wherever a changed story occurs. */
const source: ContentSource = {
  links: () => read.links(),
  story: async (slug, relations) => changed(await once([slug], () => read.story(slug, relations))),
  stories: async (wanted) => {
    const { items, total } = await once(wanted, () => read.stories(wanted));
    return { items: items.map(changed), total };
  },
};
function changed(value: unknown): unknown {
  if (changes.size === 0) return value;
  if (Array.isArray(value)) return value.map(changed);
  if (!isRecord(value)) return value;
  const copy = Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, changed(inner)]));
  const change = changes.get(String(value.full_slug ?? value.fullSlug));
  return change && isRecord(copy.content) ? { ...copy, content: { ...copy.content, ...change } } : copy;
}

// Shared by all tests, because parsing the whole festival for each test would be slow.
const cache = createQueryCache({ ...QUERY_AGES, freshMs: 3_600_000, staleMs: 3_600_000, invalidatedMs: 0 });
const cms = createCms({ source, cache, dates: 'utc', log: () => undefined });
/** Reverts the changes and invalidates their cached queries. */
afterEach(() => {
  changes.clear();
  for (const message of told.splice(0)) cache.invalidate(tagsToInvalidate(message, cms.typeOf));
});

/** Renders a page as its route does: with header, footer and the page's own queries. */
async function page(
  load: (request: PageRequest, params: never) => Promise<unknown>,
  address: string,
  params: object = {},
  now = NOW,
): Promise<Rendered> {
  const url = new URL(address, 'https://www.boektopia.be');
  const site = { canonical: url.href, origin: url.origin, indexed: true };
  // `as`: each kind of page has its own type of route parameters.
  const work = () =>
    Promise.all([cms.frame(), load({ cms, clock, events, now, url, site }, params as never)]);
  return (await renderWith(now, work)).made;
}

/** Loads the data of `/programma/2025-10-27.items`. */
const dayItems = ({ cms }: PageRequest, { slug }: { slug: string }) => cms.dayProgramme(slug, NOW);

/** Renders a page of every kind. Some of these pages show the item whose story the tests change. */
async function allPages(slug: string, experience: string, other: string): Promise<Record<string, Rendered>> {
  const day = (name: string) => page(PAGES.programmeDay.load, `/programma/${name}`, { slug: name });
  const experienceAt = (path: string) =>
    page(PAGES.experience.load, path, { slug: path.split('/').at(-1) ?? '' });
  return {
    home: await page(PAGES.home.load, '/'),
    'its day': await day(slug),
    'the items of its day': await page(dayItems, `/programma/${slug}.items`, { slug }),
    'another day': await day('2025-10-28'),
    'its experience': await experienceAt(experience),
    'another experience': await experienceAt(other),
    search: await page(PAGES.search.load, `/zoeken?zoekterm=${ITEM.word}`),
    news: await page(PAGES.overview.load, '/nieuws'),
    practical: await page(PAGES.generic.load, '/praktisch'),
    tour: await page(PAGES.onTour.load, '/boektopia-op-toer'),
    bookstores: await page(PAGES.bookstores.load, '/boekhandels'),
  };
}

/** Returns the story of an item on 26 October, and a function that renders all pages. */
async function someItem() {
  const items = await cms.itemsStartingOn('2025-10-26');
  const item = items.find(({ experience }) => experience !== undefined);
  const elsewhere = (await cms.itemsStartingOn('2025-10-28')).find(
    ({ experience }) => experience && experience.uuid !== item?.experience?.uuid,
  );
  const { items: raw } = await read.stories({ uuids: [item?.uuid ?? ''] });
  const [story] = raw;
  if (!item?.experience || !elsewhere?.experience || !isRecord(story)) throw new Error('no item');
  const { content } = story;
  /** Returns the story to which a field of the item refers. */
  const behind = async (field: string) => {
    const [uuid] = isRecord(content) ? [content[field]].flat() : [];
    const [found] = (await read.stories({ uuids: [String(uuid)] })).items;
    if (!isRecord(found)) throw new Error(`no ${field}`);
    return { slug: String(found.full_slug), id: Number(found.id) };
  };
  return {
    behind,
    slug: String(story.full_slug),
    id: Number(story.id),
    pages: () => allPages(ITEM.day, item.experience?.path ?? '', elsewhere.experience?.path ?? ''),
  };
}

/** Returns the names of the pages that a webhook message invalidates. */
async function madeAnew(pages: Record<string, Rendered>, message: object): Promise<string[]> {
  told.push(message);
  cache.invalidate(tagsToInvalidate(message, cms.typeOf));
  const changed = await Promise.all(
    Object.entries(pages).map(async ([name, { reads }]) => {
      const same = await Promise.all(reads.map((one) => one.isUnchanged()));
      return same.every(Boolean) ? [] : [name];
    }),
  );
  return changed.flat();
}

const published = (full_slug: string, story_id = 0) => ({ action: 'published', story_id, full_slug });

describe('pages rerendered after a publication', () => {
  it('after a change to an item, rerenders only the search and the pages of the item’s day and experience', async () => {
    const { slug, id, pages } = await someItem();
    const before = await pages();
    changes.set(slug, { title_overwrite: ITEM.word });
    expect(await madeAnew(before, published(slug, id))).toEqual([
      'its day',
      'the items of its day',
      'its experience',
      'search',
    ]);
  });

  it('rerenders the pages of both days, and pages with counts per day, after an item moved to another day', async () => {
    const { slug, id, pages } = await someItem();
    const before = await pages();
    changes.set(slug, { start_date: '2025-10-28 09:00', end_date: '2025-10-28 10:00' });
    const anew = await madeAnew(before, published(slug, id));
    for (const name of ['its day', 'another day', 'its experience', 'search']) expect(anew).toContain(name);
    for (const name of ['home', 'news', 'practical', 'tour']) expect(anew).not.toContain(name);
  });

  it.each([
    ['globaal/header', { top_nav_links: [] }],
    ['globaal/footer', { links: [] }],
  ])('rerenders every page after a change to %s', async (slug, change) => {
    const { pages } = await someItem();
    const before = await pages();
    changes.set(slug, change);
    expect(await madeAnew(before, published(slug))).toEqual(Object.keys(before));
  });

  it.each(['experience', 'location', 'type', 'theme'])(
    'rerenders the pages of the day and the experience after a change to the %s of an item',
    async (field) => {
      const { behind, pages } = await someItem();
      const before = await pages();
      const { slug, id } = await behind(field);
      changes.set(slug, { title: ITEM.word });
      const anew = await madeAnew(before, published(slug, id));
      for (const name of ['its day', 'its experience']) expect(anew).toContain(name);
      expect(anew).not.toContain('news');
    },
  );

  it('rerenders only a story’s own page after a change, if the story appears nowhere else', async () => {
    const { pages } = await someItem();
    const before = await pages();
    changes.set('praktisch', { title: 'Praktisch, en anders' });
    const anew = await madeAnew(before, published('praktisch'));
    expect(anew).toContain('practical');
    for (const name of ['home', 'its day', 'its experience', 'news', 'tour'])
      expect(anew).not.toContain(name);
  });

  it('rerenders no page after a change that has no visible effect, or after a change to an unused image', async () => {
    const { slug, id, pages } = await someItem();
    const before = await pages();
    expect(await madeAnew(before, published(slug, id))).toEqual([]);
    expect(await madeAnew(before, { text: 'asset replaced' })).toEqual([]);
  });
});

describe('early in the morning, long before the first item', () => {
  const now = new Date('2025-10-27T06:00:00+01:00');
  const day = (slug: string) => page(PAGES.programmeDay.load, `/programma/${slug}`, { slug }, now);

  it.each([
    ['the home page', () => page(PAGES.home.load, '/', {}, now)],
    ['today', () => day('2025-10-27')],
    ['saved items', () => page(PAGES.pile.load, '/mijn-stapel', {}, now)],
    ['a page with the hall plan', () => page(PAGES.generic.load, '/praktisch', {}, now)],
  ])('expires a page after a minute if it depends on the current time: %s', async (_, made) => {
    expect(new Date((await made()).rightUntil)).toEqual(new Date('2025-10-27T06:01:00+01:00'));
  });

  it.each([
    ['yesterday', () => day('2025-10-26')],
    ['a page without times', () => page(PAGES.generic.load, '/contact', {}, now)],
  ])('caches a page for longer if it does not depend on the current time: %s', async (_, made) => {
    expect((await made()).rightUntil).toBeGreaterThan(+now + 3_600_000);
  });
});

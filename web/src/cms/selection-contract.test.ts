import { createStoryblokEmulator, type StoryblokEmulator } from 'storyblok-emulator';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { FIXTURE_EDITION } from '../../../content-fixtures/editions.ts';
import { type DayProgramme, dayView } from '../domain/programme/day/day-view.ts';
import { timetableOf } from '../domain/programme/day/programme-day.ts';
import {
  type FilterOptions,
  type NamedGroup,
  NOTHING_CHOSEN,
  type Selection,
  selectionParameters,
} from '../domain/programme/filter/selection.ts';
import type { Facet } from '../domain/programme/programme-item.ts';
import { createClient } from './client.ts';
import { type Cms, createCms } from './cms.ts';
import { AGES } from './fixtures/responses-at-noon.ts';
import { graphqlSource } from './graphql-source.ts';
import { parseStory } from './parse/story.ts';
import type { Filter } from './queries.ts';
import { ofComponent, startsOnFilter } from './queries.ts';
import { createQueryCache } from './query-cache.ts';
import { type ContentSource, fetchAllStories } from './source.ts';

const DAY = '2025-10-26';
let server: StoryblokEmulator | undefined;

beforeAll(async () => {
  server = createStoryblokEmulator({ dir: FIXTURE_EDITION, watch: false, log: () => {} });
  await server.ready;
});
afterAll(() => server?.close());

function questions(): { source: ContentSource; cms: Cms } {
  const client = createClient({
    fetch: async (request) => (server ? server.fetch(request) : Response.error()),
    url: 'http://content.invalid/v1/api',
    token: 'public',
    version: 'published',
    timeoutMs: 20_000,
    log: () => {},
  });
  const source = graphqlSource(client);
  return { source, cms: createCms({ source, cache: createQueryCache(AGES), dates: 'utc', log: () => {} }) };
}

/** Converts a selection to the specification's queries: `in` for location and type, `in_array` for theme. */
function asQuery(selection: Selection, options: FilterOptions<Facet>): Filter {
  const uuidsOf = (group: NamedGroup) =>
    options[group]
      .filter(({ slug }) => selection[group].includes(slug))
      .map(({ uuid }) => uuid)
      .join(',');
  const [type, theme, location] = [uuidsOf('type'), uuidsOf('theme'), uuidsOf('location')];
  return {
    ...(type && { type: { in: type } }),
    ...(location && { location: { in: location } }),
    ...(theme && { theme: { in_array: theme } }),
  };
}

const NOTHING = NOTHING_CHOSEN;
const SELECTIONS: readonly Selection[] = [
  NOTHING,
  { ...NOTHING, type: ['gesprek'] },
  { ...NOTHING, type: ['gesprek', 'workshop', 'voorstelling'] },
  { ...NOTHING, theme: ['strips', 'fantasy'] },
  { ...NOTHING, location: ['forum', 'agora', 'signeerplein'] },
  {
    ...NOTHING,
    type: ['gesprek', 'signeersessie'],
    theme: ['lifestyle', 'samenleving'],
    location: ['forum', 'signeerplein'],
  },
  { ...NOTHING, type: ['fanclub'], location: ['kookpodium'] },
];
const uuidsOf = (stories: readonly unknown[]) => stories.map((story) => parseStory(story)?.uuid);

describe('a filtered day', () => {
  it.each(SELECTIONS)(
    'shows the items of a day that the queries of the specification return: %o (§5.19, §7.6, §7.7)',
    async (selection) => {
      const { source, cms } = questions();
      const options = await cms.filterOptions();
      const day: DayProgramme = {
        day: DAY,
        timetable: timetableOf(await cms.itemsStartingOn(DAY), DAY),
        ongoing: [],
        dayCounts: [],
        options,
      };
      const view = dayView(day, selectionParameters(selection), new Date(0), { printing: true });
      const shown = view.page.items.map(({ uuid }) => uuid);

      // Query in two steps, as specified: the uuids by filter, then the items with those uuids.
      const filter = {
        ...ofComponent('program'),
        ...startsOnFilter(DAY, 'utc'),
        ongoing_program_item: { not_in: 'true' },
        ...asQuery(selection, options),
      };
      const uuids = uuidsOf(await fetchAllStories(source, { filter }));
      const items = await fetchAllStories(source, {
        uuids: uuids.filter((uuid) => uuid !== undefined),
        sort: 'content.start_date:asc',
      });
      expect(uuidsOf(items)).toHaveLength(shown.length);
      expect(new Set(uuidsOf(items))).toEqual(new Set(shown));
    },
  );

  it('paginates a day without duplicate or missing items (§7.8)', async () => {
    const { source, cms } = questions();
    const expected = timetableOf(await cms.itemsStartingOn(DAY), DAY).map(({ uuid }) => uuid);
    const filter = {
      ...ofComponent('program'),
      ...startsOnFilter(DAY, 'utc'),
      ongoing_program_item: { not_in: 'true' },
    };
    const paged: (string | undefined)[] = [];
    for (let page = 1; page <= Math.ceil(expected.length / 24); page += 1) {
      const { items, total } = await source.stories({
        filter,
        sort: 'content.start_date:asc',
        page,
        perPage: 24,
      });
      expect(total).toBe(expected.length);
      paged.push(...uuidsOf(items));
    }
    expect([...paged].sort()).toEqual([...expected].sort());
  });
});

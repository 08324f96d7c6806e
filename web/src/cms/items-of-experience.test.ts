import { expect, it } from 'vitest';
import { createCms } from './cms.ts';
import { atNoon } from './fixtures/responses-at-noon.ts';
import { tagsToInvalidate } from './publication.ts';
import type { StoriesVariables } from './queries.ts';
import type { ContentSource } from './source.ts';

const NOW = new Date('2025-10-27T08:30:00Z');

type Item = { experience: string; start: string };

const EXPERIENCES = ['slak', 'molen'];

/** Creates a space for an edition that begins on 25 October. Tests can move its items. Records the requests. */
function space(items: Map<string, Item>) {
  const requested: string[] = [];
  const experience = (slug: string) => ({
    uuid: `e-${slug}`,
    fullSlug: `activiteiten/${slug}`,
    content: { component: 'experience', title: slug },
  });
  const stories = ({ filter = {} }: StoriesVariables): object[] => {
    const { in: type = '' } = filter.component ?? {};
    if (type === 'date_overview')
      return [
        {
          uuid: 'd',
          full_slug: 'programma/2025-10-25',
          content: { component: type, date: '2025-10-25 00:00' },
        },
      ];
    if (type !== 'program') return [];
    const { in: of } = filter.experience ?? {};
    if (filter.ongoing_program_item || filter.end_date) return [];
    return [...items]
      .filter(([, item]) => (of ? of === `e-${item.experience}` : item.start >= '2025-10-25'))
      .sort(([, a], [, b]) => a.start.localeCompare(b.start))
      .map(([slug, item]) => ({
        uuid: `i-${slug}`,
        full_slug: `programma-items/${slug}`,
        content: {
          component: 'program',
          start_date: `${item.start} 10:00`,
          end_date: `${item.start} 11:00`,
          experience: experience(item.experience),
        },
      }));
  };
  const source: ContentSource = {
    story: async () => undefined,
    links: async () => [],
    stories: async (wanted) => {
      requested.push(JSON.stringify(wanted.filter));
      const found = stories(wanted);
      return { items: found, total: found.length };
    },
  };
  const { cache } = atNoon();
  const cms = createCms({ source, cache, dates: 'utc', log: () => undefined });
  const of = async (slug: string) => (await cms.itemsOfExperience(`e-${slug}`, NOW)).map(({ uuid }) => uuid);
  return {
    /** Sends the webhook of a publication, opens both experiences, and returns the requests this caused. */
    publishes: async (slug: string, action = 'published') => {
      const message = { action, story_id: 1, full_slug: `programma-items/${slug}` };
      cache.invalidate(tagsToInvalidate(message, cms.typeOf));
      requested.length = 0;
      const shown = Object.fromEntries(
        await Promise.all(EXPERIENCES.map(async (one) => [one, await of(one)] as const)),
      );
      return { shown, ofOne: requested.filter((filter) => filter.includes('"experience"')).length };
    },
    shown: async () =>
      Object.fromEntries(await Promise.all(EXPERIENCES.map(async (one) => [one, await of(one)]))),
  };
}

const festival = () =>
  new Map([
    ['vooraf', { experience: 'slak', start: '2025-10-20' }],
    ['lezing', { experience: 'slak', start: '2025-10-26' }],
    ['signeren', { experience: 'molen', start: '2025-10-27' }],
  ]);

it('returns the items of an experience in this and earlier editions, sorted by start', async () => {
  expect(await space(festival()).shown()).toEqual({ slak: ['i-vooraf', 'i-lezing'], molen: ['i-signeren'] });
});

it('refetches only the programme and the item’s experience after an item is published', async () => {
  const items = festival();
  const { shown, publishes } = space(items);
  await shown();
  items.set('lezing', { experience: 'slak', start: '2025-10-28' });
  expect(await publishes('lezing')).toEqual({
    shown: { slak: ['i-vooraf', 'i-lezing'], molen: ['i-signeren'] },
    ofOne: 1,
  });
});

it('moves an item from one experience to another when an editor republishes it there', async () => {
  const items = festival();
  const { shown, publishes } = space(items);
  await shown();
  items.set('lezing', { experience: 'molen', start: '2025-10-26' });
  expect((await publishes('lezing')).shown).toEqual({
    slak: ['i-vooraf'],
    molen: ['i-lezing', 'i-signeren'],
  });
});

it.each([
  [
    'is new',
    'published',
    'nieuw',
    (items: Map<string, Item>) => items.set('nieuw', { experience: 'molen', start: '2025-10-19' }),
    { slak: ['i-vooraf', 'i-lezing'], molen: ['i-nieuw', 'i-signeren'] },
  ],
  [
    'is older than this edition',
    'published',
    'vooraf',
    (items: Map<string, Item>) => items.set('vooraf', { experience: 'molen', start: '2025-10-20' }),
    { slak: ['i-lezing'], molen: ['i-vooraf', 'i-signeren'] },
  ],
  [
    'is gone',
    'deleted',
    'lezing',
    (items: Map<string, Item>) => items.delete('lezing'),
    { slak: ['i-vooraf'], molen: ['i-signeren'] },
  ],
])(
  'refetches all experiences for an item that %s, because the item could belong to any of them',
  async (_, action, slug, change, expected) => {
    const items = festival();
    const { shown, publishes } = space(items);
    await shown();
    change(items);
    expect(await publishes(slug, action)).toEqual({ shown: expected, ofOne: 2 });
  },
);

import { describe, expect, it } from 'vitest';
import type { Fetch } from '../http/fetch.ts';
import { ContentUnavailable } from './client.ts';
import { cmsOver, item, type Story, story } from './fixtures/cms-over.ts';

const NOW = new Date('2025-10-27T08:30:00Z');

describe('a response that is not a story', () => {
  // `as`: a content system may return anything as a story.
  const odd = [
    'uuid',
    {},
    [],
    3,
    { uuid: 'u' },
    { uuid: 'u', full_slug: 'nieuws/a', content: 42 },
    { uuid: 'u', full_slug: 'nieuws/a', content: {} },
    { uuid: 7, full_slug: 'nieuws/a', content: { component: 'article' } },
  ] as unknown as Story[];
  const among = (stories: readonly unknown[]): Fetch => {
    const data = { ContentNode: stories[0], ContentNodes: { items: stories, total: stories.length } };
    return async () => Response.json({ data });
  };

  it.each(odd)('rejects the whole list because of one unreadable story: %j', async (one) => {
    const { cms } = cmsOver([], among([one, item('soep', '2025-10-25 08:00')]));
    for (const question of [cms.programmeItems(NOW), cms.searchDocuments(), cms.frame()])
      await expect(question).rejects.toBeInstanceOf(ContentUnavailable);
  });

  it.each(odd)(
    'reports an outage, never «not found», for every kind of page whose story is unreadable: %j',
    async (one) => {
      const { cms } = cmsOver([], among([one]));
      const questions = [
        cms.pageBySlug('nieuws/a'),
        cms.experienceBySlug('nieuws/a'),
        cms.liveSlides('nieuws/a'),
      ];
      for (const question of questions) await expect(question).rejects.toBeInstanceOf(ContentUnavailable);
    },
  );

  it('leaves out stories that the content system itself failed to read, and rejects a list without readable stories', async () => {
    // `as`: a content system may return anything as a story.
    const failed = null as unknown as Story;
    const { cms } = cmsOver([], among([failed, item('soep', '2025-10-25 08:00')]));
    expect((await cms.programmeItems(NOW)).map(({ uuid }) => uuid)).toEqual(['uuid of programma-items/soep']);
    const { cms: none } = cmsOver([], among([failed]));
    await expect(none.programmeItems(NOW)).rejects.toBeInstanceOf(ContentUnavailable);
  });

  it('reports an outage when the response contains a story with a slug other than the requested one', async () => {
    const { cms } = cmsOver([], among([story('nieuws/b', 'article')]));
    await expect(cms.pageBySlug('nieuws/a')).rejects.toBeInstanceOf(ContentUnavailable);
    // Storyblok also finds stories by id, by uuid, in other capitals and in other languages. Our site must not.
    for (const name of ['42', 'Nieuws/B', 'fr/nouvelles/b', 'b5d3f1a0-0000-4000-8000-000000000001'])
      expect(await cms.pageBySlug(name), name).toBeUndefined();
  });
});

describe('while the content system is unavailable', () => {
  it('while the content system is unavailable, reports an outage for every query, never «not found» or an empty result', async () => {
    const { cms } = cmsOver([], async () => new Response('<html>Bad Gateway</html>', { status: 502 }));
    const questions = [
      cms.frame(),
      cms.home(),
      cms.pageBySlug('praktisch'),
      cms.experienceBySlug('activiteiten/soep'),
      cms.festivalDays(NOW),
      cms.itemsStartingOn('2025-10-26'),
      cms.ongoingItems(),
      cms.programmeItems(NOW),
      cms.itemsOfExperience('u', NOW),
      cms.links(),
      cms.publicPages(),
    ];
    for (const question of questions) await expect(question).rejects.toBeInstanceOf(ContentUnavailable);
  });
});

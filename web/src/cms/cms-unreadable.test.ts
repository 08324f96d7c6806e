import { describe, expect, it } from 'vitest';
import type { Fetch } from '../http/fetch.ts';
import { ContentUnavailable } from './client.ts';
import { cmsOver, item, type Story, story } from './fixtures/cms-over.ts';

describe('what is no story', () => {
  // `as`: the answer of a content system may hold anything.
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

  it.each(odd)('makes its list unreadable, which is not the same as shorter: %j', async (one) => {
    const { cms } = cmsOver([], among([one, item('soep', '2025-10-25 08:00')]));
    for (const question of [cms.programmeItems(), cms.searchDocuments(), cms.frame()])
      await expect(question).rejects.toBeInstanceOf(ContentUnavailable);
  });

  it.each(odd)('is unreadable as a page, an activity and a screen, never «not found»: %j', async (one) => {
    const { cms } = cmsOver([], among([one]));
    const questions = [
      cms.pageBySlug('nieuws/a'),
      cms.experienceBySlug('nieuws/a'),
      cms.liveSlides('nieuws/a'),
    ];
    for (const question of questions) await expect(question).rejects.toBeInstanceOf(ContentUnavailable);
  });

  it('that the service itself failed to read is left out of a list, but no list is made of nothing else', async () => {
    // `as` for the same reason.
    const failed = null as unknown as Story;
    const { cms } = cmsOver([], among([failed, item('soep', '2025-10-25 08:00')]));
    expect((await cms.programmeItems()).map(({ uuid }) => uuid)).toEqual(['uuid of programma-items/soep']);
    const { cms: none } = cmsOver([], among([failed]));
    await expect(none.programmeItems()).rejects.toBeInstanceOf(ContentUnavailable);
  });

  it('is another than the one that was asked for: no page, and no sign that there is none', async () => {
    const { cms } = cmsOver([], among([story('nieuws/b', 'article')]));
    await expect(cms.pageBySlug('nieuws/a')).rejects.toBeInstanceOf(ContentUnavailable);
    // Storyblok knows a story by other names too, which are no addresses of ours.
    for (const name of ['42', 'Nieuws/B', 'fr/nouvelles/b', 'b5d3f1a0-0000-4000-8000-000000000001'])
      expect(await cms.pageBySlug(name), name).toBeUndefined();
  });
});

describe('while the content system is away', () => {
  it('every question fails as an outage, none answers «not found» or «nothing»', async () => {
    const { cms } = cmsOver([], async () => new Response('<html>Bad Gateway</html>', { status: 502 }));
    const questions = [
      cms.frame(),
      cms.home(),
      cms.pageBySlug('praktisch'),
      cms.experienceBySlug('activiteiten/soep'),
      cms.festivalDays(),
      cms.itemsStartingOn('2025-10-26'),
      cms.ongoingItems(),
      cms.programmeItems(),
      cms.itemsOfExperience('u'),
      cms.links(),
      cms.publicPages(),
    ];
    for (const question of questions) await expect(question).rejects.toBeInstanceOf(ContentUnavailable);
  });
});

import { describe, expect, it } from 'vitest';
import type { createCms } from './cms.ts';
import { cmsOver, item, story } from './fixtures/cms-over.ts';
import { DAY } from './fixtures/responses-at-noon.ts';

const NOW = new Date('2025-10-27T08:30:00Z');

describe('the frame', () => {
  it('fetches the header, footer, socials and global data with one query (§7.4, §3.8)', async () => {
    const { cms, requested } = cmsOver([
      story('globaal/global-data', 'global_data', { reservation_url: 'https://tickets.example/' }),
    ]);
    expect((await cms.frame()).reservationUrl).toBe('https://tickets.example/');
    expect(requested).toHaveLength(1);
    expect(requested[0]?.filter).toEqual({ component: { in: 'header,footer,social,global_data' } });
    expect(requested[0]?.relations).toContain('header.nav_links');
  });
});

describe('a page', () => {
  it('requests a page by its slug and resolves the relations of header, themes, grids and tour (§7.5)', async () => {
    const { cms, requested } = cmsOver([story('activiteiten/soep', 'experience', { title: 'Soep' })]);
    expect((await cms.experienceBySlug('activiteiten/soep'))?.title).toBe('Soep');
    expect(requested[0]?.id).toBe('activiteiten/soep');
    for (const relation of [
      'header.nav_links',
      'experience.theme',
      'on_tour_experience.theme',
      'on_tour_experience.location',
      'article_grid.articles',
    ]) {
      expect(String(requested[0]?.relations).split(',')).toContain(relation);
    }
  });

  it('returns undefined and logs nothing for a page that does not exist', async () => {
    const { cms, logged } = cmsOver([]);
    expect(await cms.pageBySlug('geen')).toBeUndefined();
    expect(await cms.home()).toBeUndefined();
    expect(logged).toEqual([]);
  });

  it('finds a page by its slug only, not by the number or uuid that the content system also accepts', async () => {
    const { cms } = cmsOver([story('praktisch', 'page', { title: 'Praktisch' })]);
    expect(await cms.pageBySlug('42')).toBeUndefined();
  });

  it.each([
    'home',
    'header',
    'footer',
    'social',
    'global_data',
    'program',
    'location',
    'theme',
    'type',
    'on_tour_location',
  ])('does not return a story of type %s as a page', async (component) => {
    const { cms } = cmsOver([story('globaal/x', component, { title: 'X' })]);
    expect(await cms.pageBySlug('globaal/x')).toBeUndefined();
  });

  it('fetches a page once for concurrent callers', async () => {
    const { cms, requested } = cmsOver([story('praktisch', 'page', { title: 'Praktisch' })]);
    await Promise.all([cms.pageBySlug('praktisch'), cms.pageBySlug('praktisch')]);
    await cms.pageBySlug('praktisch');
    expect(requested).toHaveLength(1);
  });

  it.each(['home', 'praktisch'])(
    'keeps the last good response when the story is requested as another kind of page: %s',
    async (slug) => {
      const kept = new Set<string>();
      const { cms } = cmsOver(
        [story('home', 'home', { title: 'Welkom' }), story('praktisch', 'page', { title: 'Praktisch' })],
        undefined,
        {
          maxAgeMs: DAY,
          keep: (question) => kept.add(JSON.stringify(question)),
          drop: (question) => kept.delete(JSON.stringify(question)),
          recall: async () => undefined,
        },
      );
      expect(await (slug === 'home' ? cms.home() : cms.pageBySlug(slug))).toBeDefined();
      expect(kept.size).toBe(1);
      expect(await (slug === 'home' ? cms.pageBySlug(slug) : cms.liveSlides(slug))).toBeUndefined();
      expect(kept.size).toBe(1);
    },
  );
});

describe('the days of the programme', () => {
  it('requests the festival days sorted by date, a hundred at a time (§7.9)', async () => {
    const { cms, requested } = cmsOver([]);
    await cms.festivalDays(NOW);
    expect(requested[0]).toMatchObject({
      filter: { component: { in: 'date_overview' } },
      sort: 'content.date:asc',
      perPage: 100,
    });
  });

  it('sorts days by date across several date formats and leaves out a day without a date (§3.16)', async () => {
    const { cms, logged } = cmsOver([
      story('programma/b', 'date_overview', { title: 'B', date: '2025-10-26 23:00' }),
      story('programma/a', 'date_overview', { title: 'A', date: '2025-10-25' }),
      story('programma/zonder-datum', 'date_overview', { title: 'Zonder' }),
    ]);
    expect((await cms.festivalDays(NOW)).map(({ day, path }) => [day, path])).toEqual([
      ['2025-10-25', '/programma/a'],
      ['2025-10-27', '/programma/b'],
    ]);
    expect(logged.join()).toContain('programma/zonder-datum');
  });
});

describe('programme items', () => {
  it('requests items sorted by start, with their relations and without the fields that lists do not show (§7.10, §7.7)', async () => {
    const { cms, requested } = cmsOver([]);
    await cms.programmeItems(NOW);
    expect(requested.at(-1)).toMatchObject({
      filter: { component: { in: 'program' } },
      sort: 'content.start_date:asc',
      relations:
        'program.experience,program.location,program.type,program.theme,program.authors,experience.authors',
      excluding: 'seo,body,page_color',
    });
  });

  it('requests only items that start on the first day or later, or that are still running when that day begins', async () => {
    const { cms, requested } = cmsOver([
      story('programma/b', 'date_overview', { title: 'B', date: '2025-10-25 22:00' }),
      story('programma/a', 'date_overview', { title: 'A', date: '2025-10-24 22:00' }),
      item('soep', '2025-10-25 08:00'),
    ]);
    const programme = await cms.programmeItems(NOW);
    expect(requested.slice(1).map(({ filter }) => filter)).toEqual([
      { component: { in: 'program' }, start_date: { gt_date: '2025-10-24 21:59' } },
      {
        component: { in: 'program' },
        ongoing_program_item: { in: 'true' },
        end_date: { gt_date: '2025-10-24 22:00' },
      },
    ]);
    expect(programme.map(({ uuid }) => uuid)).toEqual(['uuid of programma-items/soep']);
    expect(await cms.programmeItems(NOW)).toBe(programme);
    expect(cms.requestedAt().programme).toBeDefined();
  });

  it.each([
    [
      'those of one day, by its bounds (§7.8, §7.12)',
      { start_date: { gt_date: '2025-10-25 21:59', lt_date: '2025-10-26 23:00' } },
      (cms: ReturnType<typeof createCms>) => cms.itemsStartingOn('2025-10-26'),
    ],
    [
      'ongoing items (§7.8)',
      { ongoing_program_item: { in: 'true' } },
      (cms: ReturnType<typeof createCms>) => cms.ongoingItems(),
    ],
    [
      'those of one experience (§7.14)',
      { experience: { in: 'uuid-1' } },
      (cms: ReturnType<typeof createCms>) => cms.itemsOfExperience('uuid-1', NOW),
    ],
  ])('filters programme items: %s', async (_which, filter, ask) => {
    const { cms, requested } = cmsOver([]);
    await ask(cms);
    expect(requested[0]?.filter).toEqual({ component: { in: 'program' }, ...filter });
  });

  it('leaves out unreadable items, logs each once by name, and returns the others', async () => {
    const { cms, logged } = cmsOver([
      item('goed', '2025-10-26 09:00'),
      item('zonder-begin', ''),
      item('getal', 20251026),
      item('ook-goed', '2025-10-26 10:00'),
    ]);
    expect((await cms.programmeItems(NOW)).map(({ start }) => start.toISOString())).toEqual([
      '2025-10-26T09:00:00.000Z',
      '2025-10-26T10:00:00.000Z',
    ]);
    for (const slug of ['zonder-begin', 'getal']) {
      expect(logged.filter((line) => line.includes(`programma-items/${slug}`))).toHaveLength(1);
    }
  });
});

describe('the content of a hall screen', () => {
  it('requests items from the start of the day, but returns only those after the given time (§7.11)', async () => {
    const { cms, requested } = cmsOver([item('nu', '2025-10-27 09:00'), item('straks', '2025-10-27 09:01')]);
    const upcoming = await cms.upcomingItems(new Date('2025-10-27T09:00:00Z'));
    expect(upcoming.map(({ uuid }) => uuid)).toEqual(['uuid of programma-items/straks']);
    expect(requested[0]).toMatchObject({
      filter: { component: { in: 'program' }, start_date: { gt_date: '2025-10-26 22:59' } },
      sort: 'content.start_date:asc',
    });
    await cms.upcomingItems(new Date('2025-10-27T22:59:00Z'));
    expect(requested.filter(({ filter }) => filter?.component?.in === 'program')).toHaveLength(1);
  });

  it('returns the slides of a hall screen from its own story (§7.15)', async () => {
    const slides = [{ _uid: 't', component: 'text_slide', title: 'Koffie?' }];
    const { cms, requested } = cmsOver([story('live', 'live', { slides })]);
    expect(await cms.liveSlides('live')).toEqual([{ uid: 't', kind: 'text', text: 'Koffie?' }]);
    expect(requested[0]?.id).toBe('live');
    expect(await cms.liveSlides('live/elders')).toBeUndefined();
  });
});

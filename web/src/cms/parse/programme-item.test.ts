import { describe, expect, it } from 'vitest';
import { recordedContext, storyOf } from './fixtures/recorded-context.ts';
import { asset, nestedStory, rootStory } from './fixtures/stories.ts';
import { parseContextOf } from './parse-context.ts';
import { parseFacet, parseProgrammeItem } from './programme-item.ts';

const experience = nestedStory('activiteiten/het-stille-rek', {
  component: 'experience',
  title: 'Het stille rek',
  image: asset(),
});
const content = {
  component: 'program',
  experience,
  start_date: '2025-10-25 08:00',
  end_date: '2025-10-25 09:00',
  location: nestedStory('locaties/forum', { title: 'Forum' }),
  precise_location: 'Vak 3',
  type: nestedStory('types/meet-and-greet', { title: 'Meet &amp; greet' }),
  theme: [
    nestedStory('themas/strips', { title: 'Strips' }),
    nestedStory('themas/fantasy', { title: 'Fantasy' }),
  ],
  title_overwrite: '',
  extra_info: 'Breng een kussen mee.',
  ongoing_program_item: '',
};
const around = { uuid: 'item', name: 'Naam van het item', tag_list: ['nieuw'] };
const parse = (fields: object, dates: 'utc' | 'wall' = 'utc') => {
  const { context, warnings } = recordedContext(dates);
  return {
    item: parseProgrammeItem(storyOf(rootStory(context.story, { ...content, ...fields }, around)), context),
    warnings,
  };
};

describe('a programme item', () => {
  it('parses an item with its time, place, type, themes and experience (§3.3)', () => {
    const { item, warnings } = parse({});
    expect(item).toEqual({
      uuid: 'item',
      title: 'Het stille rek',
      start: new Date('2025-10-25T08:00:00Z'),
      end: new Date('2025-10-25T09:00:00Z'),
      experience: {
        uuid: 'uuid-of-activiteiten/het-stille-rek',
        path: '/activiteiten/het-stille-rek',
        title: 'Het stille rek',
        image: { src: asset().filename, alt: 'Een boek', width: 1800, height: 1200 },
        hideReservation: false,
      },
      location: { uuid: 'uuid-of-locaties/forum', slug: 'forum', title: 'Forum' },
      preciseLocation: 'Vak 3',
      type: { uuid: 'uuid-of-types/meet-and-greet', slug: 'meet-and-greet', title: 'Meet & greet' },
      themes: [
        { uuid: 'uuid-of-themas/strips', slug: 'strips', title: 'Strips' },
        { uuid: 'uuid-of-themas/fantasy', slug: 'fantasy', title: 'Fantasy' },
      ],
      extraInfo: 'Breng een kussen mee.',
      ongoing: false,
      statuses: ['new'],
      access: [],
      publishedAt: new Date('2025-10-20T07:30:00Z'),
    });
    expect(warnings).toEqual([]);
  });

  it('uses the latest publication time of an item, its experience and its stage', () => {
    const at = (publishedAt: unknown, story: { [key: string]: unknown } = experience) => ({
      ...story,
      publishedAt,
    });
    const newest = (fields: object) => parse(fields).item?.publishedAt?.toISOString();
    expect(newest({ experience: at('2025-10-21T09:00:00.000Z') })).toBe('2025-10-21T09:00:00.000Z');
    expect(newest({ location: at('2025-10-22T09:00:00.000Z', content.location) })).toBe(
      '2025-10-22T09:00:00.000Z',
    );
    expect(newest({ experience: at('2025-01-01T09:00:00.000Z') })).toBe('2025-10-20T07:30:00.000Z');
    expect(newest({ experience: at('gisteren'), location: at(null, content.location) })).toBe(
      '2025-10-20T07:30:00.000Z',
    );
  });

  it('reads the times of an item as Brussels wall time if the environment sets that', () => {
    expect(parse({ start_date: '2025-10-26 10:00' }, 'wall').item?.start).toEqual(
      new Date('2025-10-26T09:00:00Z'),
    );
  });

  it('uses the title of an item; without one the title of its experience, and without either the story’s name', () => {
    expect(parse({ title_overwrite: 'Signeren' }).item?.title).toBe('Signeren');
    expect(parse({ experience: null, title: 'Los' }).item?.title).toBe('Los');
    expect(parse({ experience: null }).item?.title).toBe('Naam van het item');
  });

  it('uses the age range of the experience, with one or two bounds', () => {
    const aged = (fields: object) => {
      const told = { ...experience, content: { ...experience.content, ...fields } };
      const { item, warnings } = parse({ experience: told });
      return [item?.ages, ...warnings];
    };
    // Storyblok stores numbers as strings.
    expect(aged({ age_from: '6', age_to: '9' })).toEqual([{ from: 6, to: 9 }]);
    expect(aged({ age_from: '6', age_to: '6' })).toEqual([{ from: 6, to: 6 }]);
    expect(aged({ age_from: 0, age_to: '' })).toEqual([{ from: 0 }]);
    expect(aged({ age_to: '120' })).toEqual([{ to: 120 }]);
    expect(aged({ age_from: '', age_to: null })).toEqual([undefined]);
    expect(aged({ age_from: 'zes', age_to: '121' })[0]).toBeUndefined();
    expect(aged({ age_from: '-1', age_to: '6.5' })).toHaveLength(3);
    expect(aged({ age_from: '9', age_to: '6' })).toEqual([
      undefined,
      expect.stringContaining('age_from is above age_to'),
    ]);
  });

  it('treats an item as ongoing only if the field is true, as a boolean or a string', () => {
    const ongoing = (value: unknown) => parse({ ongoing_program_item: value }).item?.ongoing;
    expect(['true', true].map(ongoing)).toEqual([true, true]);
    expect(['false', '', undefined, null, false, 'nee'].map(ongoing)).toEqual(Array(6).fill(false));
  });
});

describe('an incomplete programme item', () => {
  it('leaves out an item without a valid start, and warns about it', () => {
    for (const start_date of ['', null, undefined, 'morgen', 20251025, {}, '2025-02-30 10:00']) {
      const { item, warnings } = parse({ start_date });
      expect(item).toBeUndefined();
      expect(warnings).toContain('a programme item without a start is not shown');
    }
  });

  it('drops the end of an item if it is before the start', () => {
    const { item, warnings } = parse({ end_date: '2025-10-25 07:59' });
    expect(item?.end).toBeUndefined();
    expect(warnings).toEqual(['end_date is before start_date and is left out']);
  });

  it('drops the end of an item if it equals the start', () => {
    expect(parse({ end_date: '2025-10-25 08:00' }).item?.end).toBeUndefined();
    expect(parse({ end_date: '2025-10-25 08:00' })).toMatchObject({ warnings: [] });
    expect(parse({ end_date: '' })).toMatchObject({ warnings: [] });
    expect(parse({ end_date: '' }).item?.end).toBeUndefined();
  });

  it('parses an item without any relation', () => {
    const { item, warnings } = parse({ experience: null, location: '', type: undefined, theme: null });
    expect(item).toMatchObject({ themes: [] });
    expect([item?.experience, item?.location, item?.type]).toEqual([undefined, undefined, undefined]);
    expect(warnings).toEqual([]);
  });

  it('leaves out missing relations of an item, with a warning for each', () => {
    const uuid = '908f3116-cf37-59be-ac58-c8e116afbeb4';
    const { item, warnings } = parse({
      location: uuid,
      type: {},
      theme: [uuid, null, content.theme[0]],
    });
    expect(item?.themes.map((theme) => theme.slug)).toEqual(['strips']);
    expect(item?.location).toBeUndefined();
    expect(warnings).toEqual(
      ['location', 'type', 'theme'].map((field) => `${field} points at a missing story`),
    );
  });

  it('leaves out an item whose experience is unpublished or deleted, with one warning', () => {
    const { item, warnings } = parse({ experience: '908f3116-cf37-59be-ac58-c8e116afbeb4' });
    expect(item).toBeUndefined();
    expect(warnings).toEqual(['a programme item of an unpublished or deleted experience is not shown']);
  });

  it('finds the experience of an item on the page of that experience, although APIs do not include the experience twice', () => {
    const { context, warnings } = recordedContext();
    const page = rootStory('activiteiten/rek', { component: 'experience', title: 'Het rek' });
    const item = parseProgrammeItem(
      storyOf(rootStory('programma-items/x', { ...content, experience: page.uuid })),
      parseContextOf(context, storyOf(page)),
    );
    expect(item).toMatchObject({ title: 'Het rek', experience: { path: '/activiteiten/rek' } });
    expect(warnings).toEqual([]);
  });
});

it('keeps a theme outside the festival’s categories and warns the editors once (§8.10)', () => {
  const [theme] = content.theme;
  const { item, warnings } = parse({ theme: [{ ...theme, slug: 'tuinkabouters' }] });
  expect(item?.themes.map(({ slug }) => slug)).toEqual(['tuinkabouters']);
  expect(warnings).toEqual(['theme tuinkabouters belongs to no category']);
});

describe('an experience on tour', () => {
  it('parses an experience on tour as one story with item and experience (§3.4)', () => {
    const { context, warnings } = recordedContext();
    const story = rootStory('boektopia-op-toer-activiteiten/leeskring', {
      component: 'on_tour_experience',
      title: 'Leeskring',
      preview_text: 'Kort.',
      start_date: '2025-10-26 18:00',
      location: nestedStory('boektopia-op-toer-locaties/leuven', { title: 'Leuven' }),
      precise_location: 'Bibliotheek Tweebronnen',
      hide_reservation_button: true,
    });
    expect(parseProgrammeItem(storyOf(story), context)).toMatchObject({
      title: 'Leeskring',
      location: { title: 'Leuven' },
      preciseLocation: 'Bibliotheek Tweebronnen',
      experience: {
        path: '/boektopia-op-toer-activiteiten/leeskring',
        title: 'Leeskring',
        preview: 'Kort.',
        hideReservation: true,
      },
    });
    expect(warnings).toEqual([]);
  });
});

it('parses a location, type or theme with uuid, slug and title (§3.15)', () => {
  const facet = { uuid: 'uuid-of-types/meet-and-greet', slug: 'meet-and-greet', title: 'Meet & greet' };
  const content = { component: 'type', title: 'Meet &amp; greet' };
  expect(parseFacet(storyOf(rootStory('types/meet-and-greet', content)))).toEqual(facet);
  expect(parseFacet(storyOf(nestedStory('types/meet-and-greet', content)))).toEqual(facet);
});

it('parses a location on tour like other locations (§3.17)', () => {
  expect(
    parseFacet(storyOf(rootStory('boektopia-op-toer-locaties/leuven', { title: 'Leuven' })))?.title,
  ).toBe('Leuven');
});

it('uses the story’s name for a location, type or theme without a title', () => {
  for (const title of ['', null, undefined, 3]) {
    expect(parseFacet(storyOf(rootStory('themas/strips', { title })))?.title).toBe('Naam van themas/strips');
  }
  expect(parseFacet(storyOf({ uuid: 'u', full_slug: 'themas/strips', content: null })).title).toBe('strips');
});

import { describe, expect, it } from 'vitest';
import { parseBlocks } from './blocks.ts';
import { recordedContext, storyOf } from './fixtures/recorded-context.ts';
import { asset, nestedStory, paragraph, rootStory } from './fixtures/stories.ts';
import {
  parseExperience,
  parseFestivalDay,
  parseLiveSlides,
  parseOnTourExperience,
  parseSeo,
} from './page.ts';
import { createParseContext } from './parse-context.ts';
import { experienceSummary } from './programme-item.ts';

const content = {
  component: 'experience',
  title: 'Het stille rek',
  preview_text: 'Een uur lang niets zeggen.',
  intro: paragraph('Kom binnen.'),
  image: asset(),
  body: [{ _uid: 'b', component: 'rich_text', text: paragraph('Lees.') }],
  page_color: 'dark-blue',
  hide_reservation_button: true,
  publisher: [{ key: 'Uitgeverij', value: 'Merel' }],
};

describe('an experience', () => {
  it('parses an experience as a page with a preview and a reservation flag (§3.5)', () => {
    const { context, warnings } = recordedContext();
    expect(
      parseExperience(storyOf(rootStory('activiteiten/het-stille-rek', content)), context),
    ).toMatchObject({
      kind: 'experience',
      uuid: 'uuid-of-activiteiten/het-stille-rek',
      path: '/activiteiten/het-stille-rek',
      title: 'Het stille rek',
      preview: 'Een uur lang niets zeggen.',
      hideReservation: true,
      colour: 'dark-blue',
      body: [{ kind: 'richText', uid: 'b' }],
      publishers: [{ key: 'Uitgeverij', value: 'Merel' }],
    });
    expect(warnings).toEqual([]);
  });

  it('uses the name of the story as the title of an experience whose fields are empty', () => {
    const { context, warnings } = recordedContext();
    expect(
      parseExperience(
        storyOf(rootStory('activiteiten/leeg', { component: 'experience', hide_reservation_button: '' })),
        context,
      ),
    ).toMatchObject({
      title: 'Naam van activiteiten/leeg',
      hideReservation: false,
      body: [],
      publishers: [],
    });
    expect(warnings).toEqual(['has no title: the page is shown under the name of its story']);
  });
});

it('summarizes an experience with only the fields that a card needs', () => {
  const story = storyOf(nestedStory('activiteiten/het-stille-rek', content));
  expect(experienceSummary(story)).toEqual({
    uuid: 'uuid-of-activiteiten/het-stille-rek',
    path: '/activiteiten/het-stille-rek',
    title: 'Het stille rek',
    preview: 'Een uur lang niets zeggen.',
    image: { src: asset().filename, alt: 'Een boek', width: 1800, height: 1200 },
    hideReservation: true,
  });
});

const slug = 'boektopia-op-toer-activiteiten/leeskring';
const onTour = { component: 'on_tour_experience', title: 'Leeskring', start_date: '2025-10-29 18:00' };
const parseOnTour = (changed: object) =>
  parseOnTourExperience(storyOf(rootStory(slug, { ...onTour, ...changed })), recordedContext().context);

it('parses an activity of the tour as one experience with one item (§3.4)', () => {
  const found = parseOnTour({ precise_location: 'Café Komma' });
  expect(found?.experience).toMatchObject({ title: 'Leeskring', path: `/${slug}` });
  expect(found?.item).toMatchObject({
    start: new Date('2025-10-29T18:00:00Z'),
    preciseLocation: 'Café Komma',
    experience: { path: `/${slug}` },
  });
});

it('returns undefined for an activity of the tour without a start, and for a story of another type', () => {
  expect(parseOnTour({ start_date: '' })).toBeUndefined();
  expect(parseOnTour({ component: 'page' })).toBeUndefined();
});

const parseDay = (slug: string, content: object, dates: 'utc' | 'wall' = 'utc') =>
  parseFestivalDay(
    storyOf(rootStory(slug, { component: 'date_overview', ...content })),
    recordedContext(dates).context,
  );

describe('a day of the programme', () => {
  it('parses a festival day with its date, texts and colour (§3.16)', () => {
    const content = {
      title: 'Zaterdag',
      date: '2025-10-25 00:00',
      intro: paragraph('Kom.'),
      image: asset(),
      page_color: 'red',
      seo: { title: 'S' },
    };
    expect(parseDay('programma/2025-10-25', content)).toMatchObject({
      path: '/programma/2025-10-25',
      day: '2025-10-25',
      title: 'Zaterdag',
      intro: [{ kind: 'paragraph' }],
      image: { width: 1800 },
      colour: 'red',
      seo: { title: 'S' },
    });
  });

  it('uses the Brussels day of a date that is stored as the evening before in UTC', () => {
    expect(parseDay('d', { date: '2025-10-24 22:00' })?.day).toBe('2025-10-25');
    expect(parseDay('d', { date: '2025-10-26 23:00' })?.day).toBe('2025-10-27');
    expect(parseDay('d', { date: '2025-10-25 00:00' }, 'wall')?.day).toBe('2025-10-25');
    expect(parseDay('d', { date: '2025-10-25' })?.day).toBe('2025-10-25');
  });

  it('takes the day from the slug when the date is missing or invalid', () => {
    for (const date of ['', null, undefined, 'zaterdag', {}])
      expect(parseDay('programma/2025-10-26', { date })?.day).toBe('2025-10-26');
  });

  it('logs a warning and returns undefined for a festival day without a date', () => {
    const { context, warnings } = recordedContext();
    expect(parseFestivalDay(storyOf(rootStory(context.story, { date: '' })), context)).toBeUndefined();
    expect(warnings).toEqual(['a day page without a date is not shown']);
  });
});

function read(content: Record<string, unknown>) {
  const warnings: string[] = [];
  const context = createParseContext({
    story: 'frame',
    dates: 'utc',
    parseBlocks,
    log: (line) => warnings.push(line),
  });
  const slides = parseLiveSlides(storyOf({ uuid: 'u', full_slug: 'live', content }), context);
  return { slides, warnings };
}

it('parses slides with images and texts, in the editor’s order (§2.80)', () => {
  const filename = 'https://a.storyblok.com/f/101/1800x1200/ab/rij.webp';
  const { slides, warnings } = read({
    component: 'live',
    slides: [
      { _uid: 'a', component: 'text_slide', title: 'Koffie &amp; thee' },
      { _uid: 'b', component: 'image_slide', image: { filename, alt: 'Een rij' } },
    ],
  });
  expect(slides).toMatchObject([
    { uid: 'a', kind: 'text', text: 'Koffie & thee' },
    { uid: 'b', kind: 'image', image: { src: filename, alt: 'Een rij', width: 1800, height: 1200 } },
  ]);
  expect(warnings).toEqual([]);
});

it('leaves out a slide without content and warns the editors', () => {
  const { slides, warnings } = read({
    component: 'live',
    slides: [
      null,
      { _uid: 'leeg', component: 'text_slide', title: ' ' },
      { _uid: 'zonder', component: 'image_slide' },
      { _uid: 'vreemd', component: 'video_slide' },
      { _uid: 'goed', component: 'text_slide', title: 'Goed' },
    ],
  });
  expect(slides?.map(({ uid }) => uid)).toEqual(['goed']);
  expect(warnings).toHaveLength(3);
});

it.each([undefined, null, 'text', 3])('returns an empty list of slides for %j', (slides) => {
  expect(read({ component: 'live', slides })).toEqual({ slides: [], warnings: [] });
});

it('returns undefined slides for a page that is not a hall screen', () => {
  expect(read({ component: 'page', slides: [] }).slides).toBeUndefined();
});

it('keeps every field of the seo plugin', () => {
  const seo = {
    plugin: 'seo_metatags',
    _uid: 'x',
    title: 'Titel &amp; meer',
    description: 'D',
    og_title: 'OT',
    og_description: 'OD',
    og_image: '//a.storyblok.com/f/101/10x10/h/a.png',
    twitter_title: 'TT',
    twitter_description: 'TD',
    twitter_image: asset('b.png'),
  };
  const { context } = recordedContext();
  expect(parseSeo(seo, context)).toEqual({
    title: 'Titel & meer',
    description: 'D',
    ogTitle: 'OT',
    ogDescription: 'OD',
    ogImage: {
      src: 'https://a.storyblok.com/f/101/10x10/h/a.png/m/filters:format(jpeg)',
      alt: '',
      width: 10,
      height: 10,
    },
    twitterTitle: 'TT',
    twitterDescription: 'TD',
    twitterImage: {
      src: `${asset('b.png').filename}/m/filters:format(jpeg)`,
      alt: 'Een boek',
      width: 1800,
      height: 1200,
    },
  });
});

it('signs seo images as JPEG, and only at the width of link previews', () => {
  const signImage = (src: string, width: number) => `${src.split('/m/')[1]} ${width}`;
  const { ogImage } = parseSeo({ og_image: asset('b.png') }, { ...recordedContext().context, signImage });
  expect(ogImage?.signatures).toEqual({ 1200: 'filters:format(jpeg) 1200' });
});

it('returns empty seo for missing, empty or hostile fields', () => {
  for (const odd of [
    '',
    null,
    undefined,
    'x',
    3,
    [],
    {},
    { title: '', og_image: '' },
    { title: 3, og_image: 'javascript:alert(1)' },
    { og_image: 'https://elders.example/kat.webp', twitter_image: asset('kat.svg') },
  ]) {
    expect(parseSeo(odd, recordedContext().context)).toEqual({});
  }
});

import { describe, expect, it } from 'vitest';
import { PARTS_OF_PAGES } from './content-type.ts';
import { recordedContext, storyOf } from './fixtures/recorded-context.ts';
import { asset, labelled, paragraph, rootStory } from './fixtures/stories.ts';
import { parseGenericPage, parseHomePage, parseSitePage } from './page.ts';

const words = (text: string) => [{ kind: 'paragraph', children: [{ kind: 'text', text, marks: [] }] }];
const quote = { _uid: 'q', component: 'quote', text: 'Lezen is blijven zitten.' };

function parsePage(content: object) {
  const { context, warnings } = recordedContext();
  return {
    page: parseGenericPage(storyOf(rootStory(context.story, { component: 'page', ...content })), context),
    path: `/${context.story}`,
    warnings,
  };
}

describe('a page', () => {
  it('parses all the fields that pages share (§3.6)', () => {
    const { page, path, warnings } = parsePage({
      component: 'news_article',
      title: 'Eerste spade &amp; meer',
      intro: paragraph('Kom binnen.'),
      image: asset(),
      body: [quote],
      page_color: 'dark blue',
      date: '2025-09-01 07:30',
      seo: { title: 'SEO' },
      publisher: [{ key: 'Uitgeverij', value: 'Merel' }, { key: 'x', value: '' }, null, 'y'],
      publisher_custom: 'Met dank aan de bib',
      preview_text: 'Kort.',
    });
    expect(page).toMatchObject({
      kind: 'newsArticle',
      path,
      title: 'Eerste spade & meer',
      intro: words('Kom binnen.'),
      image: { src: asset().filename },
      body: [{ kind: 'quote', uid: 'q' }],
      colour: 'dark-blue',
      seo: { title: 'SEO' },
      date: new Date('2025-09-01T07:30:00Z'),
      publishers: [
        { key: 'Uitgeverij', value: 'Merel' },
        { key: '', value: 'Met dank aan de bib' },
      ],
      preview: 'Kort.',
    });
    expect(warnings).toEqual([]);
  });

  it('uses the name of the story as the title of a page with empty fields', () => {
    const empty = {
      title: '',
      intro: '',
      image: null,
      body: null,
      page_color: '',
      seo: null,
      date: '',
      publisher: '',
      publisher_custom: null,
    };
    const { page, path, warnings } = parsePage(empty);
    expect(page).toEqual({
      kind: 'page',
      uuid: `uuid-of-${path.slice(1)}`,
      path,
      title: `Naam van ${path.slice(1)}`,
      intro: [],
      body: [],
      seo: {},
      publishers: [],
    });
    expect(warnings).toEqual(['has no title: the page is shown under the name of its story']);
  });

  it('shows a page’s «text» field before its body', () => {
    const { page } = parsePage({ text: paragraph('Eerst dit.'), body: [quote] });
    expect(page?.body).toMatchObject([{ kind: 'richText', text: words('Eerst dit.') }, { kind: 'quote' }]);
    expect(parsePage({ text: { type: 'doc', content: [{ type: 'paragraph' }] } }).page?.body).toEqual([]);
  });

  it('keeps a title of ten thousand characters', () => {
    expect(parsePage({ title: 'a'.repeat(10_000) }).page?.title).toHaveLength(10_000);
  });

  it('replaces a block that cannot be parsed, and shows the rest of the page', () => {
    const { page, warnings } = parsePage({
      title: 'Rad',
      body: [{ _uid: 'x', component: 'wheel_of_fortune' }, quote, null],
    });
    expect(page?.body.map((block) => block.kind)).toEqual(['unreadable', 'quote']);
    expect(warnings).toEqual(['block wheel_of_fortune (x): unknown component']);
  });

  it('puts the form of a contact or form page first in its body (§2.13)', () => {
    const bodyOf = (content: object) => parsePage({ body: [quote], ...content }).page?.body;
    const form = (name: string) => ({ kind: 'forms', uid: expect.stringMatching(/^uuid-of-/), form: name });
    expect(bodyOf({ component: 'contact' })).toMatchObject([form('contact'), { kind: 'quote' }]);
    expect(bodyOf({ component: 'form', form: 'groupPurchase' })).toMatchObject([
      form('groupPurchase'),
      { kind: 'quote' },
    ]);
    expect(bodyOf({ form: 'anders' })).toMatchObject([{ kind: 'quote' }]);
  });

  it('does not add the form of a page a second time if an editor already placed it', () => {
    const placed = { _uid: 'f', component: 'forms', form: 'contact' };
    expect(parsePage({ component: 'contact', body: [quote, placed] }).page?.body).toMatchObject([
      { kind: 'quote' },
      { kind: 'forms', uid: 'f' },
    ]);
    const intro = { type: 'doc', content: [{ type: 'blok', attrs: { body: [placed] } }] };
    const hero = { _uid: 'h', component: 'hero', title: 'Schrijf ons', intro };
    expect(parsePage({ component: 'contact', body: [hero] }).page?.body).toMatchObject([{ kind: 'hero' }]);
  });

  it('puts the code of a code embed page last in its body', () => {
    const code = '<iframe src="https://x"></iframe>&amp;';
    expect(
      parsePage({ component: 'code_embed_page', body: [quote], embed_code: code }).page?.body,
    ).toMatchObject([{ kind: 'quote' }, { kind: 'embed', code }]);
    expect(parsePage({ body: [quote], embed_code: '' }).page?.body).toHaveLength(1);
  });

  it('drops the invalid date of a page, and warns about it', () => {
    const { page, warnings } = parsePage({ title: 'Gisteren', date: 'gisteren' });
    expect(page?.date).toBeUndefined();
    expect(warnings).toEqual(['date is not a date']);
  });
});

describe('the home page', () => {
  it('parses the home page with its hero buttons (§2.42)', () => {
    const { context, warnings } = recordedContext();
    const hero_buttons = [labelled('Programma', 'programma'), labelled('Tickets', 'praktisch')];
    const page = parseHomePage(
      storyOf(rootStory(context.story, { component: 'home', title: 'Boektopia', hero_buttons })),
      context,
    );
    expect(page).toMatchObject({
      kind: 'home',
      buttons: [
        { label: 'Programma', link: { href: '/programma' } },
        { label: 'Tickets', link: { href: '/praktisch' } },
      ],
    });
    expect(warnings).toEqual([]);
  });

  it('uses the root path for the home page, with or without buttons', () => {
    const home = parseHomePage(
      storyOf(rootStory('home', { component: 'home', hero_buttons: 'x' })),
      recordedContext().context,
    );
    expect(home).toMatchObject({ path: '/', buttons: [] });
  });
});

it.each([
  'home',
  'program',
  'header',
  'footer',
  'social',
  'global_data',
  'location',
  'theme',
  'type',
  'on_tour_location',
])('returns undefined for a story of type %s, which has no page', (component) => {
  const { context } = recordedContext();
  expect(
    parseGenericPage(storyOf(rootStory(context.story, { component, title: 'Forum' })), context),
  ).toBeUndefined();
});

it('returns a site page with its path and time of publication (§3.18)', () => {
  const story = {
    ...rootStory('nieuws/a', { component: 'news_article' }),
    published_at: '2025-09-01T07:30:00.000Z',
  };
  expect(parseSitePage(storyOf(story), recordedContext().context)).toEqual({
    uuid: 'uuid-of-nieuws/a',
    path: '/nieuws/a',
    published: new Date('2025-09-01T07:30:00Z'),
  });
});

it('returns undefined for a story that is only part of other pages', () => {
  for (const component of PARTS_OF_PAGES)
    expect(
      parseSitePage(storyOf(rootStory('x/y', { component })), recordedContext().context),
    ).toBeUndefined();
});

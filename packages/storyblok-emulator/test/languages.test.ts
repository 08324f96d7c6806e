import { expect, test } from 'vitest';
import { temporaryContent } from './temporary-content.ts';

function inFrenchToo() {
  const content = temporaryContent();
  content.write('space.json', { language_codes: ['fr', 'es-co'] });
  content.story(
    'over-ons',
    {
      title: 'Over ons',
      title__i18n__fr: 'À propos',
      title__i18n__es_co: 'Sobre nosotros',
      intro: 'Dag',
      intro__i18n__fr: '',
      body: [{ component: 'quote', _uid: 'q', text: 'Lees', text__i18n__fr: 'Lisez' }],
      next: 'uuid of nieuws/een',
    },
    { translated_slugs: [{ lang: 'fr', path: 'a-propos', name: 'À propos', published: true }] },
  );
  content.story('nieuws/een', { title: 'Eén', title__i18n__fr: 'Un' });
  return content;
}

test('returns translated texts under the plain keys, and default texts for fields without a translation', async () => {
  const { body } = await inFrenchToo().get('stories/over-ons', { language: 'fr' });
  expect(body).toMatchObject({
    story: {
      lang: 'fr',
      slug: 'a-propos',
      full_slug: 'fr/a-propos',
      default_full_slug: 'over-ons',
      translated_slugs: [{ lang: 'fr', path: 'a-propos', name: 'À propos', published: true }],
      content: { title: 'À propos', intro: 'Dag', body: [{ text: 'Lisez' }] },
    },
  });
  expect(JSON.stringify(body)).not.toContain('__i18n__');
});

test('omits translations if no language is requested', async () => {
  const { body } = await inFrenchToo().get('stories/over-ons');
  expect(body).toMatchObject({
    story: { lang: 'default', full_slug: 'over-ons', content: { title: 'Over ons' } },
  });
  expect(JSON.stringify(body)).not.toContain('__i18n__');
});

test('uses fallback_lang before the default language', async () => {
  const content = inFrenchToo();
  const title = async (language: string, fallback_lang = '') => {
    const { body } = await content.get('stories/over-ons', { language, fallback_lang });
    return (body as { story: { content: { title: string } } }).story.content.title;
  };
  expect(await title('es-co')).toBe('Sobre nosotros');
  expect(await title('it')).toBe('Over ons');
  expect(await title('it', 'fr')).toBe('À propos');
});

test('finds a story by its translated slug, with the language as a parameter or a prefix', async () => {
  const content = inFrenchToo();
  for (const [path, parameters] of [
    ['a-propos', { language: 'fr' }],
    ['fr/a-propos', {}],
    ['fr/over-ons', {}],
    ['fr/a-propos', { language: 'fr' }],
  ] as const) {
    const { body } = await content.get(`stories/${path}`, parameters);
    expect(body).toMatchObject({ story: { full_slug: 'fr/a-propos', content: { title: 'À propos' } } });
  }
  expect((await content.get('stories/a-propos')).status).toBe(404);
});

test('returns a list with its relations and links in the requested language', async () => {
  const { body } = await inFrenchToo().get('stories', { language: 'fr', resolve_relations: 'page.next' });
  expect(body).toMatchObject({
    stories: [{ full_slug: 'fr/nieuws/een' }, { full_slug: 'fr/a-propos' }],
    rels: [{ full_slug: 'fr/nieuws/een', content: { title: 'Un' } }],
  });
});

test('filters by the texts in the requested language', async () => {
  const { body } = await inFrenchToo().get('stories', {
    'filter_query[title__i18n__fr][in]': 'Un',
    language: 'fr',
  });
  expect(body).toMatchObject({ stories: [{ lang: 'fr', content: { title: 'Un' } }] });
});

test('supports a language argument for one story in GraphQL, and a language prefix in starts_with for lists', async () => {
  const { data, errors } = await inFrenchToo().ask(`{
    ContentNode(id: "over-ons", language: "fr", resolve_relations: "page.next") {
      lang full_slug default_full_slug translated_slugs { lang path name } content
    }
    ContentNodes(starts_with: "fr/*") { items { full_slug } }
    news: ContentNodes(starts_with: "fr/nieuws/") { items { lang content } }
    Space { languageCodes }
  }`);
  expect(errors).toBeUndefined();
  expect(data).toMatchObject({
    ContentNode: {
      lang: 'fr',
      full_slug: 'fr/a-propos',
      default_full_slug: 'over-ons',
      translated_slugs: [{ lang: 'fr', path: 'a-propos', name: 'À propos' }],
      content: { title: 'À propos', next: { fullSlug: 'fr/nieuws/een', content: { title: 'Un' } } },
    },
    ContentNodes: { items: [{ full_slug: 'fr/nieuws/een' }, { full_slug: 'fr/a-propos' }] },
    news: { items: [{ lang: 'fr', content: { title: 'Un' } }] },
    Space: { languageCodes: ['fr', 'es-co'] },
  });
});

test('includes translated slugs in the list of links', async () => {
  const { body } = await inFrenchToo().get('links/uuid of over-ons');
  expect(body).toMatchObject({
    link: {
      slug: 'over-ons',
      alternates: [
        { path: 'a-propos', name: 'À propos', lang: 'fr', published: true, translated_path: '/fr/a-propos' },
      ],
    },
  });
});

test('supports a language argument on a typed relation', async () => {
  const content = inFrenchToo();
  const schema = { next: { type: 'option', source: 'internal_stories' } };
  content.write('components.json', [{ name: 'page', is_root: true, schema }]);
  const { data } = await content.ask(
    '{ PageItem(id: "over-ons") { content { next(language: "fr") { lang fullSlug content } } } }',
  );
  expect(data).toMatchObject({
    PageItem: { content: { next: { lang: 'fr', fullSlug: 'fr/nieuws/een', content: { title: 'Un' } } } },
  });
});

import { describe, expect, it } from 'vitest';
import { NEVER_FOUND } from './content-type.ts';
import { recordedContext, storyOf } from './fixtures/recorded-context.ts';
import { paragraph, rootStory } from './fixtures/stories.ts';
import { parseSearchDocument } from './search-document.ts';

const parse = (content: object) =>
  parseSearchDocument(
    storyOf(rootStory('nieuws/a', { component: 'news_article', ...content })),
    recordedContext().context,
  );

describe('a search document', () => {
  it('builds a search document with the card, the words and the creation date of a page', () => {
    expect(parse({ title: 'T', preview_text: 'Kort.', address: 'Graanmarkt 1' })).toMatchObject({
      path: '/nieuws/a',
      title: 'T',
      preview: 'Kort.',
      kind: 'newsArticle',
      text: 'Graanmarkt 1',
      createdAt: new Date('2025-05-12T08:00:00.000Z'),
    });
  });

  it('includes the words of blocks at any depth, but not their settings', () => {
    const line = [
      { type: 'text', text: 'half' },
      { type: 'text', text: 'vet', marks: [{ type: 'link', attrs: { href: '/x', title: 'nee' } }] },
    ];
    const text = {
      type: 'doc',
      content: [
        {
          type: 'bullet_list',
          content: [{ type: 'list_item', content: [{ type: 'paragraph', content: line }] }],
        },
      ],
    };
    const body = [
      { _uid: 'een', component: 'rich_text', text },
      {
        _uid: 'twee',
        component: 'accordion',
        items: [{ component: 'accordion_item', title: 'Vraag', text: paragraph('Antwoord') }],
      },
      null,
      'los',
    ];
    expect(parse({ body, seo: { title: 'nee', description: 'nee' } })?.text).toBe('halfvet Vraag Antwoord');
  });

  it('includes the headings of a page, and whether the hall plan is on it', () => {
    const heading = { type: 'heading', attrs: { level: 2 }, content: [{ type: 'text', text: 'Tickets' }] };
    const body = [
      { _uid: 'een', component: 'rich_text', text: { type: 'doc', content: [heading] } },
      { _uid: 'twee', component: 'hall_plan', title: 'De hal', stages: [] },
    ];
    const found = parse({ body });
    expect(found?.headings).toBe('Tickets · De hal');
    expect(found?.parts).toMatchObject([
      { title: 'Plattegrond van de hal', path: '/nieuws/a#plattegrond' },
      { title: 'Toiletten', path: '/nieuws/a#plattegrond-toiletten' },
    ]);
    expect(found?.parts[0]?.text).toContain('Kluisjes');
    expect(found?.parts[0]?.text).not.toContain('Toiletten');
    expect(parse({})?.parts).toEqual([]);
  });

  it('returns undefined for the seven unsearchable types, for stories without an address, and for the search page', () => {
    for (const component of ['program', 'header', 'footer', 'social', 'location', 'theme', 'type']) {
      expect(NEVER_FOUND).toContain(component);
      expect(parse({ component })).toBeUndefined();
    }
    for (const component of ['global_data', 'on_tour_location', 'search', 'live'])
      expect(parse({ component })).toBeUndefined();
  });

  it('accepts content at any depth', () => {
    let deep: unknown = 'bodem';
    for (let level = 0; level < 20_000; level += 1) deep = [deep];
    expect(parse({ body: deep })?.text).toBe('');
    for (const odd of [null, undefined, 3, 'x', {}, []])
      expect(parse({ body: odd, text: odd })).toBeDefined();
  });
});

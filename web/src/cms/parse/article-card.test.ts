import { describe, expect, it } from 'vitest';
import { parseArticleSummary } from './article-card.ts';
import { recordedContext, storyOf } from './fixtures/recorded-context.ts';
import { asset, nestedStory, paragraph, rootStory } from './fixtures/stories.ts';

const parse = (content: object) =>
  parseArticleSummary(
    storyOf(rootStory('nieuws/a', { component: 'news_article', ...content })),
    recordedContext().context,
  );

describe('a card', () => {
  it('gives a card the title, preview, image and date of its page (§3.2)', () => {
    const content = {
      title: 'T',
      preview_text: 'Kort.',
      image: asset(),
      date: '2025-09-01 07:30',
      intro: paragraph('Lang.'),
    };
    const card = {
      uuid: 'uuid-of-nieuws/a',
      path: '/nieuws/a',
      title: 'T',
      preview: 'Kort.',
      image: { src: asset().filename, alt: 'Een boek', width: 1800, height: 1200 },
      date: new Date('2025-09-01T07:30:00Z'),
    };
    // News is published from its date; other pages are published regardless of their date.
    expect(parse(content)).toEqual({ ...card, publishedFrom: card.date });
    expect(parseArticleSummary(storyOf(nestedStory('nieuws/a', content)), recordedContext().context)).toEqual(
      card,
    );
  });

  it('takes the title of a card from title_overwrite, else title, else name', () => {
    expect(parse({ title_overwrite: 'O', title: 'T' })?.title).toBe('O');
    expect(parse({ title_overwrite: '', title: 'T' })?.title).toBe('T');
    expect(parse({ title: null })?.title).toBe('Naam van nieuws/a');
  });

  it('parses a card with nothing but a title', () => {
    for (const odd of ['', null, undefined, 3, {}, []]) {
      expect(parse({ title: 'T', preview_text: odd, intro: odd, image: odd, date: odd })).toEqual({
        uuid: 'uuid-of-nieuws/a',
        path: '/nieuws/a',
        title: 'T',
      });
    }
  });
});

describe('the preview cut from an intro', () => {
  const preview = (intro: unknown) => parse({ intro })?.preview ?? '';

  it('uses the whole intro as preview if it is short', () => {
    expect(preview(paragraph('Kom binnen.'))).toBe('Kom binnen.');
    expect(preview(paragraph('a'.repeat(180)))).toBe('a'.repeat(180));
  });

  it('cuts a long preview after a whole word, near 180 characters', () => {
    const words = 'boek, '.repeat(100);
    expect(preview(paragraph(words))).toBe(`${'boek, '.repeat(29)}boek…`);
  });

  it('cuts an overlong word in a preview, but never through an emoji', () => {
    expect(preview(paragraph('a'.repeat(10_000)))).toBe(`${'a'.repeat(180)}…`);
    expect(preview(paragraph(`a${'🚀'.repeat(1000)}`))).toBe(`a${'🚀'.repeat(89)}…`);
  });
});

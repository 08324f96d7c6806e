import { describe, expect, it } from 'vitest';
import { nestedStory, rootStory } from './fixtures/stories.ts';
import { parseStory } from './story.ts';

describe('a story', () => {
  it('is opened as a root item: snake_case (§3.1)', () => {
    const story = rootStory(
      'nieuws/eerste-spade',
      { component: 'news_article', title: 'T' },
      { tag_list: ['pers', null, ''] },
    );
    expect(parseStory(story)).toEqual({
      uuid: 'uuid-of-nieuws/eerste-spade',
      slug: 'eerste-spade',
      fullSlug: 'nieuws/eerste-spade',
      name: 'Naam van nieuws/eerste-spade',
      tags: ['pers'],
      createdAt: new Date('2025-05-12T08:00:00.000Z'),
      publishedAt: new Date('2025-10-20T07:30:00.000Z'),
      component: 'news_article',
      content: story.content,
    });
  });

  it('is opened the same where another story points at it: camelCase', () => {
    const content = { component: 'theme', title: 'Strips' };
    expect(parseStory(nestedStory('themas/strips', content))).toEqual(
      parseStory(rootStory('themas/strips', content)),
    );
  });

  it('may lack everything but its uuid and its slug', () => {
    expect(
      parseStory({ uuid: 'u', full_slug: 'map/pagina', name: null, tag_list: 'x', content: null }),
    ).toEqual({
      uuid: 'u',
      slug: 'pagina',
      fullSlug: 'map/pagina',
      name: 'pagina',
      tags: [],
      component: '',
      content: {},
    });
  });

  it('that opens a folder loses the slash at its end', () => {
    expect(parseStory({ uuid: 'u', full_slug: 'programma/' })?.fullSlug).toBe('programma');
  });

  it('is none when it is an unresolved uuid, null, a list or an object of another shape', () => {
    const none = [
      '908f3116-cf37-59be-ac58-c8e116afbeb4',
      '',
      null,
      undefined,
      7,
      [],
      {},
      { uuid: 'u' },
      { full_slug: 'x' },
    ];
    for (const value of [...none, { uuid: 1, full_slug: 'x' }, { uuid: 'u', full_slug: '/' }]) {
      expect(parseStory(value)).toBeUndefined();
    }
  });

  it('keeps a title of ten thousand characters', () => {
    const long = 'Boek '.repeat(2000);
    expect(parseStory(rootStory('x', { title: long }, { name: long }))?.name).toBe(long.trim());
  });
});

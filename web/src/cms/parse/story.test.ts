import { describe, expect, it } from 'vitest';
import { recordedContext } from './fixtures/recorded-context.ts';
import { nestedStory, rootStory } from './fixtures/stories.ts';
import { parseStory, readBloks, relatedStories, relatedStory } from './story.ts';

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

const strips = nestedStory('themas/strips', { title: 'Strips' });
const fantasy = rootStory('themas/fantasy', { title: 'Fantasy' });

it('related stories come in the editor’s order, each once', () => {
  const { context, warnings } = recordedContext();
  expect(relatedStories([strips, fantasy, strips], 'theme', context).map((story) => story.slug)).toEqual([
    'strips',
    'fantasy',
  ]);
  expect(warnings).toEqual([]);
});

it('a story that is not there is left out and told, once', () => {
  const { context, warnings } = recordedContext();
  expect(
    relatedStories(['908f3116-cf37-59be-ac58-c8e116afbeb4', fantasy, 'weg', {}], 'theme', context),
  ).toHaveLength(1);
  expect(warnings).toEqual(['theme points at a story that is not there']);
});

it('an empty relation says nothing', () => {
  const { context, warnings } = recordedContext();
  for (const empty of [null, undefined, '', [], [null, '']]) {
    expect(relatedStory(empty, 'type', context)).toBeUndefined();
    expect(relatedStories(empty, 'theme', context)).toEqual([]);
  }
  expect(warnings).toEqual([]);
});

it('one relation may stand in a list', () => {
  const { context } = recordedContext();
  expect(relatedStory([fantasy, strips], 'type', context)?.slug).toBe('fantasy');
  expect(relatedStory(strips, 'type', context)?.slug).toBe('strips');
});

it('a block keeps its uid, its component and its fields', () => {
  const fields = { _uid: 'a', component: 'quote', text: 'x' };
  expect(readBloks([fields])).toEqual([{ uid: 'a', component: 'quote', fields }]);
});

it('a block without a uid gets the same one each time, from its component and place', () => {
  const bloks = [{ component: 'quote' }, { component: 'quote', _uid: null }, {}];
  expect(readBloks(bloks).map((blok) => blok.uid)).toEqual(['quote-0', 'quote-1', 'block-2']);
  expect(readBloks(bloks)).toEqual(readBloks(bloks));
});

it('two blocks that were copied with their uid do not share it', () => {
  const copies = [
    { component: 'quote', _uid: 'a' },
    { component: 'quote', _uid: 'a' },
  ];
  expect(readBloks(copies).map((blok) => blok.uid)).toEqual(['a', 'quote-1']);
});

it('nulls, texts and lists between blocks are left out, and one block alone counts as a list', () => {
  expect(readBloks([null, 'x', [], 3, { component: 'quote', _uid: 'a' }])).toHaveLength(1);
  expect(readBloks({ component: 'quote', _uid: 'a' })).toHaveLength(1);
  for (const odd of [null, undefined, '', 'x', 3, true]) expect(readBloks(odd)).toEqual([]);
});

import { describe, expect, it } from 'vitest';
import { recordedContext } from './fixtures/recorded-context.ts';
import { nestedStory, rootStory } from './fixtures/stories.ts';
import { parseStory, readBloks, relatedStories, relatedStory } from './story.ts';

describe('a story', () => {
  it('parses a story from a root item, with keys in snake_case (§3.1)', () => {
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

  it('parses a nested story, which has keys in camelCase, to the same value as a root story', () => {
    const content = { component: 'theme', title: 'Strips' };
    expect(parseStory(nestedStory('themas/strips', content))).toEqual(
      parseStory(rootStory('themas/strips', content)),
    );
  });

  it('parses a story with only a uuid and a slug', () => {
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

  it('removes the trailing slash of a folder’s start page', () => {
    expect(parseStory({ uuid: 'u', full_slug: 'programma/' })?.fullSlug).toBe('programma');
  });

  it('returns undefined for an unresolved uuid, null, a list or an object of another shape', () => {
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

it('returns each related story once, in the editor’s order', () => {
  const { context, warnings } = recordedContext();
  expect(relatedStories([strips, fantasy, strips], 'theme', context).map((story) => story.slug)).toEqual([
    'strips',
    'fantasy',
  ]);
  expect(warnings).toEqual([]);
});

it('leaves out a missing related story, with one warning', () => {
  const { context, warnings } = recordedContext();
  expect(
    relatedStories(['908f3116-cf37-59be-ac58-c8e116afbeb4', fantasy, 'weg', {}], 'theme', context),
  ).toHaveLength(1);
  expect(warnings).toEqual(['theme points at a missing story']);
});

it('does not warn about an empty relation', () => {
  const { context, warnings } = recordedContext();
  for (const empty of [null, undefined, '', [], [null, '']]) {
    expect(relatedStory(empty, 'type', context)).toBeUndefined();
    expect(relatedStories(empty, 'theme', context)).toEqual([]);
  }
  expect(warnings).toEqual([]);
});

it('accepts a list as the value of a single relation, and uses its first story', () => {
  const { context } = recordedContext();
  expect(relatedStory([fantasy, strips], 'type', context)?.slug).toBe('fantasy');
  expect(relatedStory(strips, 'type', context)?.slug).toBe('strips');
});

it('reads the uid, the component and the fields of a block', () => {
  const fields = { _uid: 'a', component: 'quote', text: 'x' };
  expect(readBloks([fields])).toEqual([{ uid: 'a', component: 'quote', fields }]);
});

it('derives the missing uid of a block from the component and the position of the block', () => {
  const bloks = [{ component: 'quote' }, { component: 'quote', _uid: null }, {}];
  expect(readBloks(bloks).map((blok) => blok.uid)).toEqual(['quote-0', 'quote-1', 'block-2']);
  expect(readBloks(bloks)).toEqual(readBloks(bloks));
});

it('gives different uids to two copied blocks with equal uids', () => {
  const copies = [
    { component: 'quote', _uid: 'a' },
    { component: 'quote', _uid: 'a' },
  ];
  expect(readBloks(copies).map((blok) => blok.uid)).toEqual(['a', 'quote-1']);
});

it('skips nulls, strings and lists between blocks, and accepts a single block as a list', () => {
  expect(readBloks([null, 'x', [], 3, { component: 'quote', _uid: 'a' }])).toHaveLength(1);
  expect(readBloks({ component: 'quote', _uid: 'a' })).toHaveLength(1);
  for (const odd of [null, undefined, '', 'x', 3, true]) expect(readBloks(odd)).toEqual([]);
});

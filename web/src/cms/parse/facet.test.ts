import { expect, it } from 'vitest';
import { parseFacet } from './facet.ts';
import { nestedStory, rootStory } from './fixtures/stories.ts';

it('a location, type or theme has its uuid, slug and title (§3.15)', () => {
  const facet = { uuid: 'uuid-of-types/meet-and-greet', slug: 'meet-and-greet', title: 'Meet & greet' };
  const content = { component: 'type', title: 'Meet &amp; greet' };
  expect(parseFacet(rootStory('types/meet-and-greet', content))).toEqual(facet);
  expect(parseFacet(nestedStory('types/meet-and-greet', content))).toEqual(facet);
});

it('a location on tour is one too (§3.17)', () => {
  expect(parseFacet(rootStory('boektopia-op-toer-locaties/leuven', { title: 'Leuven' }))?.title).toBe(
    'Leuven',
  );
});

it('a facet without a title goes by its name', () => {
  for (const title of ['', null, undefined, 3]) {
    expect(parseFacet(rootStory('themas/strips', { title }))?.title).toBe('Naam van themas/strips');
  }
  expect(parseFacet({ uuid: 'u', full_slug: 'themas/strips', content: null })?.title).toBe('strips');
});

it('what is no story is no facet', () => {
  for (const odd of [null, undefined, '', 'uuid', {}, [], 3]) expect(parseFacet(odd)).toBeUndefined();
});

import { expect, it } from 'vitest';
import { readContentModel } from '../content-model.ts';
import { item, story } from '../examples.ts';
import { said } from '../made-up-edition.ts';
import { itemFacets } from './item-facets.ts';

const whole = { experience: 'e', location: 'l', type: 't', theme: ['h'] };

it('accepts an item with all facets, and stories that are not items', () => {
  expect(said(itemFacets, [item('i', '2025-10-25 08:00', '', whole)])).toEqual([]);
  expect(said(itemFacets, [story('a', { component: 'page' })])).toEqual([]);
});

it('warns about an item without location, type or theme, including an item of the tour', () => {
  const bare = item('i', '2025-10-25 08:00', '', { experience: 'e', location: '', type: null, theme: [''] });
  expect(said(itemFacets, [bare])).toEqual([
    'waarschuwing i: Podium: dit veld is leeg',
    'waarschuwing i: Type: dit veld is leeg',
    'waarschuwing i: Thema’s: dit veld is leeg',
  ]);
  const tour = story('t', { component: 'on_tour_experience', location: 'l', type: 't' });
  expect(said(itemFacets, [tour])).toEqual(['waarschuwing t: Thema’s: dit veld is leeg']);
});

it('reports an item without an experience if the model does not require one', () => {
  const model = readContentModel('[{"name": "program", "schema": {"experience": {"type": "option"}}}]');
  expect(said(itemFacets, [item('i', '', '')], { model })).toEqual(['fout i: experience: dit veld is leeg']);
});

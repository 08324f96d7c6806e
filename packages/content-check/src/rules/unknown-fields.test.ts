import { expect, it } from 'vitest';
import { story } from '../examples.ts';
import { said } from '../made-up-edition.ts';
import { unknownFields } from './unknown-fields.ts';

it('accepts the fields of the model and the fields that Storyblok adds', () => {
  const quote = { component: 'quote', _uid: 'q', _editable: '<!---->', text: 'x' };
  expect(
    said(unknownFields, [story('a', { component: 'page', _uid: 'p', title: 'x', body: [quote] })]),
  ).toEqual([]);
});

it('reports a field that the content type or the block does not have', () => {
  const body = [{ component: 'quote', author: 'x' }];
  expect(said(unknownFields, [story('a', { component: 'page', titel: 'x', body })])).toEqual([
    'fout a: ‘Gewone pagina’ heeft geen veld ‘titel’',
    'fout a: Inhoud 1 (Citaat): ‘Citaat’ heeft geen veld ‘author’',
  ]);
});

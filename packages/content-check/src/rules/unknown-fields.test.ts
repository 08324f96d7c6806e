import { expect, it } from 'vitest';
import { story } from '../examples.ts';
import { found, said } from '../made-up-edition.ts';
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
    'fout a: in deze story zit nog inhoud (‘x’) die je in Storyblok niet ziet: de technische naam ‘titel’ hoort bij geen enkel veld van een ‘Gewone pagina’',
    'fout a: Inhoud 1 (Citaat): in dit blok zit nog inhoud (‘x’) die je in Storyblok niet ziet: de technische naam ‘author’ hoort bij geen enkel veld van een ‘Citaat’',
  ]);
});

it('quotes the start of a long text, and advises editors to move the content of an unknown field, or to remove an empty field', () => {
  const titled = (titel: unknown) => found(unknownFields, [story('a', { component: 'page', titel })])[0];
  expect(titled('lezen '.repeat(20))?.what).toContain(`(‘${'lezen '.repeat(10).trim()}…’)`);
  const picture = titled({ filename: 'a.webp' });
  expect(picture?.what).toContain(
    'zit nog inhoud die je in Storyblok niet ziet: de technische naam ‘titel’ hoort',
  );
  expect(picture?.mend).toMatch(/^Is ze nog nodig/);
  for (const empty of ['', [], null]) {
    expect(titled(empty)?.what).toContain('zit nog een leeg veld dat je in Storyblok niet ziet');
    expect(titled(empty)?.mend).toMatch(/^Vraag de ontwikkelaars/);
  }
});

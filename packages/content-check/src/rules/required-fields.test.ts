import { expect, it } from 'vitest';
import { linkTo, picture, richText, story } from '../examples.ts';
import { said } from '../made-up-edition.ts';
import { requiredFields } from './required-fields.ts';

const page = (...body: unknown[]) => [story('a', { component: 'page', title: 'x', body })];

it('accepts stories with all required fields', () => {
  const files = page(
    { component: 'rich_text', text: richText('Woorden') },
    { component: 'image', image: picture('10x10/a/a.webp') },
    { component: 'call_to_action', title: 'x', link: [{ component: 'link', label: 'x', link: linkTo('b') }] },
  );
  expect(said(requiredFields, files)).toEqual([]);
});

it('reports a required title, text, image, link or list that is empty', () => {
  const empty = { filename: '', alt: null, fieldtype: 'asset' };
  const files = page(
    { component: 'rich_text', text: richText('  ') },
    { component: 'image', image: empty },
    { component: 'accordion', items: [] },
    { component: 'call_to_action', title: 'x', link: [{ component: 'link', label: 'x', link: { id: '' } }] },
  );
  expect(said(requiredFields, [story('b', { component: 'page', title: ' ' })])).toEqual([
    'fout b: Titel: dit veld is leeg, en een ‘Gewone pagina’ kan niet zonder',
  ]);
  expect(said(requiredFields, files)).toEqual([
    'fout a: Inhoud 1 (Tekst) › Tekst: dit veld is leeg, en een ‘Tekst’ kan niet zonder',
    'fout a: Inhoud 2 (Beeld) › Beeld: dit veld is leeg, en een ‘Beeld’ kan niet zonder',
    'fout a: Inhoud 3 (Vragen en antwoorden) › Vragen: dit veld is leeg, en een ‘Vragen en antwoorden’ kan niet zonder',
    'fout a: Inhoud 4 (Oproep) › Knoppen 1 › Link: dit veld is leeg, en een ‘Link’ kan niet zonder',
  ]);
});

it('accepts a rich text that contains only an image', () => {
  const text = { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'image', attrs: {} }] }] };
  expect(said(requiredFields, page({ component: 'rich_text', text }))).toEqual([]);
});

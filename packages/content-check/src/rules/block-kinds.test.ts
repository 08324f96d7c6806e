import { expect, it } from 'vitest';
import { story } from '../examples.ts';
import { said } from '../made-up-edition.ts';
import { blockKinds } from './block-kinds.ts';

const page = (...body: unknown[]) => [story('praktisch', { component: 'page', title: 'x', body })];

it('accepts blocks where the content model allows them', () => {
  expect(
    said(blockKinds, page({ component: 'accordion', items: [{ component: 'accordion_item' }] })),
  ).toEqual([]);
});

it('reports an unknown content type and an unknown block', () => {
  expect(said(blockKinds, [story('a', { component: 'pagina' })])).toEqual([
    'fout a: het contenttype ‘pagina’ bestaat niet',
  ]);
  expect(said(blockKinds, page({ component: 'qoute' }))).toEqual([
    'fout praktisch: Inhoud 1: een blok ‘qoute’ bestaat niet',
  ]);
});

it('reports a block that its field does not allow, including in rich text', () => {
  expect(said(blockKinds, page({ component: 'text_slide' }))).toEqual([
    'fout praktisch: Inhoud 1 (Scherm met tekst): een blok ‘Scherm met tekst’ mag op deze plaats niet staan',
  ]);
  const blok = { type: 'blok', attrs: { body: [{ component: 'hero' }] } };
  expect(said(blockKinds, page({ component: 'rich_text', text: { type: 'doc', content: [blok] } }))).toEqual([
    'fout praktisch: Inhoud 1 (Tekst) › Tekst 1 (Groot openingsbeeld): een blok ‘Groot openingsbeeld’ mag op deze plaats niet staan',
  ]);
});

it('reports a block that is used as a content type', () => {
  expect(said(blockKinds, [story('a', { component: 'quote' })])).toEqual([
    'fout a: ‘Citaat’ is een blok en geen contenttype, dus dit is geen pagina',
  ]);
});

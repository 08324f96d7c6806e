import { expect, it } from 'vitest';
import { said, story } from '../made-up-edition.ts';
import { blockKinds } from './block-kinds.ts';

const page = (...body: unknown[]) => [story('praktisch', { component: 'page', title: 'x', body })];

it('accepts blocks where the content model allows them', () => {
  expect(
    said(blockKinds, page({ component: 'accordion', items: [{ component: 'accordion_item' }] })),
  ).toEqual([]);
});

it('reports an unknown content type and an unknown block', () => {
  expect(said(blockKinds, [story('a', { component: 'pagina' })])).toEqual([
    'fout a: inhoudstype ‘pagina’ bestaat niet',
  ]);
  expect(said(blockKinds, page({ component: 'qoute' }))).toEqual([
    'fout praktisch: Inhoud 1: ‘qoute’ bestaat niet als blok',
  ]);
});

it('reports a block that its field does not allow, including in rich text', () => {
  expect(said(blockKinds, page({ component: 'text_slide' }))).toEqual([
    'fout praktisch: Inhoud 1: blok ‘Scherm met tekst’ mag hier niet staan',
  ]);
  const blok = { type: 'blok', attrs: { body: [{ component: 'hero' }] } };
  expect(said(blockKinds, page({ component: 'rich_text', text: { type: 'doc', content: [blok] } }))).toEqual([
    'fout praktisch: Inhoud 1 › Tekst 1: blok ‘Groot openingsbeeld’ mag hier niet staan',
  ]);
});

it('reports a block that is used as a content type', () => {
  expect(said(blockKinds, [story('a', { component: 'quote' })])).toEqual([
    'fout a: ‘Citaat’ is een blok, geen inhoudstype',
  ]);
});

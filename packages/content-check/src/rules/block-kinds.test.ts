import { expect, it } from 'vitest';
import { said, story } from '../made-up-edition.ts';
import { blockKinds } from './block-kinds.ts';

const page = (...body: unknown[]) => [story('praktisch', { component: 'page', title: 'x', body })];

it('says nothing of blocks where the content model allows them', () => {
  expect(
    said(blockKinds, page({ component: 'accordion', items: [{ component: 'accordion_item' }] })),
  ).toEqual([]);
});

it('names a content type and a block that do not exist', () => {
  expect(said(blockKinds, [story('a', { component: 'pagina' })])).toEqual([
    'fout a: inhoudstype ‘pagina’ bestaat niet',
  ]);
  expect(said(blockKinds, page({ component: 'qoute' }))).toEqual([
    'fout praktisch: Inhoud 1: ‘qoute’ bestaat niet als blok',
  ]);
});

it('names a block that the list of its field does not hold, inside a rich text too', () => {
  expect(said(blockKinds, page({ component: 'text_slide' }))).toEqual([
    'fout praktisch: Inhoud 1: blok ‘Scherm met tekst’ mag hier niet staan',
  ]);
  const blok = { type: 'blok', attrs: { body: [{ component: 'hero' }] } };
  expect(said(blockKinds, page({ component: 'rich_text', text: { type: 'doc', content: [blok] } }))).toEqual([
    'fout praktisch: Inhoud 1 › Tekst 1: blok ‘Groot openingsbeeld’ mag hier niet staan',
  ]);
});

it('names a block that stands where a story should', () => {
  expect(said(blockKinds, [story('a', { component: 'quote' })])).toEqual([
    'fout a: ‘Citaat’ is een blok, geen inhoudstype',
  ]);
});

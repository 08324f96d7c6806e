import { expect, it } from 'vitest';
import { item, story } from '../examples.ts';
import { said } from '../made-up-edition.ts';
import { authorItems } from './author-items.ts';
import { relations } from './relations.ts';

const mira = story('auteurs/mira', { component: 'author', title: 'Mira Vandoorne' });
const names = { authors: ['uuid-auteurs/mira'] };

it('accepts an author of an experience, of an item or of the tour, and an unpublished author', () => {
  for (const component of ['experience', 'program', 'on_tour_experience'])
    expect(said(authorItems, [mira, story('a', { component, ...names })]), component).toEqual([]);
  expect(said(authorItems, [{ ...mira, draft: true }])).toEqual([]);
});

it('warns of an author without published items', () => {
  const line = 'waarschuwing auteurs/mira: deze auteur staat bij geen enkele activiteit';
  expect(said(authorItems, [mira])).toEqual([line]);
  expect(
    said(authorItems, [mira, story('a', { component: 'experience', ...names }, { draft: true })]),
  ).toEqual([line]);
});

it('reports an item whose author is unpublished or is not an author', () => {
  const naming = item('i', '2025-10-25 08:00', '', names);
  const place = story('locaties/forum', { component: 'location', title: 'Forum' });
  const of = (file: Parameters<typeof said>[1][number]) =>
    said(relations, [naming, place, file]).filter((line) => line.includes('Auteurs'));
  expect(of(mira)).toEqual([]);
  expect(of({ ...mira, draft: true })).toEqual([
    'fout i: Auteurs: auteur ‘Mira Vandoorne’ is niet gepubliceerd en wordt hier al gebruikt',
  ]);
  expect(of({ ...mira, component: 'page' })).toEqual([
    'fout i: Auteurs: hier staat gewone pagina ‘Mira Vandoorne’, en dat hoort hier niet',
  ]);
});

import { expect, it } from 'vitest';
import { item, said, story } from '../made-up-edition.ts';
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
  const line =
    'waarschuwing auteurs/mira: auteur zonder activiteiten: op de eigen pagina staat niets om naartoe te gaan';
  expect(said(authorItems, [mira])).toEqual([line]);
  expect(
    said(authorItems, [mira, story('a', { component: 'experience', ...names }, { draft: true })]),
  ).toEqual([line]);
});

it('reports an item whose author is unpublished or is not an author', () => {
  const naming = item('i', '2025-10-25 08:00', '', names);
  const place = story('locaties/forum', { component: 'location', title: 'Forum' });
  const of = (file: Parameters<typeof said>[1][number]) =>
    said(relations, [naming, place, file]).filter((line) => line.includes('auteurs/mira'));
  expect(of(mira)).toEqual([]);
  expect(of({ ...mira, draft: true })).toEqual([
    expect.stringMatching(
      /^fout auteurs\/mira \(concept\): ‘.*’ \(Auteur\) is niet gepubliceerd en staat nog in 1 verhaal: i, Auteurs$/,
    ),
  ]);
  expect(of({ ...mira, component: 'page' })).toEqual([expect.stringMatching(/^fout i: .*van soort ‘/)]);
});

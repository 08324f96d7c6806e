import { expect, it } from 'vitest';
import { item, story } from '../examples.ts';
import { found, said } from '../made-up-edition.ts';
import { relations } from './relations.ts';

const forum = story('locaties/forum', { component: 'location', title: 'Forum' });
const experience = story('activiteiten/a', { component: 'experience', title: 'A' });
const one = item('i', '2025-10-25 08:00', '', { experience: 'uuid-activiteiten/a', theme: [] });

it('accepts relations to published stories of the right content type', () => {
  expect(said(relations, [forum, experience, one])).toEqual([]);
});

it('reports a relation to a missing story, including a relation in a block', () => {
  expect(said(relations, [forum, one])).toEqual([
    'fout i: Activiteit: de keuze in dit veld (activiteit) is verwijderd en wordt hier nog gebruikt',
  ]);
  const grid = { component: 'program_grid', programs: ['uuid-i', 'weg'] };
  expect(said(relations, [forum, experience, one, story('a', { component: 'page', body: [grid] })])).toEqual([
    'fout a: Inhoud 1 (Rij programma) › Programma-items: keuze 2 in dit veld (programma-item) is verwijderd en wordt hier nog gebruikt',
  ]);
});

it('reports a deleted story once, by name, with the places where it is used', () => {
  const theme = story('themas/strips', { component: 'theme', title: 'Strips' });
  const items = Array.from({ length: 75 }, (_, index) =>
    item(`i${index}`, '2025-10-25 08:00', '', { theme: [theme.uuid] }),
  );
  const [one, ...others] = found(relations, [forum, ...items], { vanished: [theme] });
  expect(others).toEqual([]);
  expect(one?.what).toBe('thema ‘Strips’ is verwijderd en wordt hier nog gebruikt');
  expect(one?.also).toHaveLength(74);
});

it('reports a relation from a published story to an unpublished one, but accepts it in a draft', () => {
  const hidden = { ...experience, draft: true };
  expect(said(relations, [forum, hidden, one])).toEqual([
    'fout i: Activiteit: activiteit ‘A’ is niet gepubliceerd en wordt hier al gebruikt',
  ]);
  expect(said(relations, [forum, hidden, { ...one, draft: true }])).toEqual([]);
});

it('reports a relation to a story of the wrong content type', () => {
  const wrong = item('i', '2025-10-25 08:00', '', { experience: 'uuid-locaties/forum' });
  expect(said(relations, [forum, wrong])).toEqual([
    'fout i: Activiteit: hier staat podium ‘Forum’, en dat hoort hier niet',
  ]);
});

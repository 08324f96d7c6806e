import { expect, it } from 'vitest';
import { item, said, story } from '../made-up-edition.ts';
import { relations } from './relations.ts';

const forum = story('locaties/forum', { component: 'location', title: 'Forum' });
const experience = story('activiteiten/a', { component: 'experience', title: 'A' });
const one = item('i', '2025-10-25 08:00', '', { experience: 'uuid-activiteiten/a', theme: [] });

it('accepts relations to published stories of the right content type', () => {
  expect(said(relations, [forum, experience, one])).toEqual([]);
});

it('reports a relation to a missing story, including a relation in a block', () => {
  expect(said(relations, [forum, one])).toEqual([
    'fout i: een Activiteit met uuid uuid-activiteiten/a bestaat niet meer en staat nog in 1 verhaal: i, Activiteit',
  ]);
  const grid = { component: 'program_grid', programs: ['uuid-i', 'weg'] };
  expect(said(relations, [forum, experience, one, story('a', { component: 'page', body: [grid] })])).toEqual([
    'fout a: een Programma-item met uuid weg bestaat niet meer en staat nog in 1 verhaal: a, Inhoud 1 › Programma-items',
  ]);
});

it('reports a deleted story once, by name, with the places where it is used', () => {
  const theme = story('themas/strips', { component: 'theme', title: 'Strips' });
  const items = Array.from({ length: 75 }, (_, index) =>
    item(`i${index}`, '2025-10-25 08:00', '', { theme: [theme.uuid] }),
  );
  const named = Array.from({ length: 10 }, (_, index) => `i${index}`).join(', ');
  expect(said(relations, [forum, ...items], { vanished: [theme] })).toEqual([
    `fout themas/strips: ‘Strips’ (Thema) bestaat niet meer en staat nog in 75 verhalen: ${named} en 65 andere`,
  ]);
});

it('reports a relation from a published story to an unpublished one, but accepts it in a draft', () => {
  const hidden = { ...experience, draft: true };
  expect(said(relations, [forum, hidden, one])).toEqual([
    'fout activiteiten/a (concept): ‘A’ (Activiteit) is niet gepubliceerd en staat nog in 1 verhaal: i, Activiteit; die momenten toont de site niet',
  ]);
  expect(said(relations, [forum, hidden, { ...one, draft: true }])).toEqual([]);
});

it('reports a relation to a story of the wrong content type', () => {
  const wrong = item('i', '2025-10-25 08:00', '', { experience: 'uuid-locaties/forum' });
  expect(said(relations, [forum, wrong])).toEqual([
    'fout i: Activiteit: verwijst naar ‘locaties/forum’, van soort ‘Podium’',
  ]);
});

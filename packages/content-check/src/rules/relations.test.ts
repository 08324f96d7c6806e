import { expect, it } from 'vitest';
import { item, said, story } from '../made-up-edition.ts';
import { relations } from './relations.ts';

const forum = story('locaties/forum', { component: 'location', title: 'Forum' });
const experience = story('activiteiten/a', { component: 'experience', title: 'A' });
const one = item('i', '2025-10-25 08:00', '', { experience: 'uuid-activiteiten/a', theme: [] });

it('accepts relations to published stories of the right content type', () => {
  expect(said(relations, [forum, experience, one])).toEqual([]);
});

it('reports a relation to a missing story, also in a block', () => {
  expect(said(relations, [forum, one])).toEqual([
    'fout i: Activiteit: verwijst naar niets (uuid-activiteiten/a)',
  ]);
  const grid = { component: 'program_grid', programs: ['uuid-i', 'weg'] };
  expect(said(relations, [forum, experience, one, story('a', { component: 'page', body: [grid] })])).toEqual([
    'fout a: Inhoud 1 › Programma-items: verwijst naar niets (weg)',
  ]);
});

it('reports a relation from a published story to an unpublished one, but accepts it in a draft', () => {
  const hidden = { ...experience, draft: true };
  expect(said(relations, [forum, hidden, one])).toEqual([
    'fout i: Activiteit: verwijst naar ‘activiteiten/a’, dat niet gepubliceerd is',
  ]);
  expect(said(relations, [forum, hidden, { ...one, draft: true }])).toEqual([]);
});

it('reports a relation to a story of the wrong content type', () => {
  const wrong = item('i', '2025-10-25 08:00', '', { experience: 'uuid-locaties/forum' });
  expect(said(relations, [forum, wrong])).toEqual([
    'fout i: Activiteit: verwijst naar ‘locaties/forum’, van soort ‘Podium’',
  ]);
});

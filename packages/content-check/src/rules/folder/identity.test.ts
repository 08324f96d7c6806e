import { expect, it } from 'vitest';
import { story } from '../../examples.ts';
import { said } from '../../made-up-edition.ts';
import { identity } from './identity.ts';

const page = { component: 'page', title: 'Praktisch' };

it('accepts a story and its draft if both have the same uuid and the right full slug', () => {
  const published = story('praktisch', page, { statedSlug: 'praktisch' });
  expect(said(identity, [published, { ...published, draft: true }])).toEqual([]);
});

it('reports a story without a uuid', () => {
  expect(said(identity, [story('praktisch', page, { uuid: '' })])).toEqual([
    'fout praktisch: in het bestand van deze story ontbreekt het interne nummer (uuid)',
  ]);
});

it('reports the second of two stories with the same uuid', () => {
  const files = [story('a', page), story('b', page, { uuid: 'uuid-a' })];
  expect(said(identity, files)).toEqual([
    'fout b: deze story heeft hetzelfde interne nummer (uuid) als ‘Praktisch’ (a), meestal omdat het bestand gekopieerd is',
  ]);
});

it('reports a draft whose uuid differs from that of its published version', () => {
  const files = [story('a', page), story('a', page, { draft: true, uuid: 'other' })];
  expect(said(identity, files)).toEqual([
    'fout a (concept): het concept heeft een ander intern nummer (uuid) dan de gepubliceerde versie, dus de site ziet er twee stories in',
  ]);
});

it('reports a full slug that differs from the path of the file', () => {
  expect(said(identity, [story('a/b', page, { statedSlug: 'b' })])).toEqual([
    'fout a/b: volgens het bestand zelf (bij ‘full_slug’) hoort deze story op ‘b’, maar het staat op ‘a/b’',
  ]);
});

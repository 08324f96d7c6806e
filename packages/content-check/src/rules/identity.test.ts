import { expect, it } from 'vitest';
import { said, story } from '../made-up-edition.ts';
import { identity } from './identity.ts';

const page = { component: 'page', title: 'Praktisch' };

it('says nothing of a story and its draft that share a uuid and say where they stand', () => {
  const published = story('praktisch', page, { statedSlug: 'praktisch' });
  expect(said(identity, [published, { ...published, draft: true }])).toEqual([]);
});

it('names a story without uuid', () => {
  expect(said(identity, [story('praktisch', page, { uuid: '' })])).toEqual([
    'fout praktisch: heeft geen uuid',
  ]);
});

it('names the second of two stories with one uuid', () => {
  const files = [story('a', page), story('b', page, { uuid: 'uuid-a' })];
  expect(said(identity, files)).toEqual(['fout b: heeft dezelfde uuid als a']);
});

it('names a draft with another uuid than its published version', () => {
  const files = [story('a', page), story('a', page, { draft: true, uuid: 'other' })];
  expect(said(identity, files)).toEqual([
    'fout a (concept): het concept heeft een andere uuid dan de gepubliceerde versie',
  ]);
});

it('names a full slug that is not the place of the file', () => {
  expect(said(identity, [story('a/b', page, { statedSlug: 'b' })])).toEqual([
    'fout a/b: full_slug zegt ‘b’, maar het bestand staat elders',
  ]);
});

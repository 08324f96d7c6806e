import { expect, it } from 'vitest';
import { pageWith } from '../examples.ts';
import { said } from '../made-up-edition.ts';
import { sameUid } from './same-uid.ts';

it('reports the second of two blocks with the same `_uid`, and names the first', () => {
  const quote = { component: 'quote', _uid: 'q', text: 'Lees.' };
  expect(said(sameUid, pageWith(quote, quote).files)).toEqual([
    'tip a: Inhoud 2 (Citaat): dit blok en ‘Inhoud 1 (Citaat)’ hebben hetzelfde interne nummer (_uid)',
  ]);
});

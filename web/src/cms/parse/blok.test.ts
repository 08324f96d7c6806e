import { expect, it } from 'vitest';
import { readBloks } from './blok.ts';

it('a block keeps its uid, its component and its fields', () => {
  const fields = { _uid: 'a', component: 'quote', text: 'x' };
  expect(readBloks([fields])).toEqual([{ uid: 'a', component: 'quote', fields }]);
});

it('a block without a uid gets the same one each time, from its component and place', () => {
  const bloks = [{ component: 'quote' }, { component: 'quote', _uid: null }, {}];
  expect(readBloks(bloks).map((blok) => blok.uid)).toEqual(['quote-0', 'quote-1', 'block-2']);
  expect(readBloks(bloks)).toEqual(readBloks(bloks));
});

it('two blocks that were copied with their uid do not share it', () => {
  const copies = [
    { component: 'quote', _uid: 'a' },
    { component: 'quote', _uid: 'a' },
  ];
  expect(readBloks(copies).map((blok) => blok.uid)).toEqual(['a', 'quote-1']);
});

it('nulls, texts and lists between blocks are left out, and one block alone counts as a list', () => {
  expect(readBloks([null, 'x', [], 3, { component: 'quote', _uid: 'a' }])).toHaveLength(1);
  expect(readBloks({ component: 'quote', _uid: 'a' })).toHaveLength(1);
  for (const odd of [null, undefined, '', 'x', 3, true]) expect(readBloks(odd)).toEqual([]);
});

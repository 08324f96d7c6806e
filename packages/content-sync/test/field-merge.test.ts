import { expect, it } from 'vitest';
import { mergeFields } from '../src/field-merge.ts';
import { differenceLine, fieldNames } from '../src/field-names.ts';

const block = (uid: string, title: string) => ({ _uid: uid, component: 'text', title });
const story = (title: string, intro: string, ...body: unknown[]) => ({
  content: { component: 'page', title, intro, body },
});

const NAMES = fieldNames([
  {
    name: 'page',
    schema: { title: { display_name: 'Titel' }, body: { display_name: 'Inhoud' } },
  },
  { name: 'text', display_name: 'Tekst', schema: { title: { display_name: 'Kop' } } },
]);
const lines = (base: unknown, here: unknown, there: unknown) =>
  mergeFields(base, here, there).conflicts.map((conflict) => differenceLine(conflict, 'page', NAMES));

it('merges changes to different fields and to different blocks', () => {
  const base = story('A', 'B', block('1', 'C'), block('2', 'D'));
  const here = story('Hier', 'B', block('1', 'Hier'), block('2', 'D'));
  const there = story('A', 'Daar', block('1', 'C'), block('2', 'Daar'));
  expect(mergeFields(base, here, there)).toEqual({
    merged: story('Hier', 'Daar', block('1', 'Hier'), block('2', 'Daar')),
    conflicts: [],
  });
});

it('reports fields that both sides changed, by the field names that editors see', () => {
  const base = story('A', 'B', block('1', 'C'));
  const here = story('Hier', 'B', block('1', 'Hier'));
  const there = story('Daar', 'B', block('1', 'Daar'));
  expect(lines(base, here, there)).toEqual([
    'Titel: hier ‘Hier’, in de space ‘Daar’',
    'Inhoud › 1. Tekst › Kop: hier ‘Hier’, in de space ‘Daar’',
  ]);
  expect(mergeFields(base, here, there, 'there').merged).toEqual(there);
});

it('merges a new, removed or moved block on one side with a change to another block on the other side', () => {
  const base = story('A', 'B', block('1', 'C'), block('2', 'D'));
  const here = story('A', 'B', block('2', 'D'), block('3', 'Nieuw'));
  const there = story('A', 'B', block('1', 'C'), block('2', 'Daar'));
  expect(mergeFields(base, here, there)).toEqual({
    merged: story('A', 'B', block('2', 'Daar'), block('3', 'Nieuw')),
    conflicts: [],
  });
});

it('reports a list of blocks as a conflict if both sides changed its order, or if one side removed a block that the other changed', () => {
  const base = story('A', 'B', block('1', 'C'), block('2', 'D'));
  const both = [story('A', 'B', block('1', 'C')), story('A', 'B', block('2', 'D'), block('1', 'C'))] as const;
  expect(lines(base, ...both)).toEqual(['Inhoud: hier ‘Tekst’, in de space ‘Tekst, Tekst’']);
  const changed = story('A', 'B', block('1', 'Daar'), block('2', 'D'));
  expect(lines(base, story('A', 'B', block('2', 'D')), changed)).toHaveLength(1);
});

it('treats a missing value as equal to an empty one', () => {
  const base = { content: { component: 'page', title: 'A', intro: '' } };
  const there = { content: { component: 'page', title: 'A', intro: null } };
  expect(mergeFields(base, { content: { component: 'page', title: 'B' } }, there)).toEqual({
    merged: { content: { component: 'page', title: 'B' } },
    conflicts: [],
  });
});

it('reports every difference if the last common version is unknown', () => {
  expect(lines(undefined, story('A', 'B'), story('C', 'B'))).toEqual(['Titel: hier ‘A’, in de space ‘C’']);
  expect(lines(undefined, story('A', 'B'), story('A', ''))).toEqual(['intro: hier ‘B’, in de space leeg']);
});

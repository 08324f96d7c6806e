import { expect, it } from 'vitest';
import { item } from '../examples.ts';
import { said } from '../made-up-edition.ts';
import { itemLength } from './item-length.ts';

const ongoing = (end: string) => item('i', '2025-10-25 08:00', end, { ongoing_program_item: 'true' });

it('reports an ongoing item without an end, but leaves an end before the start to another rule', () => {
  expect(said(itemLength, [ongoing('')])).toEqual([
    'waarschuwing i: Einde: het loopt door vanaf 25/10 om 10:00, maar heeft geen einde',
  ]);
  expect(said(itemLength, [ongoing('2025-10-24 16:00')])).toEqual([]);
});

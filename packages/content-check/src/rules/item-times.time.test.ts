import { expect, it } from 'vitest';
import { item } from '../examples.ts';
import { said } from '../made-up-edition.ts';
import { itemTimes } from './item-times.ts';

it('accepts an item that ends after its start, even past midnight, and an item without an end', () => {
  expect(said(itemTimes, [item('i', '2025-10-25 21:00', '2025-10-26 00:30')])).toEqual([]);
  expect(said(itemTimes, [item('i', '2025-10-25 21:00', '')])).toEqual([]);
});

it('reports an item that ends before its start, with both times in Brussels time', () => {
  expect(said(itemTimes, [item('i', '2025-10-25 08:00', '2025-10-25 07:00')])).toEqual([
    'fout i: Einde: het eindigt voor het begint (begin 25/10 om 10:00, einde 25/10 om 09:00)',
  ]);
});

it('warns of an item with a duration of zero', () => {
  expect(said(itemTimes, [item('i', '2025-10-26 09:00', '2025-10-26 09:00')])).toEqual([
    'waarschuwing i: Einde: het eindigt op het uur waarop het begint (begin 26/10 om 10:00, einde 26/10 om 10:00)',
  ]);
});

it('reports times as typed if content dates are in Brussels time', () => {
  const files = [item('i', '2025-10-25 08:00', '2025-10-25 07:00')];
  expect(said(itemTimes, files, { dates: 'wall' })).toEqual([
    'fout i: Einde: het eindigt voor het begint (begin 25/10 om 08:00, einde 25/10 om 07:00)',
  ]);
});

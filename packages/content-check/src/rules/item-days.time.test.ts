import { expect, it } from 'vitest';
import { dayPage, item } from '../examples.ts';
import { said } from '../made-up-edition.ts';
import { itemDays } from './item-days.ts';

const days = [dayPage('2025-10-25'), dayPage('2025-10-26')];

it('accepts ongoing items, and items on a day with a page, including items at midnight', () => {
  const files = [
    item('a', '2025-10-25 22:00', ''),
    item('b', '2025-10-26 22:30', ''),
    item('c', '2025-10-23 22:00', '2025-10-26 18:00', { ongoing_program_item: 'true' }),
  ];
  expect(said(itemDays, [...days, ...files])).toEqual([]);
});

it('warns of an item that starts after the last day', () => {
  expect(said(itemDays, [...days, item('a', '2025-10-26 23:00', '')])).toEqual([
    'waarschuwing a: Begin: het begint op 27/10 om 00:00, en die dag heeft geen pagina in het programma',
  ]);
});

it('includes the year of an item in the message if it differs from the year of the edition', () => {
  const days = [dayPage('2025-10-25'), dayPage('2025-10-26')];
  expect(said(itemDays, [...days, item('oud', '2026-01-26 09:00', '2026-01-26 10:00')])).toEqual([
    'waarschuwing oud: Begin: het begint op 26/01/2026 om 10:00, en die dag heeft geen pagina in het programma',
  ]);
});

import { expect, it } from 'vitest';
import { dayPage, item } from '../examples.ts';
import { said } from '../made-up-edition.ts';
import { repeatedHour } from './repeated-hour.ts';

it('accepts times that occur once in Brussels', () => {
  expect(said(repeatedHour, [item('i', '2025-10-25 23:59', '2025-10-26 02:00')])).toEqual([]);
  expect(said(repeatedHour, [item('i', '2026-03-29 00:30', '2026-03-29 01:30')])).toEqual([]);
});

it('accepts a date without a time, even if midnight UTC is 02:00 in Brussels', () => {
  expect(said(repeatedHour, [dayPage('2025-10-26')])).toEqual([]);
});

it('warns of times in the repeated hour from 02:00 to 03:00 when clocks go back', () => {
  expect(said(repeatedHour, [item('i', '2025-10-26 00:00', '2025-10-26 01:59')])).toEqual([
    'waarschuwing i: Begin: 26/10 om 02:00 bestaat die nacht twee keer, want de klok gaat een uur achteruit',
    'waarschuwing i: Einde: 26/10 om 02:59 bestaat die nacht twee keer, want de klok gaat een uur achteruit',
  ]);
});

it('finds the repeated hour of any year', () => {
  expect(said(repeatedHour, [item('i', '2026-10-25 00:30', '')])).toHaveLength(1);
});

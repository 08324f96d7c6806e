import { expect, it } from 'vitest';
import { dayPage, item, said } from '../made-up-edition.ts';
import { repeatedHour } from './repeated-hour.ts';

it('says nothing of times that Brussels clocks show once', () => {
  expect(said(repeatedHour, [item('i', '2025-10-25 23:59', '2025-10-26 02:00')])).toEqual([]);
  expect(said(repeatedHour, [item('i', '2026-03-29 00:30', '2026-03-29 01:30')])).toEqual([]);
});

it('says nothing of a day without an hour, whose midnight in UTC is two in Brussels', () => {
  expect(said(repeatedHour, [dayPage('2025-10-26')])).toEqual([]);
});

it('warns of either of the two hours between 02:00 and 03:00 on the night that the clock goes back', () => {
  expect(said(repeatedHour, [item('i', '2025-10-26 00:00', '2025-10-26 01:59')])).toEqual([
    'waarschuwing i: Begin: 26/10 02:00 bestaat die nacht twee keer (de klok gaat achteruit)',
    'waarschuwing i: Einde: 26/10 02:59 bestaat die nacht twee keer (de klok gaat achteruit)',
  ]);
});

it('knows that night of other years', () => {
  expect(said(repeatedHour, [item('i', '2026-10-25 00:30', '')])).toHaveLength(1);
});

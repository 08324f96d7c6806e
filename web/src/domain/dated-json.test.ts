import { expect, it } from 'vitest';
import { withDates, writtenDates } from './dated-json.ts';

it('restores a serialized value, including dates at any depth', () => {
  const value = { at: new Date(5), list: [{ start: new Date(6) }, null, 'tekst', 7, true], end: undefined };
  expect(withDates(JSON.parse(JSON.stringify(writtenDates(value))))).toEqual(value);
});

it('creates no dates from values that only look like dates', () => {
  expect(withDates({ start: { $date: 'morgen' }, title: '2025-10-27T09:00:00.000Z' })).toEqual({
    start: undefined,
    title: '2025-10-27T09:00:00.000Z',
  });
});

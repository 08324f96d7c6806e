import { expect, it } from 'vitest';
import { momentId } from '../programme/moment.ts';
import { calendarOfMoments, foldedLines } from './calendar-file.ts';

const bytesOf = (line: string) => new TextEncoder().encode(line).length;
const unfolded = (lines: string) => lines.replaceAll('\r\n ', '');

it.each([
  ['of 75 bytes', 'x'.repeat(75), 1],
  ['of 76 bytes', 'x'.repeat(76), 2],
  ['of characters of two bytes', 'é'.repeat(75), 3],
  ['of characters of three bytes', '€'.repeat(26), 2],
  ['of characters of four bytes', `SUMMARY:${'📚'.repeat(40)}`, 3],
])('folds a line %s at 75 bytes without splitting a character', (_, line, count) => {
  const text = foldedLines(`${line}\r\nEND:VEVENT\r\n`);
  const lines = text.split('\r\n').slice(0, -2);
  expect(lines).toHaveLength(count);
  for (const one of lines) expect(bytesOf(one)).toBeLessThanOrEqual(75);
  expect(text).not.toContain('\uFFFD');
  expect(unfolded(text)).toBe(`${line}\r\nEND:VEVENT\r\n`);
});

const UUIDS = ['9e494806-dec0-50e4-8ba8-aefdc0bd12f7', 'b7a1f3a0-0000-4000-8000-000000000001'];
const CALENDAR = [
  'BEGIN:VCALENDAR',
  'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
  'X-PUBLISHED-TTL:PT1H',
  ...UUIDS.flatMap((uuid) => [
    'BEGIN:VEVENT',
    `UID:${uuid}@www.boektopia.be`,
    'SUMMARY:END:VEVENT',
    'END:VEVENT',
  ]),
  'END:VCALENDAR',
  '',
].join('\r\n');

it('returns only the events of the given moments, and removes the refresh interval', () => {
  const [first = ''] = UUIDS;
  const { file, found } = calendarOfMoments(CALENDAR, new Set([momentId({ uuid: first }), 'zzzzzz']));
  expect(found).toBe(1);
  expect(file.split('\r\n')).toEqual([
    'BEGIN:VCALENDAR',
    'BEGIN:VEVENT',
    `UID:${first}@www.boektopia.be`,
    'SUMMARY:END:VEVENT',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]);
});

it('finds no events in a file that is not a calendar', () => {
  expect(calendarOfMoments('<!doctype html>', new Set(['nklIBt']))).toMatchObject({ found: 0 });
});

import { describe, expect, it } from 'vitest';
import { formatOpenings, type Opening, openDays, WEEKDAYS, type Weekday } from './opening-hours.ts';

const open = (opens: string, closes: string, ...days: Weekday[]): Opening => ({ opens, closes, days });

describe('opening hours', () => {
  it('groups consecutive days with the same hours, and lists two openings of one day together', () => {
    expect(
      formatOpenings([
        open('10:00', '18:00', 'dinsdag', 'woensdag', 'donderdag', 'vrijdag'),
        open('14:00', '17:00', 'zaterdag', 'zondag'),
        open('10:00', '13:00', 'zaterdag'),
      ]),
    ).toEqual([
      { days: 'dinsdag tot vrijdag', hours: '10:00 tot 18:00' },
      { days: 'zaterdag', hours: '10:00 tot 13:00 en 14:00 tot 17:00' },
      { days: 'zondag', hours: '14:00 tot 17:00' },
    ]);
  });

  it('does not group days with a closed day between them', () => {
    expect(formatOpenings([open('09:00', '12:00', 'maandag', 'dinsdag', 'donderdag')])).toEqual([
      { days: 'maandag en dinsdag', hours: '09:00 tot 12:00' },
      { days: 'donderdag', hours: '09:00 tot 12:00' },
    ]);
  });

  it('lists the days with opening hours, unless the place is open every day', () => {
    const mornings = open('09:00', '12:00', 'dinsdag', 'woensdag', 'zaterdag');
    expect(openDays([mornings, open('14:00', '17:00', 'donderdag')])).toEqual([
      'dinsdag tot donderdag',
      'zaterdag',
    ]);
    expect(openDays([open('09:00', '12:00', 'zaterdag', 'zondag')])).toEqual(['zaterdag', 'zondag']);
    expect(openDays([open('10:00', '12:00', ...WEEKDAYS)])).toEqual([]);
    expect(openDays([])).toEqual([]);
  });

  it('returns an empty list for unknown opening hours', () => {
    expect(formatOpenings([])).toEqual([]);
  });
});

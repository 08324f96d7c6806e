import { describe, expect, it } from 'vitest';
import { facet, itemAt } from '../../domain/programme/fixtures/experience.ts';
import type { ProgrammeItem } from '../../domain/programme/programme-item.ts';
import { readByIcalJs, readByNodeIcal } from './fixtures/read-calendar.ts';
import { programmeCalendar } from './programme-calendar.ts';

const AROUND = {
  origin: 'https://www.boektopia.be',
  venue: {
    name: 'Kortrijk Xpo',
    address: { street: 'Doorniksesteenweg 216', postalCode: '8500', town: 'Kortrijk' },
  },
  plan: { path: '/praktisch', stages: ['signeerplein'] },
};
const FEED = { name: 'Boektopia 2025', isFollowed: true };
const UUID = '9e494806-dec0-50e4-8ba8-aefdc0bd12f7';
const slow: ProgrammeItem = itemAt('2025-10-26T09:00:00Z', {
  uuid: UUID,
  end: new Date('2025-10-26T10:00:00Z'),
  title: 'Traag; trager, traagst \\ «één»',
  experience: {
    uuid: 'e',
    path: '/activiteiten/slak',
    title: 'De slak heeft gelijk',
    hideReservation: false,
  },
  statuses: ['soldOut', 'new'],
  access: ['signLanguage'],
  location: facet('Signeerplein'),
  preciseLocation: 'Tafel 3',
  extraInfo: 'Breng een boek mee.\r\nEn een pen.\u0007',
  authors: ['Mira Vandoorne', 'Jef Claes'].map((name) => ({ uuid: name, path: '/auteurs/x', name })),
  publishedAt: new Date('2025-10-01T12:00:00Z'),
});
const calendarOf = (...items: ProgrammeItem[]) => programmeCalendar(items, AROUND, FEED);

describe.each([
  ['ical.js', readByIcalJs],
  ['node-ical', readByNodeIcal],
] as const)('an event, as %s reads it', (_, read) => {
  it('writes an event with its texts unchanged, its place and address, and an alarm twenty minutes before its start', () => {
    expect(read(calendarOf(slow))).toEqual([
      {
        uid: `${UUID}@www.boektopia.be`,
        sequence: (Date.UTC(2025, 9, 1, 12) - Date.UTC(2024, 11, 31, 23)) / 1_000,
        start: slow.start,
        end: slow.end,
        summary: 'Traag; trager, traagst \\ «één»',
        location: 'Signeerplein, tafel 3\nKortrijk Xpo, Doorniksesteenweg 216, 8500 Kortrijk',
        description: [
          'De slak heeft gelijk',
          'Mira Vandoorne, Jef Claes',
          'volzet, nieuw, gebarentaal',
          'Breng een boek mee.',
          'En een pen.',
          'Op de plattegrond: https://www.boektopia.be/praktisch#zaal-signeerplein-tafel-3',
          'https://www.boektopia.be/activiteiten/slak?moment=nklIBt',
        ].join('\n'),
        status: 'CONFIRMED',
        alarms: ['-PT20M'],
      },
    ]);
  });

  it('writes a complete event, whatever characters the title contains', () => {
    const title = 'END:VALARM END:VEVENT';
    const found = read(calendarOf({ ...slow, title, extraInfo: '\u2028END:VEVENT' }, { ...slow, uuid: 'b' }));
    expect(found).toMatchObject([{ summary: title, alarms: ['-PT20M'] }, { summary: slow.title }]);
  });

  it('keeps a cancelled event in the calendar, with its status, a title that says so, and no alarm', () => {
    expect(read(calendarOf({ ...slow, statuses: ['cancelled'] }))).toMatchObject([
      { status: 'CANCELLED', summary: `Geannuleerd: ${slow.title}`, alarms: [] },
    ]);
  });

  it('marks an ongoing event as free time, and omits the end if only the beginning is known', () => {
    const calendar = calendarOf({ ...slow, ongoing: true, end: undefined });
    expect(calendar).toContain('TRANSP:TRANSPARENT');
    expect(read(calendar)).toMatchObject([{ end: undefined, alarms: [] }]);
  });

  it('writes a sequence number that rises with each publication and is never negative', () => {
    const numberAt = (publishedAt?: string) =>
      read(calendarOf({ ...slow, publishedAt: publishedAt ? new Date(publishedAt) : undefined }))[0]
        ?.sequence;
    expect(numberAt('2025-10-01T12:00:01Z')).toBe((numberAt('2025-10-01T12:00:00Z') ?? 0) + 1);
    expect([numberAt('2024-05-01T00:00:00Z'), numberAt()]).toEqual([0, 0]);
  });
});

it('stamps a calendar with the time of publication, so that its bytes change only after a publication', () => {
  const calendar = calendarOf(slow);
  expect(calendar).toContain('\r\nDTSTAMP:20251001T120000Z\r\n');
  expect(calendar).toMatch(/^BEGIN:VCALENDAR\r\nVERSION:2.0\r\n[\s\S]*\r\nEND:VCALENDAR\r\n$/);
  expect(calendar.match(/BEGIN:VTIMEZONE/g)).toHaveLength(1);
  expect(calendarOf(slow)).toBe(calendar);
});

it('writes the properties of a calendar before its components, as the grammar requires', () => {
  const open: { name: string; hasParts: boolean }[] = [];
  const misplaced = calendarOf(slow, { ...slow, uuid: 'other' })
    .replaceAll('\r\n ', '')
    .split('\r\n')
    .filter((line) => {
      const [word, name = ''] = line.split(':');
      const whole = open.at(-1);
      if (word === 'BEGIN') {
        if (whole) whole.hasParts = true;
        open.push({ name, hasParts: false });
      } else if (word === 'END') return open.pop()?.name !== name;
      return whole?.hasParts && word !== 'BEGIN' && word !== 'END';
    });
  expect(misplaced).toEqual([]);
});

it('uses the given hostname in event ids, and links events to the given hall plan', () => {
  const first = calendarOf(slow);
  const moved = programmeCalendar(
    [slow],
    { ...AROUND, plan: { path: '/hal', stages: ['signeerplein'] } },
    FEED,
  );
  expect(moved.replaceAll('\r\n ', '')).toContain('https://www.boektopia.be/hal#zaal-signeerplein-tafel-3');
  expect(programmeCalendar([slow], { ...AROUND, origin: 'https://test.example' }, FEED)).toContain(
    '@test.example',
  );
  expect(calendarOf(slow)).toBe(first);
});

it('writes a calendar without events for an empty selection, and links an item without page or stage to its day', () => {
  expect(readByIcalJs(calendarOf())).toEqual([]);
  const bare = programmeCalendar([itemAt('2025-10-25T08:00:00Z')], { ...AROUND, venue: undefined }, FEED);
  expect(readByIcalJs(bare)).toMatchObject([
    { location: undefined, description: 'https://www.boektopia.be/programma/tekst#2025-10-25' },
  ]);
});

it('escapes and folds the name of a calendar', () => {
  const name = `Boektopia 2025: Forum, ${'Agora, '.repeat(12)}`;
  const calendar = programmeCalendar([], AROUND, { name });
  expect(calendar.replaceAll('\r\n ', '')).toContain(`\r\nX-WR-CALNAME:${name.replaceAll(',', '\\,')}\r\n`);
});

import { describe, expect, it } from 'vitest';
import { dayAt, facet, itemAt } from '../programme/fixtures/experience.ts';
import type { ProgrammeItem } from '../programme/programme-item.ts';
import { wholeProgramme } from '../programme/whole-programme.ts';
import { xmlTree } from './fixtures/xml-tree.ts';
import { frabSchedule } from './frab-schedule.ts';
import { frabXml } from './frab-xml.ts';

const site = { origin: 'https://www.boektopia.be', version: 'v' };
const DAYS = ['2025-10-25', '2025-10-26', '2025-10-27'];
const scheduleOf = (items: readonly ProgrammeItem[]) =>
  frabSchedule(wholeProgramme(DAYS.map(dayAt), items), site);
const eventsOf = (items: readonly ProgrammeItem[]) =>
  scheduleOf(items).schedule.conference.days.flatMap(({ date, rooms }) =>
    Object.values(rooms).flatMap((events) => events.map((event) => ({ day: date, ...event }))),
  );
const durationsInXml = (items: readonly ProgrammeItem[]) =>
  [...frabXml(scheduleOf(items), `${site.origin}/schedule.xml`).matchAll(/<duration>(.*?)</g)].map(
    ([, duration]) => duration,
  );

describe('the times of a schedule', () => {
  it('writes Brussels times with their UTC offset, even in the hour that is repeated when summer time ends', () => {
    const starts = ['2025-10-25T08:00Z', '2025-10-26T00:30Z', '2025-10-26T01:30Z', '2025-10-26T09:00Z'];
    expect(eventsOf(starts.map((start) => itemAt(start))).map(({ date, start }) => [date, start])).toEqual([
      ['2025-10-25T10:00:00+02:00', '10:00'],
      ['2025-10-26T02:30:00+02:00', '02:30'],
      ['2025-10-26T02:30:00+01:00', '02:30'],
      ['2025-10-26T10:00:00+01:00', '10:00'],
    ]);
  });

  it('lists each event under the day in Brussels on which it begins', () => {
    const starts = ['2025-10-25T21:59Z', '2025-10-25T22:00Z', '2025-10-26T22:59Z', '2025-10-26T23:00Z'];
    expect(eventsOf(starts.map((start) => itemAt(start))).map(({ day }) => day)).toEqual([
      '2025-10-25',
      '2025-10-26',
      '2025-10-26',
      '2025-10-27',
    ]);
  });

  it('splits days at midnight in Brussels, including a day of 25 hours', () => {
    const { days } = scheduleOf([]).schedule.conference;
    expect(days.map(({ index, day_start, day_end }) => [index, day_start, day_end])).toEqual([
      [1, '2025-10-25T00:00:00+02:00', '2025-10-26T00:00:00+02:00'],
      [2, '2025-10-26T00:00:00+02:00', '2025-10-27T00:00:00+01:00'],
      [3, '2025-10-27T00:00:00+01:00', '2025-10-28T00:00:00+01:00'],
    ]);
  });
});

describe('the duration of an event', () => {
  const lasting = (start: string, end?: string) => [itemAt(start, { end: end ? new Date(end) : undefined })];

  it('computes the duration as elapsed time, even across the hour that clocks repeat in autumn', () => {
    const items = lasting('2025-10-25T22:00Z', '2025-10-26T02:00Z');
    expect(eventsOf(items).map(({ duration, end }) => [duration, end])).toEqual([
      ['04:00', '2025-10-26T03:00:00+01:00'],
    ]);
  });

  it('assumes a duration of two hours if the end is unknown, but writes no end', () => {
    expect(eventsOf(lasting('2025-10-25T08:00Z')).map(({ duration, end }) => [duration, end])).toEqual([
      ['02:00', undefined],
    ]);
  });

  it('lists an event of several days once, with a duration in hours in JSON and in days in XML', () => {
    const items = lasting('2025-10-25T08:00Z', '2025-11-02T17:00Z').map((item) => ({
      ...item,
      ongoing: true,
    }));
    expect(eventsOf(items).map(({ duration }) => duration)).toEqual(['201:00']);
    expect(durationsInXml(items)).toEqual(['8:09:00']);
    expect(durationsInXml(lasting('2025-10-25T08:00Z', '2025-10-26T07:59Z'))).toEqual(['23:59']);
  });
});

describe('an event of a schedule', () => {
  const item = itemAt('2025-10-25T08:00:00Z', {
    uuid: '9e494806-dec0-50e4-8ba8-aefdc0bd12f7',
    title: 'Één & <ander>\u0007 verhaal',
    experience: {
      uuid: 'e',
      path: '/activiteiten/slak',
      title: 'De slak',
      preview: 'Traag.',
      hideReservation: false,
    },
    statuses: ['cancelled', 'moved'],
    access: ['signLanguage'],
    location: facet('Signeerplein'),
    preciseLocation: 'Tafel 3',
    extraInfo: 'Breng een boek mee.',
    themes: [facet('Strips')],
    authors: [
      { uuid: 'b7a1f3a0-0000-4000-8000-000000000001', path: '/auteurs/mira', name: 'Mira Vandoorne' },
    ],
  });

  it('marks a cancelled event in the title, and adds facts for which the format has no field to the description', () => {
    expect(eventsOf([item])).toMatchObject([
      {
        guid: item.uuid,
        title: 'Geannuleerd: Één & <ander>\u0007 verhaal',
        subtitle: 'De slak',
        room: 'Signeerplein',
        track: 'Strips',
        slug: 'boektopia2025-1327801347-een-ander-verhaal',
        url: 'https://www.boektopia.be/activiteiten/slak?moment=nklIBt',
        abstract: 'Traag.',
        description: 'Signeerplein, tafel 3\ngeannuleerd, verplaatst, gebarentaal\nBreng een boek mee.',
        persons: [{ name: 'Mira Vandoorne', url: 'https://www.boektopia.be/auteurs/mira' }],
      },
    ]);
  });

  it('writes an event in XML, without characters that XML cannot contain', () => {
    const xml = frabXml(scheduleOf([item]), `${site.origin}/schedule.xml`);
    const days = xmlTree(xml).children.filter(({ name }) => name === 'day');
    const event = days[0]?.children[0]?.children[0];
    const textOf = (name: string) => event?.children.find((child) => child.name === name)?.text;
    expect(event?.attributes).toEqual({ guid: item.uuid, id: '1327801347' });
    expect(textOf('title')).toBe('Geannuleerd: Één & <ander> verhaal');
    expect(textOf('description')).toContain('\nBreng een boek mee.');
  });

  it('if an item has no stage or no page, uses a default room or address', () => {
    expect(eventsOf([itemAt('2025-10-25T08:00:00Z')])).toMatchObject([
      { room: 'Zonder podium', url: 'https://www.boektopia.be/programma/tekst#2025-10-25' },
    ]);
  });
});

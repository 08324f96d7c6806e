import { describe, expect, it } from 'vitest';
import { experienceTimes, relatedItems } from './experience-times.ts';
import type { ProgrammeItem } from './programme-item.ts';

const item = (uuid: string, start: string, end?: string): ProgrammeItem => ({
  uuid,
  title: uuid,
  start: new Date(start),
  ...(end ? { end: new Date(end) } : {}),
  themes: [],
  ongoing: false,
  tags: [],
});
const thrice = [
  item('sunday', '2025-11-02T10:00:00+01:00', '2025-11-02T11:00:00+01:00'),
  item('saturday', '2025-10-25T10:00:00+02:00', '2025-10-25T11:00:00+02:00'),
  item('monday', '2025-10-27T10:00:00+01:00', '2025-10-27T11:00:00+01:00'),
];
const leadingAt = (now: string) => experienceTimes(thrice, new Date(now)).leading?.uuid;

describe('the item that speaks for an experience', () => {
  it.each([
    ['2025-10-01T00:00:00Z', 'saturday'],
    ['2025-10-25T10:30:00+02:00', 'saturday'],
    ['2025-10-25T11:00:00+02:00', 'saturday'],
    ['2025-10-25T11:00:01+02:00', 'monday'],
    ['2025-10-30T00:00:00Z', 'sunday'],
    ['2026-01-01T00:00:00Z', 'sunday'],
  ])('at %s is that of %s: the next that is not over, else the last', (now, uuid) => {
    expect(leadingAt(now)).toBe(uuid);
  });

  it('is none where the experience has no item', () => {
    expect(experienceTimes([], new Date(0))).toEqual({ items: [], leading: undefined });
  });

  it('stands among all of them, in order', () => {
    expect(experienceTimes(thrice, new Date(0)).items.map(({ uuid }) => uuid)).toEqual([
      'saturday',
      'monday',
      'sunday',
    ]);
  });
});

describe('more experiences', () => {
  const of = (experience: string, start: string, end: string): ProgrammeItem => ({
    ...item(`${experience} at ${start}`, start, end),
    experience: {
      uuid: experience,
      path: `/activiteiten/${experience}`,
      title: experience,
      hideReservation: false,
    },
  });
  const programme = [
    of('current', '2025-10-27T10:00:00Z', '2025-10-27T11:00:00Z'),
    of('current', '2025-10-28T10:00:00Z', '2025-10-28T11:00:00Z'),
    of('over', '2025-10-25T10:00:00Z', '2025-10-25T11:00:00Z'),
    of('twice', '2025-10-25T12:00:00Z', '2025-10-25T13:00:00Z'),
    of('twice', '2025-10-29T12:00:00Z', '2025-10-29T13:00:00Z'),
    of('later', '2025-10-30T12:00:00Z', '2025-10-30T13:00:00Z'),
    item('without an experience', '2025-10-30T12:00:00Z'),
  ];
  const shown = (programmeOf: readonly ProgrammeItem[], now = '2025-10-26T12:00:00Z') =>
    relatedItems('current', programmeOf, new Date(now)).map(({ uuid }) => uuid);

  it('are three others, each once and by its next item, those to come before those that are over (§2.47, §7.17)', () => {
    const found = shown(programme);
    expect(found.slice(0, 2).sort()).toEqual([
      'later at 2025-10-30T12:00:00Z',
      'twice at 2025-10-29T12:00:00Z',
    ]);
    expect(found.slice(2)).toEqual(['over at 2025-10-25T10:00:00Z']);
  });

  it('are the same in whatever order the programme comes', () => {
    expect(shown([...programme].reverse())).toEqual(shown(programme));
  });

  it('are drawn for the Brussels day, not the day of UTC', () => {
    const many = Array.from({ length: 30 }, (_, index) =>
      of(`experience ${index}`, '2025-10-31T10:00:00Z', '2025-10-31T11:00:00Z'),
    );
    expect(shown(many, '2025-10-26T22:59:00Z')).not.toEqual(shown(many, '2025-10-26T23:01:00Z'));
    expect(shown(many, '2025-10-26T23:01:00Z')).toEqual(shown(many, '2025-10-27T12:00:00Z'));
  });

  it('are none where the programme knows no other', () => {
    expect(shown(programme.slice(0, 2))).toEqual([]);
  });
});

import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { ProgrammeItem } from '../programme-item.ts';
import { experienceTimes, RELATED_COUNT, relatedItems, relatedTo } from './experience-times.ts';

const item = (uuid: string, start: string, end?: string): ProgrammeItem => ({
  uuid,
  title: uuid,
  start: new Date(start),
  ...(end ? { end: new Date(end) } : {}),
  themes: [],
  ongoing: false,
  statuses: [],
  access: [],
});
const thrice = [
  item('sunday', '2025-11-02T10:00:00+01:00', '2025-11-02T11:00:00+01:00'),
  item('saturday', '2025-10-25T10:00:00+02:00', '2025-10-25T11:00:00+02:00'),
  item('monday', '2025-10-27T10:00:00+01:00', '2025-10-27T11:00:00+01:00'),
];
const leadingAt = (now: string) => experienceTimes(thrice, new Date(now)).leading?.uuid;

describe('the leading item of an experience', () => {
  it.each([
    ['2025-10-01T00:00:00Z', 'saturday'],
    ['2025-10-25T10:30:00+02:00', 'saturday'],
    ['2025-10-25T11:00:00+02:00', 'saturday'],
    ['2025-10-25T11:00:01+02:00', 'monday'],
    ['2025-10-30T00:00:00Z', 'sunday'],
    ['2026-01-01T00:00:00Z', 'sunday'],
  ])('shows first the next item that is not over, else the last one: at %s, %s', (now, uuid) => {
    expect(leadingAt(now)).toBe(uuid);
  });

  it('returns no leading item for an experience without items', () => {
    expect(experienceTimes([], new Date(0))).toEqual({ items: [], leading: undefined });
  });

  it('lists all items of an experience in order', () => {
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

  it('shows three other experiences in the order of their next items, upcoming ones before past ones (§2.47, §7.17)', () => {
    const found = shown(programme);
    expect(found.slice(0, 2).sort()).toEqual([
      'later at 2025-10-30T12:00:00Z',
      'twice at 2025-10-29T12:00:00Z',
    ]);
    expect(found.slice(2)).toEqual(['over at 2025-10-25T10:00:00Z']);
  });

  it('shows the same related experiences whatever the order of the programme', () => {
    expect(shown([...programme].reverse())).toEqual(shown(programme));
  });

  it('selects related experiences by the date in Brussels, not in UTC', () => {
    const many = Array.from({ length: 30 }, (_, index) =>
      of(`experience ${index}`, '2025-10-31T10:00:00Z', '2025-10-31T11:00:00Z'),
    );
    expect(shown(many, '2025-10-26T22:59:00Z')).not.toEqual(shown(many, '2025-10-26T23:01:00Z'));
    expect(shown(many, '2025-10-26T23:01:00Z')).toEqual(shown(many, '2025-10-27T12:00:00Z'));
  });

  it('shows no related experiences if the programme has no other experience', () => {
    expect(shown(programme.slice(0, 2))).toEqual([]);
  });
});

/** Returns a deterministic UUID, distributed like the UUIDs of stories. */
const uuidOf = (name: string) =>
  createHash('sha1')
    .update(name)
    .digest('hex')
    .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12}).*$/, '$1-$2-$3-$4-$5');
const candidates = Array.from({ length: 40 }, (_, index) => ({ uuid: uuidOf(`story ${index}`) }));
const [first = '', second = '', third = ''] = candidates.map(({ uuid }) => uuid);
const uuids = (found: readonly { uuid: string }[]) => found.map(({ uuid }) => uuid);
const day = '2025-10-26';

describe('related items', () => {
  it('returns three related items (§9.1, §2.47)', () => {
    expect(RELATED_COUNT).toBe(3);
    expect(relatedTo(first, candidates, day)).toHaveLength(3);
  });

  it('returns neither the current item nor a duplicate (§7.17)', () => {
    for (const { uuid } of candidates) {
      const found = uuids(relatedTo(uuid, [...candidates, ...candidates], day));
      expect(found).not.toContain(uuid);
      expect(new Set(found).size).toBe(3);
    }
  });

  it('returns the same related items on server and in browsers, whatever the order of the candidates', () => {
    const once = uuids(relatedTo(first, candidates, day));
    expect(uuids(relatedTo(first, [...candidates].reverse(), day))).toEqual(once);
  });

  it('returns different related items on different pages and days', () => {
    const pages = candidates.map(({ uuid }) => uuids(relatedTo(uuid, candidates, day)).join());
    const days = ['2025-10-25', '2025-10-26', '2025-10-27', '2025-10-28'].map((one) =>
      uuids(relatedTo(first, candidates, one)).join(),
    );
    expect(new Set(pages).size).toBeGreaterThan(35);
    expect(new Set(days).size).toBe(4);
  });

  it('chooses related items with equal probability from all candidates', () => {
    const drawn = new Map<string, number>();
    for (let page = 0; page < 2_000; page += 1) {
      for (const uuid of uuids(relatedTo(uuidOf(`page ${page}`), candidates, day))) {
        drawn.set(uuid, (drawn.get(uuid) ?? 0) + 1);
      }
    }
    expect(drawn.size).toBe(40);
    // Each of the 40 candidates is drawn 150 times on average: three items on each of 2,000 pages.
    expect(Math.min(...drawn.values())).toBeGreaterThan(75);
    expect(Math.max(...drawn.values())).toBeLessThan(300);
  });

  it('prefers upcoming related items, and fills up with past ones', () => {
    const toCome = new Set([second, third]);
    const found = uuids(relatedTo(first, candidates, day, ({ uuid }) => toCome.has(uuid)));
    expect(found.slice(0, 2).sort()).toEqual([second, third].sort());
    expect(found).toHaveLength(3);
  });

  it('returns fewer related items if there are fewer candidates, and none for the only page of its kind', () => {
    expect(uuids(relatedTo(first, candidates.slice(0, 3), day)).sort()).toEqual([second, third].sort());
    expect(relatedTo(first, candidates.slice(0, 1), day)).toEqual([]);
    expect(relatedTo(first, [], day)).toEqual([]);
  });
});

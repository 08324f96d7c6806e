import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { facet, itemAt } from '../fixtures/experience.ts';
import type { ProgrammeItem, RowItem } from '../programme-item.ts';
import { type SavedItem, type SavedItemsProgramme, savedItemsOf, timesOf } from './saved-items.ts';
import { momentToSave, type SavedMoment } from './saved-moment.ts';

const NOW = new Date('2025-10-26T08:00:00Z');
const day = '2025-10-26T';
const forum = facet('Forum');
const agora = facet('Agora');
const experience = (path: string) => ({ uuid: path, path, title: path, hideReservation: false });

/** Returns an item between two times in UTC, which is one hour behind the time in Brussels. */
function at(start: string, end: string, rest: Partial<ProgrammeItem> = {}): RowItem {
  const uuid = rest.uuid ?? `${start} ${rest.title ?? ''}`;
  return itemAt(`${day}${start}:00Z`, { end: new Date(`${day}${end}:00Z`), location: forum, ...rest, uuid });
}

const programme = (...items: RowItem[]): SavedItemsProgramme => ({ items, walks: { 'agora forum': 8 } });
const entriesOf = (
  moments: readonly SavedMoment[],
  known: SavedItemsProgramme | undefined,
  now = NOW,
): SavedItem[] => savedItemsOf(moments, known, now).days.flatMap(({ entries }) => entries);
const judged = (items: readonly RowItem[], known = programme(...items)) =>
  entriesOf(items.map(momentToSave), known);

describe('clashes of saved items', () => {
  it('reports a clash for an overlap of one minute, but not if one item starts when the other ends', () => {
    const first = at('10:00', '11:00');
    const [, minute] = judged([first, at('10:59', '11:30')]);
    expect(minute?.clashes).toMatchObject([{ with: { item: first }, minutes: 1 }]);
    const [, touching] = judged([first, at('11:00', '11:30')]);
    expect(touching?.clashes).toEqual([]);
  });

  it('lists each clash at the later item, with all earlier items that it overlaps', () => {
    const savedItems = judged([at('10:00', '12:00'), at('10:30', '11:00'), at('10:45', '11:30')]);
    expect(savedItems.map(({ clashes }) => clashes.map(({ minutes }) => minutes))).toEqual([
      [],
      [30],
      [45, 15],
    ]);
  });

  it('reports no clash with an all-day or cancelled item', () => {
    const savedItems = judged([
      at('10:00', '18:00', { title: 'a', ongoing: true }),
      at('10:00', '12:00', { title: 'b', statuses: ['cancelled'] }),
      at('10:30', '11:00'),
    ]);
    expect(savedItems.flatMap(({ clashes }) => clashes)).toEqual([]);
  });

  it('reports clashes even if the programme is unavailable, but never a clash with a removed item', () => {
    const [gone, other] = [at('10:00', '11:00'), at('10:30', '11:30')];
    const moments = [gone, other].map(momentToSave);
    expect(entriesOf(moments, undefined)[1]?.clashes).toMatchObject([{ minutes: 30 }]);
    expect(entriesOf(moments, programme(other))).toMatchObject([{ isRemoved: true }, { clashes: [] }]);
  });
});

describe('a change of stage', () => {
  it('warns if the walk to another stage takes longer than the pause between two items', () => {
    const first = at('10:00', '11:00');
    const [, tight] = judged([first, at('11:07', '12:00', { location: agora })]);
    expect(tight?.tight).toMatchObject({ after: { item: first }, gap: 7, walk: 8 });
    const [, withinWalk] = judged([first, at('11:08', '12:00', { location: agora })]);
    expect(withinWalk?.tight).toBeUndefined();
  });

  it('does not warn about the walk if two items are on the same stage, or if the end of the earlier item is unknown', () => {
    expect(judged([at('10:00', '11:00'), at('11:00', '12:00')])[1]?.tight).toBeUndefined();
    const open = { ...at('09:00', '11:00'), end: undefined };
    expect(judged([open, at('11:02', '12:00', { location: agora })])[1]?.tight).toBeUndefined();
  });
});

describe('alternatives', () => {
  const mine = at('10:00', '11:00', { experience: experience('/a') });
  const other = at('10:30', '11:30', { experience: experience('/b') });
  const later = at('14:00', '15:00', { experience: experience('/b') });

  it('offers another moment of the same experience if it is upcoming, open and free of clashes with saved items', () => {
    const known = programme(
      mine,
      other,
      later,
      at('07:00', '08:00', { experience: experience('/b') }),
      at('12:00', '13:00', { experience: experience('/b'), statuses: ['soldOut'] }),
      at('10:45', '12:00', { experience: experience('/b') }),
      at('16:00', '17:00', { experience: experience('/c') }),
    );
    expect(judged([mine, other], known).map(({ alternatives }) => alternatives)).toEqual([[], [later]]);
  });

  it('offers alternatives for both items of a clash, and reports the later item with the earlier one', () => {
    const mineLater = at('16:00', '17:00', { experience: experience('/a') });
    const [first, second] = judged([mine, other], programme(mine, other, later, mineLater));
    expect(first).toMatchObject({ clashes: [], clashesLater: [{ item: other }], alternatives: [mineLater] });
    expect(second).toMatchObject({ clashesLater: [], alternatives: [later] });
  });

  it('offers alternatives for a full item, except moments that are already saved', () => {
    const full = { ...other, statuses: ['soldOut'] as const };
    expect(judged([full], programme(full, later))[0]?.alternatives).toEqual([later]);
    expect(judged([full, later], programme(full, later))[0]?.alternatives).toEqual([]);
  });
});

it('lists an item at its old position, without clashes, after the visitor removed it', () => {
  const [first, second] = [at('10:00', '11:00'), at('10:30', '11:30')];
  const { days } = savedItemsOf(
    [first, second].map(momentToSave),
    programme(first, second),
    NOW,
    new Set([first.uuid]),
  );
  expect(days).toMatchObject([{ entries: [{ isDropped: true }, { isDropped: false, clashes: [] }] }]);
});

describe('changes in the programme', () => {
  const item = at('12:00', '13:00', { preciseLocation: 'Tafel 3' });

  it('marks an item whose time or place changed since the visitor last viewed it', () => {
    const saved = momentToSave(item);
    const [moved] = entriesOf([{ ...saved, start: new Date(`${day}10:30:00Z`) }], programme(item));
    expect(moved).toMatchObject({ isChanged: true, item });
    expect(entriesOf([{ ...saved, place: 'Agora' }], programme(item))[0]?.isChanged).toBe(true);
    expect(entriesOf([{ ...saved, end: undefined }], programme(item))[0]?.isChanged).toBe(true);
    expect(entriesOf([saved], programme(item))[0]?.isChanged).toBe(false);
  });

  it('lists an item at its old position if the programme no longer contains it', () => {
    const saved = momentToSave(item);
    expect(entriesOf([saved], programme())).toMatchObject([{ saved, isRemoved: true, item: undefined }]);
    expect(entriesOf([saved], undefined)).toMatchObject([{ isRemoved: false }]);
  });

  it('does not mark a past item as removed from the programme', () => {
    const { days, past } = savedItemsOf([momentToSave(item)], programme(), new Date(`${day}13:01:00Z`));
    expect(days).toEqual([]);
    expect(past).toMatchObject([{ isRemoved: false }]);
  });
});

it('lists an item of several days under its first day, or under today once it has begun, before later items', () => {
  const exhibition = at('08:00', '18:00', {
    uuid: 'days',
    ongoing: true,
    end: new Date('2025-11-02T17:00:00Z'),
  });
  const next = at('10:00', '11:00', {
    uuid: 'next',
    start: new Date('2025-10-28T09:00:00Z'),
    end: new Date('2025-10-28T10:00:00Z'),
  });
  const saved = [next, exhibition].map(momentToSave);
  const daysAt = (now: string) =>
    savedItemsOf(saved, programme(next, exhibition), new Date(now)).days.map((one) => [
      one.day,
      one.entries.map((entry) => entry.saved.id),
    ]);
  const [later, whole] = [momentToSave(next).id, momentToSave(exhibition).id];
  expect(daysAt('2025-10-25T12:00:00Z')).toEqual([
    ['2025-10-26', [whole]],
    ['2025-10-28', [later]],
  ]);
  expect(daysAt('2025-10-27T12:00:00Z')).toEqual([
    ['2025-10-27', [whole]],
    ['2025-10-28', [later]],
  ]);
  expect(daysAt('2025-10-28T07:00:00Z')).toEqual([['2025-10-28', [whole, later]]]);
});

it('lists an evening that ends after midnight under the day on which it began, above the items of today', () => {
  const evening = at('20:00', '21:00', { uuid: 'evening', end: new Date('2025-10-27T01:00:00Z') });
  const exhibition = at('08:00', '18:00', { uuid: 'days', end: new Date('2025-11-02T17:00:00Z') });
  const { days } = savedItemsOf(
    [evening, exhibition].map(momentToSave),
    programme(evening, exhibition),
    new Date('2025-10-27T00:30:00Z'),
  );
  expect(days.map((one) => one.day)).toEqual(['2025-10-26', '2025-10-27']);
});

it('lists days and moments by time, each moment once, whatever the order of saving', () => {
  const moment = fc.record({
    hour: fc.integer({ min: 0, max: 150 }),
    length: fc.integer({ min: 1, max: 300 }),
  });
  fc.assert(
    fc.property(
      fc.array(moment, { maxLength: 12 }).chain((all) => fc.shuffledSubarray(all, { minLength: all.length })),
      (moments) => {
        const saved = moments.map(({ hour, length }, index): SavedMoment => {
          const start = new Date(+NOW + (hour - 30) * 3_600_000);
          return { id: String(index), title: 'x', start, end: new Date(+start + length * 60_000) };
        });
        const { days, past } = savedItemsOf(saved, undefined, NOW);
        const shown = [...past, ...days.flatMap(({ entries }) => entries)];
        expect(shown.map((entry) => entry.saved.id).sort()).toEqual(saved.map(({ id }) => id).sort());
        const coming = days.flatMap(({ entries }) => entries);
        const starts = coming.map((entry) => +timesOf(entry).start);
        expect(starts).toEqual(starts.toSorted((a, b) => a - b));
        expect(days.map((one) => one.day)).toEqual([...new Set(days.map((one) => one.day))].sort());
        // There is one clash for each pair of overlapping items.
        const told = coming.flatMap(({ clashes }) => clashes).length;
        const pairs = coming.flatMap((a, i) => coming.slice(i + 1).filter((b) => overlapping(a, b)));
        expect(told).toBe(pairs.length);
      },
    ),
  );
});

const overlapping = (a: SavedItem, b: SavedItem): boolean =>
  Number(a.saved.end) > +b.saved.start && Number(b.saved.end) > +a.saved.start;

import { describe, expect, it } from 'vitest';
import { itemAt } from '../fixtures/experience.ts';
import { hourGroups, hourPath, listedHours } from './day-hours.ts';

/** Test items: three from ten, four from eleven and one from twelve o'clock in Brussels, on pages of two items. */
const list = ['08:00', '08:15', '08:45', '09:00', '09:00', '09:30', '09:45', '10:00'].map((time, index) =>
  itemAt(`2025-10-25T${time}:00Z`, { uuid: `item ${index}` }),
);
const hours = listedHours(list, 2);
const day = { path: '/programma/2025-10-25', day: '2025-10-25' };

describe('the hours of a list', () => {
  it('lists each hour once, with the page of the list on which the hour begins', () => {
    expect(hours).toEqual([
      { hour: '10:00', page: 1 },
      { hour: '11:00', page: 2 },
      { hour: '12:00', page: 4 },
    ]);
  });

  it('repeats an hour on the next page if it continues there', () => {
    const told = (from: number, to: number) =>
      hourGroups(list.slice((from - 1) * 2, to * 2), from, 2, hours).map(
        ({ hour, items, continued }) => `${hour} ${items.length}${continued ? ' (vervolg)' : ''}`,
      );
    expect(told(1, 2)).toEqual(['10:00 2', '10:00 1 (vervolg)', '11:00 1']);
    expect(told(3, 3)).toEqual(['11:00 2 (vervolg)']);
    expect(told(4, 4)).toEqual(['11:00 1 (vervolg)', '12:00 1']);
  });

  it('lists an hour only once, even if it occurs twice at the clock change', () => {
    const night = ['2025-10-26T00:30:00Z', '2025-10-26T01:15:00Z'].map((start) => itemAt(start));
    expect(listedHours(night, 24)).toEqual([{ hour: '02:00', page: 1 }]);
    expect(hourGroups(night, 1, 24, listedHours(night, 24))).toHaveLength(1);
  });

  it('links to an hour on any page, without changing the page number if the list already shows that hour', () => {
    const chosen = new URLSearchParams('type=gesprek');
    const to = (page: number) => hourPath(day, { hour: '14:00', page }, { from: 2, to: 3 }, chosen);
    expect(to(1)).toBe('/programma/2025-10-25?type=gesprek#u-2025-10-25-1400');
    expect(to(2)).toBe('/programma/2025-10-25?type=gesprek&pagina=3#u-2025-10-25-1400');
    expect(to(4)).toBe('/programma/2025-10-25?type=gesprek&pagina=4#u-2025-10-25-1400');
  });
});

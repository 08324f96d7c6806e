import { expect, it } from 'vitest';
import { nowPath } from './jump-to-now.ts';
import type { ProgrammeItem } from './programme-item.ts';

const monday = { path: '/programma/2025-10-27', day: '2025-10-27' };
const at = (hour: number): ProgrammeItem => ({
  uuid: String(hour),
  title: String(hour),
  start: new Date(Date.UTC(2025, 9, 27, hour, 15)),
  end: new Date(Date.UTC(2025, 9, 27, hour, 45)),
  themes: [],
  ongoing: false,
  tags: [],
});
const items = [at(9), at(10), at(11), at(12)];
const path = (now: string, query = '') =>
  nowPath(monday, items, new Date(now), 2, new URLSearchParams(query));

it('«Naar nu» leads to the hour in Brussels of the first item that is not over, on its page', () => {
  expect(path('2025-10-27T10:30:00Z')).toBe('/programma/2025-10-27#u-2025-10-27-1100');
  expect(path('2025-10-27T10:46:00Z')).toBe('/programma/2025-10-27?pagina=2#u-2025-10-27-1200');
  expect(path('2025-10-27T10:46:00Z', 'type=gesprek')).toBe(
    '/programma/2025-10-27?type=gesprek&pagina=2#u-2025-10-27-1200',
  );
});

it('is not there before the day begins, after it ends, and on other days', () => {
  expect(path('2025-10-27T08:00:00Z')).toBeUndefined();
  expect(path('2025-10-27T13:00:00Z')).toBeUndefined();
  expect(path('2025-10-26T10:30:00Z')).toBeUndefined();
});

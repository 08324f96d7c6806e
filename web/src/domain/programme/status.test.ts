import { expect, it } from 'vitest';
import { isCancelled, isClosed, STATUSES } from './status.ts';

it('closes reservations for full and cancelled items only', () => {
  const closing = STATUSES.filter((status) => isClosed({ statuses: [status] }));
  expect(closing).toEqual(['cancelled', 'soldOut']);
  expect(isClosed({ statuses: [] })).toBe(false);
  expect(STATUSES.filter((status) => isCancelled({ statuses: [status] }))).toEqual(['cancelled']);
});

import { describe, expect, it } from 'vitest';
import { isCancelled, isClosed, statusesOf } from './status.ts';

describe('the status of an item', () => {
  it.each([
    [['volzet'], ['volzet']],
    [['Uitverkocht'], ['volzet']],
    [['sold-out'], ['volzet']],
    [['AFGELAST'], ['geannuleerd']],
    [
      ['nieuw', 'verplaatst', 'geannuleerd'],
      ['geannuleerd', 'verplaatst', 'nieuw'],
    ],
    [['volzet', 'uitverkocht'], ['volzet']],
    [['rolstoel', 'herfst'], []],
    [[], []],
  ])('of the tags %j is %j', (tags, statuses) => {
    expect(statusesOf(tags)).toEqual(statuses);
  });

  it('closes reservations when it is full or cancelled', () => {
    expect(
      [['volzet'], ['geannuleerd'], ['verplaatst'], ['nieuw'], []].map((tags) => isClosed({ tags })),
    ).toEqual([true, true, false, false, false]);
    expect(isCancelled({ tags: ['volzet'] })).toBe(false);
  });
});

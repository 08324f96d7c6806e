import { expect, it } from 'vitest';
import { changedParts, partHashes, withParts } from './parts.ts';

const part = (hash: string) => ({ hash, data: `what is in ${hash}` });
const WHOLE = {
  build: 'b1',
  parts: { '2025-10-25': part('a'), '2025-10-26': part('b'), algemeen: part('c') },
};

it('reads the hashes of parts from a list and from the whole programme, and returns undefined for other data', () => {
  expect([...(partHashes(WHOLE) ?? [])]).toEqual([
    ...Object.entries({ '2025-10-25': 'a', '2025-10-26': 'b', algemeen: 'c' }),
  ]);
  expect([...(partHashes({ parts: { algemeen: 'c' } }) ?? [])]).toEqual([['algemeen', 'c']]);
  for (const wrong of [null, 'x', {}, { parts: [] }, { parts: { algemeen: 3 } }]) {
    expect(partHashes(wrong), JSON.stringify(wrong)).toBeUndefined();
  }
});

it('requests only changed and new days, and removes days that the server has removed', () => {
  const listed = new Map([
    ['2025-10-25', 'a'],
    ['2025-10-26', 'b2'],
    ['2025-10-27', 'd'],
  ]);
  expect(changedParts(partHashes(WHOLE) ?? new Map(), listed)).toEqual(['2025-10-26', '2025-10-27']);
  const fresh = new Map([
    ['2025-10-26', part('b2')],
    ['2025-10-27', part('d')],
  ]);
  expect(withParts(WHOLE, listed, fresh)).toEqual({
    build: 'b1',
    parts: { '2025-10-25': part('a'), '2025-10-26': part('b2'), '2025-10-27': part('d') },
  });
});

it('returns undefined if a part differs from the list, because the programme has changed in between', () => {
  const listed = new Map([
    ['2025-10-25', 'a'],
    ['2025-10-26', 'b2'],
  ]);
  expect(withParts(WHOLE, listed, new Map([['2025-10-26', part('b3')]]))).toBeUndefined();
  expect(withParts(WHOLE, listed, new Map())).toBeUndefined();
});

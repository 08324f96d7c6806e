import { expect, it } from 'vitest';
import { leftAt } from './left-at.ts';

const at = (state: unknown, noted: string | null) =>
  // `as`: the parts of a window that are used.
  leftAt({ history: { state }, sessionStorage: { getItem: () => noted } } as unknown as Window);

it('knows how far down a page was that is opened again, and nothing of a new one or of what cannot be read', () => {
  expect(at({ key: 'a1', idx: 0 }, '{"a1":420,"b2":7}')).toBe(420);
  expect(at({ key: 'c3' }, '{"a1":420}')).toBeUndefined();
  expect(at(null, '{"a1":420}')).toBeUndefined();
  expect(at({ key: 'a1' }, null)).toBeUndefined();
  expect(at({ key: 'a1' }, '{"a1":"420"}')).toBeUndefined();
});

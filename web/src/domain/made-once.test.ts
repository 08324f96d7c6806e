import { expect, it, vi } from 'vitest';
import { madeOnce } from './made-once.ts';

it('is made once of an object, whatever it is, and apart of another one', () => {
  const make = vi.fn(({ days }: { days: number }) => (days > 0 ? { days } : undefined));
  const once = madeOnce(make);
  const [full, empty] = [{ days: 9 }, { days: 0 }];
  expect(once(full)).toBe(once(full));
  expect([once(empty), once(empty)]).toEqual([undefined, undefined]);
  expect(make).toHaveBeenCalledTimes(2);
  expect(once({ days: 9 })).not.toBe(once(full));
});

it('is tried again where it failed', () => {
  let fails = true;
  const once = madeOnce((_: object) => {
    if (fails) throw new Error('not readable');
    return 'read';
  });
  const answer = {};
  expect(() => once(answer)).toThrow('not readable');
  fails = false;
  expect(once(answer)).toBe('read');
});

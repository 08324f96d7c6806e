import { expect, it } from 'vitest';
import { ContentUnavailable } from './client.ts';
import { isSame, noteExpiry, trackDependencies, trackSelection } from './dependency-tracking.ts';
import { atNoon, settle } from './fixtures/responses-at-noon.ts';

/** Creates a cache whose responses are the current values of `answers`, so that a test can change them. */
function saying(answers: Record<string, unknown>) {
  const { cache, later } = atNoon();
  const get = (key: string) => cache.get(key, [key], async () => structuredClone(answers[key]));
  return { get, cache, later };
}

it('treats a read as unchanged while its response stays equal, whether or not it was refetched', async () => {
  const said: Record<string, unknown> = { menu: ['a'], days: [1] };
  const { get, cache } = saying(said);
  const { reads } = await trackDependencies(() => Promise.all([get('menu'), get('days')]));
  const [menu, days] = reads;
  expect([menu?.isValid(), days?.isValid()]).toEqual([true, true]);
  cache.invalidate(['menu']);
  expect([menu?.isValid(), days?.isValid()]).toEqual([false, true]);
  expect(await menu?.isUnchanged()).toBe(true);
  expect(menu?.isValid()).toBe(true);
  said.menu = ['b'];
  cache.invalidate();
  expect([await menu?.isUnchanged(), await days?.isUnchanged()]).toEqual([false, true]);
});

it('invalidates a read when another page refetches it, and confirms the read if the new response is equal', async () => {
  const said: Record<string, unknown> = { menu: ['a'] };
  const { get, later } = saying(said);
  const { reads } = await trackDependencies(() => get('menu'));
  later(30_000);
  await get('menu');
  await settle();
  expect(reads[0]?.isValid()).toBe(false);
  expect(await reads[0]?.isUnchanged()).toBe(true);
});

it('always treats a failed read as changed, both alone and inside trackSelection', async () => {
  const { cache } = atNoon();
  const ask = () =>
    cache.get('menu', ['menu'], async () => {
      throw new ContentUnavailable('nobody is there');
    });
  const { reads } = await trackDependencies(async () => {
    await ask().catch(() => undefined);
    await trackSelection(ask).catch(() => undefined);
  });
  expect(reads).toHaveLength(2);
  for (const read of reads) expect([read.isValid(), await read.isUnchanged()]).toEqual([true, false]);
});

it('applies an expiry to the whole page, even if a nested trackSelection call records it', async () => {
  const { get } = saying({ days: [1] });
  const noon = new Date('2025-10-26T12:00:00+01:00');
  const part = () =>
    trackSelection(async () => {
      await get('days');
      noteExpiry(noon);
      return 'tot twaalf uur';
    });
  const { reads } = await trackDependencies(() => trackSelection(part));
  expect(reads.map(({ value }) => value)).toEqual([noon, 'tot twaalf uur']);
});

it('considers a selection unchanged while only other parts of the response change', async () => {
  const said: Record<string, unknown> = {
    items: [
      { day: 1, title: 'a' },
      { day: 2, title: 'b' },
    ],
  };
  const { get, cache } = saying(said);
  const dayOne = () =>
    trackSelection(async () =>
      ((await get('items')) as { day: number; title: string }[]).filter(({ day }) => day === 1),
    );
  const { result, reads } = await trackDependencies(dayOne);
  expect(result).toEqual([{ day: 1, title: 'a' }]);
  expect(reads).toHaveLength(1);
  said.items = [
    { day: 1, title: 'a' },
    { day: 2, title: 'c' },
  ];
  cache.invalidate();
  expect(reads[0]?.isValid()).toBe(false);
  expect(await reads[0]?.isUnchanged()).toBe(true);
  expect(reads[0]?.isValid()).toBe(true);
  said.items = [{ day: 1, title: 'd' }];
  cache.invalidate();
  expect(await reads[0]?.isUnchanged()).toBe(false);
});

it('considers two responses equal only if their contents are equal', () => {
  const answer = () => ({
    days: [{ at: new Date(5), title: 'a', end: undefined, list: [1, null, Number.NaN] }],
  });
  expect(isSame(answer(), answer())).toBe(true);
  for (const other of [
    { days: [] },
    { ...answer(), more: undefined },
    { days: [{ ...answer().days[0], at: new Date(6) }] },
    { days: [{ ...answer().days[0], list: [1, null] }] },
    { days: { 0: answer().days[0] } },
    { days: [{ at: new Date(5), title: 'a', list: [1, null, Number.NaN], other: undefined }] },
    undefined,
    null,
    'days',
  ])
    expect(isSame(answer(), other)).toBe(false);
  expect(isSame(new Map([[1, 2]]), new Map([[1, 2]]))).toBe(false);
});

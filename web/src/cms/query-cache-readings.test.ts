import { expect, it, vi } from 'vitest';
import { AGES, NOON, SECOND } from './fixtures/responses-at-noon.ts';
import { createQueryCache } from './query-cache.ts';

/** Creates a paged list of towns that the test can change. `read` counts how often responses are parsed. */
function towns(pages: string[][]) {
  let now = NOON;
  const cache = createQueryCache({ ...AGES, clock: () => now });
  const read = vi.fn((answer: unknown) => Object(answer).map((name: string) => ({ name })));
  return {
    pages,
    read,
    get: () =>
      cache.get('towns', [], async (readResponse) => {
        const all = [];
        for (const [number, page] of pages.entries())
          all.push(...(await readResponse({ number }, async () => [...page], read)).value);
        return all;
      }),
    later: () => {
      now += 3_600 * SECOND;
    },
  };
}

it('parses a response only once as long as refetches return the same content', async () => {
  const { get, later, read } = towns([['Gent'], ['Leuven']]);
  const first = await get();
  later();
  expect(await get()).toBe(first);
  expect(read).toHaveBeenCalledTimes(2);
});

it('parses only the changed pages of a list', async () => {
  const { get, later, read, pages } = towns([['Gent'], ['Leuven']]);
  const [gent] = await get();
  pages[1] = ['Genk'];
  later();
  const other = await get();
  expect(other).toEqual([{ name: 'Gent' }, { name: 'Genk' }]);
  expect(other[0]).toBe(gent);
  expect(read).toHaveBeenCalledTimes(3);
});

import { expect, it, vi } from 'vitest';
import { createReadBefore } from '../protocol/read-before.ts';
import { graphqlSource } from './ask.ts';
import { createClient } from './client.ts';
import { createCms } from './cms.ts';
import { createQueryCache } from './query-cache.ts';

const place = (title: string) => ({
  uuid: `u-${title}`,
  name: title,
  slug: title,
  full_slug: `locaties/${title}`,
  content: { component: 'location', title },
});

/** A content system whose list of places can be changed, asked by a process that reads what it read before. */
function asked(titles: string[]) {
  let now = 0;
  const log = vi.fn();
  const decoded = vi.spyOn(JSON, 'parse');
  const fetch = async () =>
    Response.json({
      data: { ContentNodes: { total: titles.length, items: titles.map(place) } },
    });
  const client = createClient({
    fetch,
    url: 'http://content.test/v1/api',
    token: 't',
    version: 'published',
    timeoutMs: 1_000,
    log,
    readJson: createReadBefore({ maxBytes: 1_000_000 }),
  });
  const cache = createQueryCache({
    freshMs: 10,
    staleMs: 10,
    onErrorMs: 100,
    doubtedMs: 0,
    pauseMs: 1,
    max: 10,
    maxMissing: 10,
    clock: () => now,
  });
  const cms = createCms({ source: graphqlSource(client), cache, dates: 'utc', log });
  return {
    places: () => cms.onTourLocations(),
    later: () => {
      now += 20;
    },
    titles,
    decoded,
  };
}

it('makes of an answer with the same bytes what it was, without reading it', async () => {
  const { places, later, decoded } = asked(['Gent', 'Leuven']);
  const first = await places();
  expect(first).toHaveLength(2);
  const readOnce = decoded.mock.calls.length;
  later();
  expect(await places()).toBe(first);
  expect(decoded.mock.calls.length).toBe(readOnce);
});

it('makes anew what another answer says', async () => {
  const { places, later, titles } = asked(['Gent', 'Leuven']);
  const first = await places();
  titles[1] = 'Genk';
  later();
  const other = await places();
  expect(other).not.toBe(first);
  expect(JSON.stringify(other)).toContain('Genk');
});

import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { RELATED_COUNT, relatedTo } from './related.ts';

/** The same every time, and spread as the uuids of stories are. */
const uuidOf = (name: string) =>
  createHash('sha1')
    .update(name)
    .digest('hex')
    .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12}).*$/, '$1-$2-$3-$4-$5');
const candidates = Array.from({ length: 40 }, (_, index) => ({ uuid: uuidOf(`story ${index}`) }));
const [first = '', second = '', third = ''] = candidates.map(({ uuid }) => uuid);
const uuids = (found: readonly { uuid: string }[]) => found.map(({ uuid }) => uuid);
const day = '2025-10-26';

describe('related items', () => {
  it('are three (§9.1, §2.47)', () => {
    expect(RELATED_COUNT).toBe(3);
    expect(relatedTo(first, candidates, day)).toHaveLength(3);
  });

  it('are never the current one and never the same one twice (§7.17)', () => {
    for (const { uuid } of candidates) {
      const found = uuids(relatedTo(uuid, [...candidates, ...candidates], day));
      expect(found).not.toContain(uuid);
      expect(new Set(found).size).toBe(3);
    }
  });

  it('are the same for server, browser and cache, in whatever order the candidates come', () => {
    const once = uuids(relatedTo(first, candidates, day));
    expect(uuids(relatedTo(first, [...candidates].reverse(), day))).toEqual(once);
  });

  it('differ from page to page and from day to day', () => {
    const pages = candidates.map(({ uuid }) => uuids(relatedTo(uuid, candidates, day)).join());
    const days = ['2025-10-25', '2025-10-26', '2025-10-27', '2025-10-28'].map((one) =>
      uuids(relatedTo(first, candidates, one)).join(),
    );
    expect(new Set(pages).size).toBeGreaterThan(35);
    expect(new Set(days).size).toBe(4);
  });

  it('are drawn from all candidates, none far more often than another', () => {
    const drawn = new Map<string, number>();
    for (let page = 0; page < 2_000; page += 1) {
      for (const uuid of uuids(relatedTo(uuidOf(`page ${page}`), candidates, day))) {
        drawn.set(uuid, (drawn.get(uuid) ?? 0) + 1);
      }
    }
    expect(drawn.size).toBe(40);
    // 150 each on average.
    expect(Math.min(...drawn.values())).toBeGreaterThan(75);
    expect(Math.max(...drawn.values())).toBeLessThan(300);
  });

  it('are those still to come first, past ones only to fill up', () => {
    const toCome = new Set([second, third]);
    const found = uuids(relatedTo(first, candidates, day, ({ uuid }) => toCome.has(uuid)));
    expect(found.slice(0, 2).sort()).toEqual([second, third].sort());
    expect(found).toHaveLength(3);
  });

  it('are fewer where there are fewer, and none for the only page of its kind', () => {
    expect(uuids(relatedTo(first, candidates.slice(0, 3), day)).sort()).toEqual([second, third].sort());
    expect(relatedTo(first, candidates.slice(0, 1), day)).toEqual([]);
    expect(relatedTo(first, [], day)).toEqual([]);
  });
});

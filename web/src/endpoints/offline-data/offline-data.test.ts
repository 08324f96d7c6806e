import { describe, expect, it } from 'vitest';
import { withDates, writtenDates } from '../../domain/dated-json.ts';
import { parseOfflineProgramme, REST } from '../../domain/offline/offline-programme.ts';
import { parseOfflineTexts } from '../../domain/offline/offline-texts.ts';
import { compareItems } from '../../domain/programme/day/programme-day.ts';
import { ourContent, PATIENCE_MS } from '../../server/content/fixtures/our-content.ts';
import { clock } from '../../server/request-clock.ts';
import { loadOfflineParts, loadOfflineTexts } from './offline-data.ts';

const NOW = new Date('2025-10-27T08:30:00Z');

// Tests the offline data of the fixture edition.

const cms = ourContent();
const site = { canonical: '', origin: 'https://www.boektopia.be', indexed: true };

/** Returns data after a round trip through JSON, as a browser receives it. */
const travelled = (value: unknown): unknown => withDates(JSON.parse(JSON.stringify(writtenDates(value))));

const partsOf = async () => Object.fromEntries(await loadOfflineParts({ clock, cms, now: NOW, site }));

describe('the offline data of the programme', () => {
  it(
    'parses offline data as it was serialized: every item, day, author and page, with the dates',
    async () => {
      const read = parseOfflineProgramme(travelled(await partsOf()));
      const items = [...(await cms.programmeItems(NOW))].sort(compareItems);
      expect(read?.items).toEqual(items.map(({ publishedAt: _, ...item }) => item));
      expect(read?.days).toEqual(await cms.festivalDays(NOW));
      expect(read?.authors).toEqual(await cms.authors());
      expect(read?.options).toEqual(await cms.filterOptions());
      expect(read?.pages).toContainEqual(await cms.pageBySlug('praktisch'));
      expect(read?.origin).toBe(site.origin);
    },
    PATIENCE_MS,
  );

  it(
    'splits offline data into a part for each day and a part for the rest, and rejects incomplete data',
    async () => {
      const parts = await partsOf();
      const names = Object.keys(parts);
      expect(names).toContain('2025-10-25');
      expect(names.at(-1)).toBe(REST);
      const { [REST]: rest, ...days } = parts;
      expect(parseOfflineProgramme(days)).toBeUndefined();
      expect(parseOfflineProgramme({ [REST]: rest })).toBeUndefined();
      expect(parseOfflineProgramme({ ...parts, '2025-10-26': { data: { items: [{}] } } })).toBeUndefined();
      expect(parseOfflineProgramme('parts')).toBeUndefined();
    },
    PATIENCE_MS,
  );

  it(
    'identifies each part of the offline data by its content, so that browsers download only changed parts',
    async () => {
      const items = await cms.programmeItems(NOW);
      const before = await loadOfflineParts({ clock, cms, now: NOW, site });
      const moved = items.map((one) => (one === items[0] ? { ...one, title: 'Een ander' } : one));
      const after = await loadOfflineParts({
        clock,
        cms: { ...cms, programmeItems: async () => moved },
        now: NOW,
        site,
      });
      const changed = [...after].filter(([name, { hash }]) => before.get(name)?.hash !== hash);
      expect(changed.map(([name]) => name)).toEqual([items[0]?.start.toISOString().slice(0, 10)]);
    },
    PATIENCE_MS,
  );

  it(
    'includes each experience with the same text as its own page',
    async () => {
      const texts = parseOfflineTexts(travelled(await loadOfflineTexts(cms, NOW)));
      const [first, last] = [[...texts.values()][0], [...texts.values()].at(-1)];
      for (const one of [first, last])
        expect(one).toEqual(await cms.experienceBySlug(one?.path.slice(1) ?? ''));
      const items = await cms.programmeItems(NOW);
      expect(items.filter(({ experience }) => experience && !texts.has(experience.path))).toEqual([]);
    },
    PATIENCE_MS,
  );
});

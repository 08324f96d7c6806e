import { createHash } from 'node:crypto';
import { groupedBy } from '../../domain/grouped.ts';
import { type OfflineRest, REST } from '../../domain/offline/offline-programme.ts';
import { BASE, slugOfPath } from '../../domain/pages/paths.ts';
import { wireFrame } from '../../domain/pages/site-frame.ts';
import { compareItems } from '../../domain/programme/day/programme-day.ts';
import { PLAN_SLUG } from '../../domain/programme/hall-plan.ts';
import { walkingTable } from '../../domain/programme/walking.ts';
import { dayOf } from '../../domain/time/brussels.ts';
import { undefinedIfUnavailable } from '../../http/responses.ts';
import type { Content, PageRequest } from '../../ports.ts';

/** The slugs of text pages that are useful in the hall, and of the search page. Missing pages are left out. */
const DOWNLOADED_PAGES = [PLAN_SLUG, 'toegankelijkheid', slugOfPath(BASE.search)];

/** A part of the offline data, with the hash of its content. */
type OfflinePart = { hash: string; data: unknown };

/**
 * Returns the offline data of the current edition in parts that browsers refresh separately: one per day, and the rest.
 * A day without items has a part too, so that browsers accept the data of an edition without a programme.
 */
export async function loadOfflineParts(
  request: Pick<PageRequest, 'clock' | 'cms' | 'now' | 'site'>,
): Promise<ReadonlyMap<string, OfflinePart>> {
  const [items, rest] = await Promise.all([request.cms.programmeItems(request.now), restOf(request)]);
  // Leave out the publication time: only calendars contain it, and the server generates those.
  const sorted = [...items].sort(compareItems).map(({ publishedAt: _, ...item }) => item);
  const days = groupedBy(sorted, ({ start }) => dayOf(start));
  const empty = rest.days.flatMap(({ day }) => (days.has(day) ? [] : [[day, []] as const]));
  const parts = [...days, ...empty, [REST, rest] as const];
  return new Map(parts.map(([name, data]) => [name, { hash: hashOf(data), data }]));
}

async function restOf({
  clock,
  cms,
  now,
  site,
}: Pick<PageRequest, 'clock' | 'cms' | 'now' | 'site'>): Promise<OfflineRest> {
  const [frame, days, options, times, authors, publishers, archived, home, pages] = await Promise.all([
    cms.frame(),
    cms.festivalDays(now),
    cms.filterOptions(),
    cms.walkingTimes(),
    cms.authors(),
    cms.trackSelection(() => cms.publishers()),
    cms.archived(now),
    undefinedIfUnavailable(cms.home()),
    cms.trackSelection(() => downloadedPages(cms)),
  ]);
  return {
    origin: site.origin,
    clockAheadMs: clock.aheadMs(),
    frame: { ...wireFrame(frame), signingRules: frame.signingRules },
    days,
    options,
    walks: walkingTable(times, options.location),
    authors: authors.filter(({ uuid }) => !archived.authors.has(uuid)),
    publishers: publishers.filter(
      ({ uuid, publishers: named }) => named.length > 0 && !archived.experiences.has(uuid),
    ),
    home,
    pages,
  };
}

async function downloadedPages(cms: Content) {
  const pages = await Promise.all(
    DOWNLOADED_PAGES.map((slug) => undefinedIfUnavailable(cms.pageBySlug(slug))),
  );
  return pages.filter((page) => page !== undefined);
}

/** Returns the texts of all experiences except those that belong only to earlier editions, by path. */
export async function loadOfflineTexts(cms: Content, now: Date) {
  const [experiences, archived] = await Promise.all([cms.experiences(), cms.archived(now)]);
  const current = experiences.filter(({ uuid }) => !archived.experiences.has(uuid));
  return { texts: Object.fromEntries(current.map((one) => [one.path, one])) };
}

const hashOf = (data: unknown): string =>
  createHash('sha256').update(JSON.stringify(data)).digest('base64url').slice(0, 12);

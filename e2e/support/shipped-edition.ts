import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { FIXTURE_EDITION, SHIPPED_EDITION } from '../../content-fixtures/editions.ts';
import { PAGE_KINDS, type PageKind } from '../page-kinds.ts';
import { type Site, startSite } from './running-site.ts';

const slugsIn = (edition: string, folder: string): string[] =>
  readdirSync(join(edition, 'stories', folder))
    .filter((file) => file.endsWith('.json') && !file.endsWith('.draft.json'))
    .map((file) => file.slice(0, -'.json'.length))
    .sort();

/** The days of the shipped edition, in order. */
const SHIPPED_DAYS: readonly string[] = slugsIn(SHIPPED_EDITION, 'programma');

/**
 * Half past nine in Brussels on the third day of the shipped edition, the time at which the clock of the demo starts.
 */
export const SHIPPED_NOW = halfPastNine(SHIPPED_DAYS[2] ?? '');

/** Starts the site as tests do, but with the shipped edition and its own date. */
export function startShippedSite(
  env: Readonly<Record<string, string>> = {},
  ...more: [] | [program: readonly string[]]
): Promise<Site> {
  return startSite({ CONTENT_DIR: SHIPPED_EDITION, SITE_NOW: SHIPPED_NOW, ...env }, ...more);
}

/**
 * Returns every kind of page with its URL in the shipped edition. Replaces each day with the shipped day at the same
 * position, the year with the shipped year, and a page that the shipped edition lacks with the first page in its
 * folder.
 */
export function shippedKinds(): Pick<PageKind, 'name' | 'path' | 'likeAnother'>[] {
  return PAGE_KINDS.map(({ name, path, likeAnother }) => ({ name, path: pathInShipped(path), likeAnother }));
}

const WITH_PAGES = [
  'activiteiten',
  'auteurs',
  'boekhandels',
  'boektopia-op-toer-activiteiten',
  'hotspots-kortrijk',
  'nieuws',
];
const UUID = /^[\da-f]{8}-[\da-f-]{27}$/;

function pathInShipped(path: string): string {
  const days = slugsIn(FIXTURE_EDITION, 'programma');
  const year = SHIPPED_DAYS[0]?.slice(0, 4);
  const dated = path
    .replace(/\d{4}-\d{2}-\d{2}/g, (day) => SHIPPED_DAYS[days.indexOf(day)] ?? day)
    .replace(/^\/programma\/\d{4}$/, `/programma/${year}`);
  const [, folder = '', slug = ''] = dated.split('/');
  // Events of UiTdatabank have no story.
  if (!WITH_PAGES.includes(folder) || slug === '' || UUID.test(slug)) return dated;
  if (existsSync(join(SHIPPED_EDITION, 'stories', folder, `${slug}.json`))) return dated;
  return `/${folder}/${slugsIn(SHIPPED_EDITION, folder)[0]}`;
}

/**
 * Returns the pages of the shipped edition that have a budget, by their row in the table of budgets: every
 * kind of page, and the biggest day.
 */
export function weighedPages(): { name: string; path: string }[] {
  return [
    ...shippedKinds().filter(({ name, likeAnother }) => !likeAnother || name === 'search'),
    { name: 'biggest day', path: `/programma/${biggestDay()}` },
  ];
}

function biggestDay(): string {
  const many = (day: string) => slugsIn(SHIPPED_EDITION, join('programma-items', day)).length;
  return SHIPPED_DAYS.toSorted((a, b) => many(b) - many(a))[0] ?? '';
}

function halfPastNine(day: string): string {
  const noon = new Date(`${day}T12:00:00Z`);
  const zone = new Intl.DateTimeFormat('en', { timeZone: 'Europe/Brussels', timeZoneName: 'longOffset' });
  const offset = zone.formatToParts(noon).find(({ type }) => type === 'timeZoneName')?.value ?? '';
  return `${day}T09:30:00${offset.replace('GMT', '')}`;
}

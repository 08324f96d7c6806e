import { z } from 'zod';
import type { SitePage } from '../domain/pages/page.ts';
import { record } from '../domain/unknown-values.ts';
import { ContentUnavailable } from './client.ts';
import { MAX_PER_PAGE, type Relation, type StoriesVariables } from './queries.ts';

const linkEntry = z.object({
  uuid: z.string(),
  slug: z.string(),
  published: z.boolean(),
  isFolder: z.boolean(),
  /** Slugs in other languages. Only the REST API returns them, and only those that editors translated. */
  translatedSlugs: z.array(z.string()).readonly().exactOptional(),
});

/** An entry in Storyblok's list of the addresses in a space: a story or a folder. */
export type LinkEntry = z.output<typeof linkEntry>;

/** Parses a list of addresses as {@link ContentSource} returns it. */
export function linkEntries(list: unknown): readonly LinkEntry[] {
  const read = z.array(linkEntry).safeParse(list);
  if (!read.success) throw new ContentUnavailable('the list of addresses is unreadable');
  return read.data;
}

/**
 * The queries for content, implemented for each of Storyblok's two APIs. Stories are unparsed and contain related
 * stories in place of their uuids. Every method throws ContentUnavailable if it gets no response.
 */
export type ContentSource = {
  /** Returns the story with this full slug; `undefined` if it does not exist. */
  story(slug: string, relations: readonly Relation[]): Promise<unknown>;
  /** Returns one page of stories, with the total number of matches. */
  stories(wanted: StoriesVariables): Promise<{ items: readonly unknown[]; total: number }>;
  /** Returns an entry for the path of every story and folder of the space. */
  links(): Promise<readonly LinkEntry[]>;
};

/** Maximum number of pages in one list (50,000 stories). It stops an endless loop. */
const MAX_PAGES = 500;

/**
 * Returns the total length of a list, given the `items` of one page. If no total is stated, a page that is not full is
 * the whole list. After a full page without a stated total, throws, because half a list would look complete.
 */
export function lengthOfList(items: readonly unknown[], told: number | undefined, perPage: number): number {
  const total = told ?? (items.length < perPage ? items.length : undefined);
  const fits = Number.isSafeInteger(total) && Number(total) >= items.length;
  if (total === undefined || !fits || (items.length === 0 && total > 0))
    throw new ContentUnavailable('the list has no total');
  return total;
}

/**
 * Maximum number of attempts to read a list that changes while it is read. The last result is used, without duplicates.
 */
const ATTEMPTS = 3;

/** Returns every matching story once, from all pages. Refetches the whole list if a publication moved stories. */
export async function fetchAllStories(
  source: ContentSource,
  wanted: StoriesVariables,
): Promise<readonly unknown[]> {
  for (let attempt = 1; ; attempt += 1) {
    const { items, totals } = await askPages(source, wanted);
    const distinct = [...new Map(items.map((item) => [record(item).uuid ?? item, item])).values()];
    const isOfOneMoment = totals.size === 1 && distinct.length === items.length;
    if (isOfOneMoment || attempt === ATTEMPTS) return distinct;
  }
}

async function askPages(source: ContentSource, wanted: StoriesVariables) {
  const first = await source.stories({ ...wanted, page: 1, perPage: MAX_PER_PAGE });
  const pages = Math.min(MAX_PAGES, Math.ceil(first.total / MAX_PER_PAGE));
  const items = [...first.items];
  const totals = new Set([first.total]);
  for (let page = 2; page <= pages; page += 1) {
    const next = await source.stories({ ...wanted, page, perPage: MAX_PER_PAGE });
    items.push(...next.items);
    totals.add(next.total);
  }
  return { items, totals };
}

/**
 * Whether the list of addresses may contain a story at this slug. In the list, the start page of a folder ends with a
 * slash. The slug of a translated page begins with its language code, and the rest of it may be translated too. Folders
 * count too: an unnecessary request is better than a page that is not found.
 */
export function isListed(links: readonly LinkEntry[], slug: string): boolean {
  const inItsLanguage = slug.slice(slug.indexOf('/') + 1);
  const spellings = new Set([slug, inItsLanguage].flatMap((one) => [one, `${one}/`]));
  return links.some(
    ({ slug: listed, translatedSlugs }) =>
      spellings.has(listed) || translatedSlugs?.some((translated) => spellings.has(translated)),
  );
}

/** Returns the published pages without folders, sorted by path (spec §3, «Links list entry»). */
export function publicPages(pages: readonly SitePage[], links: readonly LinkEntry[]): readonly SitePage[] {
  const open = new Set(links.filter((link) => link.published && !link.isFolder).map(({ uuid }) => uuid));
  return pages
    .filter(({ uuid }) => open.has(uuid))
    .sort((a, b) => (a.path < b.path ? -1 : Number(a.path > b.path)));
}

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
  /** What it is called in other languages. Only REST tells, and only of what editors translated. */
  translatedSlugs: z.array(z.string()).readonly().exactOptional(),
});

/** An address of the space, as Storyblok lists it. */
export type LinkEntry = z.output<typeof linkEntry>;

/** The list of addresses as {@link ContentSource} gives it, told again. */
export function linkEntries(list: unknown): readonly LinkEntry[] {
  const read = z.array(linkEntry).safeParse(list);
  if (!read.success) throw new ContentUnavailable('the list of addresses is not readable');
  return read.data;
}

/**
 * What can be asked of a content system, whichever of Storyblok's two APIs answers: stories come unparsed, with
 * the stories that they point at in the place of their uuids. Every failure to get an answer is ContentUnavailable.
 */
export type ContentSource = {
  /** The story with this full slug; `undefined` when there is none. */
  story(slug: string, relations: readonly Relation[]): Promise<unknown>;
  /** One page of stories, with how many there are in all. */
  stories(wanted: StoriesVariables): Promise<{ items: readonly unknown[]; total: number }>;
  /** Every address of the space, folders included. */
  links(): Promise<readonly LinkEntry[]>;
};

/** More pages than this of one question is a runaway, not an edition: 50,000 stories. */
const MAX_PAGES = 500;

/**
 * How many entries a list has in all, where one page of it holds `items`. Where the service does not say so, a page that
 * is not full is the whole list; of a full one nobody knows what follows, and half a list would pass for a whole one.
 */
export function lengthOfList(items: readonly unknown[], told: number | undefined, perPage: number): number {
  const total = told ?? (items.length < perPage ? items.length : undefined);
  const fits = Number.isSafeInteger(total) && Number(total) >= items.length;
  if (total === undefined || !fits || (items.length === 0 && total > 0))
    throw new ContentUnavailable('the list does not say how long it is');
  return total;
}

/** A list that editors change all the while is asked for so many times; then each of its stories is given once. */
const ATTEMPTS = 3;

/**
 * Every story that matches, each once, however many pages that takes: nothing vanishes silently beyond the first 100. What
 * is published between two pages moves the stories of the second: then all are asked for again.
 */
export async function askAllStories(
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
 * Whether a story could be found at this slug, as far as the list of addresses tells: the start page of a folder
 * carries a slash at its end there, and in another language a page has the code of that in front, before its own name
 * or a translated one. A folder counts too: better one question too many than a page that is not found.
 */
export function isListed(links: readonly LinkEntry[], slug: string): boolean {
  const inItsLanguage = slug.slice(slug.indexOf('/') + 1);
  const spellings = new Set([slug, inItsLanguage].flatMap((one) => [one, `${one}/`]));
  return links.some(
    ({ slug: listed, translatedSlugs }) =>
      spellings.has(listed) || translatedSlugs?.some((translated) => spellings.has(translated)),
  );
}

/** The pages that are published, by path; folders are none (spec §3, «Links list entry»). */
export function publicPages(pages: readonly SitePage[], links: readonly LinkEntry[]): readonly SitePage[] {
  const open = new Set(links.filter((link) => link.published && !link.isFolder).map(({ uuid }) => uuid));
  return pages
    .filter(({ uuid }) => open.has(uuid))
    .sort((a, b) => (a.path < b.path ? -1 : Number(a.path > b.path)));
}

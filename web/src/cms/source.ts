import { MAX_PER_PAGE, type StoriesVariables } from './queries.ts';

/** An address of the space, as Storyblok lists it. */
export type LinkEntry = {
  uuid: string;
  slug: string;
  published: boolean;
  isFolder: boolean;
  /** What it is called in other languages. Only REST tells, and only of what editors translated. */
  translatedSlugs?: readonly string[];
};

/**
 * What can be asked of a content system, whichever of Storyblok's two APIs answers: stories come unparsed, with
 * the stories that they point at in the place of their uuids. Every failure to get an answer is ContentUnavailable.
 */
export type ContentSource = {
  /** The story with this full slug; `undefined` when there is none. `relations` are `component.field`, with commas. */
  story(slug: string, relations: string): Promise<unknown>;
  /** One page of stories, with how many there are in all. */
  stories(wanted: StoriesVariables): Promise<{ items: readonly unknown[]; total: number }>;
  /** Every address of the space, folders included. */
  links(): Promise<readonly LinkEntry[]>;
};

/** More pages than this of one question is a runaway, not an edition: 50,000 stories. */
const MAX_PAGES = 500;

/** Every story that matches, however many pages that takes: nothing vanishes silently beyond the first 100. */
export async function askAllStories(
  source: ContentSource,
  wanted: StoriesVariables,
): Promise<readonly unknown[]> {
  const first = await source.stories({ ...wanted, page: 1, perPage: MAX_PER_PAGE });
  const pages = Math.min(MAX_PAGES, Math.ceil(first.total / MAX_PER_PAGE));
  const items = [...first.items];
  for (let page = 2; page <= pages; page += 1) {
    items.push(...(await source.stories({ ...wanted, page, perPage: MAX_PER_PAGE })).items);
  }
  return items;
}

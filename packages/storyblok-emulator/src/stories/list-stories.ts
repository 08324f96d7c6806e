import type { Story } from '../folder/story.ts';
import type { ContentRequest } from './content-request.ts';
import { allOf, candidateSets, compileFilter, union, wholeOperands } from './filter-query.ts';
import { splitLanguage } from './find-story.ts';
import { given, listOf } from './operand.ts';
import { type Page, pageOf, type Sliceable } from './page.ts';
import { byRelevance, searchWords } from './search-text.ts';
import { ranksBy } from './sort-order.ts';
import { type StoryIndex, startingWith } from './story-index.ts';
import { type PropertyArguments, propertyTests } from './story-properties.ts';
import { type Language, languageOf } from './translation.ts';

/** The arguments of a list of stories, with Storyblok's names. Empty text counts as absent. */
export interface ListArguments extends PropertyArguments {
  fallback_lang?: string | null;
  filter_query?: unknown;
  filter_query_v2?: unknown;
  language?: string | null;
  page?: number | null;
  per_page?: number | null;
  sort_by?: string | null;
}

const MOST_PER_PAGE = 100;

/** One page of a list of stories, and the language in which to return them. */
export interface StoriesPage extends Page<Story> {
  language: Language | undefined;
}

/**
 * Returns one page of the stories that match the arguments, and their total. `component` limits them to one content
 * type. If an argument is invalid, throws InvalidArgument.
 */
export function listStories(
  { index, edition }: ContentRequest,
  args: ListArguments,
  component?: string,
): StoriesPage {
  const [code, start] = splitLanguage(given(args.starts_with) ?? '', edition.space.language_codes);
  // In GraphQL `fr/*` requests all stories in a language.
  const requested = code === undefined ? args : { ...args, starts_with: start.replace(/\*$/, '') };
  const { items, ...page } = pageOf(
    inOrder(index, foundStories(index, requested, component), requested),
    requested,
    MOST_PER_PAGE,
  );
  return {
    items: items.flatMap((at) => index.stories[at] ?? []),
    ...page,
    language: languageOf(code ?? args.language, args.fallback_lang),
  };
}

/** Returns the positions of all stories that match the arguments, unordered. Throws InvalidArgument. */
export function foundStories(index: StoryIndex, args: ListArguments, component?: string): readonly number[] {
  const filters = [args.filter_query, wholeOperands(args.filter_query_v2)];
  if (component !== undefined) filters.push({ component: { in: [component] } });
  const tests = [
    ...filters.flatMap((filter) => compileFilter(index.columns, filter) ?? []),
    ...propertyTests(index, args),
  ];
  const isMeant = allOf(tests);
  return candidates(index, args, filters).filter((at) => isMeant(at));
}

/** Returns the smallest set from the indexes that contains all matches. Each candidate must still pass the tests. */
function candidates(index: StoryIndex, args: ListArguments, filters: readonly unknown[]): readonly number[] {
  const sets: (readonly number[])[] = [];
  const uuids = given(args.by_uuids_ordered) ?? given(args.by_uuids);
  if (uuids !== undefined) sets.push(places(listOf(uuids), index.byUuid));
  const ids = given(args.by_ids);
  if (ids !== undefined) sets.push(places(listOf(ids).map(Number), index.byId));
  const slugs = given(args.by_slugs);
  if (slugs !== undefined && !slugs.includes('*')) sets.push(places(listOf(slugs), index.bySlug));
  const tags = given(args.with_tag);
  if (tags !== undefined) sets.push(union(listOf(tags), index.byTag));
  const start = given(args.starts_with);
  if (start !== undefined) sets.push(startingWith(index, start));
  const type = given(args.content_type);
  if (type !== undefined) sets.push(union(listOf(type), index.columns.places('content.component')));
  for (const filter of filters) sets.push(...candidateSets(index.columns, filter));
  return sets.sort((a, b) => a.length - b.length)[0] ?? index.slugOrder;
}

function places<Key>(keys: readonly Key[], map: ReadonlyMap<Key, number>): readonly number[] {
  return [...new Set(keys)].flatMap((key) => map.get(key) ?? []);
}

/**
 * Arranges the found positions (out of `count`) by `order`, or by the editor's order. Instead of sorting, it walks all
 * ranks once. Only the requested part of a long list is built, to reduce garbage collection.
 */
function picked(found: readonly number[], count: number, order?: Int32Array): Sliceable<number> {
  return {
    length: found.length,
    slice: (from, to) => {
      const isFound = new Uint8Array(count);
      for (const at of found) isFound[at] = 1;
      const places: number[] = [];
      let passed = 0;
      for (let rank = 0; rank < count && passed < to; rank++) {
        const at = order ? (order[rank] ?? -1) : rank;
        if (isFound[at] !== 1) continue;
        if (passed >= from) places.push(at);
        passed += 1;
      }
      return places;
    },
  };
}

function inOrder(index: StoryIndex, found: readonly number[], args: ListArguments): Sliceable<number> {
  const sortBy = given(args.sort_by);
  if (sortBy !== undefined) {
    return picked(found, index.stories.length, ranksBy(index, sortBy).order);
  }
  const uuids = given(args.by_uuids_ordered);
  if (uuids !== undefined) {
    const wanted = new Map(places(listOf(uuids), index.byUuid).map((at, place) => [at, place]));
    return [...found].sort((a, b) => (wanted.get(a) ?? 0) - (wanted.get(b) ?? 0));
  }
  const editorsOrder = picked(found, index.stories.length);
  const term = given(args.search_term);
  if (term === undefined) return editorsOrder;
  const compare = byRelevance(searchWords(term));
  return editorsOrder
    .slice(0, found.length)
    .flatMap((at) => {
      const story = index.stories[at];
      return story ? [{ at, story }] : [];
    })
    .sort((a, b) => compare(a.story, b.story))
    .map(({ at }) => at);
}

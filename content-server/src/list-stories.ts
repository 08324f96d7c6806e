import { compileFilter, componentsAsked } from './filter-query.ts';
import { given, listOf } from './operand.ts';
import { byRelevance, searchWords } from './search-text.ts';
import { ranksBy } from './sort-order.ts';
import type { Story } from './story.ts';
import { type StoryIndex, startingWith } from './story-index.ts';
import { type PropertyArguments, propertyTests } from './story-properties.ts';

/** The arguments of a list of stories, as Storyblok names them. An empty text is an absent one. */
export interface ListArguments extends PropertyArguments {
  filter_query?: unknown;
  filter_query_v2?: unknown;
  page?: number | null;
  per_page?: number | null;
  sort_by?: string | null;
}

export const DEFAULT_PER_PAGE = 25;
const MOST_PER_PAGE = 100;

/**
 * One page of the stories that the arguments mean, and how many there are in all. A `component` keeps to
 * stories of that content type. Pages count from 1; past the last one there are no items. Throws
 * InvalidArgument.
 */
export function listStories(
  index: StoryIndex,
  args: ListArguments,
  component?: string,
): { items: Story[]; total: number } {
  const filters = [args.filter_query, args.filter_query_v2];
  if (component !== undefined) filters.push({ component: { in: [component] } });
  const tests = [
    ...filters.flatMap((filter) => compileFilter(index.columns, filter) ?? []),
    ...propertyTests(index, args),
  ];
  const found = candidates(index, args, filters).filter((at) => tests.every((test) => test(at)));
  const ordered = inOrder(index, found, args);
  const perPage = Math.min(Math.max(args.per_page ?? DEFAULT_PER_PAGE, 1), MOST_PER_PAGE);
  const first = (Math.max(args.page ?? 1, 1) - 1) * perPage;
  const items = ordered.slice(first, first + perPage).flatMap((at) => index.stories[at] ?? []);
  return { items, total: ordered.length };
}

/** The smallest set that the indexes know to hold every answer; the tests still judge each of them. */
function candidates(index: StoryIndex, args: ListArguments, filters: readonly unknown[]): readonly number[] {
  const sets: (readonly number[])[] = [];
  const uuids = given(args.by_uuids_ordered) ?? given(args.by_uuids);
  if (uuids !== undefined) sets.push(places(listOf(uuids), index.byUuid));
  const slugs = given(args.by_slugs);
  if (slugs !== undefined && !slugs.includes('*')) sets.push(places(listOf(slugs), index.bySlug));
  const tags = given(args.with_tag);
  if (tags !== undefined) sets.push(union(listOf(tags), index.byTag));
  const start = given(args.starts_with);
  if (start !== undefined) sets.push(startingWith(index, start));
  for (const filter of filters) {
    const components = componentsAsked(filter);
    if (components !== undefined) sets.push(union(components, index.byComponent));
  }
  return sets.sort((a, b) => a.length - b.length)[0] ?? index.slugOrder;
}

function places(keys: readonly string[], map: ReadonlyMap<string, number>): readonly number[] {
  return [...new Set(keys)].flatMap((key) => map.get(key) ?? []);
}

function union(keys: readonly string[], map: ReadonlyMap<string, readonly number[]>): readonly number[] {
  const [first = [], ...others] = [...new Set(keys)].map((key) => map.get(key) ?? []);
  return others.length === 0 ? first : [...new Set([first, ...others].flat())];
}

function inOrder(index: StoryIndex, found: readonly number[], args: ListArguments): readonly number[] {
  const sortBy = given(args.sort_by);
  if (sortBy !== undefined) {
    const ranks = ranksBy(index, sortBy);
    return [...found].sort((a, b) => (ranks[a] ?? 0) - (ranks[b] ?? 0));
  }
  const uuids = given(args.by_uuids_ordered);
  if (uuids !== undefined) {
    const wanted = new Map(places(listOf(uuids), index.byUuid).map((at, place) => [at, place]));
    return [...found].sort((a, b) => (wanted.get(a) ?? 0) - (wanted.get(b) ?? 0));
  }
  const editorsOrder = [...found].sort((a, b) => a - b);
  const term = given(args.search_term);
  if (term === undefined) return editorsOrder;
  const compare = byRelevance(searchWords(term));
  return editorsOrder
    .flatMap((at) => {
      const story = index.stories[at];
      return story ? [{ at, story }] : [];
    })
    .sort((a, b) => compare(a.story, b.story))
    .map(({ at }) => at);
}

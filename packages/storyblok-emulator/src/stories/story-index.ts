import type { Story } from '../folder/story.ts';
import { Columns, firstPlace } from './columns.ts';

/** An order of all stories: the rank of the story at each position, and the position of the story with each rank. */
export interface Ranks {
  rankOf: Int32Array;
  order: Int32Array;
}

/** The index of one version of the content (published, or with drafts). Immutable once built. */
export interface StoryIndex {
  /**
   * The stories in the editor's order: by position, then by full slug. The numbers in the other fields are indexes into
   * this list.
   */
  readonly stories: readonly Story[];
  readonly byUuid: ReadonlyMap<string, number>;
  readonly bySlug: ReadonlyMap<string, number>;
  /** Positions by the translated slug, such as `fr/…`. */
  readonly byTranslatedSlug: ReadonlyMap<string, number>;
  readonly byId: ReadonlyMap<number, number>;
  readonly byTag: ReadonlyMap<string, readonly number[]>;
  /** Positions sorted by full slug, which makes all stories below a path adjacent. */
  readonly slugOrder: readonly number[];
  readonly columns: Columns;
  /** The memoized order for each `sort_by`. */
  readonly ranks: Map<string, Ranks>;
}

/** Compares two texts by code unit. The prefix search relies on this order. */
export function byCodeUnit(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

/** Builds the index of a list of stories whose uuids and full slugs are unique. */
export function indexStories(unordered: Iterable<Story>): StoryIndex {
  const named = new Map<string, Story>();
  for (const story of unordered) named.set(story.full_slug, story);
  // Sort by code unit first; the stable sort by position keeps that order for equal positions.
  const slugs = [...named.keys()].sort();
  const stories = slugs.flatMap((slug) => named.get(slug) ?? []).sort((a, b) => a.position - b.position);
  const byUuid = new Map<string, number>();
  const bySlug = new Map<string, number>();
  const byTranslatedSlug = new Map<string, number>();
  const byId = new Map<number, number>();
  const byTag = new Map<string, number[]>();
  stories.forEach((story, at) => {
    byUuid.set(story.uuid, at);
    bySlug.set(story.full_slug, at);
    for (const { lang, path } of story.translated_slugs ?? []) {
      if (path !== null) byTranslatedSlug.set(`${lang}/${path}`, at);
    }
    if (!byId.has(story.id)) byId.set(story.id, at);
    for (const tag of story.tag_list) append(byTag, tag, at);
  });
  const slugOrder = slugs.flatMap((slug) => bySlug.get(slug) ?? []);
  const columns = new Columns(stories);
  return {
    stories,
    byUuid,
    bySlug,
    byTranslatedSlug,
    byId,
    byTag,
    slugOrder,
    columns,
    ranks: new Map(),
  };
}

/** Returns the positions of stories whose full slug starts with a text. */
export function startingWith(index: StoryIndex, start: string): readonly number[] {
  const slugAt = (place: number) => index.stories[index.slugOrder[place] ?? -1]?.full_slug ?? '';
  const low = firstPlace(index.slugOrder.length, (place) => slugAt(place) >= start);
  let end = low;
  while (end < index.slugOrder.length && slugAt(end).startsWith(start)) end++;
  return index.slugOrder.slice(low, end);
}

function append<Key>(map: Map<Key, number[]>, key: Key, at: number): void {
  const list = map.get(key);
  if (list) list.push(at);
  else map.set(key, [at]);
}

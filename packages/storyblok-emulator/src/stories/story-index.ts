import type { Story } from '../folder/story.ts';
import { Columns, firstPlace } from './columns.ts';

/** An order of all stories: the rank of the story at a place, and the place of the story of a rank. */
export interface Ranks {
  rankOf: Int32Array;
  order: Int32Array;
}

/** One version of the content (published, or with drafts), ready to be asked. Never changed once built. */
export interface StoryIndex {
  /** In the editor's order: by position, then by full slug. The numbers in the other fields count in it. */
  readonly stories: readonly Story[];
  readonly byUuid: ReadonlyMap<string, number>;
  readonly bySlug: ReadonlyMap<string, number>;
  /** By `fr/` and the slug in that language. */
  readonly byTranslatedSlug: ReadonlyMap<string, number>;
  readonly byId: ReadonlyMap<number, number>;
  readonly byTag: ReadonlyMap<string, readonly number[]>;
  /** Ordered by full slug, so that everything under a path stands together. */
  readonly slugOrder: readonly number[];
  readonly columns: Columns;
  /** For each `sort_by` seen, the place of every story in that order. */
  readonly ranks: Map<string, Ranks>;
}

/** Orders two texts by code unit, as the start-of-path search needs it. */
export function byCodeUnit(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

/** Builds the index of a list of stories whose uuids and full slugs are unique. */
export function indexStories(unordered: Iterable<Story>): StoryIndex {
  const named = new Map<string, Story>();
  for (const story of unordered) named.set(story.full_slug, story);
  // Sorted once as plain texts, which is by code unit, and then by position, which keeps that order within one.
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

/** The stories whose full slug begins with a text. */
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

import { Columns } from './columns.ts';
import type { Story } from './story.ts';

/** One version of the content (published, or with drafts), ready to be asked. Never changed once built. */
export interface StoryIndex {
  /** In the editor's order: by position, then by full slug. The numbers in the other fields count in it. */
  readonly stories: readonly Story[];
  readonly byUuid: ReadonlyMap<string, number>;
  readonly bySlug: ReadonlyMap<string, number>;
  readonly byId: ReadonlyMap<number, number>;
  readonly byComponent: ReadonlyMap<string, readonly number[]>;
  readonly byTag: ReadonlyMap<string, readonly number[]>;
  /** Ordered by full slug, so that everything under a path stands together. */
  readonly slugOrder: readonly number[];
  readonly columns: Columns;
  /** For each `sort_by` seen, the place of every story in that order. */
  readonly ranks: Map<string, Int32Array>;
}

/** Orders two texts by code unit, as the start-of-path search needs it. */
export function byCodeUnit(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

/** Builds the index of a list of stories whose uuids and full slugs are unique. */
export function indexStories(unordered: Iterable<Story>): StoryIndex {
  const stories = [...unordered].sort(
    (a, b) => a.position - b.position || byCodeUnit(a.full_slug, b.full_slug),
  );
  const byUuid = new Map<string, number>();
  const bySlug = new Map<string, number>();
  const byId = new Map<number, number>();
  const byComponent = new Map<string, number[]>();
  const byTag = new Map<string, number[]>();
  stories.forEach((story, at) => {
    byUuid.set(story.uuid, at);
    bySlug.set(story.full_slug, at);
    if (!byId.has(story.id)) byId.set(story.id, at);
    append(byComponent, story.content.component, at);
    for (const tag of story.tag_list) append(byTag, tag, at);
  });
  const slugOrder = [...bySlug.entries()].sort((a, b) => byCodeUnit(a[0], b[0])).map(([, at]) => at);
  const columns = new Columns(stories);
  return { stories, byUuid, bySlug, byId, byComponent, byTag, slugOrder, columns, ranks: new Map() };
}

/** The stories whose full slug begins with a text. */
export function startingWith(index: StoryIndex, start: string): readonly number[] {
  const slugAt = (place: number) => index.stories[index.slugOrder[place] ?? -1]?.full_slug ?? '';
  let low = 0;
  let high = index.slugOrder.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (slugAt(middle) < start) low = middle + 1;
    else high = middle;
  }
  let end = low;
  while (end < index.slugOrder.length && slugAt(end).startsWith(start)) end++;
  return index.slugOrder.slice(low, end);
}

function append<Key>(map: Map<Key, number[]>, key: Key, at: number): void {
  const list = map.get(key);
  if (list) list.push(at);
  else map.set(key, [at]);
}

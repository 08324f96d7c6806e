import type { Story } from '../folder/story.ts';
import { byCodeUnit } from './story-index.ts';

export interface TagCount {
  name: string;
  count: number;
}

/** Returns the tags of these stories with their counts, sorted by name. */
export function tagCounts(stories: Iterable<Story>): TagCount[] {
  const counts = new Map<string, number>();
  for (const story of stories) {
    for (const tag of new Set(story.tag_list)) counts.set(tag, (counts.get(tag) ?? 0) + 1);
  }
  return [...counts].map(([name, count]) => ({ name, count })).sort((a, b) => byCodeUnit(a.name, b.name));
}

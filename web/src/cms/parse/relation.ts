import { list } from './fields.ts';
import type { ParseContext } from './parse-context.ts';
import { parseStory, type Story } from './story.ts';

/**
 * The story a relation field points at. Empty is fine; a bare uuid is a story that was deleted, unpublished or
 * not asked for, and is told. An `options` field where one was expected gives its first.
 */
export function relatedStory(value: unknown, field: string, reading: ParseContext): Story | undefined {
  return relatedStories(Array.isArray(value) ? value : [value], field, reading)[0];
}

/** The stories a relation field with several choices points at, each once, in the editor's order. */
export function relatedStories(value: unknown, field: string, reading: ParseContext): Story[] {
  const found = new Map<string, Story>();
  for (const item of list.parse(value)) {
    if (item === null || item === undefined || item === '') continue;
    const story = parseStory(item);
    if (story === undefined) reading.warn(`${field} points at a story that is not there`);
    else if (!found.has(story.uuid)) found.set(story.uuid, story);
  }
  return [...found.values()];
}

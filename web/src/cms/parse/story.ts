import { parseContentDate } from '../../domain/time/brussels.ts';
import { isRecord, list, record } from '../../domain/unknown-values.ts';
import { rawText, text } from './fields.ts';
import type { ParseContext } from './parse-context.ts';
import type { BlockName, RawContent, StoryName } from './raw-content.ts';

/** A story: its content, and the fields that every story has. `Name`: the content types that a parser accepts. */
export type Story<Name extends StoryName = StoryName> = {
  uuid: string;
  slug: string;
  fullSlug: string;
  name: string;
  tags: readonly string[];
  createdAt?: Date;
  publishedAt?: Date;
  /** The technical name of the content type; empty if the query did not request it. */
  component: string;
  content: RawContent<Name>;
};

/**
 * Parses a story, either a root item (with `full_slug`) or a story that is nested as a relation (with `fullSlug`,
 * because GraphQL's `Story` type is camelCase). Returns `undefined` for other values: an unresolved relation is a bare
 * uuid, and a relation to a deleted story is null.
 */
export function parseStory(value: unknown): Story | undefined {
  if (!isRecord(value)) return undefined;
  const uuid = rawText(value.uuid);
  // The slug of a folder's start page ends with a slash: remove it.
  const fullSlug = (rawText(value.full_slug) ?? rawText(value.fullSlug))
    ?.split('/')
    .filter((segment) => segment !== '')
    .join('/');
  if (uuid === undefined || !fullSlug) return undefined;
  const content = record(value.content);
  const slug = rawText(value.slug) ?? fullSlug.split('/').at(-1) ?? fullSlug;
  return {
    uuid,
    slug,
    fullSlug,
    name: text(value.name) ?? slug,
    tags: [...list(value.tag_list), ...list(value.tagList)].flatMap((tag) => text(tag) ?? []),
    createdAt: storyDate(rawText(value.created_at) ?? rawText(value.createdAt)),
    publishedAt: storyDate(rawText(value.published_at) ?? rawText(value.publishedAt)),
    component: rawText(content.component) ?? '',
    content,
  };
}

/** Parses a date of the story itself. Unlike the dates in its content, it always has a time zone. */
function storyDate(written: string | undefined): Date | undefined {
  return written === undefined ? undefined : parseContentDate(written, 'utc');
}

/** Returns the story of a relation field; for an `options` field, the first. Warns if a uuid has no story. */
export function relatedStory(value: unknown, field: string, context: ParseContext): Story | undefined {
  return relatedStories(Array.isArray(value) ? value : [value], field, context)[0];
}

/** Returns the stories of a relation field with several choices, each once, in the editor's order. */
export function relatedStories(value: unknown, field: string, context: ParseContext): Story[] {
  const found = new Map<string, Story>();
  for (const item of list(value)) {
    if (item === null || item === undefined || item === '') continue;
    const story = parseStory(item) ?? context.within.find((one) => isStoryWith(item, one));
    if (story === undefined) context.warn(`${field} points at a missing story`);
    else if (!found.has(story.uuid)) found.set(story.uuid, story);
  }
  return [...found.values()];
}

const isStoryWith = (uuid: unknown, story: unknown): story is Story => isRecord(story) && story.uuid === uuid;

/** A nested block as Storyblok stores it. `Name`: the kinds of block that a parser accepts. */
export type Blok<Name extends BlockName = BlockName> = {
  uid: string;
  component: string;
  fields: RawContent<Name>;
};

/** Parses a bloks field. A block without a unique `_uid` gets a stable one from its component and position. */
export function readBloks(value: unknown): Blok[] {
  const found = isRecord(value) ? [value] : list(value).filter(isRecord);
  const taken = new Set<string>();
  return found.map((fields, index) => {
    const component = rawText(fields.component) ?? '';
    const written = rawText(fields._uid);
    const uid = written === undefined || taken.has(written) ? `${component || 'block'}-${index}` : written;
    taken.add(uid);
    return { uid, component, fields };
  });
}

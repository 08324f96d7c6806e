import { parseContentDate } from '../../domain/time/brussels.ts';
import { isRecord, list, record } from '../../domain/unknown-values.ts';
import { rawText, text } from './fields.ts';
import type { ParseContext } from './parse-context.ts';
import type { BlockName, RawContent, StoryName } from './raw-content.ts';

/**
 * A story, with what every story has around its content. A parser names the content types that it reads, and can then
 * read only fields that one of them has.
 */
export type Story<Name extends StoryName = StoryName> = {
  uuid: string;
  slug: string;
  fullSlug: string;
  name: string;
  tags: readonly string[];
  createdAt?: Date;
  publishedAt?: Date;
  /** Technical name of the content type; empty where the question left it out. */
  component: string;
  content: RawContent<Name>;
};

/**
 * One story, as a root item (`full_slug`) or as a relation inside another (`fullSlug`: GraphQL's `Story` type
 * is camelCase). `undefined` when it is none: an unresolved relation is a bare uuid, a deleted one is null.
 */
export function parseStory(value: unknown): Story | undefined {
  if (!isRecord(value)) return undefined;
  const uuid = rawText(value.uuid);
  // The start page of a folder carries a slash at its end.
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

/** Dates of the story itself always carry their zone, unlike those in its content. */
function storyDate(written: string | undefined): Date | undefined {
  return written === undefined ? undefined : parseContentDate(written, 'utc');
}

/**
 * The story a relation field points at. Empty is fine; a bare uuid is a story that was deleted, unpublished or
 * not asked for, and is told. An `options` field where one was expected gives its first.
 */
export function relatedStory(value: unknown, field: string, context: ParseContext): Story | undefined {
  return relatedStories(Array.isArray(value) ? value : [value], field, context)[0];
}

/** The stories a relation field with several choices points at, each once, in the editor's order. */
export function relatedStories(value: unknown, field: string, context: ParseContext): Story[] {
  const found = new Map<string, Story>();
  for (const item of list(value)) {
    if (item === null || item === undefined || item === '') continue;
    const story = parseStory(item);
    if (story === undefined) context.warn(`${field} points at a story that is not there`);
    else if (!found.has(story.uuid)) found.set(story.uuid, story);
  }
  return [...found.values()];
}

/**
 * A nested block as Storyblok stores it. A parser names the blocks that it reads, and can then read only fields that one
 * of them has.
 */
export type Blok<Name extends BlockName = BlockName> = {
  uid: string;
  component: string;
  fields: RawContent<Name>;
};

/**
 * The blocks of a bloks field; nulls and other oddities between them are left out. A block that has no `_uid`,
 * or one that an earlier block of the list has too, gets one from its component and place, the same each time.
 */
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

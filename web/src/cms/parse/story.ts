import { z } from 'zod';
import { parseContentDate } from '../../domain/time/brussels.ts';
import { isRecord, list, rawText, record, text } from './fields.ts';

/** What every story has around its content. */
export type Story = {
  uuid: string;
  slug: string;
  fullSlug: string;
  name: string;
  tags: readonly string[];
  createdAt?: Date;
  publishedAt?: Date;
  /** Technical name of the content type; empty where the question left it out. */
  component: string;
  content: Record<string, unknown>;
};

const storySchema = z.object({
  uuid: rawText,
  slug: rawText,
  name: text,
  full_slug: rawText,
  fullSlug: rawText,
  tag_list: list,
  tagList: list,
  created_at: rawText,
  createdAt: rawText,
  published_at: rawText,
  publishedAt: rawText,
});

/**
 * One story, as a root item (`full_slug`) or as a relation inside another (`fullSlug`: GraphQL's `Story` type
 * is camelCase). `undefined` when it is none: an unresolved relation is a bare uuid, a deleted one is null.
 */
export function parseStory(story: unknown): Story | undefined {
  if (!isRecord(story)) return undefined;
  const found = storySchema.parse(story);
  // The start page of a folder carries a slash at its end.
  const fullSlug = (found.full_slug ?? found.fullSlug)
    ?.split('/')
    .filter((segment) => segment !== '')
    .join('/');
  if (found.uuid === undefined || !fullSlug) return undefined;
  const content = record(story.content);
  const slug = found.slug ?? fullSlug.split('/').at(-1) ?? fullSlug;
  return {
    uuid: found.uuid,
    slug,
    fullSlug,
    name: found.name ?? slug,
    tags: [...found.tag_list, ...found.tagList].flatMap((tag) => text.parse(tag) ?? []),
    createdAt: storyDate(found.created_at ?? found.createdAt),
    publishedAt: storyDate(found.published_at ?? found.publishedAt),
    component: rawText.parse(content.component) ?? '',
    content,
  };
}

/** Dates of the story itself always carry their zone, unlike those in its content. */
function storyDate(written: string | undefined): Date | undefined {
  return written === undefined ? undefined : parseContentDate(written, 'utc');
}

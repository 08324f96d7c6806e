import type { Story } from '../folder/story.ts';

/**
 * A story within another story in GraphQL: the type `Story`. Its keys are camelCase. A story in a list has snake_case
 * keys.
 */
export interface NestedStory {
  alternates: unknown[];
  content: unknown;
  createdAt: string | null;
  firstPublishedAt: string | null;
  fullSlug: string;
  groupId: number | string | null;
  id: number;
  isStartpage: boolean;
  lang: string;
  metaData: unknown;
  name: string;
  parentId: number;
  path: string | null;
  position: number;
  publishedAt: string | null;
  releaseId: number | null;
  slug: string;
  sortByDate: string | null;
  tagList: string[];
  translatedSlugs: unknown[] | null;
  uuid: string;
}

/** Converts a story to the form that it has inside another story, with the given content. */
export function nestedStory(story: Story, content: unknown): NestedStory {
  return {
    alternates: story.alternates,
    content,
    createdAt: story.created_at,
    firstPublishedAt: story.first_published_at,
    fullSlug: story.full_slug,
    groupId: story.group_id,
    id: story.id,
    isStartpage: story.is_startpage,
    lang: story.lang,
    metaData: story.meta_data,
    name: story.name,
    parentId: story.parent_id,
    path: story.path,
    position: story.position,
    publishedAt: story.published_at,
    releaseId: story.release_id,
    slug: story.slug,
    sortByDate: story.sort_by_date,
    tagList: story.tag_list,
    translatedSlugs: story.translated_slugs,
    uuid: story.uuid,
  };
}

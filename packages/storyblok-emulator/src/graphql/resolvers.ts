import type { GraphQLResolveInfo } from 'graphql';
import type { ContentRequest } from '../stories/content-request.ts';
import { requestedDatasources, requestedEntries } from '../stories/datasources.ts';
import { findStory, type StoryName } from '../stories/find-story.ts';
import { linkEntries } from '../stories/link-entries.ts';
import { type ListArguments, listStories } from '../stories/list-stories.ts';
import { given } from '../stories/operand.ts';
import { presentationOf } from '../stories/present-content.ts';
import { tagCounts } from '../stories/tags.ts';
import { type ContentItem, contentItem } from './content-item.ts';
import { queryCost } from './query-cost.ts';

export interface StoryArguments extends Omit<StoryName, 'fallback_lang'> {
  resolve_links?: string | null;
  resolve_relations?: string | null;
}

export type ItemsArguments = ListArguments & {
  excluding_fields?: string | null;
  resolve_links?: string | null;
  resolve_relations?: string | null;
};

/** Finds a story by full slug or id, or by uuid with `find_by: "uuid"`; null if there is none. */
export function oneItem(
  args: StoryArguments,
  question: ContentRequest,
  component?: string,
): ContentItem | null {
  const found = findStory(question, args);
  const story = found && question.index.stories[found.at];
  if (!story || (component !== undefined && story.content.component !== component)) return null;
  return contentItem(story, presentationOf(question, args, found.language));
}

/** Returns a page of a list of stories, optionally of one content type. */
export function manyItems(
  args: ItemsArguments,
  question: ContentRequest,
  component?: string,
): { items: ContentItem[]; total: number } {
  const { items, total, language } = listStories(question, args, component);
  const how = presentationOf(question, args, language);
  return { items: items.map((story) => contentItem(story, how)), total };
}

/** A text argument. Null and the empty string count as absent. */
type Text = string | null;

/** The resolvers of the generic fields. */
export const genericResolvers = {
  ContentNode: (_: unknown, args: StoryArguments, question: ContentRequest) => oneItem(args, question),
  ContentNodes: (_: unknown, args: ItemsArguments, question: ContentRequest) => manyItems(args, question),
  Links: (_: unknown, args: { starts_with?: Text }, { index, edition }: ContentRequest) => {
    const start = given(args.starts_with) ?? '';
    return { items: linkEntries(index, edition).filter(({ slug }) => slug.startsWith(start)) };
  },
  Space: (_: unknown, __: unknown, { edition, space }: ContentRequest) => ({
    id: space,
    name: edition.space.name,
    domain: edition.space.domain,
    languageCodes: edition.space.language_codes,
    version: edition.version,
  }),
  Tags: (_: unknown, args: { starts_with?: Text }, { index }: ContentRequest) => {
    const start = given(args.starts_with) ?? '';
    const tagged = index.stories.filter((story) => story.full_slug.startsWith(start));
    return { items: tagCounts(tagged).map(({ name, count }) => ({ name, taggingsCount: count })) };
  },
  RateLimit: (_: unknown, __: unknown, ___: unknown, info: GraphQLResolveInfo) => ({
    maxCost: queryCost(info),
  }),
  Datasources: (
    _: unknown,
    { by_ids: byIds, search }: { by_ids?: Text[] | null; search?: Text },
    { edition }: ContentRequest,
  ) => ({ items: requestedDatasources(edition.datasources, { byIds, search }) }),
  DatasourceEntries: (
    _: unknown,
    args: { datasource?: Text; dimension?: Text; page?: number | null; per_page?: number | null },
    { edition }: ContentRequest,
  ) => requestedEntries(edition.datasources, args),
};

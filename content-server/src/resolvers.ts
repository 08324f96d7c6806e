import type { GraphQLResolveInfo } from 'graphql';
import { type ContentItem, contentItem } from './content-item.ts';
import type { Edition } from './edition.ts';
import { type LinkEntry, linkEntries } from './link-entries.ts';
import { type ListArguments, listStories } from './list-stories.ts';
import { given } from './operand.ts';
import { presentationOf } from './present-content.ts';
import { queryCost } from './query-cost.ts';
import type { Story } from './story.ts';
import { byCodeUnit, type StoryIndex } from './story-index.ts';

/** What every field of one answer is answered from. */
export interface Question {
  edition: Edition;
  index: StoryIndex;
  space: number;
  /** The space, when the answer is for its editor (drafts). */
  editableInSpace: number | undefined;
}

export interface StoryArguments {
  id: string;
  find_by?: string | null;
  resolve_links?: string | null;
  resolve_relations?: string | null;
}

export type ItemsArguments = ListArguments & {
  excluding_fields?: string | null;
  resolve_links?: string | null;
  resolve_relations?: string | null;
};

/** A story by full slug or number, or by uuid with `find_by: "uuid"`; null where there is none. */
export function oneItem(args: StoryArguments, question: Question, component?: string): ContentItem | null {
  const { index } = question;
  const found = given(args.find_by) === 'uuid' ? index.byUuid.get(args.id) : index.bySlug.get(args.id);
  const byNumber = /^\d+$/.test(args.id) ? index.byId.get(Number(args.id)) : undefined;
  const story = index.stories[found ?? byNumber ?? -1];
  if (!story || (component !== undefined && story.content.component !== component)) return null;
  return contentItem(story, presentationOf(index, args, question.editableInSpace));
}

/** A page of a list of stories, of one content type where it is named. */
export function manyItems(
  args: ItemsArguments,
  question: Question,
  component?: string,
): { items: ContentItem[]; total: number } {
  const { items, total } = listStories(question.index, args, component);
  const how = presentationOf(question.index, args, question.editableInSpace);
  return { items: items.map((story) => contentItem(story, how)), total };
}

/** The resolvers of the generic fields. */
export const genericResolvers = {
  ContentNode: (_: unknown, args: StoryArguments, question: Question) => oneItem(args, question),
  ContentNodes: (_: unknown, args: ItemsArguments, question: Question) => manyItems(args, question),
  Links: (
    _: unknown,
    args: { starts_with?: string | null },
    { index, edition }: Question,
  ): { items: LinkEntry[] } => ({
    items: linkEntries(index, edition, given(args.starts_with) ?? ''),
  }),
  Space: (_: unknown, __: unknown, { edition, space }: Question) => ({
    id: space,
    name: 'content',
    domain: '',
    languageCodes: [],
    version: edition.version,
  }),
  Tags: (_: unknown, args: { starts_with?: string | null }, { index }: Question) => ({
    items: tagCounts(index.stories, given(args.starts_with) ?? ''),
  }),
  RateLimit: (_: unknown, __: unknown, ___: unknown, info: GraphQLResolveInfo) => ({
    maxCost: queryCost(info),
  }),
  Datasources: (
    _: unknown,
    args: { by_ids?: (string | null)[] | null; search?: string | null },
    { edition }: Question,
  ) => {
    const search = given(args.search)?.toLowerCase() ?? '';
    const ids = args.by_ids ?? [];
    return {
      items: edition.datasources.filter(
        ({ id, name, slug }) =>
          (ids.length === 0 || ids.includes(String(id))) && `${name} ${slug}`.toLowerCase().includes(search),
      ),
    };
  },
  DatasourceEntries: (
    _: unknown,
    args: {
      datasource?: string | null;
      dimension?: string | null;
      page?: number | null;
      per_page?: number | null;
    },
    { edition }: Question,
  ) => {
    const slug = given(args.datasource);
    const entries = edition.datasources
      .filter((datasource) => slug === undefined || datasource.slug === slug)
      .flatMap((datasource) => datasource.entries);
    const perPage = Math.min(Math.max(args.per_page ?? 25, 1), 1000);
    const first = (Math.max(args.page ?? 1, 1) - 1) * perPage;
    const items = entries.slice(first, first + perPage).map(({ id, name, value, dimension_value }) => ({
      id,
      name,
      value,
      dimensionValue: given(args.dimension) === undefined ? null : (dimension_value ?? null),
    }));
    return { items, total: entries.length };
  },
};

function tagCounts(stories: readonly Story[], start: string): { name: string; taggingsCount: number }[] {
  const counts = new Map<string, number>();
  for (const story of stories) {
    if (!story.full_slug.startsWith(start)) continue;
    for (const tag of new Set(story.tag_list)) counts.set(tag, (counts.get(tag) ?? 0) + 1);
  }
  return [...counts]
    .map(([name, taggingsCount]) => ({ name, taggingsCount }))
    .sort((a, b) => byCodeUnit(a.name, b.name));
}

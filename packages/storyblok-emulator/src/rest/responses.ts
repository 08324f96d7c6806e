import type { ContentRequest } from '../stories/content-request.ts';
import {
  datasourceBy,
  MOST_ENTRIES_PER_PAGE,
  requestedDatasources,
  requestedEntries,
} from '../stories/datasources.ts';
import { findStory } from '../stories/find-story.ts';
import { linkEntries } from '../stories/link-entries.ts';
import { foundStories, listStories } from '../stories/list-stories.ts';
import { given } from '../stories/operand.ts';
import { type Page, pageOf } from '../stories/page.ts';
import { presentationOf, setOf } from '../stories/present-content.ts';
import { tagCounts } from '../stories/tags.ts';
import type { RestRequest } from './parameters.ts';
import { type Limits, resolved } from './resolved.ts';
import { restLink } from './rest-link.ts';
import { restStory } from './rest-story.ts';

/** The response of a route: a body, and for lists the pagination. */
export interface RestResponse {
  body: Record<string, unknown>;
  page?: Page<unknown>;
}

export function storiesResponse(
  requested: RestRequest<'stories'>,
  question: ContentRequest,
  limits: Limits,
): RestResponse {
  const { language, ...page } = listStories(question, requested);
  const how = presentationOf(question, withoutInlining(requested), language);
  return {
    body: {
      stories: page.items.map((story) => restStory(story, how, setOf(requested.excluding_story_fields))),
      cv: question.edition.version,
      ...resolved(page.items, requested, how, question, limits),
    },
    page,
  };
}

export function storyResponse(
  id: string,
  requested: RestRequest<'story'>,
  question: ContentRequest,
  limits: Limits,
): RestResponse | undefined {
  const found = findStory(question, { ...requested, id });
  const story = found && question.index.stories[found.at];
  if (!story) return undefined;
  const types = setOf(requested.content_type);
  if (types.size > 0 && !types.has(story.content.component)) return undefined;
  const how = presentationOf(question, withoutInlining(requested), found.language);
  return {
    body: {
      story: restStory(story, how, setOf(requested.excluding_story_fields)),
      cv: question.edition.version,
      ...resolved([story], requested, how, question, limits),
    },
  };
}

/**
 * Drops `resolve_relations` and `resolve_links`, because REST sends resolved stories next to the requested stories, not
 * within them.
 */
function withoutInlining({ excluding_fields }: Pick<RestRequest<'story'>, 'excluding_fields'>) {
  return { excluding_fields };
}

export function linksResponse(
  requested: RestRequest<'links'>,
  { index, edition }: ContentRequest,
): RestResponse {
  const start = given(requested.starts_with) ?? '';
  const parent = given(requested.with_parent);
  const uuid = given(requested.by_uuid);
  const entries = linkEntries(index, edition).filter(
    (entry) =>
      entry.slug.startsWith(start) &&
      (parent === undefined || entry.parentId === Number(parent)) &&
      (uuid === undefined || entry.uuid === uuid),
  );
  const body = (shown: typeof entries) => ({
    links: Object.fromEntries(
      shown.map((entry) => [entry.uuid, restLink(entry, requested.include_dates === '1')]),
    ),
  });
  if (requested.paginated === '0') return { body: body(entries) };
  const page = pageOf(entries, requested, MOST_ENTRIES_PER_PAGE);
  return { body: body(page.items), page };
}

export function linkResponse(
  uuid: string,
  requested: RestRequest<'link'>,
  { index, edition }: ContentRequest,
): RestResponse | undefined {
  const entry = linkEntries(index, edition).find((candidate) => candidate.uuid === uuid);
  return entry && { body: { link: restLink(entry, requested.include_dates === '1') } };
}

export function spaceResponse({ edition, space }: ContentRequest): RestResponse {
  const { name, domain, language_codes } = edition.space;
  return { body: { space: { id: space, name, domain, version: edition.version, language_codes } } };
}

export function datasourcesResponse(
  requested: RestRequest<'datasources'>,
  { edition }: ContentRequest,
): RestResponse {
  const found = requestedDatasources(edition.datasources, {
    search: requested.search,
    byIds: requested.by_ids,
  });
  const page = pageOf(found, requested, MOST_ENTRIES_PER_PAGE);
  return { body: { datasources: page.items.map(withoutEntries), cv: edition.version }, page };
}

export function datasourceResponse(id: string, { edition }: ContentRequest): RestResponse | undefined {
  const datasource = datasourceBy(edition.datasources, id);
  return datasource && { body: { datasource: withoutEntries(datasource), cv: edition.version } };
}

function withoutEntries({ id, name, slug, dimensions }: ContentRequest['edition']['datasources'][number]) {
  return { id, name, slug, dimensions };
}

export function entriesResponse(
  requested: RestRequest<'entries'>,
  { edition }: ContentRequest,
): RestResponse {
  const page = requestedEntries(edition.datasources, requested);
  const datasource_entries = page.items.map(({ id, name, value, dimensionValue, origin }) => ({
    id,
    name,
    value,
    dimension_value: dimensionValue,
    ...origin,
  }));
  return { body: { datasource_entries, cv: edition.version }, page };
}

export function tagsResponse(requested: RestRequest<'tags'>, { index }: ContentRequest): RestResponse {
  const tagged = foundStories(index, requested).flatMap((at) => index.stories[at] ?? []);
  const tags = tagCounts(tagged).map(({ name, count }) => ({ name, taggings_count: count }));
  // If `page` is missing, return all tags, as documented. The official client's `getAll` requests page by page.
  if (requested.page === undefined && requested.per_page === undefined) return { body: { tags } };
  const page = pageOf(tags, requested, MOST_ENTRIES_PER_PAGE);
  return { body: { tags: page.items }, page };
}

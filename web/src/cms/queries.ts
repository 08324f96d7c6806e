/**
 * Every question we ask of Storyblok, as constant texts: whatever varies is a variable. The nested content is
 * opaque JSON in Storyblok's schema, so no fragment could narrow it; parsing does (docs/decisions/0002).
 */
const ENVELOPE = `
  id uuid name slug full_slug path lang tag_list meta_data release_id default_full_slug
  created_at first_published_at published_at content`;

/** One story by its full slug. */
export const STORY = `
query Story($id: ID!, $relations: String) {
  ContentNode(id: $id, resolve_relations: $relations) {${ENVELOPE}
  }
}`;

/** A page of stories by filter. Unused arguments are sent empty, which counts as absent. */
export const STORIES = `
query Stories(
  $filter: JsonScalar, $startsWith: String, $uuids: String, $uuidsOrdered: String, $slugs: String,
  $search: String, $sort: String, $page: Int, $perPage: Int, $relations: String, $excluding: String
) {
  ContentNodes(
    filter_query: $filter, starts_with: $startsWith, by_uuids: $uuids, by_uuids_ordered: $uuidsOrdered,
    by_slugs: $slugs, search_term: $search, sort_by: $sort, page: $page, per_page: $perPage,
    resolve_relations: $relations, excluding_fields: $excluding
  ) {
    total
    items {${ENVELOPE}
    }
  }
}`;

/** The same stories, their uuids only. */
export const UUIDS = `
query Uuids($filter: JsonScalar, $search: String, $sort: String, $page: Int, $perPage: Int) {
  ContentNodes(filter_query: $filter, search_term: $search, sort_by: $sort, page: $page, per_page: $perPage) {
    total
    items { uuid }
  }
}`;

/** Every address of the space, folders included. */
export const LINKS = `
query Links {
  Links(paginated: false) {
    items { uuid slug name published isFolder isStartpage }
  }
}`;

/** The content version: a number that grows with every publication. */
export const SPACE = 'query Space { Space { id version } }';

/** The variables of {@link STORIES}; an absent one is sent as Storyblok's empty. */
export type StoriesVariables = {
  filter?: Filter;
  startsWith?: string;
  uuids?: readonly string[];
  uuidsOrdered?: readonly string[];
  slugs?: readonly string[];
  search?: string;
  sort?: string;
  page?: number;
  perPage?: number;
  relations?: string;
  excluding?: string;
};

/** A Storyblok filter: field → operator → value. */
export type Filter = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** How many stories one question returns at most. */
export const MAX_PER_PAGE = 100;

/**
 * As Storyblok wants them. A list is joined with commas; an empty one is the literal `none`, since
 * an empty string would ask for everything (spec §7).
 */
export function storiesVariables(wanted: StoriesVariables): Record<string, unknown> {
  const joined = (uuids: readonly string[] | undefined) =>
    uuids?.length === 0 ? 'none' : (uuids ?? []).join(',');
  return {
    filter: wanted.filter ?? {},
    startsWith: wanted.startsWith ?? '',
    uuids: joined(wanted.uuids),
    uuidsOrdered: joined(wanted.uuidsOrdered),
    slugs: joined(wanted.slugs),
    search: wanted.search ?? '',
    sort: wanted.sort ?? '',
    page: wanted.page ?? 1,
    perPage: wanted.perPage ?? MAX_PER_PAGE,
    relations: wanted.relations ?? '',
    excluding: wanted.excluding ?? '',
  };
}

/**
 * The type of ids. Version 1 of the API uses `Int`, which is too small for the ids of newer spaces; version 2 sends ids
 * as text.
 */
export type IdType = 'Int' | 'BigInt';

/** Replaces the placeholder `$Id` in a schema with the type of ids. */
export function withIds(text: string, type: IdType): string {
  const scalar = type === 'BigInt' ? `\n"${BIG_INT}"\nscalar BigInt\n` : '';
  return text.replaceAll(/\$Id\b/g, type) + scalar;
}

const BIG_INT =
  "Represents non-fractional signed whole numeric values. Since the value may exceed the size of a 32-bit integer, it's encoded as a string.";

/** The arguments of query fields that return a single story. */
export const STORY_ARGUMENTS =
  'id: ID!, find_by: String, from_release: $Id, language: String, resolve_links: String, resolve_relations: String';

/** The arguments of a list of stories; lists of one content type also have `filter_query_v2`. */
export const LIST_ARGUMENTS = [
  'by_slugs: String, by_uuids: String, by_uuids_ordered: String, excluding_fields: String',
  'excluding_ids: String, excluding_slugs: String, fallback_lang: String, filter_query: JsonScalar',
  'first_published_at_gt: String, first_published_at_lt: String, from_release: String, is_startpage: String',
  'language: String, page: Int, per_page: Int, published_at_gt: String, published_at_lt: String',
  'resolve_links: String, resolve_relations: String, search_term: String, sort_by: String',
  'starts_with: String, with_tag: String',
].join(', ');

/** The fields of a story other than its content. */
export const ITEM_FIELDS = `
  alternates: [Alternate]
  created_at: String
  default_full_slug: String
  first_published_at: String
  full_slug: String
  group_id: Int
  id: $Id
  is_startpage: Boolean
  lang: String
  meta_data: JsonScalar
  name: String
  parent_id: $Id
  path: String
  position: Int
  published_at: String
  release_id: $Id
  slug: String
  sort_by_date: String
  tag_list: [String]
  translated_slugs: [TranslatedSlug]
  uuid: String`;

/**
 * The part of the schema that is the same in every space, copied from Storyblok. It contains the placeholder `$Id`; see
 * {@link withIds}.
 */
export const GENERIC_SCHEMA = `
schema { query: QueryType }

scalar JsonScalar
scalar BlockScalar
"An ISO 8601-encoded datetime"
scalar ISO8601DateTime

type QueryType {
  ContentNode(${STORY_ARGUMENTS}): ContentItem
  ContentNodes(${LIST_ARGUMENTS}): ContentItems
  DatasourceEntries(datasource: String, dimension: String, page: Int, per_page: Int): DatasourceEntries
  Datasources(by_ids: [String], search: String): Datasources
  Links(paginated: Boolean, starts_with: String): LinkEntries
  RateLimit: RateLimit
  Space: Space
  Tags(starts_with: String): Tags
}

type ContentItem {${ITEM_FIELDS}
  content: JsonScalar
  content_string: String
}
type ContentItems { items: [ContentItem] total: Int }

type Story {
  alternates: [Alternate] content: JsonScalar createdAt: String firstPublishedAt: String fullSlug: String
  groupId: Int id: $Id isStartpage: Boolean lang: String metaData: JsonScalar name: String parentId: $Id
  path: String position: Int publishedAt: String releaseId: $Id slug: String sortByDate: String
  tagList: [String] translatedSlugs: [TranslatedSlug] uuid: String
}
type Alternate { fullSlug: String! id: $Id! isFolder: Boolean name: String! parentId: $Id published: Boolean! slug: String! }
type TranslatedSlug { lang: String! name: String path: String }
type Asset { alt: String copyright: String filename: String! focus: String id: $Id name: String title: String }
type Link { cachedUrl: String! email: String fieldtype: String! id: String! linktype: String! story: Story url: String! }

type LinkEntry {
  id: $Id isFolder: Boolean isStartpage: Boolean name: String parentId: $Id position: Int published: Boolean
  slug: String uuid: String
}
type LinkEntries { items: [LinkEntry!]! }

type Datasource { id: $Id! name: String! slug: String! }
type Datasources { items: [Datasource!]! }
type DatasourceEntry { dimensionValue: String id: $Id! name: String! value: String! }
type DatasourceEntries { items: [DatasourceEntry!]! total: Int! }

type Space { domain: String! id: $Id! languageCodes: [String]! name: String! version: Int! }
type Tag { name: String! taggingsCount: Int! }
type Tags { items: [Tag!]! }
type RateLimit { maxCost: Int! }

input FilterQueryOperations {
  "Must match all values of given array"
  all_in_array: [String]
  "Greater than date (2019-03-03 or 2020-03-03T03:03:03)"
  gt_date: ISO8601DateTime
  "Greater than float value"
  gt_float: Float
  "Greater than integer value"
  gt_int: Int
  "Matches exactly one value"
  in: String
  "Matches any value of given array"
  in_array: [String]
  "Matches exactly one integer value"
  in_int: Int
  "Matches exactly one value with a wildcard search using *"
  like: String
  "Less than date"
  lt_date: ISO8601DateTime
  "Less than float value"
  lt_float: Float
  "Less than integer value"
  lt_int: Int
  "Matches all without the given value"
  not_in: String
  "Matches all without the given value"
  not_like: String
}
`;

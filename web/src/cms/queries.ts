import { type ContentDates, type Day, dayBounds, formatContentDate } from '../domain/time/brussels.ts';

/**
 * Defines all GraphQL queries to Storyblok, as constant text with variables. Nested content is opaque JSON in
 * Storyblok's schema, so a query cannot select its fields; the parsers do (docs/decisions/0002).
 */
const STORY_FIELDS = `
  id uuid name slug full_slug path lang tag_list meta_data release_id default_full_slug
  created_at first_published_at published_at content`;

/** Queries one story by its full slug. */
export const STORY = `
query Story($id: ID!, $relations: String) {
  ContentNode(id: $id, resolve_relations: $relations) {${STORY_FIELDS}
  }
}`;

/** Queries a page of stories by filter. Unused arguments are sent empty, which Storyblok treats as absent. */
export const STORIES = `
query Stories(
  $filter: JsonScalar, $uuids: String, $sort: String, $page: Int, $perPage: Int, $relations: String,
  $excluding: String
) {
  ContentNodes(
    filter_query: $filter, by_uuids: $uuids, sort_by: $sort, page: $page, per_page: $perPage,
    resolve_relations: $relations, excluding_fields: $excluding
  ) {
    total
    items {${STORY_FIELDS}
    }
  }
}`;

/** Queries all addresses of the space, including folders. */
export const LINKS = `
query Links {
  Links(paginated: false) {
    items { uuid slug name published isFolder isStartpage }
  }
}`;

/** The variables of {@link STORIES}. An absent variable is sent as Storyblok's empty value. */
export type StoriesVariables = {
  filter?: Filter;
  uuids?: readonly string[];
  sort?: string;
  page?: number;
  perPage?: number;
  relations?: readonly Relation[];
  excluding?: string;
};

/** A field that points at other stories, in the form that a query needs: `component.field`. */
export type Relation = `${string}.${string}`;

/** Joins relations in the form that both APIs accept. */
export const joinedRelations = (relations: readonly Relation[] = []): string => relations.join(',');

/** A Storyblok filter: field → operator → value. */
export type Filter = Readonly<Record<string, Readonly<Record<string, string>>>>;

export const MAX_PER_PAGE = 100;

/** Joins uuids for both APIs. An empty list becomes `none`: an empty string would match everything (spec §7). */
export const joinedUuids = (uuids: readonly string[] | undefined): string | undefined =>
  uuids?.length === 0 ? 'none' : uuids?.join(',');

/** Converts the variables to the form that Storyblok's GraphQL accepts. */
export function storiesVariables(wanted: StoriesVariables): Record<string, unknown> {
  return {
    filter: wanted.filter ?? {},
    uuids: joinedUuids(wanted.uuids) ?? '',
    sort: wanted.sort ?? '',
    page: wanted.page ?? 1,
    perPage: wanted.perPage ?? MAX_PER_PAGE,
    relations: joinedRelations(wanted.relations),
    excluding: wanted.excluding ?? '',
  };
}

const ONE_MINUTE = 60_000;

/** Returns a filter for stories of these content types. */
export const ofComponent = (...components: string[]): Filter => ({ component: { in: components.join(',') } });

/** Returns a filter for stories of all content types except these. */
export const ofOtherComponents = (components: readonly string[]): Filter => ({
  component: { not_in: components.join(',') },
});

/**
 * Returns a filter for items whose `start_date` is on a Brussels day. Storyblok's inequalities are strict and content
 * dates have minute precision. The lower bound is therefore a minute early: `gt` then includes an item at exactly
 * 00:00, and `lt` excludes midnight of the next day.
 */
export function startsOnFilter(day: Day, dates: ContentDates): Filter {
  const { start, end } = dayBounds(day);
  return {
    start_date: {
      gt_date: formatContentDate(new Date(+start - ONE_MINUTE), dates),
      lt_date: formatContentDate(end, dates),
    },
  };
}

/**
 * Returns a filter for items that start on or after a Brussels day, and before `until` if it is given. Like {@link
 * startsOnFilter}, it begins a minute early.
 */
export function startsFromFilter(day: Day, dates: ContentDates, until?: Date): Filter {
  return {
    start_date: {
      gt_date: formatContentDate(new Date(+dayBounds(day).start - ONE_MINUTE), dates),
      ...(until && { lt_date: formatContentDate(until, dates) }),
    },
  };
}

/** A filter for ongoing items. The field is a string; an empty or missing field means «no». */
export const ONGOING: Filter = { ongoing_program_item: { in: 'true' } };

/** Returns a filter for ongoing items that end after the start of a day in Brussels. */
export function runsIntoFilter(day: Day, dates: ContentDates): Filter {
  return { ...ONGOING, end_date: { gt_date: formatContentDate(dayBounds(day).start, dates) } };
}

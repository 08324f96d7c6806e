import { type ContentDates, type Day, dayBounds, formatContentDate } from '../domain/time/brussels.ts';

/**
 * Every GraphQL query to Storyblok, as constant text with variables. Nested content is opaque JSON in Storyblok's
 * schema, so no fragment can select fields; parsing does (docs/decisions/0002).
 */
const STORY_FIELDS = `
  id uuid name slug full_slug path lang tag_list meta_data release_id default_full_slug
  created_at first_published_at published_at content`;

/** One story by its full slug. */
export const STORY = `
query Story($id: ID!, $relations: String) {
  ContentNode(id: $id, resolve_relations: $relations) {${STORY_FIELDS}
  }
}`;

/** A page of stories by filter. Unused arguments are sent empty, which Storyblok treats as absent. */
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

/** Every address of the space, folders included. */
export const LINKS = `
query Links {
  Links(paginated: false) {
    items { uuid slug name published isFolder isStartpage }
  }
}`;

/** The variables of {@link STORIES}; an absent one is sent as Storyblok's empty value. */
export type StoriesVariables = {
  filter?: Filter;
  uuids?: readonly string[];
  sort?: string;
  page?: number;
  perPage?: number;
  relations?: readonly Relation[];
  excluding?: string;
};

/** A field that points at other stories, in the notation of a query: `component.field`. */
export type Relation = `${string}.${string}`;

/** Relations in the form that both APIs accept. */
export const joinedRelations = (relations: readonly Relation[] = []): string => relations.join(',');

/** A Storyblok filter: field → operator → value. */
export type Filter = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** Maximum number of stories in one response. */
export const MAX_PER_PAGE = 100;

/** Joins uuids for both APIs. An empty list becomes `none`, since an empty string matches everything (spec §7). */
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

/** Filters stories of these content types. */
export const ofComponent = (...components: string[]): Filter => ({ component: { in: components.join(',') } });

/** Filters stories of any other content type. */
export const ofOtherComponents = (components: readonly string[]): Filter => ({
  component: { not_in: components.join(',') },
});

/**
 * Filters `start_date` by a Brussels day, from its start up to the start of the next. Storyblok's inequalities are
 * strict and content dates have minute precision: the lower bound is a minute early, so that `gt` includes an item at
 * exactly 00:00 and `lt` leaves the next day's midnight to the next day.
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

/** Filters items that start on a Brussels day or later. Strict and a minute early, like {@link startsOnFilter}. */
export function startsFromFilter(day: Day, dates: ContentDates): Filter {
  return { start_date: { gt_date: formatContentDate(new Date(+dayBounds(day).start - ONE_MINUTE), dates) } };
}

/** Filters ongoing items. The flag is a string; empty and missing mean no. */
export const ONGOING: Filter = { ongoing_program_item: { in: 'true' } };

/** Filters ongoing items that have not ended when a Brussels day begins. */
export function runsIntoFilter(day: Day, dates: ContentDates): Filter {
  return { ...ONGOING, end_date: { gt_date: formatContentDate(dayBounds(day).start, dates) } };
}

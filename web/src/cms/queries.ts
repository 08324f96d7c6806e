import { type ContentDates, type Day, dayBounds, formatContentDate } from '../domain/time/brussels.ts';

/**
 * Every question we ask of Storyblok, as constant texts: whatever varies is a variable. The nested content is
 * opaque JSON in Storyblok's schema, so no fragment could narrow it; parsing does (docs/decisions/0002).
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

/** A page of stories by filter. Unused arguments are sent empty, which counts as absent. */
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

/** The variables of {@link STORIES}; an absent one is sent as Storyblok's empty. */
export type StoriesVariables = {
  filter?: Filter;
  uuids?: readonly string[];
  sort?: string;
  page?: number;
  perPage?: number;
  relations?: readonly Relation[];
  excluding?: string;
};

/** A field that points at other stories, as a question names it: `component.field`. */
export type Relation = `${string}.${string}`;

/** As both APIs want relations. */
export const joinedRelations = (relations: readonly Relation[] = []): string => relations.join(',');

/** A Storyblok filter: field → operator → value. */
export type Filter = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** How many stories one question returns at most. */
export const MAX_PER_PAGE = 100;

/** As both APIs want a list: an empty one is the literal `none`, since an empty text asks for everything (spec §7). */
export const joinedUuids = (uuids: readonly string[] | undefined): string | undefined =>
  uuids?.length === 0 ? 'none' : uuids?.join(',');

/** As Storyblok's GraphQL wants them. */
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

/** Stories of these content types. */
export const ofComponent = (...components: string[]): Filter => ({ component: { in: components.join(',') } });

/** Stories of any other content type than these. */
export const ofOtherComponents = (components: readonly string[]): Filter => ({
  component: { not_in: components.join(',') },
});

/**
 * The bounds of a Brussels day on `start_date`: start of the day, start of the next one. Storyblok's
 * inequalities are strict, and content dates count minutes: the lower bound lies a minute early, so that
 * gt keeps an item at exactly 00:00 and lt leaves the next day's to the next day.
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

/** What starts on a Brussels day or later. As strict, and as early, as the bounds of a day. */
export function startsFromFilter(day: Day, dates: ContentDates): Filter {
  return { start_date: { gt_date: formatContentDate(new Date(+dayBounds(day).start - ONE_MINUTE), dates) } };
}

/** Items that run through their days. The flag is a text; empty and missing mean no. */
export const ONGOING: Filter = { ongoing_program_item: { in: 'true' } };

/** Items that run through their days and are not over when a Brussels day begins. */
export function runsIntoFilter(day: Day, dates: ContentDates): Filter {
  return { ...ONGOING, end_date: { gt_date: formatContentDate(dayBounds(day).start, dates) } };
}

import { z } from 'zod';

/** Converts a list, `by_uuids[]=a&by_uuids[]=b`, to comma-separated text. Ignores a parameter with other brackets. */
const text = z
  .union([z.string(), z.array(z.string()).transform((items) => items.join(','))])
  .optional()
  .catch(undefined);
const number = z.coerce.number().int().positive().optional().catch(undefined);

const everywhere = { token: text, version: text, cv: text };
const paging = { page: number, per_page: number };

const presentation = {
  excluding_fields: text,
  excluding_story_fields: text,
  fallback_lang: text,
  from_release: text,
  language: text,
  resolve_assets: text,
  resolve_level: text,
  resolve_links: text,
  resolve_links_level: text,
  resolve_relations: text,
};

/**
 * The parameters of each route, as documented by Storyblok. Requests with other parameters are refused. Parameters that
 * official plugins send to every list are ignored.
 */
export const PARAMETERS = {
  stories: z.strictObject({
    ...everywhere,
    ...paging,
    ...presentation,
    by_ids: text,
    by_slugs: text,
    by_uuids: text,
    by_uuids_ordered: text,
    content_type: text,
    excluding_ids: text,
    excluding_slugs: text,
    filter_query: z.unknown().optional(),
    first_published_at_gt: text,
    first_published_at_gte: text,
    first_published_at_lt: text,
    first_published_at_lte: text,
    in_workflow_stages: text,
    is_startpage: text,
    level: text,
    only_variants: text,
    published_at_gt: text,
    published_at_gte: text,
    published_at_lt: text,
    published_at_lte: text,
    search_term: text,
    sort_by: text,
    starts_with: text,
    updated_at_gt: text,
    updated_at_gte: text,
    updated_at_lt: text,
    updated_at_lte: text,
    with_tag: text,
  }),
  story: z.strictObject({ ...everywhere, ...presentation, content_type: text, find_by: text }),
  links: z.strictObject({
    ...everywhere,
    ...paging,
    ...presentation,
    by_uuid: text,
    include_dates: text,
    paginated: text,
    starts_with: text,
    with_parent: text,
  }),
  link: z.strictObject({ ...everywhere, include_dates: text }),
  space: z.strictObject(everywhere),
  datasources: z.strictObject({ ...everywhere, ...paging, ...presentation, by_ids: text, search: text }),
  datasource: z.strictObject(everywhere),
  entries: z.strictObject({ ...everywhere, ...paging, ...presentation, datasource: text, dimension: text }),
  tags: z.strictObject({
    ...everywhere,
    ...paging,
    ...presentation,
    filter_query: z.unknown().optional(),
    starts_with: text,
  }),
} as const;

export type Door = keyof typeof PARAMETERS;

/** The parameters of a request to a route. */
export type RestRequest<Name extends Door> = z.infer<(typeof PARAMETERS)[Name]>;

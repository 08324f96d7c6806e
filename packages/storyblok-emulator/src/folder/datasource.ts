import { z } from 'zod';

const dimension = z.object({ id: z.int(), name: z.string(), entry_value: z.string() });

/**
 * The dimension values of an entry: one value for all dimensions, or a map from each dimension's `entry_value` to a
 * value.
 */
const inDimensions = z.union([z.string(), z.record(z.string(), z.string().nullable())]).nullish();

const entry = z
  .object({
    id: z.int(),
    name: z.string(),
    value: z.string(),
    dimension_value: inDimensions,
    /** The key that the current Storyblok CLI uses for dimension values. */
    dimension_values: inDimensions,
    datasource_id: z.int().nullish(),
    created_at: z.string().nullish(),
    updated_at: z.string().nullish(),
  })
  .transform(({ dimension_value, dimension_values, ...rest }) => ({
    ...rest,
    dimension_value: dimension_values ?? dimension_value,
  }));

const datasource = z.object({
  id: z.int(),
  name: z.string(),
  slug: z.string(),
  dimensions: z.array(dimension).default([]),
  entries: z.array(entry).default([]),
});

/** A list of names and values from which editors choose. */
export type Datasource = z.infer<typeof datasource>;

/** Parses `datasources.json` in the layout of Storyblok's CLI, or one datasource (`--separate-files`). */
export function parseDatasources(source: string): Datasource[] {
  const json: unknown = JSON.parse(source);
  return z.array(datasource).parse(Array.isArray(json) ? json : [json]);
}

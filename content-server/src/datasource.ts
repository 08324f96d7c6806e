import { z } from 'zod';

const datasource = z.object({
  id: z.int(),
  name: z.string(),
  slug: z.string(),
  entries: z
    .array(
      z.object({
        id: z.int(),
        name: z.string(),
        value: z.string(),
        dimension_value: z.string().nullish(),
      }),
    )
    .default([]),
});

/** A list of names and values that editors choose from. */
export type Datasource = z.infer<typeof datasource>;

/** Reads `datasources.json` in the layout of Storyblok's CLI. */
export function parseDatasources(source: string): Datasource[] {
  return z.array(datasource).parse(JSON.parse(source));
}

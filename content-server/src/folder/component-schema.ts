import { z } from 'zod';

const component = z.looseObject({
  name: z.string().min(1),
  is_root: z.boolean().nullish(),
  schema: z
    .record(z.string(), z.looseObject({ type: z.string().nullish(), source: z.string().nullish() }))
    .default({}),
});

const components = z.union([z.array(component), z.looseObject({ components: z.array(component) })]);

/** One component of the content model; `schema` holds its fields by name. */
export type ComponentSchema = z.infer<typeof component>;

/** Reads `components.json` in either layout of Storyblok's CLI: a list, or `{"components": […]}`. */
export function parseComponents(source: string): ComponentSchema[] {
  const parsed = components.parse(JSON.parse(source));
  return Array.isArray(parsed) ? parsed : parsed.components;
}

import { z } from 'zod';

const component = z.looseObject({
  name: z.string('is missing or not text').min(1, 'is empty'),
  is_root: z.boolean('is not true or false').nullish(),
  schema: z
    .record(z.string(), z.looseObject({ type: z.string().nullish(), source: z.string().nullish() }))
    .default({}),
});

const wrapped = z.looseObject({ components: z.array(component) });

/** One component of the content model. `schema` contains its fields by name. */
export type ComponentSchema = z.infer<typeof component>;

/**
 * Parses a file of components in any layout of Storyblok's CLI: a list, `{"components": […]}`, or with
 * `--separate-files` one component. Throws for anything else.
 */
export function parseComponents(source: string): ComponentSchema[] {
  const json: unknown = JSON.parse(source);
  if (Array.isArray(json)) return z.array(component).parse(json);
  if (typeof json === 'object' && json !== null && 'components' in json)
    return wrapped.parse(json).components;
  return [component.parse(json)];
}

import { z } from 'zod';

const space = z.object({
  name: z.string().default('content'),
  domain: z.string().default('http://localhost:3000/'),
  language_codes: z.array(z.string().min(1)).default([]),
});

/** The properties of the space: its name, the address of its site, and its languages other than the default. */
export type SpaceFile = z.infer<typeof space>;

/** The default properties, for a space whose folder has no `space.json`. */
export const UNNAMED_SPACE: SpaceFile = space.parse({});

/** Parses `space.json`: `{"name": "…", "domain": "https://…", "language_codes": ["fr"]}`. All keys are optional. */
export function parseSpace(source: string): SpaceFile {
  return space.parse(JSON.parse(source));
}

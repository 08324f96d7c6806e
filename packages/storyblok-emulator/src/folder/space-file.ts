import { z } from 'zod';

const space = z.object({
  name: z.string().default('content'),
  domain: z.string().default('http://localhost:3000/'),
  language_codes: z.array(z.string().min(1)).default([]),
});

/** What is known of the space as a whole: its name, its site's address and its languages beside the default. */
export type SpaceFile = z.infer<typeof space>;

/** A space of whose file there is none. */
export const UNNAMED_SPACE: SpaceFile = space.parse({});

/** Reads `space.json`: `{"name": "…", "domain": "https://…", "language_codes": ["fr"]}`, every key may be missing. */
export function parseSpace(source: string): SpaceFile {
  return space.parse(JSON.parse(source));
}

import { z } from 'zod';
import { parsedJson } from '../../domain/unknown-values.ts';
import { metrics } from './metrics.ts';
import { perSecond } from './per-second.ts';
import { bodyOf } from './untrusted-input.ts';

/** The longest body of a failure, in bytes. */
const MAX_BYTES = 500;

const name = z.string().regex(/^[\w-]{1,40}$/);

/** What failed in a browser: nothing in it is free text, for it goes into the log. */
export const failureSchema = z.object({
  island: name.describe('The name of the island; `page` for the script of every page.'),
  error: name.describe('The name of the error.'),
  at: z
    .string()
    .regex(/^[\w.-]{1,80}\.js:\d{1,7}:\d{1,7}$/)
    .optional()
    .describe('The script, line and column in which it arose.'),
});

/** How many failures a second a process takes, all visitors together: an island that fails everywhere need not fill the log. */
const MOST_A_SECOND = 20;

/** What islands that are not of this build are called in the figures: an open page may be of an earlier one. */
const OTHER = 'other';

type FailureOptions = {
  clock: () => number;
  isIsland: (name: string) => boolean;
  log?: (line: string) => void;
};

/**
 * Takes what failed in a browser, as `features/failures/failures.browser.ts` sends it, into the log and the figures: 204.
 * 400 for what is no such thing, 413 where it is longer, 429 where there are too many. `clock`: milliseconds.
 */
export function createFailureEndpoint(options: FailureOptions): (request: Request) => Promise<Response> {
  const { clock, isIsland, log = console.error } = options;
  const isTooMany = perSecond(MOST_A_SECOND, clock);
  return async (request) => {
    if (isTooMany()) return new Response(null, { status: 429 });
    const body = await bodyOf(request, MAX_BYTES);
    if (!body) return new Response(null, { status: 413 });
    const { data } = failureSchema.safeParse(parsedJson(body.toString()));
    if (!data) return new Response(null, { status: 400 });
    const isKnown = data.island === 'page' || isIsland(data.island);
    metrics.islandFailures.inc({ island: isKnown ? data.island : OTHER });
    log(`ERROR browser: ${data.island}: ${data.error}${data.at ? ` at ${data.at}` : ''}`);
    return new Response(null, { status: 204 });
  };
}

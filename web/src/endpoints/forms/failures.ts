import { z } from 'zod';
import { reportEndpoint } from './report-endpoint.ts';

const name = z.string().regex(/^[\w-]{1,40}$/);

/** A script failure in a browser. No field may be free text, because all are logged. */
export const failureSchema = z.object({
  island: name.describe('The name of the island; `page` for the script of every page.'),
  error: name.describe('The name of the error.'),
  at: z
    .string()
    .regex(/^[\w.-]{1,80}\.js:\d{1,7}:\d{1,7}$/)
    .optional()
    .describe('The script, line and column of the error.'),
});

/** The metrics label for unknown islands, which a page of an earlier build may still report. */
const OTHER = 'other';

type FailureOptions = {
  clock: () => number;
  isIsland: (name: string) => boolean;
  log?: (line: string) => void;
};

/** Creates the endpoint that logs and counts failures in browsers (`features/failures/failures.browser.ts`). */
export const createFailureEndpoint = ({ clock, isIsland, log = console.error }: FailureOptions) =>
  reportEndpoint(failureSchema, clock, ({ island, error, at }, { islandFailure }) => {
    islandFailure(island === 'page' || isIsland(island) ? island : OTHER);
    log(`ERROR browser: ${island}: ${error}${at ? ` at ${at}` : ''}`);
  });

import { env } from '../env.ts';
import { ANSWER_AGES, createAnswers } from './answers.ts';
import { createClient, type Fetch } from './client.ts';
import { type Cms, createCms } from './cms.ts';

/** An address that is never dialled: the embedded server is a function in this process. */
const EMBEDDED_URL = 'http://content.invalid/v1/api';
const PAGE_WAITS_MS = 5_000;
// Whoever writes content beside the development server wants to see it at once.
const answers = createAnswers(import.meta.env.DEV ? { ...ANSWER_AGES, freshMs: 0, staleMs: 0 } : ANSWER_AGES);

/**
 * The embedded content server, started with the first question. Where a content API is set it is not even
 * loaded.
 */
let embedded: Promise<Fetch> | undefined;
const embeddedFetch: Fetch = async (request) => {
  embedded ??= import('content-server').then(({ createContentServer }) => {
    const server = createContentServer({ dir: env.CONTENT_DIR });
    return (incoming) => server.fetch(incoming);
  });
  return (await embedded)(request);
};

/** How this process reaches content: over the network where an API is set, else in the process. */
export const contentFetch: Fetch = env.CONTENT_API_URL ? (request) => fetch(request) : embeddedFetch;

/** The content system as this process was told to reach it. */
export const cms: Cms = createCms({
  client: createClient({
    fetch: contentFetch,
    url: env.CONTENT_API_URL ?? EMBEDDED_URL,
    token: env.CONTENT_API_TOKEN ?? 'public',
    version: 'published',
    timeoutMs: PAGE_WAITS_MS,
    log: (line) => console.error(line),
  }),
  answers,
  dates: env.CONTENT_DATES,
  log: (line) => console.warn(line),
});

/** How old the kept answers are, for `/health`. */
export const answerAges = () => answers.ages();

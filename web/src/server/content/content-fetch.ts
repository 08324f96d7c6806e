import { env } from '../../env.ts';
import type { Fetch } from '../../http/fetch.ts';

/** Placeholder addresses that are never contacted: the embedded content system is a function in this process. */
const EMBEDDED_URL = { graphql: 'http://content.invalid/v1/api', rest: 'http://content.invalid/v2' };

/** The address of the content system. */
export const CONTENT_URL = env.CONTENT_API_URL ?? EMBEDDED_URL[env.CONTENT_API];

/** The embedded content system. The first query starts it; if a content API is configured, it is not even loaded. */
let embedded: Promise<Fetch> | undefined;
const embeddedFetch: Fetch = async (request) => {
  embedded ??= import('storyblok-emulator').then(({ createStoryblokEmulator }) => {
    const emulator = createStoryblokEmulator({ dir: env.CONTENT_DIR });
    return (incoming) => emulator.fetch(incoming);
  });
  return (await embedded)(request);
};

/** Sends a request to the content system: over the network if an API is configured, else to the embedded system. */
export const contentFetch: Fetch = env.CONTENT_API_URL ? (request) => fetch(request) : embeddedFetch;

import { randomUUID } from 'node:crypto';
import StoryblokClient from 'storyblok-js-client';
import type { StoryblokEmulatorOptions } from '../src/storyblok-emulator.ts';
import { type TemporaryContent, temporaryContent } from './temporary-content.ts';

/**
 * Creates a content folder with unique tokens. The client stores the newest `cv` of each token for the whole process,
 * so each test needs its own tokens.
 */
export function space(options: Partial<StoryblokEmulatorOptions> = {}) {
  const own = randomUUID();
  const tokens = { public: `public-${own}`, preview: `preview-${own}` };
  return { content: temporaryContent({ tokens, ...options }), tokens };
}

/** Returns the official client, with a record of its requests. */
export async function clientOf(content: TemporaryContent, accessToken: string, config: object = {}) {
  const requested: URL[] = [];
  const endpoint = `${await content.listen()}/v2`;
  const client = new StoryblokClient({
    accessToken,
    endpoint,
    fetch: (input: string | URL | Request, init?: RequestInit) => {
      requested.push(new URL(String(input)));
      return fetch(input, init);
    },
    ...config,
  });
  return { client, requested };
}

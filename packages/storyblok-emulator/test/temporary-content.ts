import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { serve } from '@hono/node-server';
import { onTestFinished } from 'vitest';
import { z } from 'zod';
import {
  createStoryblokEmulator,
  type StoryblokEmulator,
  type StoryblokEmulatorOptions,
} from '../src/storyblok-emulator.ts';

const answer = z.object({
  data: z.record(z.string(), z.unknown()).nullish(),
  errors: z.array(z.looseObject({ message: z.string() })).optional(),
});

const list = z.object({
  total: z.number(),
  items: z.array(z.looseObject({ full_slug: z.string() })),
});

interface Asking {
  variables?: Record<string, unknown>;
  token?: string;
  version?: string;
}

interface RestAnswer {
  status: number;
  headers: Headers;
  body: unknown;
}

/** A content folder that is removed after the test, with functions to fill and query it. */
export interface TemporaryContent {
  dir: string;
  /** Writes a file in the folder. Objects are serialized as JSON. */
  write: (path: string, content: unknown) => void;
  /** Writes a published story. Its uuid is `uuid of {full slug}` unless `keys` contains another one. */
  story: (fullSlug: string, content: Record<string, unknown>, keys?: Record<string, unknown>) => void;
  /** Starts the emulator on the folder (once) and waits until it is ready. */
  start: (watch?: boolean) => Promise<StoryblokEmulator>;
  /** Serves the emulator on a free port until the test ends. Returns its address. */
  listen: () => Promise<string>;
  /** Requests an address under `/v2/cdn/` with the public token and the newest `cv`. */
  get: (path: string, parameters?: Record<string, string>) => Promise<RestAnswer>;
  /** Sends a GraphQL query and returns the whole response. */
  ask: (query: string, asking?: Asking) => Promise<z.infer<typeof answer>>;
  /** The full slugs that `ContentNodes` returns for the arguments, in order. */
  slugs: (args: string, asking?: Asking) => Promise<string[]>;
  /** The log lines of the emulator. */
  lines: string[];
}

export function temporaryContent(options: Partial<StoryblokEmulatorOptions> = {}): TemporaryContent {
  const dir = mkdtempSync(join(tmpdir(), 'content-'));
  mkdirSync(join(dir, 'stories'));
  const lines: string[] = [];
  let server: StoryblokEmulator | undefined;
  onTestFinished(() => {
    server?.close();
    rmSync(dir, { recursive: true, force: true });
  });

  const content: TemporaryContent = {
    dir,
    lines,
    write: (path, value) => {
      mkdirSync(dirname(join(dir, path)), { recursive: true });
      writeFileSync(join(dir, path), typeof value === 'string' ? value : JSON.stringify(value));
    },
    story: (fullSlug, fields, keys = {}) =>
      content.write(`stories/${fullSlug}.json`, storyFile(fullSlug, fields, keys)),
    start: async (watch = false) => {
      server ??= createStoryblokEmulator({ dir, watch, log: (line) => lines.push(line), ...options });
      await server.ready;
      return server;
    },
    listen: async () => {
      const { fetch } = await content.start();
      return new Promise((resolve) => {
        const listening = serve({ fetch, port: 0, hostname: '127.0.0.1' }, ({ port }) =>
          resolve(`http://127.0.0.1:${port}`),
        );
        onTestFinished(() => void listening.close());
      });
    },
    get: async (path, parameters = {}) => {
      const { fetch } = await content.start();
      const search = new URLSearchParams({ token: 'public', cv: '1', ...parameters });
      const response = await fetch(new Request(`http://content.test/v2/cdn/${path}?${search}`));
      return { status: response.status, headers: response.headers, body: await response.json() };
    },
    ask: async (query, { variables, token = 'public', version = 'published' } = {}) => {
      const { fetch } = await content.start();
      const response = await fetch(
        new Request('http://content.test/v1/api', {
          method: 'POST',
          headers: { 'content-type': 'application/json', token, version },
          body: JSON.stringify({ query, variables }),
        }),
      );
      return answer.parse(await response.json());
    },
    slugs: async (args, asking) => {
      const { data, errors } = await content.ask(
        `{ ContentNodes(${args}) { total items { full_slug } } }`,
        asking,
      );
      if (errors) throw new Error(errors.map((error) => error.message).join('; '));
      return list.parse(data?.ContentNodes).items.map((item) => item.full_slug);
    },
  };
  return content;
}

/** The object of a story file with all required properties. */
export function storyFile(
  fullSlug: string,
  fields: Record<string, unknown>,
  keys: Record<string, unknown> = {},
) {
  return {
    name: fullSlug,
    uuid: `uuid of ${fullSlug}`,
    full_slug: fullSlug,
    content: { _uid: `uid of ${fullSlug}`, component: 'page', ...fields },
    ...keys,
  };
}

/** Polls until the condition is true, for at most five seconds. Returns the duration in ms. */
export async function eventually(check: () => Promise<boolean>): Promise<number> {
  const start = performance.now();
  while (performance.now() - start < 5000) {
    if (await check()) return performance.now() - start;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  throw new Error('The condition did not become true within five seconds');
}

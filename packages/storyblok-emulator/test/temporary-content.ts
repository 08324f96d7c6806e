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

/** A content folder for one test, removed after it, with what a test needs to fill it and to ask it. */
export interface TemporaryContent {
  dir: string;
  /** Writes a file under the folder; an object becomes JSON. */
  write: (path: string, content: unknown) => void;
  /** Writes a published story; its uuid is `uuid of {full slug}` unless `keys` says otherwise. */
  story: (fullSlug: string, content: Record<string, unknown>, keys?: Record<string, unknown>) => void;
  /** Starts the server on the folder (once) and waits until it has read everything. */
  start: (watch?: boolean) => Promise<StoryblokEmulator>;
  /** Lets the server listen on a free port until the test ends; gives its address. */
  listen: () => Promise<string>;
  /** Asks an address under `/v2/cdn/` with the public token, as if it had been sent on to the newest `cv`. */
  get: (path: string, parameters?: Record<string, string>) => Promise<RestAnswer>;
  /** Asks a GraphQL question and gives the whole answer. */
  ask: (query: string, asking?: Asking) => Promise<z.infer<typeof answer>>;
  /** The full slugs that `ContentNodes` gives for the arguments, in order. */
  slugs: (args: string, asking?: Asking) => Promise<string[]>;
  /** What the server said about the content. */
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

/** A story file's object with what every story must have. */
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

/** Asks again until the answer is right or five seconds have passed; gives how long it took in ms. */
export async function eventually(check: () => Promise<boolean>): Promise<number> {
  const start = performance.now();
  while (performance.now() - start < 5000) {
    if (await check()) return performance.now() - start;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  throw new Error('It did not become so within five seconds');
}

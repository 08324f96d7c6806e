import { mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createResponsesOnDisk, type ResponsesOnDiskOptions } from './responses-on-disk.ts';

const MINUTE = 60_000;
const WEEK = 7 * 24 * 60 * MINUTE;
const SPACE = ['content', 'graphql', 'https://gapi.example/v1/api', 'a token'];
const QUESTION = { story: 'home', relations: ['program.location'] };

let directory: string;
let now: number;
let logged: string[];

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'answers-'));
  now = Date.now();
  logged = [];
});
afterEach(() => rm(directory, { recursive: true, force: true }));

/** Creates the store of a new process that uses the test's folder. */
function process(options: Partial<ResponsesOnDiskOptions> = {}) {
  const answers = createResponsesOnDisk({
    directory,
    maxAgeMs: WEEK,
    maxBytes: 1_000_000,
    maxFiles: 100,
    rewriteMs: MINUTE,
    restMs: 0,
    clock: () => now,
    log: (line) => logged.push(line),
    ...options,
  });
  const keep = async (question: unknown, answer: unknown, source = SPACE) => {
    answers.storeFor(source).keep(question, { answer, requestedAt: now });
    await answers.written();
  };
  const recall = async (question: unknown, source = SPACE) =>
    (await answers.storeFor(source).recall(question))?.answer;
  return { answers, keep, recall };
}

const onlyFile = async () => join(directory, (await readdir(directory))[0] ?? '');

describe('a stored response', () => {
  it('finds a response unchanged, with its request time, in a process that starts later', async () => {
    const answer = { title: 'Boektopia', body: [{ component: 'onbekend', x: null }] };
    await process().keep(QUESTION, answer);
    expect(await process().answers.storeFor(SPACE).recall(QUESTION)).toEqual({ answer, requestedAt: now });
    expect(logged).toEqual([]);
  });

  it('does not find a response under another query, service or token', async () => {
    const { keep, recall } = process();
    await keep(QUESTION, 'kept');
    expect(await recall({ ...QUESTION, relations: [] })).toBeUndefined();
    for (const index of SPACE.keys()) {
      expect(await recall(QUESTION, SPACE.with(index, 'another')), SPACE[index]).toBeUndefined();
    }
    expect(await readFile(await onlyFile(), 'utf8')).not.toContain('a token');
    expect(logged).toEqual([]);
  });

  it('does not serialize an unchanged response again', async () => {
    const inWords = vi.fn(() => 'the whole programme');
    const { keep, recall } = process();
    const answer = { toJSON: inWords };
    await keep(QUESTION, answer);
    await keep(QUESTION, { ...answer });
    await keep(QUESTION, [answer]);
    expect(inWords).toHaveBeenCalledTimes(2);
    await keep(QUESTION, [answer]);
    expect(inWords).toHaveBeenCalledTimes(2);
    now += MINUTE;
    await keep(QUESTION, [answer]);
    expect(inWords).toHaveBeenCalledTimes(3);
    expect(await recall(QUESTION)).toEqual(['the whole programme']);
  });

  it('returns a stored response for a week, and then deletes it', async () => {
    const { keep, recall } = process();
    await keep(QUESTION, 'old');
    now += WEEK - 1;
    expect(await recall(QUESTION)).toBe('old');
    now += 1;
    expect(await recall(QUESTION)).toBeUndefined();
    await process().keep('another', 'new');
    expect(await readdir(directory)).toHaveLength(1);
  });

  it('rewrites a response when it changes, and once a minute to update its age', async () => {
    const { answers, keep } = process();
    const age = async () => now - ((await answers.storeFor(SPACE).recall(QUESTION))?.requestedAt ?? 0);
    await keep(QUESTION, 'one');
    now += MINUTE - 1;
    await keep(QUESTION, 'one');
    expect(await age()).toBe(MINUTE - 1);
    await keep(QUESTION, 'two');
    expect(await age()).toBe(0);
    now += MINUTE;
    await keep(QUESTION, 'two');
    expect(await age()).toBe(0);
  });

  it('writes a frequently changing response at most once per rest period, in its latest version', async () => {
    const { keep, recall } = process({ restMs: MINUTE / 2 });
    await keep(QUESTION, 'one');
    now += MINUTE / 2 - 1;
    await keep(QUESTION, 'two');
    await keep(QUESTION, 'three');
    await keep('another', 'at once');
    expect([await recall(QUESTION), await recall('another')]).toEqual(['one', 'at once']);
    now += 1;
    await expect.poll(() => recall(QUESTION)).toBe('three');
    expect(logged).toEqual([]);
  });

  it('writes the latest response when the interval between writes ends, without another request', async () => {
    const { keep, recall } = process({ restMs: 50, clock: () => Date.now() });
    await keep(QUESTION, 'one');
    await keep(QUESTION, 'two');
    expect(await recall(QUESTION)).toBe('one');
    await expect.poll(() => recall(QUESTION)).toBe('two');
  });

  it('deletes a response once the service reports «not found»', async () => {
    const { answers, keep, recall } = process();
    await keep(QUESTION, 'kept');
    answers.storeFor(SPACE).drop(QUESTION);
    await expect.poll(() => recall(QUESTION)).toBeUndefined();
    expect(logged).toEqual([]);
  });
});

describe('the folder', () => {
  it('deletes the oldest files beyond the maximum number and size', async () => {
    const first = process({ maxFiles: 3 });
    for (const name of ['a', 'b', 'c', 'd', 'e']) {
      await first.keep(name, name);
      const file = (await readdir(directory)).length;
      expect(file).toBeLessThanOrEqual(5);
    }
    const files = await readdir(directory);
    for (const file of files)
      await utimes(join(directory, file), new Date(now - 2 * MINUTE), new Date(now - 2 * MINUTE));
    // A process cleans up the folder when it first writes to it.
    await process({ maxFiles: 3 }).keep('f', 'f');
    expect(await readdir(directory)).toHaveLength(3);
    expect(await process().recall('f')).toBe('f');
    await process({ maxBytes: 300 }).keep('g', 'g'.repeat(10));
    expect((await readdir(directory)).length).toBeLessThan(3);
    expect(await process().recall('g')).toBe('g'.repeat(10));
  });

  it('stores every response completely while several processes write at once', async () => {
    const processes = Array.from({ length: 4 }, () => process());
    const texts = processes.map((_, index) => String(index).repeat(200_000));
    await Promise.all(processes.map(({ keep }, index) => keep(QUESTION, texts[index])));
    expect(texts).toContain(await process().recall(QUESTION));
    expect(await readdir(directory)).toHaveLength(1);
  });

  it('skips truncated and foreign files and logs one warning', async () => {
    const { keep, recall } = process();
    for (const name of ['a', 'b']) {
      await keep(name, 'whole');
    }
    const [one = '', two = ''] = await readdir(directory);
    const whole = await readFile(join(directory, one), 'utf8');
    await writeFile(join(directory, one), whole.slice(0, -5));
    await writeFile(join(directory, two), '{"of":"somebody else"}');
    expect([await recall('a'), await recall('b')]).toEqual([undefined, undefined]);
    expect(logged).toHaveLength(1);
    await keep('a', 'whole again');
    expect(await recall('a')).toBe('whole again');
  });

  it('works without a writable folder and logs one warning', async () => {
    const { keep, recall } = process({ directory: join(directory, 'answers') });
    expect(await recall(QUESTION)).toBeUndefined();
    expect(logged).toEqual([]);
    // A file in place of the folder makes writing fail even for root.
    await writeFile(join(directory, 'answers'), 'no folder');
    await keep(QUESTION, 'one');
    await keep('another', 'two');
    expect(await recall(QUESTION)).toBeUndefined();
    expect(logged.filter((line) => line.includes('cannot be written'))).toHaveLength(1);
    await rm(join(directory, 'answers'));
    await keep(QUESTION, 'left alone for a while');
    expect(await recall(QUESTION)).toBeUndefined();
    now += 2 * MINUTE;
    await keep(QUESTION, 'three');
    expect(await recall(QUESTION)).toBe('three');
  });
});

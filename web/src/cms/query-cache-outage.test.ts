import { describe, expect, it } from 'vitest';
import { ContentUnavailable, QueueFullError } from './client.ts';
import { atNoon, DAY, SECOND, settle } from './fixtures/answers-at-noon.ts';

describe('while the content system is away', () => {
  it('a kept answer is given for a day', async () => {
    const { get, later, fail } = atNoon();
    await get();
    fail();
    later(DAY - 1);
    expect(await get()).toBe('v1');
  });

  it('an answer older than a day is not', async () => {
    const { get, later, fail } = atNoon();
    await get();
    fail();
    later(DAY);
    await expect(get()).rejects.toThrow('away');
  });

  it('what was never asked fails, and says why', async () => {
    const { get, fail } = atNoon();
    fail();
    await expect(get()).rejects.toThrow('away');
  });

  it('nobody who can have a kept answer waits for three seconds after a failure', async () => {
    const { get, later, fail, asked } = atNoon();
    await get();
    later(60 * SECOND);
    fail();
    await get();
    expect(asked()).toBe(2);
    later(3 * SECOND - 1);
    expect(await get()).toBe('v1');
    expect(asked()).toBe(2);
    later(1);
    expect(await get()).toBe('v1');
    expect(asked()).toBe(3);
  });

  it('a failure of one question spares the visitors of another the wait', async () => {
    const { get, later, fail, asked } = atNoon();
    await get('seen');
    later(60 * SECOND);
    fail();
    await expect(get('never seen')).rejects.toThrow();
    expect(await get('seen')).toBe('v1');
    expect(asked()).toBe(2);
  });

  it('a failure behind a visitor’s back is nobody’s', async () => {
    const { get, later, fail, asked } = atNoon();
    await get();
    later(30 * SECOND);
    fail();
    expect(await get()).toBe('v1');
    await settle();
    expect(asked()).toBe(2);
  });

  it('is over within the pause: who comes then has it asked behind their back, and the next answer is a new one', async () => {
    const { get, later, fail } = atNoon();
    await get();
    later(60 * SECOND);
    fail();
    await get();
    fail(false);
    later(3 * SECOND);
    expect(await get()).toBe('v1');
    await settle();
    expect(await get()).toBe('v3');
  });

  it('that hangs is waited for once: from then on kept answers are given at once, and one question at a time waits behind', async () => {
    const { cache, get, later } = atNoon({ waitMs: 20 });
    for (const key of ['a', 'b', 'c']) await get(key);
    later(60 * SECOND);
    let hanging = 0;
    const hang = (key: string) =>
      cache.get(key, [], () => {
        hanging += 1;
        return new Promise<string>(() => undefined);
      });
    expect(await hang('a')).toBe('v1');
    later(3 * SECOND);
    const isSettled = { b: false, c: false };
    void hang('b').then(() => (isSettled.b = true));
    void hang('c').then(() => (isSettled.c = true));
    await settle();
    expect([isSettled, hanging]).toEqual([{ b: true, c: true }, 2]);
  });
});

it('a question that our own line sent away is no outage: another is asked, and its answer is a new one', async () => {
  const { cache, get, later, asked } = atNoon();
  await get('seen');
  later(60 * SECOND);
  const refused = cache.get('never seen', [], () => Promise.reject(new QueueFullError()));
  await expect(refused).rejects.toBeInstanceOf(ContentUnavailable);
  expect([await get('seen'), asked()]).toEqual(['v2', 2]);
});

describe('a content system that takes its time', () => {
  /** A store that waits 20 ms, and a question that is answered when the test says so. */
  function slowly() {
    const stage = atNoon({ waitMs: 20 });
    let answer: (value: string) => void = () => undefined;
    const ask = () => stage.cache.get('home', [], () => new Promise<string>((resolve) => (answer = resolve)));
    return { ...stage, ask, answer: (value: string) => answer(value) };
  }

  it('makes nobody wait longer than a page waits, however many requests its answer takes', async () => {
    const { ask } = slowly();
    await expect(ask()).rejects.toBeInstanceOf(ContentUnavailable);
  });

  it('has its late answer kept for who asks next', async () => {
    const { ask, answer, cache } = slowly();
    await expect(ask()).rejects.toThrow('no answer in time');
    answer('laat');
    await settle();
    expect(cache.ages().count).toBe(1);
    expect(await ask()).toBe('laat');
  });

  it('gets the last good answer shown in the meantime', async () => {
    const { ask, answer, later } = slowly();
    const first = ask();
    answer('goed');
    await first;
    later(60 * SECOND);
    expect(await ask()).toBe('goed');
  });

  it('is waited for longer where our own line of requests is in front of it, but not for ever', async () => {
    let line = 60;
    const { cache } = atNoon({ waitMs: 20, lineMs: () => line });
    const asked = cache.get('home', [], () => new Promise((resolve) => setTimeout(resolve, 60, 'toch')));
    expect(await asked).toBe('toch');
    line = 10;
    const hanging = cache.get('weg', [], () => new Promise(() => undefined));
    setTimeout(() => (line = Number.NEGATIVE_INFINITY), 40);
    await expect(hanging).rejects.toBeInstanceOf(ContentUnavailable);
  });

  it('has all its time from when the line is gone, be that a moment before who asked would give up', async () => {
    const gone = performance.now() + 150;
    const { cache } = atNoon({ waitMs: 200, lineMs: () => gone - performance.now() });
    const late = cache.get('home', [], () => new Promise((resolve) => setTimeout(resolve, 300, 'toch')));
    expect(await late).toBe('toch');
    const hanging = cache.get('weg', [], () => new Promise(() => undefined));
    await expect(hanging).rejects.toBeInstanceOf(ContentUnavailable);
  });

  it('is not waited for in a line where an older answer is held', async () => {
    const { cache, later } = atNoon({ waitMs: 20, lineMs: () => 60_000 });
    await cache.get('home', [], async () => 'goed');
    later(60 * SECOND);
    expect(await cache.get('home', [], () => new Promise<string>(() => undefined))).toBe('goed');
  });

  it('does not hide what went wrong in the meantime', async () => {
    const { cache } = atNoon({ waitMs: 20 });
    const broken = cache.get('home', [], async () => {
      throw new TypeError('ours');
    });
    await expect(broken).rejects.toBeInstanceOf(TypeError);
  });
});

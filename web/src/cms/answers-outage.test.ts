import { describe, expect, it } from 'vitest';
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

  it('is over within the pause: the next answer is a new one', async () => {
    const { get, later, fail } = atNoon();
    await get();
    later(60 * SECOND);
    fail();
    await get();
    fail(false);
    later(3 * SECOND);
    expect(await get()).toBe('v3');
  });
});

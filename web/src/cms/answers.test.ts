import { describe, expect, it } from 'vitest';
import { ANSWER_AGES, createAnswers } from './answers.ts';

const SECOND = 1_000;
const DAY = 86_400_000;

/** A store with a clock that only the test moves, and a question whose answers are counted: «v1», «v2» … */
function atNoon(options: Partial<typeof ANSWER_AGES> = {}) {
  let now = Date.UTC(2025, 9, 26, 12);
  let asked = 0;
  let failing = false;
  const answers = createAnswers({ ...ANSWER_AGES, clock: () => now, ...options });
  return {
    answers,
    get: (key = 'home', tags: readonly string[] = ['story']) =>
      answers.get(key, tags, async () => {
        asked += 1;
        if (failing) throw new Error('away');
        return `v${asked}`;
      }),
    later: (ms: number) => {
      now += ms;
    },
    fail: (yes = true) => {
      failing = yes;
    },
    asked: () => asked,
  };
}

/** Lets work that was started behind a visitor's back come to its end. */
const settle = () => new Promise((resolve) => setImmediate(resolve));

describe('an answer', () => {
  it('is asked for once and then given as it is for 20 seconds', async () => {
    const { get, later, asked } = atNoon();
    expect(await get()).toBe('v1');
    later(20 * SECOND - 1);
    expect(await get()).toBe('v1');
    expect(asked()).toBe(1);
  });

  it('that is a little older is given at once, and asked again behind the visitor’s back', async () => {
    const { get, later, asked } = atNoon();
    await get();
    later(20 * SECOND);
    expect(await get()).toBe('v1');
    await settle();
    expect(asked()).toBe(2);
    expect(await get()).toBe('v2');
    expect(asked()).toBe(2);
  });

  it('that is 40 seconds old is asked for anew before it is given, so that a change shows within a minute', async () => {
    const { get, later } = atNoon();
    await get();
    later(40 * SECOND);
    expect(await get()).toBe('v2');
  });

  it('may be «not found», which is kept like any other', async () => {
    const { answers } = atNoon();
    let asked = 0;
    const missing = () =>
      answers.get('page:geen', ['story'], async () => {
        asked += 1;
        return undefined;
      });
    expect([await missing(), await missing(), asked]).toEqual([undefined, undefined, 1]);
  });

  it('belongs to its key alone', async () => {
    const { get } = atNoon();
    expect([await get('a'), await get('b'), await get('a')]).toEqual(['v1', 'v2', 'v1']);
  });
});

describe('one question for many who wait', () => {
  it('is asked once, and its answer goes to all of them', async () => {
    const { get, asked } = atNoon();
    expect(await Promise.all([get(), get(), get()])).toEqual(['v1', 'v1', 'v1']);
    expect(asked()).toBe(1);
  });

  it('fails for all of them, and is asked again by the next', async () => {
    const { get, fail, asked } = atNoon();
    fail();
    const all = await Promise.allSettled([get(), get(), get()]);
    expect(all.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
    expect(asked()).toBe(1);
    fail(false);
    expect(await get()).toBe('v2');
  });
});

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

describe('a publication', () => {
  it('makes the answers with its tag be asked again at once, and no others', async () => {
    const { get, answers } = atNoon();
    await get('home', ['story', 'story:home']);
    await get('days', ['date_overview']);
    answers.expire(['story:home']);
    expect(await get('home', ['story', 'story:home'])).toBe('v3');
    expect(await get('days', ['date_overview'])).toBe('v2');
  });

  it('without tags makes every answer be asked again, however many there are', async () => {
    const { get, answers } = atNoon();
    for (const key of ['a', 'b', 'c', 'd']) await get(key);
    answers.expire();
    expect([await get('d'), await get('a')]).toEqual(['v5', 'v6']);
  });

  it('leaves what was kept good for an outage, and no older answer younger', async () => {
    const { get, answers, later, fail } = atNoon();
    await get();
    later(DAY / 2);
    answers.expire();
    fail();
    expect(await get()).toBe('v1');
    later(DAY / 2);
    await expect(get()).rejects.toThrow('away');
  });

  it('is not undone by an answer that was under way: it may still tell the old story', async () => {
    const { answers } = atNoon();
    const arrivals: ((value: string) => void)[] = [];
    const get = () =>
      answers.get('home', ['story'], () => new Promise<string>((resolve) => arrivals.push(resolve)));
    const waiting = get();
    answers.expire(['story']);
    arrivals[0]?.('old');
    expect(await waiting).toBe('old');
    const next = get();
    arrivals[1]?.('new');
    expect(await next).toBe('new');
  });
});

describe('the store', () => {
  it('keeps no more answers than it may, and drops the one that was longest unread', async () => {
    const { get, answers, asked } = atNoon({ max: 2 });
    await get('a');
    await get('b');
    await get('a');
    await get('c');
    expect(answers.ages().count).toBe(2);
    expect(await get('a')).toBe('v1');
    expect(asked()).toBe(3);
    expect(await get('b')).toBe('v4');
  });

  it('tells how old its answers are', async () => {
    const { get, answers, later } = atNoon();
    expect(answers.ages()).toEqual({ count: 0 });
    await get('a');
    later(5 * SECOND);
    await get('b');
    answers.expire();
    const noon = Date.UTC(2025, 9, 26, 12);
    expect(answers.ages()).toEqual({ count: 2, oldest: noon, newest: noon + 5 * SECOND });
  });
});

it('that there is nothing is kept apart, so that made-up addresses push out no real answer', async () => {
  const { answers, get, later, fail } = atNoon({ max: 10, maxMissing: 10 });
  expect(await get()).toBe('v1');
  for (let index = 0; index < 100; index += 1)
    await answers.get(`nee-${index}`, ['story'], async () => undefined);
  later(DAY / 2);
  fail();
  expect(await get()).toBe('v1');
});

it('that there is nothing gives way to the story that is published there', async () => {
  const { answers, later } = atNoon();
  expect(await answers.get('nieuw', ['story'], async () => undefined)).toBeUndefined();
  answers.expire(['story']);
  later(1);
  expect(await answers.get('nieuw', ['story'], async () => 'er is iets')).toBe('er is iets');
  expect(await answers.get('nieuw', ['story'], async () => 'niet nog eens')).toBe('er is iets');
});

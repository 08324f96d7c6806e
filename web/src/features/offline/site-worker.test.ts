import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createWorkerCare } from './site-worker.ts';

type Registration = { active: object | null; installing: (EventTarget & { state: string }) | null };

/** The parts of a browser that are used here. */
class Browser extends EventTarget {
  visibilityState = 'visible';
  connection = { saveData: false };
  readonly posted: unknown[] = [];
  readonly registered: unknown[] = [];
  saved = new Set<string>();
  saving = () => {};

  /** What a browser answers that is to register the worker. */
  answer: () => Promise<Registration> = async () => ({ active: {}, installing: null });

  readonly navigator = {
    connection: this.connection,
    serviceWorker: {
      register: (...args: unknown[]) => {
        this.registered.push(args);
        return this.answer();
      },
      ready: Promise.resolve({ active: { postMessage: (asked: unknown) => void this.posted.push(asked) } }),
    },
  };

  readonly moments = {
    ids: () => this.saved,
    listen: (listener: () => void) => {
      this.saving = listener;
      return () => undefined;
    },
  };

  /** What the worker was asked since this was asked for last. */
  asked = () => this.posted.splice(0);
}

let browser: Browser;
beforeEach(() => {
  vi.useFakeTimers();
  browser = new Browser();
  vi.stubGlobal('navigator', browser.navigator);
  vi.stubGlobal('document', browser);
  vi.stubGlobal('addEventListener', browser.addEventListener.bind(browser));
  vi.stubGlobal('removeEventListener', browser.removeEventListener.bind(browser));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
const keep = () => createWorkerCare(browser.moments).keepWorker();
const PROGRAMME = { take: 'programme' };
const TEXTS = { take: 'texts' };

describe('a page that keeps the worker of the site', () => {
  it('registers it once, past every cache', async () => {
    const { keepWorker } = createWorkerCare(browser.moments);
    await Promise.all([keepWorker(), keepWorker()]);
    expect(browser.registered).toEqual([['/sw.js', { updateViaCache: 'none' }]]);
  });

  it('has it take the programme along after ten seconds in which nobody touched the page', async () => {
    await keep();
    await pass(9_900);
    browser.dispatchEvent(new Event('pointerdown'));
    await pass(9_900);
    expect(browser.asked()).toEqual([]);
    await pass(100);
    expect(browser.asked()).toEqual([PROGRAMME]);
  });

  it('has it renewed every ten minutes while the page is looked at, and at once by who looks again after that', async () => {
    await keep();
    await pass(10 * SECOND);
    browser.asked();
    await pass(9 * MINUTE);
    expect(browser.asked()).toEqual([]);
    await pass(MINUTE);
    expect(browser.asked()).toEqual([PROGRAMME]);
    browser.visibilityState = 'hidden';
    await pass(30 * MINUTE);
    expect(browser.asked()).toEqual([]);
    browser.visibilityState = 'visible';
    browser.dispatchEvent(new Event('visibilitychange'));
    await pass(0);
    expect(browser.asked()).toEqual([PROGRAMME]);
    browser.dispatchEvent(new Event('visibilitychange'));
    await pass(0);
    expect(browser.asked()).toEqual([]);
  });

  it('has it take the texts where something is saved, and as soon as something is', async () => {
    await keep();
    await pass(10 * SECOND);
    browser.asked();
    browser.saving();
    await pass(0);
    expect(browser.asked()).toEqual([]);
    browser.saved = new Set(['abc']);
    browser.saving();
    await pass(0);
    expect(browser.asked()).toEqual([TEXTS]);
    await pass(10 * MINUTE);
    expect(browser.asked()).toEqual([PROGRAMME, TEXTS]);
  });

  it('has nothing fetched that nobody asked for on a sparing connection, only renewed what is there', async () => {
    browser.connection.saveData = true;
    browser.saved = new Set(['abc']);
    await keep();
    await pass(10 * SECOND);
    expect(browser.asked()).toEqual([{ renew: true }]);
    browser.saving();
    await pass(0);
    expect(browser.asked()).toEqual([]);
  });
});

describe('a worker that does not come', () => {
  const away = async () => {
    throw new TypeError('the script could not be fetched');
  };

  it('is tried again every minute by the same page, until it is there', async () => {
    browser.answer = away;
    await keep().catch(() => undefined);
    await pass(MINUTE);
    expect(browser.registered).toHaveLength(2);
    browser.answer = async () => ({ active: {}, installing: null });
    await pass(MINUTE);
    await pass(5 * MINUTE);
    expect(browser.registered).toHaveLength(3);
    expect(browser.asked()).toEqual([PROGRAMME]);
  });

  it('is not tried again where the browser refuses it', async () => {
    browser.answer = async () => {
      throw new DOMException('not here', 'SecurityError');
    };
    await keep().catch(() => undefined);
    await pass(10 * MINUTE);
    expect(browser.registered).toHaveLength(1);
  });

  it('is told to who wants to take the programme along: refused, or away', async () => {
    const { takeAlong } = createWorkerCare(browser.moments);
    browser.answer = away;
    expect(await takeAlong()).toBe('away');
    browser.answer = async () => {
      throw new DOMException('not here', 'SecurityError');
    };
    expect(await takeAlong()).toBe('refused');
    browser.answer = async () => ({ active: {}, installing: null });
    expect(await takeAlong()).toBeUndefined();
    expect(browser.asked()).toEqual([PROGRAMME, TEXTS]);
  });

  it('is away too where a file that it needs does not come', async () => {
    const installing = Object.assign(new EventTarget(), { state: 'installing' });
    browser.answer = async () => ({ active: null, installing });
    browser.navigator.serviceWorker.ready = new Promise(() => undefined);
    const told = createWorkerCare(browser.moments).takeAlong();
    await pass(SECOND);
    installing.state = 'redundant';
    installing.dispatchEvent(new Event('statechange'));
    expect(await told).toBe('away');
  });
});

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createWorkerUpkeep } from './site-worker.ts';

type Registration = { active: object | null; installing: (EventTarget & { state: string }) | null };

/** Stubs the parts of a browser that the worker's registration uses. */
class Browser extends EventTarget {
  visibilityState = 'visible';
  referrer = '';
  connection = { saveData: false };
  readonly posted: unknown[] = [];
  readonly registered: unknown[] = [];
  saved = new Set<string>();
  saving = () => {};

  /** The browser's response to a registration. */
  answer: () => Promise<Registration> = async () => ({ active: {}, installing: null });

  readonly navigator = {
    connection: this.connection,
    serviceWorker: {
      controller: null as object | null,
      register: (...args: unknown[]) => {
        this.registered.push(args);
        return this.answer();
      },
      ready: Promise.resolve({
        active: { postMessage: (requested: unknown) => void this.posted.push(requested) },
      }),
    },
  };

  readonly moments = {
    ids: () => this.saved,
    listen: (listener: () => void) => {
      this.saving = listener;
      return () => undefined;
    },
  };

  /** Returns and clears the messages sent to the worker. */
  requested = () => this.posted.splice(0);
}

let browser: Browser;
beforeEach(() => {
  vi.useFakeTimers();
  browser = new Browser();
  vi.stubGlobal('navigator', browser.navigator);
  vi.stubGlobal('document', browser);
  vi.stubGlobal('location', { origin: 'https://www.boektopia.be' });
});
afterEach(() => {
  vi.clearAllMocks();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
const keep = () => createWorkerUpkeep(browser.moments).keepWorker();
const PROGRAMME = { take: 'programme' };
const TEXTS = { take: 'texts' };

describe("the registration of the site's worker", () => {
  it('registers the worker once, bypassing the HTTP cache', async () => {
    const { keepWorker } = createWorkerUpkeep(browser.moments);
    await Promise.all([keepWorker(), keepWorker()]);
    expect(browser.registered).toEqual([['/sw.js', { updateViaCache: 'none' }]]);
  });

  it('downloads the programme after ten seconds on a first page, even if the visitor scrolls', async () => {
    await keep();
    for (let second = 0; second < 9; second += 1) {
      await pass(SECOND);
      browser.dispatchEvent(new Event('scroll'));
    }
    expect(browser.requested()).toEqual([]);
    await pass(SECOND);
    expect(browser.requested()).toEqual([PROGRAMME]);
  });

  it.each([
    ['the worker controls it', { controller: {}, referrer: '' }],
    ['a page of this site links to it', { controller: null, referrer: 'https://www.boektopia.be/nieuws' }],
  ])('downloads the programme at once on a second page: %s', async (_, { controller, referrer }) => {
    browser.navigator.serviceWorker.controller = controller;
    browser.referrer = referrer;
    await keep();
    await pass(0);
    expect(browser.requested()).toEqual([PROGRAMME]);
  });

  it('waits ten seconds on a page that was opened from another site', async () => {
    browser.referrer = 'https://www.boektopia.be.example/';
    await keep();
    await pass(9 * SECOND);
    expect(browser.requested()).toEqual([]);
  });

  it('refreshes the programme every ten minutes while the page is visible, and at once when a page becomes visible after a longer time', async () => {
    await keep();
    await pass(10 * SECOND);
    browser.requested();
    await pass(9 * MINUTE);
    expect(browser.requested()).toEqual([]);
    await pass(MINUTE);
    expect(browser.requested()).toEqual([PROGRAMME]);
    browser.visibilityState = 'hidden';
    await pass(30 * MINUTE);
    expect(browser.requested()).toEqual([]);
    browser.visibilityState = 'visible';
    browser.dispatchEvent(new Event('visibilitychange'));
    await pass(0);
    expect(browser.requested()).toEqual([PROGRAMME]);
    browser.dispatchEvent(new Event('visibilitychange'));
    await pass(0);
    expect(browser.requested()).toEqual([]);
  });

  it('downloads the texts as soon as the visitor has saved a moment', async () => {
    await keep();
    await pass(10 * SECOND);
    browser.requested();
    browser.saving();
    await pass(0);
    expect(browser.requested()).toEqual([]);
    browser.saved = new Set(['abc']);
    browser.saving();
    await pass(0);
    expect(browser.requested()).toEqual([TEXTS]);
    await pass(10 * MINUTE);
    expect(browser.requested()).toEqual([PROGRAMME, TEXTS]);
  });

  it('refreshes existing offline data in data-saving mode, but downloads no other data', async () => {
    browser.connection.saveData = true;
    browser.saved = new Set(['abc']);
    await keep();
    await pass(10 * SECOND);
    expect(browser.requested()).toEqual([{ renew: true }]);
    browser.saving();
    await pass(0);
    expect(browser.requested()).toEqual([]);
  });
});

describe('a failed worker registration', () => {
  const away = async () => {
    throw new TypeError('the script could not be fetched');
  };

  it('retries a failed registration every minute until it succeeds', async () => {
    browser.answer = away;
    await keep().catch(() => undefined);
    await pass(MINUTE);
    expect(browser.registered).toHaveLength(2);
    browser.answer = async () => ({ active: {}, installing: null });
    await pass(MINUTE);
    await pass(5 * MINUTE);
    expect(browser.registered).toHaveLength(3);
    expect(browser.requested()).toEqual([PROGRAMME]);
  });

  it('does not retry if the browser refuses the worker', async () => {
    browser.answer = async () => {
      throw new DOMException('not here', 'SecurityError');
    };
    await keep().catch(() => undefined);
    await pass(10 * MINUTE);
    expect(browser.registered).toHaveLength(1);
  });

  it('reports why the programme cannot be downloaded: the browser refuses the worker, or the site is unreachable', async () => {
    const { downloadProgramme } = createWorkerUpkeep(browser.moments);
    browser.answer = away;
    expect(await downloadProgramme()).toBe('away');
    browser.answer = async () => {
      throw new DOMException('not here', 'SecurityError');
    };
    expect(await downloadProgramme()).toBe('refused');
    browser.answer = async () => ({ active: {}, installing: null });
    expect(await downloadProgramme()).toBeUndefined();
    expect(browser.requested()).toEqual([PROGRAMME, TEXTS]);
  });

  it('reports that the site is unreachable if one of the worker’s files cannot be fetched', async () => {
    const installing = Object.assign(new EventTarget(), { state: 'installing' });
    browser.answer = async () => ({ active: null, installing });
    browser.navigator.serviceWorker.ready = new Promise(() => undefined);
    const told = createWorkerUpkeep(browser.moments).downloadProgramme();
    await pass(SECOND);
    installing.state = 'redundant';
    installing.dispatchEvent(new Event('statechange'));
    expect(await told).toBe('away');
  });
});

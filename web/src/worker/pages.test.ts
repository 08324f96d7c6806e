import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { OFFLINE_PROGRAMME } from '../domain/pages/paths.ts';
import { createFetchedAhead } from './fetched-ahead.ts';
import { createNetwork } from './network.ts';
import { createPages } from './pages.ts';

const PROGRAMME = JSON.stringify({ parts: { algemeen: { data: { days: [], authors: [], pages: [] } } } });
const STORED_PAGE = 'https://site/nu';
const UNSTORED_PAGE = 'https://site/nieuws';

const opened = (url: string, headers: Record<string, string> = {}) =>
  Object.defineProperty(new Request(url, { headers }), 'mode', { value: 'navigate' });
const site = (status = 200) => new Response('fresh', { status, headers: { 'x-build': 'a' } });
const refused = async () => Promise.reject(new TypeError('Failed to fetch'));
const after = (ms: number) => new Promise<Response>((resolve) => setTimeout(resolve, ms, site()));

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function worker(send: () => Promise<Response>, stored = true) {
  const parts = { send };
  const network = createNetwork(
    () => parts.send(),
    () => Date.now(),
  );
  const ahead = createFetchedAhead(() => Date.now());
  const stores = {
    match: async (_: unknown, address: Request | string) =>
      stored ? new Response(address === OFFLINE_PROGRAMME ? PROGRAMME : 'shell') : undefined,
  };
  return { parts, ahead, network, page: createPages({ network, stores, ahead }) };
}

const text = async (answer: Promise<Response>) => (await answer).text();

it('returns the response of the site, even if it is an error page', async () => {
  expect(await text(worker(async () => site()).page(opened(STORED_PAGE)))).toBe('fresh');
  expect((await worker(async () => site(503)).page(opened(STORED_PAGE))).status).toBe(503);
});

it('returns the offline frame with status 503 for any address if the site or a gateway fails', async () => {
  const gateway = async () => new Response('bad gateway', { status: 502 });
  for (const send of [refused, gateway]) {
    for (const url of [STORED_PAGE, UNSTORED_PAGE, 'https://site/']) {
      const answer = await worker(send).page(opened(url));
      expect([await answer.text(), answer.status]).toEqual(['shell', 503]);
    }
  }
  expect(await text(worker(gateway, false).page(opened(STORED_PAGE)))).toBe('bad gateway');
  await expect(worker(refused, false).page(opened(STORED_PAGE))).rejects.toThrow('Failed to fetch');
});

it('waits three seconds for a page with offline data, and without limit for any other page', async () => {
  const silent = worker(() => after(8_000));
  const stored = text(silent.page(opened('https://site/Nu/')));
  await vi.advanceTimersByTimeAsync(2_999);
  expect(silent.network.isAway()).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(await stored).toBe('shell');
  const waited = text(worker(() => after(8_000)).page(opened(UNSTORED_PAGE)));
  await vi.advanceTimersByTimeAsync(8_000);
  expect(await waited).toBe('fresh');
});

it('returns offline data immediately for a minute after a network failure, but still requests the page', async () => {
  const { page, parts, network } = worker(refused);
  await page(opened(STORED_PAGE));
  parts.send = () => after(500);
  const at = text(page(opened(STORED_PAGE)));
  await vi.advanceTimersByTimeAsync(0);
  expect(await at).toBe('shell');
  await vi.advanceTimersByTimeAsync(500);
  expect(network.isAway()).toBe(false);
  const next = text(page(opened(STORED_PAGE)));
  await vi.advanceTimersByTimeAsync(500);
  expect(await next).toBe('fresh');
});

it('fails a prefetch or prerender instead of returning the offline frame, which the browser would show later', async () => {
  const answer = await worker(refused).page(opened(STORED_PAGE, { 'sec-purpose': 'prefetch' }));
  expect(answer.type).toBe('error');
});

it('returns a prefetched page only once, and only until its max-age or half a minute has passed', async () => {
  const page = (age: string) => new Response('ahead', { headers: { 'cache-control': age } });
  const { ahead, page: answer } = worker(async () => site());
  ahead.put(STORED_PAGE, page('public, max-age=20, s-maxage=2'));
  expect(await text(answer(opened(`${STORED_PAGE}#later`)))).toBe('ahead');
  expect(await text(answer(opened(STORED_PAGE)))).toBe('fresh');
  for (const [age, ms] of [
    ['public, max-age=20', 20_000],
    ['public, max-age=600', 30_000],
  ] as const) {
    ahead.put(STORED_PAGE, page(age));
    await vi.advanceTimersByTimeAsync(ms);
    expect(await text(answer(opened(STORED_PAGE)))).toBe('fresh');
  }
  ahead.put(STORED_PAGE, page('no-store'));
  expect(await text(answer(opened(STORED_PAGE)))).toBe('fresh');
});

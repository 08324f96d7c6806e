import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createNetwork } from './network.ts';

const PAGE = new Request('https://site/programma');
const HELD = new Response('held');
const held = async () => HELD.clone();
const site = (status = 200) => new Response('fresh', { status, headers: { 'x-build': 'a' } });

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function network(send: () => Promise<Response>) {
  const asked = vi.fn(send);
  return { asked, ...createNetwork(asked, () => Date.now()) };
}

const text = async (response: Promise<Response>) => (await response).text();

it('gives what the site says, an error of its own included', async () => {
  expect(await text(network(async () => site()).askFirst(PAGE, held))).toBe('fresh');
  expect((await network(async () => site(503)).askFirst(PAGE, held)).status).toBe(503);
});

it('gives what is held where nobody answers, or only a server on the way', async () => {
  const away = async () => Promise.reject(new TypeError('Failed to fetch'));
  expect(await text(network(away).askFirst(PAGE, held))).toBe('held');
  const gateway = async () => new Response('bad gateway', { status: 502 });
  expect(await text(network(gateway).askFirst(PAGE, held))).toBe('held');
  expect(await text(network(gateway).askFirst(PAGE, async () => undefined))).toBe('bad gateway');
  await expect(network(away).askFirst(PAGE, async () => undefined)).rejects.toThrow('Failed to fetch');
});

it('waits three seconds for a page that is held, and as long as it takes for one that is not', async () => {
  const slow = () => new Promise<Response>((resolve) => setTimeout(resolve, 8_000, site()));
  const kept = text(network(slow).askFirst(PAGE, held));
  await vi.advanceTimersByTimeAsync(3_000);
  expect(await kept).toBe('held');
  const waited = text(network(slow).askFirst(PAGE, async () => undefined));
  await vi.advanceTimersByTimeAsync(8_000);
  expect(await waited).toBe('fresh');
});

it('answers at once for a minute after the network was away, and asks it all the while', async () => {
  let send = async (): Promise<Response> => Promise.reject(new TypeError('Failed to fetch'));
  const { asked, askFirst } = network(() => send());
  await askFirst(PAGE, held);
  send = () => new Promise((resolve) => setTimeout(resolve, 500, site()));
  expect(await text(askFirst(PAGE, held))).toBe('held');
  expect(asked).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(500);
  const next = text(askFirst(PAGE, held));
  await vi.advanceTimersByTimeAsync(500);
  expect(await next).toBe('fresh');
});

describe('a page of which the device has all', () => {
  const whole = async () => true;
  const never = () => new Promise<Response>(() => {});
  const after = (ms: number) => new Promise<Response>((resolve) => setTimeout(resolve, ms, site()));
  /** A network that was heard of just now, whose answer took so long. */
  async function heardAfter(ms: number) {
    let send = () => after(ms);
    const heard = network(() => send());
    const asked = heard.ask('/_app/programma.json', { cache: 'no-store' });
    await vi.advanceTimersByTimeAsync(ms);
    await asked;
    return Object.assign(heard, {
      answerBy: (next: typeof send) => {
        send = next;
      },
    });
  }

  it('comes from the device at once on a slow line, which is asked how it is by no more than a HEAD', async () => {
    const { askFirst, asked, isAway } = await heardAfter(800);
    expect(await text(askFirst(PAGE, held, whole))).toBe('held');
    expect(asked).toHaveBeenLastCalledWith(PAGE.url, { method: 'HEAD', cache: 'no-store' });
    expect(isAway()).toBe(false);
  });

  it('comes from a site that answers soon, and after 300 ms from the device', async () => {
    const { askFirst, answerBy, isAway } = await heardAfter(200);
    const soon = text(askFirst(PAGE, held, whole));
    await vi.advanceTimersByTimeAsync(200);
    expect(await soon).toBe('fresh');
    answerBy(never);
    const late = text(askFirst(PAGE, held, whole));
    await vi.advanceTimersByTimeAsync(300);
    expect(await late).toBe('held');
    expect(isAway()).toBe(false);
    await vi.advanceTimersByTimeAsync(2_700);
    expect(isAway()).toBe(true);
  });

  it('is waited for three seconds where nothing was heard of the network, and where it is not all', async () => {
    const { askFirst, answerBy } = await heardAfter(800);
    answerBy(() => after(2_000));
    for (const isWhole of [async () => false, async () => Promise.reject(new Error('no caches'))]) {
      const part = text(askFirst(PAGE, held, isWhole));
      await vi.advanceTimersByTimeAsync(2_000);
      expect(await part).toBe('fresh');
    }
    await vi.advanceTimersByTimeAsync(60_000);
    const unheard = text(askFirst(PAGE, held, whole));
    await vi.advanceTimersByTimeAsync(2_000);
    expect(await unheard).toBe('fresh');
  });
});

it('hears nothing of the network by what a cache of the browser may answer, or who went elsewhere', async () => {
  let send = async (): Promise<Response> => site();
  const { ask, askFirst, isHeard, isAway } = network(() => send());
  await ask('/assets/a.js');
  expect(isHeard()).toBe(false);
  send = async () => Promise.reject(new TypeError('Failed to fetch'));
  await expect(ask('/beeld?url=a')).rejects.toThrow();
  expect(isHeard()).toBe(false);
  send = async () => Promise.reject(new DOMException('aborted', 'AbortError'));
  await expect(askFirst(PAGE, async () => undefined)).rejects.toThrow('aborted');
  expect(isHeard()).toBe(false);
  send = async () => Promise.reject(new TypeError('Failed to fetch'));
  await askFirst(PAGE, held);
  expect(isAway()).toBe(true);
});

it('gives what is held in the place of half a page', async () => {
  const half = new ReadableStream({
    start(controller) {
      controller.enqueue(new TextEncoder().encode('<!doctype html>'));
      controller.error(new TypeError('network error'));
    },
  });
  expect(await text(network(async () => new Response(half)).askFirst(PAGE, held))).toBe('held');
});

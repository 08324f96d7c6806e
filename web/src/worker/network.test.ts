import { afterEach, beforeEach, expect, it, vi } from 'vitest';
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

it('gives what is held in the place of half a page', async () => {
  const half = new ReadableStream({
    start(controller) {
      controller.enqueue(new TextEncoder().encode('<!doctype html>'));
      controller.error(new TypeError('network error'));
    },
  });
  expect(await text(network(async () => new Response(half)).askFirst(PAGE, held))).toBe('held');
});

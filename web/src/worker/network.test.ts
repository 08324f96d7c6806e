import { expect, it, vi } from 'vitest';
import { createNetwork, whole } from './network.ts';

/** A navigation request, which the `Request` constructor cannot create. */
const PAGE = Object.defineProperty(new Request('https://site/programma'), 'mode', { value: 'navigate' });

const site = (status = 200) => new Response('fresh', { status, headers: { 'x-build': 'a' } });
const refused = async () => Promise.reject(new TypeError('Failed to fetch'));

function network(send: () => Promise<Response>) {
  const clock = { now: 0 };
  const parts = { send };
  return {
    clock,
    parts,
    ...createNetwork(
      () => parts.send(),
      () => clock.now,
    ),
  };
}

it('returns a response from the site even if it is an error, and rejects an error from a gateway', async () => {
  expect(await (await network(async () => site()).ask(PAGE)).text()).toBe('fresh');
  expect((await network(async () => site(503)).ask(PAGE)).status).toBe(503);
  const gateway = async () => new Response('bad gateway', { status: 502 });
  await expect(network(gateway).ask(PAGE)).rejects.toThrow('server on the way: 502');
});

it('treats the network as unreachable for a minute after a failed request, or until a response arrives', async () => {
  const { ask, isAway, clock, parts } = network(refused);
  expect(isAway()).toBe(false);
  await expect(ask(PAGE)).rejects.toThrow();
  expect(isAway()).toBe(true);
  clock.now += 60_000;
  expect(isAway()).toBe(false);
  await expect(ask('/_app', { cache: 'no-store' })).rejects.toThrow();
  expect(isAway()).toBe(true);
  parts.send = async () => site();
  await ask(PAGE);
  expect(isAway()).toBe(false);
});

it('infers nothing about the network from an aborted request, or from one that a browser cache may respond to', async () => {
  const { ask, hearAway, isAway, parts } = network(refused);
  await expect(ask('/beeld?url=a')).rejects.toThrow();
  expect(isAway()).toBe(false);
  parts.send = async () => Promise.reject(new DOMException('aborted', 'AbortError'));
  await expect(ask(PAGE)).rejects.toThrow('aborted');
  expect(isAway()).toBe(false);
  hearAway();
  parts.send = async () => site();
  await ask('/assets/a.js');
  expect(isAway()).toBe(true);
});

it('returns a page with its complete body, or fails', async () => {
  const half = new ReadableStream({
    start(controller) {
      controller.enqueue(new TextEncoder().encode('<!doctype html>'));
      controller.error(new TypeError('network error'));
    },
  });
  await expect(whole(new Response(half))).rejects.toThrow('network error');
  expect(await (await whole(site())).text()).toBe('fresh');
});

it('calls the browser’s fetch with the right receiver', async () => {
  const requested = vi.fn(async () => site());
  vi.stubGlobal('fetch', requested);
  await createNetwork().ask('/_app');
  expect(requested).toHaveBeenCalledWith('/_app', undefined);
  vi.unstubAllGlobals();
});

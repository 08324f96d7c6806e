import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { answeringDevice, answerOnDevice } from '../../features/navigation/device.ts';
import { type Network, watchNetwork } from './watch-network.ts';

const PATH = '/programma/2025-10-26?type=gesprek';
const DEVICE = { page: async () => ({}), data: async () => undefined };

beforeEach(() => {
  vi.useFakeTimers();
  const location = { pathname: '/nu', search: '' };
  vi.stubGlobal('window', Object.assign(new EventTarget(), { location }));
  vi.stubGlobal('document', { visibilityState: 'visible' });
  answerOnDevice(DEVICE);
});
afterEach(() => {
  answerOnDevice(undefined);
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const answer = (status = 200, build = 'b1') =>
  new Response('data', { status, headers: { 'x-build': build } });
const after = (ms: number, given = answer()) =>
  new Promise<Response>((resolve) => setTimeout(resolve, ms, given));

/**
 * Watches a network that answers so; `said` is what was known of it each time the page was drawn anew, and who drew it. So many
 * times the router gives up what it asked of the site, since a visitor goes to another address of the page.
 */
function watch(ask: () => Promise<Response>, drawn = Promise.resolve(), givenUp = 0) {
  let left = givenUp;
  const asked = vi.spyOn(globalThis, 'fetch').mockImplementation(ask);
  const network: Network = { state: 'asked' };
  const said: string[] = [];
  const renew = async () => {
    said.push(network.state === 'there' ? 'the site' : network.state);
    if (network.state !== 'there') return;
    if (left === 0) network.state = 'told';
    left -= 1;
  };
  watchNetwork({ build: 'b1', network, path: PATH, drawn, renew });
  return { asked, said };
}

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

it('has the site take the place of the device as soon as it answers, past what the browser kept, and says nothing before', async () => {
  const { asked, said } = watch(() => after(2_900));
  await pass(2_800);
  expect(said).toEqual([]);
  await pass(100);
  expect(said).toEqual(['the site']);
  expect(answeringDevice()).toBeUndefined();
  expect(asked.mock.calls[0]?.[0]).toBe('/programma/2025-10-26.data?type=gesprek');
  expect(asked.mock.calls[0]?.[1]).toMatchObject({ cache: 'no-cache' });
  await pass(120_000);
  expect(asked).toHaveBeenCalledTimes(1);
});

it('says that the network is away after three seconds, and has the site answer whenever its answer comes', async () => {
  const { said } = watch(() => after(9_000));
  await pass(3_000);
  expect(said).toEqual(['away']);
  await pass(6_000);
  expect(said).toEqual(['away', 'the site']);
});

it('says so at once where the network gives nothing, and asks again each minute and when there is one again', async () => {
  let send = async (): Promise<Response> => Promise.reject(new TypeError('Failed to fetch'));
  const { asked, said } = watch(() => send());
  await pass(0);
  expect(said).toEqual(['away']);
  await pass(60_000);
  expect(asked.mock.calls.at(-1)?.[0]).toBe('/nu.data');
  expect(said).toEqual(['away']);
  send = async () => answer(404);
  window.dispatchEvent(new Event('online'));
  await pass(0);
  expect(said).toEqual(['away', 'the site']);
});

it('waits with a word until the page is drawn', async () => {
  let isDrawn = () => {};
  const drawn = new Promise<void>((resolve) => {
    isDrawn = resolve;
  });
  const { said } = watch(async () => answer(), drawn);
  await pass(1_000);
  expect(said).toEqual([]);
  isDrawn();
  await pass(0);
  expect(said).toEqual(['the site']);
});

it('asks again for what the router gave up because somebody typed or ticked meanwhile', async () => {
  const { said } = watch(async () => answer(), Promise.resolve(), 2);
  await pass(1_000);
  expect(said).toEqual(['the site', 'the site', 'the site']);
});

it('asks a site that answered and is gone again ever more seldom', async () => {
  const { said } = watch(async () => answer(), Promise.resolve(), Number.POSITIVE_INFINITY);
  await pass(60_000);
  expect(said).toHaveLength(8);
  await pass(600_000);
  expect(said.length).toBeLessThan(20);
});

it('takes a site that is out of order for one that is away', async () => {
  const { said } = watch(async () => answer(503));
  await pass(0);
  expect(said).toEqual(['away']);
});

it('leaves what is shown where the site is of another build, and says of it no longer that there is no network', async () => {
  let send = async (): Promise<Response> => Promise.reject(new TypeError('Failed to fetch'));
  const { said } = watch(() => send());
  await pass(0);
  send = async () => answer(200, 'b2');
  await pass(60_000);
  expect(said).toEqual(['away', 'other build']);
  expect(answeringDevice()).toBe(DEVICE);
});

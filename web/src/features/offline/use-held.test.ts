import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { OfflineNews } from '../../domain/pages/offline.ts';
import { listenToWorker } from './use-downloads.ts';

const NEWS: OfflineNews = { step: 'programme', storedAt: '2025-10-26T08:40:00.000Z' };

/** The page's open channels, on which tests post messages as the worker does. */
const channels = new Set<Channel>();
class Channel {
  onmessage: ((event: { data: unknown }) => void) | null = null;

  constructor() {
    channels.add(this);
  }

  close() {
    channels.delete(this);
  }
}

const page = new EventTarget();
const requested = vi.fn();

beforeEach(() => {
  vi.stubGlobal('window', page);
  vi.stubGlobal('BroadcastChannel', Channel);
  vi.stubGlobal('navigator', { serviceWorker: { ready: { active: { postMessage: requested } } } });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

/** Posts a message as the worker does, on every open channel. */
const report = (data: unknown) => {
  for (const { onmessage } of channels) onmessage?.({ data });
};

it('closes the channel while the page is in the back/forward cache, and requests a report when the page is shown again', async () => {
  const heard: OfflineNews[] = [];
  const stop = listenToWorker((news) => heard.push(news));
  report(NEWS);
  report('words of another build');
  expect(heard).toEqual([NEWS]);

  page.dispatchEvent(new Event('pagehide'));
  expect(channels.size).toBe(0);
  // Dispatch the event twice, because browsers also fire `pageshow` after the first load.
  for (let times = 0; times < 2; times += 1) page.dispatchEvent(new Event('pageshow'));
  expect(channels.size).toBe(1);
  await vi.waitFor(() => expect(requested.mock.calls).toEqual([[{ tell: true }], [{ tell: true }]]));
  report(NEWS);
  expect(heard).toHaveLength(2);

  stop();
  page.dispatchEvent(new Event('pageshow'));
  expect(channels.size).toBe(0);
});

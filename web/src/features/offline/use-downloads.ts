import { useEffect, useState } from 'react';
import {
  OFFLINE_CHANNEL,
  OFFLINE_STEPS,
  type OfflineNews,
  type OfflineStep,
} from '../../domain/pages/offline.ts';
import { record } from '../../domain/unknown-values.ts';
import { messageWorker } from './site-worker.ts';

export type Downloads = { readonly [Step in OfflineStep]?: OfflineNews };

/** Returns the worker's latest report on each part of the offline data; an empty object without a worker. */
export function useDownloads(): Downloads {
  const [downloads, setDownloads] = useState<Downloads>({});
  useEffect(() => {
    if (!('serviceWorker' in navigator)) return;
    return listenToWorker((news) => setDownloads((before) => ({ ...before, [news.step]: news })));
  }, []);
  return downloads;
}

/**
 * Calls the listener with each report of the worker, and requests a first one. Returns a function that stops listening.
 * The channel closes while the page is in the back/forward cache, because browsers evict a page that receives a
 * message.
 */
export function listenToWorker(listener: (news: OfflineNews) => void): () => void {
  let channel: BroadcastChannel | undefined;
  const open = () => {
    if (channel) return;
    channel = new BroadcastChannel(OFFLINE_CHANNEL);
    channel.onmessage = ({ data }) => {
      const news = parseNews(data);
      if (news) listener(news);
    };
    void messageWorker({ tell: true });
  };
  const close = () => {
    channel?.close();
    channel = undefined;
  };
  open();
  window.addEventListener('pagehide', close);
  window.addEventListener('pageshow', open);
  return () => {
    close();
    window.removeEventListener('pagehide', close);
    window.removeEventListener('pageshow', open);
  };
}

/** Parses a message on the channel. A tab of another build may have sent it. */
export function parseNews(said: unknown): OfflineNews | undefined {
  const { step: named, storedAt, failed } = record(said);
  const step = OFFLINE_STEPS.find((one) => one === named);
  if (step === undefined) return undefined;
  if (failed === 'full' || failed === 'away') return { step, failed };
  return typeof storedAt === 'string' ? { step, storedAt } : undefined;
}

import { useEffect, useState } from 'react';
import {
  OFFLINE_CHANNEL,
  OFFLINE_STEPS,
  type OfflineNews,
  type OfflineStep,
} from '../../domain/pages/offline.ts';
import { record } from '../../domain/unknown-values.ts';
import { askWorker } from './site-worker.ts';

/** What the worker said last of each step. */
export type Held = { readonly [Step in OfflineStep]?: OfflineNews };

/** What is held on this device, as the worker says it; nothing where there is none. */
export function useHeld(): Held {
  const [held, setHeld] = useState<Held>({});
  useEffect(() => {
    const channel = new BroadcastChannel(OFFLINE_CHANNEL);
    channel.onmessage = ({ data }) => {
      const news = parseNews(data);
      if (news) setHeld((before) => ({ ...before, [news.step]: news }));
    };
    void askWorker({ tell: true });
    return () => channel.close();
  }, []);
  return held;
}

/** Reads what was said on the channel, where a tab of another build may speak too. */
export function parseNews(said: unknown): OfflineNews | undefined {
  const { step: named, bytes, storedAt, failed } = record(said);
  const step = OFFLINE_STEPS.find((one) => one === named);
  if (step === undefined) return undefined;
  if (failed === 'full' || failed === 'away') return { step, failed };
  return typeof bytes === 'number' && typeof storedAt === 'string' ? { step, bytes, storedAt } : undefined;
}

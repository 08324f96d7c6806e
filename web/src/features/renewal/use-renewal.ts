import { useEffect } from 'react';
import { useRevalidator } from 'react-router';
import { asRenewal } from '../navigation/renewal-state.ts';

const SECOND = 1_000;

/** A page that becomes visible again asks for its data where these are so old. */
const OLD_MS = 60 * SECOND;
/** A page that stays in sight asks after so long. */
const OPEN_MS = 300 * SECOND;
/** Everybody in a hall looks at a phone when a talk is over. Their questions are spread over so long. */
const SPREAD_MS = 3 * SECOND;
const OPEN_SPREAD_MS = 30 * SECOND;

/**
 * Asks the data of the page again: when it has been in sight for five minutes, when it becomes visible after a minute, and
 * when the browser brings it back from its cache. Nobody is told how that goes: where no answer comes, or a bad one, what
 * is shown stays (features/navigation/keep-page.ts). React changes only what differs, so that focus and scroll stay.
 */
export function useRenewal(): void {
  const { revalidate } = useRevalidator();
  useEffect(() => renewWhileOpen(() => isRenewed(revalidate)), [revalidate]);
}

/**
 * Asks for the data of the page, and tells whether that came to its end: for who ticks or leafs on meanwhile the router goes
 * to another address, and gives up what it asked.
 */
export async function isRenewed(revalidate: () => Promise<void>): Promise<boolean> {
  const entry = () => window.history.state?.key;
  const before = entry();
  await asRenewal(revalidate);
  return entry() === before;
}

/**
 * Calls `renew` whenever what the page shows has grown old, and soon once more where it tells that it did not come to its
 * end. Returns how to stop.
 */
export function renewWhileOpen(renew: () => Promise<boolean>): () => void {
  let isOver = false;
  let askedAt = Date.now();
  let timer: ReturnType<typeof setTimeout>;
  const askIn = (ms: number, spread: number) => {
    clearTimeout(timer);
    timer = setTimeout(ask, ms + spread * Math.random());
  };
  const ask = async () => {
    askIn(OPEN_MS, OPEN_SPREAD_MS);
    // Who looks again finds that it is old.
    if (document.visibilityState === 'hidden') return;
    askedAt = Date.now();
    const isDone = await renew();
    if (!isDone && !isOver) askIn(0, SPREAD_MS);
  };
  const seen = () => {
    if (document.visibilityState === 'visible' && isOld(askedAt, Date.now())) askIn(0, SPREAD_MS);
  };
  const restored = ({ persisted }: PageTransitionEvent) => {
    if (persisted) askIn(0, SPREAD_MS);
  };
  askIn(OPEN_MS, OPEN_SPREAD_MS);
  document.addEventListener('visibilitychange', seen);
  window.addEventListener('pageshow', restored);
  return () => {
    isOver = true;
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', seen);
    window.removeEventListener('pageshow', restored);
  };
}

/** Whether what was asked at an instant is old at another, milliseconds of the device. A clock that was put back says so. */
export const isOld = (askedAt: number, now: number): boolean => now - askedAt >= OLD_MS || now < askedAt;

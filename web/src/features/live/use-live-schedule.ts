import { useEffect, useState } from 'react';
import { BUILD_HEADER } from '../../domain/pages/offline.ts';
import { type LiveSchedule, nextStart } from '../../domain/programme/live/live-schedule.ts';
import { timeoutSignal } from '../../domain/timeout-signal.ts';
import { type LiveResponse, loadResponse, parseLiveResponse, saveResponse } from './live-response.ts';
import { listenForPublications } from './publication-events.ts';
import type { ServerClock } from './use-server-clock.ts';

/** The timeout of a request, in ms. */
const TIMEOUT_MS = 8_000;
/** If the HTML is older than the saved response by this much, in ms, the page was opened from the offline copy. */
const OLD_PAGE_MS = 60_000;

/** A schedule and when the server sent it. `undefined` only if there has never been one. */
type ShownSchedule = { plan: LiveSchedule | undefined; asOf: Date };

/**
 * The schedule of a hall screen, refetched periodically from `address`. After any failure the last good schedule
 * remains: the rendered one, or the saved one if that is newer.
 */
export function useLiveSchedule(address: string, rendered: ShownSchedule, clock: ServerClock): ShownSchedule {
  const [shown, setShown] = useState(rendered);
  const { plan } = rendered;

  useEffect(
    () =>
      followSchedule({
        address,
        rendered: plan,
        clock,
        shown: (next, asOf) => setShown({ plan: next, asOf }),
      }),
    [address, plan, clock],
  );

  return shown;
}

/** Fetches the schedule now, periodically and after publications; calls `shown` with each. Returns how to stop it. */
export function followSchedule({
  address,
  rendered,
  clock,
  shown,
}: {
  address: string;
  rendered: LiveSchedule | undefined;
  clock: Pick<ServerClock, 'read' | 'learn'>;
  shown: (schedule: LiveSchedule, asOf: Date) => void;
}): () => void {
  let held = rendered;
  let failures = 0;
  let fetching = false;
  let isOutdated = false;
  let isLeft = false;
  let timer: ReturnType<typeof setTimeout>;
  let published: ReturnType<typeof setTimeout>;
  const show = (next: LiveSchedule, asOf: Date) => {
    held = next;
    shown(next, asOf);
  };

  /** If the page was opened from the offline copy, the saved response is newer than its HTML. */
  const restore = () => {
    const saved = loadResponse(address, Date.now());
    if (saved === undefined) return;
    const isOlder = +saved.now < +clock.read() + OLD_PAGE_MS;
    if (!isOlder) {
      const at = performance.now();
      clock.learn({ now: saved.now, requested: at, answered: at });
    }
    if (!isOlder || held === undefined) show(saved.plan, saved.asOf);
  };

  const refetch = async () => {
    // The pending response may predate this request, so refetch after it.
    isOutdated = fetching;
    if (fetching) return;
    fetching = true;
    clearTimeout(timer);
    const requested = performance.now();
    const answer = await fetchAnswer(address);
    fetching = false;
    if (isLeft) return;
    if (answer) {
      failures = 0;
      clock.learn({ now: answer.now, requested, answered: performance.now() });
      show(answer.plan, answer.now);
      saveResponse(address, answer, Date.now());
    } else {
      failures += 1;
    }
    const now = clock.read();
    const next = held && nextStart(held, now);
    const isNotified = publications.isOpen();
    const isSeen = document.visibilityState === 'visible';
    const delay = refetchDelay({ now, nextStart: next, failures, chance: Math.random(), isNotified, isSeen });
    timer = setTimeout(refetch, isOutdated ? 0 : delay);
  };
  const publications = listenForPublications(() => {
    clearTimeout(published);
    published = setTimeout(refetch, PUBLICATION_SPREAD_MS * Math.random());
  });
  const whenVisible = () => {
    if (document.visibilityState === 'visible') void refetch();
  };

  restore();
  void refetch();
  window.addEventListener('online', refetch);
  document.addEventListener('visibilitychange', whenVisible);
  return () => {
    isLeft = true;
    clearTimeout(timer);
    clearTimeout(published);
    publications.stop();
    window.removeEventListener('online', refetch);
    document.removeEventListener('visibilitychange', whenVisible);
  };
}

/** Fetches a response; `undefined` for any failure. */
async function fetchAnswer(address: string): Promise<LiveResponse | undefined> {
  try {
    const response = await fetch(address, { signal: timeoutSignal(TIMEOUT_MS), cache: 'no-store' });
    if (!response.ok) return undefined;
    const answer = parseLiveResponse(await response.json());
    if (answer === undefined) reopenForBuild(response.headers.get(BUILD_HEADER));
    return answer;
  } catch {
    return undefined;
  }
}

/** The minimum time between reloads, in ms. */
const REOPEN_MS = 60_000;

/** Reloads if another build responded; its responses may be unreadable. Captive portals send no build header. */
function reopenForBuild(build: string | null): void {
  if (build === null || build === document.documentElement.dataset.build) return;
  if (performance.now() > REOPEN_MS) window.location.reload();
}

const SECOND = 1_000;

/** Polling intervals in ms: with an open stream or a hidden page, and for a visible page without a stream. */
const REFETCH_EVERY_MS = 120 * SECOND;
const UNTOLD_EVERY_MS = 20 * SECOND;
const FIRST_RETRY_MS = 5 * SECOND;
/** All screens wait for the same start; their requests are spread over this time, in ms. */
const SPREAD_MS = 3 * SECOND;

/** All screens learn of a publication at once; their requests are spread over this time, in ms. */
const PUBLICATION_SPREAD_MS = SECOND;

/**
 * The delay until the next request, in ms. After a response: two minutes, or twenty seconds if the page is visible
 * (`isSeen`) without an open stream (`isNotified`), or until the next item starts if that is sooner, but never less than
 * after a failure. After a failure: five seconds, doubled after each further one, at most two minutes. `chance`, from 0
 * to 1, spreads the screens.
 */
export function refetchDelay(state: {
  now: Date;
  nextStart: Date | undefined;
  failures: number;
  chance: number;
  isNotified: boolean;
  isSeen: boolean;
}): number {
  const { now, nextStart, failures, chance, isNotified, isSeen } = state;
  if (failures > 0) {
    const wait = Math.min(REFETCH_EVERY_MS, FIRST_RETRY_MS * 2 ** (failures - 1));
    return wait * (0.8 + 0.2 * chance);
  }
  const usual = (isNotified || !isSeen ? REFETCH_EVERY_MS : UNTOLD_EVERY_MS) * (0.8 + 0.2 * chance);
  if (nextStart === undefined) return usual;
  return Math.min(usual, Math.max(FIRST_RETRY_MS, +nextStart - +now) + SPREAD_MS * chance);
}

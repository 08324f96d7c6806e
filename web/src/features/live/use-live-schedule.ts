import { useEffect, useState } from 'react';
import { BUILD_HEADER } from '../../domain/pages/offline.ts';
import { type LiveSchedule, nextStart } from '../../domain/programme/live/live-schedule.ts';
import { timeoutSignal } from '../../domain/timeout-signal.ts';
import { type LiveResponse, loadResponse, parseLiveResponse, saveResponse } from './live-response.ts';
import { listenForPublications } from './publication-events.ts';
import type { ServerClock } from './use-server-clock.ts';

/** The timeout of a request, in ms. */
const TIMEOUT_MS = 8_000;
/** If the saved response is newer than the HTML of the page by this much, in ms, the page is from the offline copy. */
const OLD_PAGE_MS = 60_000;

/** A schedule and when the server sent it; the schedule is `undefined` only if there has never been one. */
type ShownSchedule = { plan: LiveSchedule | undefined; asOf: Date };

/**
 * Returns the schedule of a hall screen, and refetches it periodically from the URL `address`. After a failure it
 * returns the last schedule it received, or the saved one if the page was opened from the offline copy.
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

/** Fetches the schedule now, periodically and after publications; passes it to `shown`. Returns a stop function. */
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

  /** Shows the saved response if it is newer than the HTML, or if the HTML has no schedule. */
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
    // The pending response may predate the event that caused this call, so fetch again after it.
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

/** Reloads if another build responded: its responses may be unreadable. Captive portals send no build header. */
function reopenForBuild(build: string | null): void {
  if (build === null || build === document.documentElement.dataset.build) return;
  if (performance.now() > REOPEN_MS) window.location.reload();
}

const SECOND = 1_000;

/** The polling interval with an open stream or a hidden page, in ms. Also the maximum retry delay. */
const REFETCH_EVERY_MS = 120 * SECOND;
/** The polling interval of a visible page without an open stream, in ms. */
const UNTOLD_EVERY_MS = 20 * SECOND;
/** The delay of the first retry, in ms. */
const FIRST_RETRY_MS = 5 * SECOND;
/** Maximum random delay before the refetch when an item starts, in ms: all hall screens refetch at that time. */
const SPREAD_MS = 3 * SECOND;

/** Maximum random delay before a refetch after a publication, in ms: all hall screens are notified at the same time. */
const PUBLICATION_SPREAD_MS = SECOND;

/**
 * Returns the delay until the next request, in ms. After a response: two minutes, or twenty seconds if the page is
 * visible (`isSeen`) and has no open stream (`isNotified`). If the next item starts sooner, the delay ends then, but
 * lasts at least five seconds. After a failure: five seconds, doubled after each further failure, at most two minutes.
 * `chance`, from 0 to 1, spreads the requests of all screens.
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

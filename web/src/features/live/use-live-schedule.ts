import { useEffect, useState } from 'react';
import { BUILD_HEADER } from '../../domain/pages/offline.ts';
import { type LiveSchedule, nextStart } from '../../domain/programme/live/live-schedule.ts';
import { timeoutSignal } from '../../domain/timeout-signal.ts';
import { type LiveAnswer, loadAnswer, parseLiveAnswer, saveAnswer } from './live-answer.ts';
import { listenForPublications } from './publication-events.ts';
import type { ServerClock } from './use-server-clock.ts';

/** How long the server may take to answer. */
const TIMEOUT_MS = 8_000;
/** A page whose HTML is older than its saved answer by this much was itself opened from the device. */
const OLD_PAGE_MS = 60_000;

/** A schedule and when the server gave it. The first is `undefined` only where there never was one. */
type ShownSchedule = { plan: LiveSchedule | undefined; asOf: Date };

/**
 * The schedule of the screen, fetched again and again from `address`. Whatever fails, the last good schedule stays: the
 * one in the page (`rendered`), or the one on the device where that is newer.
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

/**
 * Asks for the schedule now, from time to time and when something was published, and calls `shown` with each that is to be
 * shown. Returns how to stop.
 */
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

  /** Where the page itself was opened from the device, the answer that was saved since is newer than its HTML. */
  const restore = () => {
    const saved = loadAnswer(address, Date.now());
    if (saved === undefined) return;
    const isOlder = +saved.now < +clock.read() + OLD_PAGE_MS;
    if (!isOlder) {
      const at = performance.now();
      clock.learn({ now: saved.now, asked: at, answered: at });
    }
    if (!isOlder || held === undefined) show(saved.plan, saved.asOf);
  };

  const refetch = async () => {
    // What is under way may have been answered before that which is asked for now.
    isOutdated = fetching;
    if (fetching) return;
    fetching = true;
    clearTimeout(timer);
    const asked = performance.now();
    const answer = await fetchAnswer(address);
    fetching = false;
    if (isLeft) return;
    if (answer) {
      failures = 0;
      clock.learn({ now: answer.now, asked, answered: performance.now() });
      show(answer.plan, answer.now);
      saveAnswer(address, answer, Date.now());
    } else {
      failures += 1;
    }
    const now = clock.read();
    const next = held && nextStart(held, now);
    const isTold = publications.isOpen();
    const isSeen = document.visibilityState === 'visible';
    const delay = refetchDelay({ now, nextStart: next, failures, chance: Math.random(), isTold, isSeen });
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

/** Gives the answer, or `undefined` for everything that can go wrong on the way. */
async function fetchAnswer(address: string): Promise<LiveAnswer | undefined> {
  try {
    const response = await fetch(address, { signal: timeoutSignal(TIMEOUT_MS), cache: 'no-store' });
    if (!response.ok) return undefined;
    const answer = parseLiveAnswer(await response.json());
    if (answer === undefined) reopenForBuild(response.headers.get(BUILD_HEADER));
    return answer;
  } catch {
    return undefined;
  }
}

/** A page is opened anew at most this often, in ms. */
const REOPEN_MS = 60_000;

/** Opens the page of another build, whose answers this one cannot read. The page that a network asks to log in with names none. */
function reopenForBuild(build: string | null): void {
  if (build === null || build === document.documentElement.dataset.build) return;
  if (performance.now() > REOPEN_MS) window.location.reload();
}

const SECOND = 1_000;

/** How often a screen asks what is new, in milliseconds: one that the server tells, or that nobody sees, and another. */
const REFETCH_EVERY_MS = 120 * SECOND;
const UNTOLD_EVERY_MS = 20 * SECOND;
const FIRST_RETRY_MS = 5 * SECOND;
/** All screens wait for the same start. Their requests are spread over this time, so that they do not come at once. */
const SPREAD_MS = 3 * SECOND;

/** Every screen hears of a publication at once. Their requests are spread over this time. */
const PUBLICATION_SPREAD_MS = SECOND;

/**
 * How long until a screen asks again, in milliseconds. After an answer it waits two minutes, or twenty seconds where
 * somebody sees it (`isSeen`) and nobody tells it what is published (`isTold`), or until the next item
 * starts if that is sooner, but never less than after a failure. After a failure it waits five seconds, twice as long
 * after each further one, and two minutes at most. `chance`, from 0 to 1, spreads the screens.
 */
export function refetchDelay(state: {
  now: Date;
  nextStart: Date | undefined;
  failures: number;
  chance: number;
  isTold: boolean;
  isSeen: boolean;
}): number {
  const { now, nextStart, failures, chance, isTold, isSeen } = state;
  if (failures > 0) {
    const wait = Math.min(REFETCH_EVERY_MS, FIRST_RETRY_MS * 2 ** (failures - 1));
    return wait * (0.8 + 0.2 * chance);
  }
  const usual = (isTold || !isSeen ? REFETCH_EVERY_MS : UNTOLD_EVERY_MS) * (0.8 + 0.2 * chance);
  if (nextStart === undefined) return usual;
  return Math.min(usual, Math.max(FIRST_RETRY_MS, +nextStart - +now) + SPREAD_MS * chance);
}

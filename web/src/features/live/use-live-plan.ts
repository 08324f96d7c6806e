import { useEffect, useState } from 'react';
import { type LiveSchedule, nextStart } from '../../domain/programme/live-schedule.ts';
import { waitBeforeAsking } from './asking-again.ts';
import { keepAnswer, keptAnswer } from './kept-answer.ts';
import { type LiveAnswer, parseLiveAnswer } from './live-answer.ts';
import type { ServerClock } from './use-server-clock.ts';

const PATIENCE_MS = 8_000;
/** A page whose HTML is this much older than the time on the device did not come from the server just now. */
const OLD_PAGE_MS = 60_000;

/**
 * The plan of the screen, asked for again and again at `address`. Whatever fails, the last good plan stays: the one in
 * the page, or the one on the device where that is newer. `undefined` only where there never was one.
 */
export function useLiveSchedule(
  address: string,
  rendered: LiveSchedule | undefined,
  clock: ServerClock,
): LiveSchedule | undefined {
  const [plan, setPlan] = useState(rendered);

  useEffect(() => {
    const leaving = new AbortController();
    let held = rendered;
    let failures = 0;
    let asking = false;
    let timer: ReturnType<typeof setTimeout>;
    const show = (next: LiveSchedule) => {
      held = next;
      setPlan(next);
    };

    /** Where the page itself was kept on the device, what it was told since then is newer than its HTML. */
    const recall = () => {
      const kept = onDevice((store) => keptAnswer(store, address, Date.now()));
      if (kept === undefined) return;
      const isOlder = +kept.now < +clock.read() + OLD_PAGE_MS;
      if (!isOlder) {
        const at = performance.now();
        clock.learn({ now: kept.now, asked: at, answered: at });
      }
      if (!isOlder || held === undefined) show(kept.plan);
    };

    const ask = async () => {
      if (asking) return;
      asking = true;
      clearTimeout(timer);
      const asked = performance.now();
      const answer = await askServer(address, leaving.signal);
      asking = false;
      if (leaving.signal.aborted) return;
      if (answer) {
        failures = 0;
        clock.learn({ now: answer.now, asked, answered: performance.now() });
        show(answer.plan);
        onDevice((store) => keepAnswer(store, address, answer, Date.now()));
      } else {
        failures += 1;
      }
      const now = clock.read();
      const next = held && nextStart(held, now);
      timer = setTimeout(ask, waitBeforeAsking({ now, nextStart: next, failures, chance: Math.random() }));
    };
    const whenVisible = () => {
      if (document.visibilityState === 'visible') void ask();
    };

    recall();
    void ask();
    window.addEventListener('online', ask);
    document.addEventListener('visibilitychange', whenVisible);
    return () => {
      leaving.abort();
      clearTimeout(timer);
      window.removeEventListener('online', ask);
      document.removeEventListener('visibilitychange', whenVisible);
    };
  }, [address, rendered, clock]);

  return plan;
}

/** The answer, or `undefined` for everything that can go wrong on the way. */
async function askServer(address: string, leaving: AbortSignal): Promise<LiveAnswer | undefined> {
  try {
    const signal = AbortSignal.any([leaving, AbortSignal.timeout(PATIENCE_MS)]);
    const response = await fetch(address, { signal, cache: 'no-store' });
    return response.ok ? parseLiveAnswer(await response.json()) : undefined;
  } catch {
    return undefined;
  }
}

function onDevice<T>(use: (store: Storage) => T): T | undefined {
  try {
    return use(window.localStorage);
  } catch {
    // Storage is switched off or full: the page itself still holds the plan.
    return undefined;
  }
}

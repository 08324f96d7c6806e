import { env } from '../../env.ts';
import { cms } from './content.ts';
import { uit } from './events.ts';
import { searchIndex } from './search.ts';

/** Something that is slow the first time it is asked. */
type SlowAtFirst = () => Promise<unknown>;

/**
 * Has what is slow the first time asked before a visitor asks it: once, `afterMs` after the first call, one after the
 * other, so that a visitor who comes meanwhile does not wait for all of them. Its failure is told to the first visitor.
 */
export function createWarmUp(questions: readonly SlowAtFirst[], afterMs: number): () => void {
  let begun = false;
  const ask = async () => {
    for (const question of questions) await question().catch(() => undefined);
  };
  return () => {
    if (begun) return;
    begun = true;
    setTimeout(ask, afterMs).unref();
  };
}

/** After the first sign of life, so that a process that has just started answers everything else first. */
const AFTER_MS = 1_000;

/** UiTdatabank itself is asked when a visitor does: it needs no warming, and is not ours to ask for nothing. */
const eventsOfThisProcess: readonly SlowAtFirst[] = env.EVENTS_API_URL ? [] : [() => uit.eventsPage(1)];

/** Warms this process up, at the first call. */
export const warmUp = createWarmUp([...eventsOfThisProcess, () => searchIndex(cms)], AFTER_MS);

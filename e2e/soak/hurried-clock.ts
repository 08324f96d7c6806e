import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A clock that stood at `from` when the real one stood at `at`, and goes `rate` times as fast. Milliseconds since 1970. */
export type HurriedClock = { from: number; at: number; rate: number };

/** What such a clock says. */
export const timeOn = ({ from, at, rate }: HurriedClock): number => from + (Date.now() - at) * rate;

const HURRY = readFileSync(join(import.meta.dirname, 'hurry.js'), 'utf8');

const script = (clock: HurriedClock, waitsToo: boolean) =>
  `globalThis.HURRIED = ${JSON.stringify({ ...clock, waitsToo })};\n${HURRY}`;

/** A script that has a page live by the clock: it goes before all of the page's own. Its waits are hurried too. */
export const forPage = (clock: HurriedClock): string => script(clock, true);

/**
 * The environment of a Node process that lives by the clock. It keeps its patience: what it waits for is as slow as
 * ever.
 */
export function forProcess(clock: HurriedClock): { NODE_OPTIONS: string } {
  return { NODE_OPTIONS: `--import data:text/javascript,${encodeURIComponent(script(clock, false))}` };
}

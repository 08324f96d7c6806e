import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * A clock that showed `from` at the real time `at`, and runs `rate` times as fast as real time. `from` and
 * `at` are in milliseconds since 1970.
 */
export type HurriedClock = { from: number; at: number; rate: number };

/** Returns the current time of an accelerated clock. */
export const timeOn = ({ from, at, rate }: HurriedClock): number => from + (Date.now() - at) * rate;

const HURRY = readFileSync(join(import.meta.dirname, 'hurry.js'), 'utf8');

const script = (clock: HurriedClock, waitsToo: boolean) =>
  `globalThis.HURRIED = ${JSON.stringify({ ...clock, waitsToo })};\n${HURRY}`;

/**
 * Returns a script that makes a page use the accelerated clock, including for its timers. The script must run before
 * the page's own scripts.
 */
export const forPage = (clock: HurriedClock): string => script(clock, true);

/**
 * Returns the environment that makes a Node process use the accelerated clock. The timers of the process stay
 * real, because the work that it waits for is not accelerated.
 */
export function forProcess(clock: HurriedClock): { NODE_OPTIONS: string } {
  return { NODE_OPTIONS: `--import data:text/javascript,${encodeURIComponent(script(clock, false))}` };
}

import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A clock that showed `from` at the real time `at`, and runs `rate` times as fast. Milliseconds since 1970. */
export type HurriedClock = { from: number; at: number; rate: number };

/** The current time of such a clock. */
export const timeOn = ({ from, at, rate }: HurriedClock): number => from + (Date.now() - at) * rate;

const HURRY = readFileSync(join(import.meta.dirname, 'hurry.js'), 'utf8');

const script = (clock: HurriedClock, waitsToo: boolean) =>
  `globalThis.HURRIED = ${JSON.stringify({ ...clock, waitsToo })};\n${HURRY}`;

/**
 * A script that makes a page use the clock, to run before the page's own scripts. Its timers are accelerated
 * too.
 */
export const forPage = (clock: HurriedClock): string => script(clock, true);

/**
 * The environment that makes a Node process use the clock. Its timers stay real, because the work it waits for
 * is not accelerated.
 */
export function forProcess(clock: HurriedClock): { NODE_OPTIONS: string } {
  return { NODE_OPTIONS: `--import data:text/javascript,${encodeURIComponent(script(clock, false))}` };
}

import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './places.mjs';
import { oneTest } from './results.mjs';

/**
 * Factor over the limit at which a run fails. Timings vary from run to run, so a smaller excess is only a warning.
 */
const WOBBLE = 1.5;
const SAMPLES = 5;

/** @typedef {{ pace: { milliseconds: number }, seconds: Readonly<Record<string, number>> }} Budgets */

/** @returns {Budgets} */
function readBudgets() {
  return JSON.parse(readFileSync(join(ROOT, 'bench', 'budgets.json'), 'utf8'));
}

/**
 * Measures how long this machine needs now for a fixed amount of work, in milliseconds. Compared with the pace in
 * `bench/budgets.json`, this shows how much slower the machine is, because of its hardware or its load.
 */
export function paceNow() {
  const work = Buffer.alloc(24 * 1024 * 1024, 'boek');
  const times = Array.from({ length: SAMPLES }, () => {
    const began = performance.now();
    createHash('sha256').update(work).digest();
    return performance.now() - began;
  });
  return times.sort((a, b) => a - b)[Math.floor(SAMPLES / 2)] ?? 0;
}

/**
 * Compares the duration of a run with its limit, scaled to the speed of this machine, and prints both. Warns if the
 * duration exceeds the limit. Fails if it exceeds {@link WOBBLE} times the limit.
 * @param {string} name
 * @param {number} seconds
 * @param {readonly number[]} paces
 * @returns {import('./results.mjs').Result}
 */
export function judgeTime(name, seconds, paces) {
  const budgets = readBudgets();
  const limit = budgets.seconds[name];
  if (limit === undefined) return { passed: 0, failed: 0 };
  const slower = Math.max(1, ...paces.map((pace) => pace / budgets.pace.milliseconds));
  const stretched =
    slower > 1.1 ? `, ${Math.round(limit * slower)} s at the current speed of this machine` : '';
  console.log(
    `\n${name} took ${Math.round(seconds)} s; its limit is ${limit} s${stretched} (bench/budgets.json).`,
  );
  if (seconds <= limit * slower) return oneTest(0);
  const isTooLong = seconds > limit * slower * WOBBLE;
  console.log(isTooLong ? `Too slow: ${name} fails.` : 'Over the limit: see the list of slowest tests.');
  return oneTest(isTooLong ? 1 : 0);
}

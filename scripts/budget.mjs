import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './places.mjs';
import { oneTest } from './results.mjs';

/** A run may be this much slower than its limit before it fails: machines wobble. */
const WOBBLE = 1.5;
const SAMPLES = 5;

/** @typedef {{ pace: { milliseconds: number }, seconds: Readonly<Record<string, number>> }} Budgets */

/** @returns {Budgets} */
function readBudgets() {
  return JSON.parse(readFileSync(join(ROOT, 'bench', 'budgets.json'), 'utf8'));
}

/**
 * How many milliseconds this machine takes at this moment for a piece of work that is always the same. It says how much
 * slower than the one of `bench/budgets.json` it is, by itself or because others use it too.
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
 * Tells how long a run took beside its limit. Over it is a warning; more than {@link WOBBLE} times over it, with the
 * limit stretched by as much as this machine was slower, is a failure: what costs time stays.
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
  const stretched = slower > 1.1 ? `, ${Math.round(limit * slower)} s on this machine at this moment` : '';
  console.log(
    `\n${name} took ${Math.round(seconds)} s; its limit is ${limit} s${stretched} (bench/budgets.json).`,
  );
  if (seconds <= limit * slower) return oneTest(0);
  const isTooLong = seconds > limit * slower * WOBBLE;
  console.log(
    isTooLong ? `That is too long: ${name} fails.` : 'That is over its limit: see which tests took longest.',
  );
  return oneTest(isTooLong ? 1 : 0);
}

import { appendFileSync, existsSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { slowest, timedTests } from './results.mjs';

/** Less is not worth a line, in seconds. */
const WORTH_SAYING = 1;

/**
 * The tests that took longest, of all reports in a folder.
 * @param {string} reports
 * @param {number} count
 */
export function saySlowest(reports, count) {
  const tests = timedTests(readdirSync(reports).map((name) => join(reports, name)));
  if (tests.length === 0) return;
  console.log(`\nThe ${count} slowest of ${tests.length} tests:`);
  for (const { title, file, ms } of slowest(tests, count)) {
    console.log(`${(ms / 1000).toFixed(1).padStart(6)} s  ${file}  ${title}`);
  }
}

/**
 * What took time and is no test.
 * @param {Readonly<Record<string, number>>} times
 */
export function sayApart(times) {
  for (const [what, seconds] of Object.entries(times)) {
    if (seconds >= WORTH_SAYING) console.log(`\n${what}: ${Math.round(seconds)} s, counted apart.`);
  }
}

/**
 * Writes what ran, with how long it took and what came of it, to a file of its day; gives its path.
 * @param {readonly import('./run-steps.mjs').StepResult[]} results
 */
export function writeTable(results) {
  const date = new Date().toISOString().slice(0, 16).replace('T', ' ');
  const lines = results.map(
    ({ name, seconds, passed, failed }) => `| ${date} | ${name} | ${seconds} | ${passed} | ${failed} |`,
  );
  const path = join('bench', 'results', `${date.slice(0, 10)}-test-all.md`);
  if (!existsSync(path)) {
    writeFileSync(path, '| date (UTC) | part | seconds | passed | failed |\n|---|---|---|---|---|\n');
  }
  appendFileSync(path, `${lines.join('\n')}\n`);
  return path;
}

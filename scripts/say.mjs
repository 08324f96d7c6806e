import { appendFileSync, existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { reportedTests, slowest } from './results.mjs';

/** Minimum duration that is printed, in seconds. */
const WORTH_SAYING = 1;
/** Maximum number of lines of a failure message in the summary. */
const LINES_OF_A_FAILURE = 8;

/**
 * Prints the slowest tests of all reports in a folder.
 * @param {string} reports
 * @param {number} count
 */
export function saySlowest(reports, count) {
  const tests = readReports(reports);
  if (tests.length === 0) return;
  console.log(`\nThe ${count} slowest of ${tests.length} tests:`);
  for (const { title, file, ms } of slowest(tests, count)) {
    console.log(`${(ms / 1000).toFixed(1).padStart(6)} s  ${file}  ${title}`);
  }
}

/**
 * Prints all failures again at the end, because the output of a long run is often cut off at the start.
 * @param {readonly import('./run-steps.mjs').StepResult[]} results
 * @param {string} reports
 */
export function sayFailures(results, reports) {
  const steps = results.filter(({ failed }) => failed > 0);
  if (steps.length === 0) return;
  console.log('\nFailures:');
  for (const { name, failed } of steps) console.log(`  ${name}: ${failed}`);
  for (const { file, title, failure } of readReports(reports)) {
    if (failure)
      console.log(`  ${file}  ${title}\n    ${failure.split('\n', LINES_OF_A_FAILURE).join('\n    ')}`);
  }
}

/** @param {string} folder */
const readReports = (folder) => reportedTests(readdirSync(folder).map((name) => join(folder, name)));

/**
 * Prints the durations of preparations, which do not count as tests.
 * @param {Readonly<Record<string, number>>} times
 */
export function sayApart(times) {
  for (const [what, seconds] of Object.entries(times)) {
    if (seconds >= WORTH_SAYING) console.log(`\n${what}: ${Math.round(seconds)} s, not counted.`);
  }
}

/**
 * Appends the seconds and results of a run to the table of its day. Returns the path of the file.
 * @param {readonly import('./run-steps.mjs').StepResult[]} results
 */
export function writeTable(results) {
  const date = new Date().toISOString().slice(0, 16).replace('T', ' ');
  const lines = results.map(
    ({ name, seconds, passed, failed }) => `| ${date} | ${name} | ${seconds} | ${passed} | ${failed} |`,
  );
  const folder = join('.data', 'bench');
  mkdirSync(folder, { recursive: true });
  const path = join(folder, `${date.slice(0, 10)}-test-all.md`);
  if (!existsSync(path)) {
    writeFileSync(path, '| date (UTC) | part | seconds | passed | failed |\n|---|---|---|---|---|\n');
  }
  appendFileSync(path, `${lines.join('\n')}\n`);
  return path;
}

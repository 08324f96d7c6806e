import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { ROOT } from './places.mjs';

/**
 * @typedef {{ passed: number, failed: number }} Result
 * @typedef {{ title: string, file: string, ms: number, failure?: string }} ReportedTest
 */

/**
 * Returns the result of a step that counts as one test, from its exit code.
 * @param {number} code
 * @returns {Result}
 */
export function oneTest(code) {
  return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

/**
 * Reads the result that Vitest wrote with `--reporter=json`. A file that could not be loaded counts as one failure, and
 * so does a run with a non-zero exit code and no failed test.
 * @param {string} file
 * @param {number} code
 * @returns {Result}
 */
export function vitestResult(file, code) {
  const report = readReport(file);
  if (!report) return oneTest(1);
  /** @type {{ status: string, assertionResults: { status: string }[] }[]} */
  const files = report.testResults;
  const unloaded = files.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && !assertionResults.some((test) => test.status === 'failed'),
  );
  return withEnding({ passed: report.numPassedTests, failed: report.numFailedTests + unloaded.length }, code);
}

/**
 * Reads the result that Playwright wrote with `--reporter=json`. A test that passed on a retry counts as passed.
 * @param {string} file
 * @param {number} code
 * @returns {Result}
 */
export function playwrightResult(file, code) {
  const report = readReport(file);
  if (!report) return oneTest(1);
  const { expected, flaky, unexpected } = report.stats;
  return withEnding({ passed: expected + flaky, failed: unexpected + report.errors.length }, code);
}

/**
 * @param {readonly Result[]} results
 * @returns {Result}
 */
export function sum(results) {
  return results.reduce(
    (total, { passed, failed }) => ({ passed: total.passed + passed, failed: total.failed + failed }),
    { passed: 0, failed: 0 },
  );
}

/**
 * Lists every test in the reports of Vitest and Playwright, with its duration and, if it failed, its message.
 * @param {readonly string[]} files
 * @returns {ReportedTest[]}
 */
export function reportedTests(files) {
  return files.flatMap((file) => {
    const report = readReport(file);
    if (!report) return [];
    return report.testResults ? ofVitest(report) : report.suites.flatMap(ofPlaywright);
  });
}

/**
 * @param {readonly ReportedTest[]} tests
 * @param {number} count
 */
export function slowest(tests, count) {
  return tests.toSorted((one, other) => other.ms - one.ms).slice(0, count);
}

/**
 * @param {{ testResults: {
 *   name: string,
 *   message?: string,
 *   assertionResults: { fullName: string, duration?: number, failureMessages?: string[] }[],
 * }[] }} report
 * @returns {ReportedTest[]}
 */
function ofVitest({ testResults }) {
  return testResults.flatMap(({ name, message = '', assertionResults }) => {
    const file = relative(ROOT, name);
    const tests = assertionResults.map(({ fullName, duration = 0, failureMessages: [failure] = [] }) =>
      reported({ title: fullName, file, ms: duration }, failure),
    );
    return message ? [...tests, reported({ title: '', file, ms: 0 }, message)] : tests;
  });
}

/**
 * @param {ReportedTest} test
 * @param {string | undefined} failure
 * @returns {ReportedTest}
 */
const reported = (test, failure) =>
  failure === undefined ? test : { ...test, failure: stripVTControlCharacters(failure) };

/**
 * @typedef {{
 *   file: string,
 *   suites?: Suite[],
 *   specs: {
 *     title: string,
 *     ok?: boolean,
 *     tests: { results: { duration: number, error?: { message?: string } }[] }[],
 *   }[],
 * }} Suite
 */

/**
 * @param {Suite} suite
 * @returns {ReportedTest[]}
 */
function ofPlaywright({ file, suites = [], specs }) {
  const own = specs.map(({ title, ok = true, tests }) => {
    const tries = tests.flatMap(({ results }) => results);
    const ms = tries.reduce((total, { duration }) => total + duration, 0);
    const said = tries.map(({ error }) => error?.message).find((message) => message !== undefined);
    return reported({ title, file: `e2e/${file}`, ms }, ok ? undefined : (said ?? 'it failed'));
  });
  return [...own, ...suites.flatMap(ofPlaywright)];
}

/**
 * @param {Result} result
 * @param {number} code
 * @returns {Result}
 */
function withEnding({ passed, failed }, code) {
  return { passed, failed: code !== 0 && failed === 0 ? 1 : failed };
}

/** @param {string} file */
function readReport(file) {
  if (!existsSync(file)) return undefined;
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}

import { existsSync, readFileSync } from 'node:fs';

/** One step that either holds or does not, counted as one test. */
export function oneTest(code) {
  return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

/**
 * What Vitest wrote with `--reporter=json`. A file that could not even be loaded has no tests: it counts as
 * one that failed. So does a run that ended badly without naming a test.
 */
export function vitestResult(file, code) {
  const report = readReport(file);
  if (!report) return oneTest(1);
  const unloaded = report.testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && !assertionResults.some((test) => test.status === 'failed'),
  );
  return withEnding({ passed: report.numPassedTests, failed: report.numFailedTests + unloaded.length }, code);
}

/** What Playwright wrote with `--reporter=json`. A test that passed at a second try has passed. */
export function playwrightResult(file, code) {
  const report = readReport(file);
  if (!report) return oneTest(1);
  const { expected, flaky, unexpected } = report.stats;
  return withEnding({ passed: expected + flaky, failed: unexpected + report.errors.length }, code);
}

export function sum(results) {
  return results.reduce(
    (total, { passed, failed }) => ({ passed: total.passed + passed, failed: total.failed + failed }),
    { passed: 0, failed: 0 },
  );
}

function withEnding({ passed, failed }, code) {
  return { passed, failed: code !== 0 && failed === 0 ? 1 : failed };
}

function readReport(file) {
  if (!existsSync(file)) return undefined;
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { oneTest, playwrightResult, reportedTests, slowest, sum, vitestResult } from './results.mjs';

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'results-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

/** @param {unknown} content */
function report(content) {
  const file = join(folder, `${Math.random()}.json`);
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content));
  return file;
}

/**
 * @param {number} numPassedTests
 * @param {number} numFailedTests
 * @param {object[]} testResults
 */
const ofVitest = (numPassedTests, numFailedTests, testResults = []) =>
  report({ numPassedTests, numFailedTests, testResults });

describe('the count of a tier', () => {
  it('counts a step that passes or fails as a whole as one test', () => {
    expect(oneTest(0)).toEqual({ passed: 1, failed: 0 });
    expect(oneTest(2)).toEqual({ passed: 0, failed: 1 });
  });

  it('reads the counts from the report of Vitest', () => {
    const failing = { status: 'failed', assertionResults: [{ status: 'failed' }, { status: 'passed' }] };
    expect(vitestResult(ofVitest(12, 0), 0)).toEqual({ passed: 12, failed: 0 });
    expect(vitestResult(ofVitest(11, 1, [failing]), 1)).toEqual({ passed: 11, failed: 1 });
  });

  it('counts a test file that could not be loaded as one failure', () => {
    const unloaded = { status: 'failed', assertionResults: [] };
    expect(vitestResult(ofVitest(5, 0, [unloaded]), 1)).toEqual({ passed: 5, failed: 1 });
  });

  it('counts at least one failure if the run itself failed', () => {
    expect(vitestResult(ofVitest(5, 0), 1)).toEqual({ passed: 5, failed: 1 });
    expect(vitestResult(join(folder, 'nothing.json'), 0)).toEqual({ passed: 0, failed: 1 });
    expect(vitestResult(report('{"num'), 0)).toEqual({ passed: 0, failed: 1 });
    expect(playwrightResult(join(folder, 'nothing.json'), 0)).toEqual({ passed: 0, failed: 1 });
  });

  it('reads the counts from the report of Playwright: a passed retry counts as passed, a broken set-up as failed', () => {
    const stats = { expected: 7, flaky: 1, unexpected: 2, skipped: 3 };
    expect(playwrightResult(report({ stats, errors: [] }), 1)).toEqual({ passed: 8, failed: 2 });
    const none = { expected: 0, flaky: 0, unexpected: 0, skipped: 0 };
    expect(playwrightResult(report({ stats: none, errors: [{}] }), 1)).toEqual({ passed: 0, failed: 1 });
  });

  it('adds up the counts of several steps', () => {
    expect(sum([oneTest(0), oneTest(1), { passed: 40, failed: 2 }])).toEqual({ passed: 41, failed: 3 });
    expect(sum([])).toEqual({ passed: 0, failed: 0 });
  });
});

describe('the tests in reports', () => {
  it('lists the tests of all reports with their duration, slowest first', () => {
    const ofUnits = report({
      testResults: [
        { name: join(process.cwd(), 'a.test.ts'), assertionResults: [{ fullName: 'one', duration: 20 }] },
      ],
    });
    /**
     * @param {string} title
     * @param {number[]} durations
     */
    const test = (title, ...durations) => ({
      title,
      tests: [{ results: durations.map((duration) => ({ duration })) }],
    });
    const ofJourneys = report({
      suites: [
        {
          file: 'b.e2e.ts',
          specs: [test('two', 5)],
          suites: [{ file: 'b.e2e.ts', specs: [test('three', 30, 40)] }],
        },
      ],
    });
    const all = reportedTests([ofUnits, ofJourneys, join(folder, 'nothing.json')]);
    expect(slowest(all, 2)).toEqual([
      { title: 'three', file: 'e2e/b.e2e.ts', ms: 70 },
      { title: 'one', file: 'a.test.ts', ms: 20 },
    ]);
    expect(all).toHaveLength(3);
  });

  it('reports the message of each failure, also for a file that could not be loaded, but not for a passed retry', () => {
    const name = join(process.cwd(), 'a.test.ts');
    const ofUnits = report({
      testResults: [
        {
          name,
          assertionResults: [
            { fullName: 'holds', failureMessages: [] },
            {
              fullName: 'breaks',
              failureMessages: ['\u001b[31mAssertionError\u001b[39m: 1 is not 2', 'again'],
            },
          ],
        },
        { name, message: 'no such module', assertionResults: [] },
      ],
    });
    const tries = [{ duration: 1, error: { message: 'not in sight' } }, { duration: 1 }];
    const ofJourneys = report({
      suites: [
        {
          file: 'b.e2e.ts',
          specs: [
            { title: 'at a second try', ok: true, tests: [{ results: tries }] },
            { title: 'never', ok: false, tests: [{ results: tries }] },
            { title: 'in silence', ok: false, tests: [{ results: [] }] },
          ],
        },
      ],
    });
    const failed = reportedTests([ofUnits, ofJourneys]).filter(({ failure }) => failure);
    expect(failed.map(({ file, title, failure }) => [file, title, failure])).toEqual([
      ['a.test.ts', 'breaks', 'AssertionError: 1 is not 2'],
      ['a.test.ts', '', 'no such module'],
      ['e2e/b.e2e.ts', 'never', 'not in sight'],
      ['e2e/b.e2e.ts', 'in silence', 'it failed'],
    ]);
  });
});

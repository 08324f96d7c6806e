import { sum } from './results.mjs';

/** @typedef {import('./results.mjs').Result} Result */
/**
 * @typedef {{
 *   name: string,
 *   run: (tell: Tell) => Promise<Result>,
 * }} Step
 * @typedef {((text: string) => void) | undefined} Tell
 * @typedef {{ name: string, seconds: number } & Result} StepResult
 */

/**
 * Runs lanes of steps beside each other, and the steps of a lane in order, also when one fails. What several lanes
 * write would be mixed: there a step says one line, and everything where it failed. A single lane writes as it goes.
 * @param {readonly (readonly Step[])[]} lanes
 * @returns {Promise<StepResult[]>}
 */
export async function runSteps(lanes) {
  /** @type {StepResult[]} */
  const results = [];
  const isAlone = lanes.length === 1;
  /** @param {readonly Step[]} lane */
  const runLane = async (lane) => {
    for (const { name, run } of lane) {
      if (isAlone) console.log(`\n=== ${name}`);
      let told = '';
      const began = performance.now();
      const result = await run(
        isAlone
          ? undefined
          : (text) => {
              told += text;
            },
      );
      const seconds = Math.round((performance.now() - began) / 100) / 10;
      if (!isAlone && result.failed > 0) console.log(`\n=== ${name}\n${told}`);
      const all = result.passed + result.failed;
      const ending = result.failed === 0 ? `ok, ${all}` : `${result.failed} of ${all} failed`;
      console.log(`--- ${name}: ${ending}, ${seconds} s`);
      results.push({ name, seconds, ...result });
    }
  };
  await Promise.all(lanes.map(runLane));
  return results;
}

/**
 * Says the last line of a run, which others read, and sets the exit code.
 * @param {readonly Result[]} results
 */
export function sayTotal(results) {
  const { passed, failed } = sum(results);
  process.exitCode = failed === 0 ? 0 : 1;
  console.log(`\n${passed} passed, ${failed} failed`);
}

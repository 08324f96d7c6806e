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
 * Runs lanes in parallel, and the steps of each lane in order, even after a failure. With several lanes each step
 * prints one line, plus its full output if it failed, so that outputs do not mix. A single lane prints output
 * immediately.
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
 * Prints the last line of a run, which other tools parse, and sets the exit code.
 * @param {readonly Result[]} results
 */
export function sayTotal(results) {
  const { passed, failed } = sum(results);
  process.exitCode = failed === 0 ? 0 : 1;
  console.log(`\n${passed} passed, ${failed} failed`);
}

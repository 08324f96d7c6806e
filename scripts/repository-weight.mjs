import { execFileSync } from 'node:child_process';
import { existsSync, lstatSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ROOT } from './places.mjs';

/** Maximum size of all tracked files together, in bytes. */
const MOST = 36_500_000;
/** Maximum size of one tracked file, in bytes. */
const MOST_OF_A_FILE = 400_000;
/** Matches fonts and lock files, which are exempt because their size cannot be chosen. */
const MAY_BE_LARGER = /\.(?:woff2?|ttf|otf)$|(?:^|\/)package-lock\.json$/;

/**
 * Measures the tracked files of a repository in bytes, and returns a sentence for each exceeded limit. A folder without
 * git has no tracked files.
 *
 * @param {string} root
 * @param {{ most?: number }} [limits]
 * @returns {{ bytes: number, findings: string[] }}
 */
export function repositoryWeight(root, { most = MOST } = {}) {
  const findings = [];
  let bytes = 0;
  for (const file of trackedFiles(root)) {
    const size = lstatSync(join(root, file), { throwIfNoEntry: false })?.size ?? 0;
    bytes += size;
    if (size > MOST_OF_A_FILE && !MAY_BE_LARGER.test(file))
      findings.push(
        `${file} weighs ${inKilobytes(size)}, the limit for a file is ${inKilobytes(MOST_OF_A_FILE)}`,
      );
  }
  if (bytes > most)
    findings.push(`The tracked files weigh ${inKilobytes(bytes)}, the limit is ${inKilobytes(most)}`);
  return { bytes, findings };
}

/**
 * @param {string} root
 * @returns {string[]}
 */
function trackedFiles(root) {
  if (!existsSync(join(root, '.git'))) return [];
  const list = execFileSync('git', ['ls-files', '-z'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64_000_000,
  });
  return list.split('\0').filter((file) => file !== '');
}

/** @param {number} bytes */
function inKilobytes(bytes) {
  return `${Math.ceil(bytes / 1000)} KB`;
}

if (process.argv[1] && resolve(process.argv[1]) === fileURLToPath(import.meta.url)) {
  // The tests of this command pass a folder as its argument.
  const { bytes, findings } = repositoryWeight(process.argv[2] ?? ROOT);
  for (const finding of findings) console.error(finding);
  if (findings.length === 0) console.log(`The tracked files weigh ${inKilobytes(bytes)}.`);
  process.exitCode = findings.length === 0 ? 0 : 1;
}

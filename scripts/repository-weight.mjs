import { execFileSync } from 'node:child_process';
import { existsSync, lstatSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ROOT } from './places.mjs';

/** What all tracked files together may weigh, and what one of them may, in bytes. */
const MOST = 35_500_000;
const MOST_OF_A_FILE = 400_000;
/** A font is as large as its letters need, and nobody chooses the length of a lock file. */
const MAY_BE_LARGER = /\.(?:woff2?|ttf|otf)$|(?:^|\/)package-lock\.json$/;

/**
 * What every clone of a repository has to carry: the bytes of its tracked files, and a sentence for each limit that is
 * passed. A folder that git does not keep carries nothing.
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
      findings.push(`${file} weighs ${inKilobytes(size)}, a file may weigh ${inKilobytes(MOST_OF_A_FILE)}`);
  }
  if (bytes > most)
    findings.push(`The tracked files weigh ${inKilobytes(bytes)}, they may weigh ${inKilobytes(most)}`);
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
  // Another folder than our own is for the tests of this command.
  const { bytes, findings } = repositoryWeight(process.argv[2] ?? ROOT);
  for (const finding of findings) console.error(finding);
  if (findings.length === 0) console.log(`The tracked files weigh ${inKilobytes(bytes)}.`);
  process.exitCode = findings.length === 0 ? 0 : 1;
}

import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';
import { join } from 'node:path';

/** The folder of measurements, which git ignores. Decision records quote the figures that matter. */
const FOLDER = join(import.meta.dirname, '..', '..', '.data', 'bench');

/**
 * Writes measurements to `.data/bench/{date}-{name}.json`, with the machine and the commit they were measured on.
 * Returns the path of the file.
 */
export function writeResults(name: string, figures: object, now = new Date()): string {
  mkdirSync(FOLDER, { recursive: true });
  const path = join(FOLDER, `${now.toISOString().slice(0, 10)}-${name}.json`);
  const machine = {
    node: process.version,
    cores: cpus().length,
    memoryGb: Math.round(totalmem() / 1024 ** 3),
  };
  writeFileSync(
    path,
    `${JSON.stringify({ name, measured: now.toISOString(), commit: commit(), machine, ...figures }, null, 2)}\n`,
  );
  return path;
}

/** Returns the commit of this tree, with the suffix `-dirty` if there are uncommitted changes. */
function commit(): string | undefined {
  try {
    return execFileSync('git', ['describe', '--always', '--dirty', '--abbrev=12'], {
      cwd: FOLDER,
      encoding: 'utf8',
    }).trim();
  } catch {
    // This tree is not a git repository.
    return undefined;
  }
}

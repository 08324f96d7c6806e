import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';
import { join } from 'node:path';

const FOLDER = join(import.meta.dirname, '..', 'results');

/** Writes what was measured to `results/{date}-{name}.json`, with what it was measured on; gives the file's path. */
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
    `${JSON.stringify({ name, measured: now.toISOString(), machine, ...figures }, null, 2)}\n`,
  );
  return path;
}

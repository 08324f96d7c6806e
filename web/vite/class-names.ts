import { createHash } from 'node:crypto';
import { join, relative } from 'node:path';

const taken = new Map<string, string>();

/**
 * A class or a movement of a style sheet in what is built: four characters for its file, one or two for its place. A page
 * writes each several times, in its HTML, its styles and its scripts (docs/performance.md).
 */
export function shortClassName(name: string, file: string, css: string): string {
  const path = relative(join(import.meta.dirname, '..'), file.replace(/\?.*/, ''));
  const digest = createHash('sha256').update(path).digest().readUInt32BE();
  const prefix =
    'abcdefghijklmnopqrstuvwxyz'.charAt(digest % 26) + (digest % 46_656).toString(36).padStart(3, '0');
  const other = taken.get(prefix);
  if (other !== undefined && other !== path)
    throw new Error(`${path} and ${other}: their classes would be called the same`);
  taken.set(prefix, path);
  // Movements are named in the same way, and two of one name would be one.
  const found = [/\.(-?[_a-z][\w-]*)/gi, /@keyframes\s+([\w-]+)/gi].flatMap((kind) => [
    ...css.matchAll(kind),
  ]);
  const names = [...new Set(found.map(([, one]) => one))];
  if (!names.includes(name)) throw new Error(`${path}: nothing in it is called ${name}`);
  return prefix + names.indexOf(name).toString(36);
}

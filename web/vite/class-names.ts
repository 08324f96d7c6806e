import { createHash } from 'node:crypto';
import { join, relative } from 'node:path';

const taken = new Map<string, string>();

/**
 * Returns the short name of a class or a keyframe animation: four characters for its file, and one or two for its
 * position in that file. Names are short because pages repeat them in HTML, styles and scripts (docs/performance.md).
 */
export function shortClassName(name: string, file: string, css: string): string {
  const path = relative(join(import.meta.dirname, '..'), file.replace(/\?.*/, ''));
  const digest = createHash('sha256').update(path).digest().readUInt32BE();
  const prefix =
    'abcdefghijklmnopqrstuvwxyz'.charAt(digest % 26) + (digest % 46_656).toString(36).padStart(3, '0');
  const other = taken.get(prefix);
  if (other !== undefined && other !== path)
    throw new Error(`${path} and ${other} have the same class prefix`);
  taken.set(prefix, path);
  // Keyframe animations get unique names too: of two animations with the same name, one would override the other.
  const found = [/\.(-?[_a-z][\w-]*)/gi, /@keyframes\s+([\w-]+)/gi].flatMap((kind) => [
    ...css.matchAll(kind),
  ]);
  const names = [...new Set(found.map(([, one]) => one))];
  if (!names.includes(name)) throw new Error(`${path} does not define ${name}`);
  return prefix + names.indexOf(name).toString(36);
}

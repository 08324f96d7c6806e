import { createHash } from 'node:crypto';
import { relative } from 'node:path';
import type { Plugin } from 'vite';
import { BROWSER_BUILD } from './browser-build.ts';

const taken = new Map<string, string>();

/**
 * A class or a movement of a style sheet in what is built: four characters for its file, one or two for its place. A page
 * writes each several times, in its HTML, its styles and its scripts (docs/decisions/0092).
 */
export function shortClassName(name: string, file: string, css: string): string {
  const path = relative(import.meta.dirname, file.replace(/\?.*/, ''));
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

/**
 * Takes each class from a style sheet by its name, and not all of them as one object: a bundler then writes the class
 * where it is used, leaves out those of parts that only the server shows, and knows of one that is not there.
 */
export const classesByName: Plugin = {
  name: 'classes-by-name',
  ...BROWSER_BUILD,
  enforce: 'pre',
  transform: {
    filter: { id: /\/src\/.*\.tsx?$/, code: /\.module\.css'/ },
    handler: (code) => ({
      code: code.replace(/^import (\w+) from ('\.[^']+\.module\.css')/gm, 'import * as $1 from $2'),
      map: null,
    }),
  },
  onLog(_level, { code, message }) {
    if (code === 'IMPORT_IS_UNDEFINED' && message.includes('.module.css')) this.error(message);
  },
};

/** A style sheet that is imported without its classes counts too: it is of what only the server draws (src/ui/kept.tsx). */
export const stylesByThemselves: Plugin = {
  name: 'styles-by-themselves',
  ...BROWSER_BUILD,
  enforce: 'post',
  transform: {
    filter: { id: /\.module\.css$/ },
    handler: (code) => ({ code, map: null, moduleSideEffects: true }),
  },
};

import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import ts from 'typescript';
import { ROOT } from './places.mjs';

/**
 * The path of the list of retired names. Each line has a retired name and the name that replaced it, or `-` if there
 * is none. The name of a folder ends with a slash.
 */
const LIST = 'scripts/retired-names.txt';
const CODE = /\.(?:[cm]?[jt]sx?)$/;
const NAME = /[\w$]+/g;

/** @typedef {ReadonlyMap<string, string>} RetiredNames The new name for each retired name. */

/**
 * Parses the list of retired names. Empty lines and lines that start with `#` are skipped.
 * @param {string} text
 * @returns {RetiredNames}
 */
export function parseRetiredNames(text) {
  const lines = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  return new Map(
    lines.map((line) => {
      const [name = '', replacement = '-'] = line.split(' ');
      return [name, replacement];
    }),
  );
}

/**
 * Lists the retired names that files still use: as a whole identifier of code, or as the name of a file or folder.
 * Comments, strings and the text of elements are not code.
 * @param {readonly { path: string, text: string }[]} files paths from the root of the repository
 * @param {RetiredNames} retired
 * @returns {string[]} one line per file and name
 */
export function retiredNames(files, retired) {
  return files.flatMap(({ path, text }) => {
    const inCode = CODE.test(path) ? identifiers(path, text, retired) : [];
    return [...new Set([...inPath(path), ...inCode])]
      .filter((name) => retired.has(name))
      .map((name) => `${path}: «${name}» is now «${retired.get(name)}»`);
  });
}

/**
 * Returns the names in a path: each folder with a slash, the file, and the file without its extensions.
 * @param {string} path
 */
function inPath(path) {
  const file = basename(path);
  const folders = path.split('/').slice(0, -1);
  return [...folders.map((folder) => `${folder}/`), file, file.replace(/\..*$/, '')];
}

/**
 * Returns the identifiers in the code of a file. To save seconds, does not parse files that contain no retired name as
 * a word.
 * @param {string} path
 * @param {string} text
 * @param {RetiredNames} retired
 */
function identifiers(path, text, retired) {
  if (!text.match(NAME)?.some((word) => retired.has(word))) return [];
  const kind = /x$/.test(path) ? ts.ScriptKind.TSX : undefined;
  /** @type {string[]} */
  const found = [];
  /** @param {ts.Node} node */
  const visit = (node) => {
    if (ts.isIdentifier(node)) found.push(node.text);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(path, text, ts.ScriptTarget.Latest, false, kind));
  return found;
}

/**
 * Lists the retired names in the tracked files of a repository.
 * @param {string} root
 */
export function checkRetiredNames(root = ROOT) {
  const paths = execFileSync('git', ['ls-files', '-z'], { cwd: root, encoding: 'utf8' }).split('\0');
  const files = paths
    .filter((path) => path !== '' && !path.startsWith('content/'))
    .map((path) => ({ path, text: CODE.test(path) ? readFileSync(join(root, path), 'utf8') : '' }));
  return retiredNames(files, parseRetiredNames(readFileSync(join(root, LIST), 'utf8')));
}

#!/usr/bin/env node
// Checks that every rule, decision record and document cited in a file exists in the repository.
//   node scripts/cited-rules.mjs [ROOT]     lists every finding as `file:line what is wrong`; exit code 1 if any

import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ROOT } from './places.mjs';

/** The document that contains the rules. */
export const SPECIFICATION = 'docs/specification.md';

const RECORDS = 'docs/decisions/';
const READ = /\.(?:tsx?|mts|mjs|js|css|md|jsonc)$|(?:^|\/)\.env\.example$/;
const TEST = /\.(?:test|spec|e2e)\.(?:tsx?|mts|mjs|js)$/;
/** Matches a comment line of a source file. In documents every line counts as prose. */
const COMMENT = /^\s*(?:\/\/|\/?\*|#)|\s\/\/\s/;

/** @typedef {{ chapters: Set<string>, rules: Map<string, number> }} Specification */
/** @typedef {{ kind: 'rule' | 'record' | 'document' | 'outside', named: string, line: number }} Citation */
/** @typedef {Specification & { records: string[], documents: Set<string> }} Known */

/**
 * Lists the chapters («## §2 …») and rules («**2.47**») of the specification, with the number of occurrences per rule.
 * @param {string} text
 * @returns {Specification}
 */
function readSpecification(text) {
  const chapters = new Set([...text.matchAll(/^## §(\d+)\b/gm)].map(([, chapter]) => String(chapter)));
  const rules = new Map();
  for (const [, id] of text.matchAll(/\*\*(\d+\.\d+)\*\*/g)) rules.set(id, (rules.get(id) ?? 0) + 1);
  return { chapters, rules };
}

/**
 * Lists the broken citations in these files as `path:line text`, in the order of the files.
 * @param {ReadonlyMap<string, string>} files each file's text by its path from the root
 * @returns {string[]}
 */
export function citationFindings(files) {
  const specification = readSpecification(files.get(SPECIFICATION) ?? '');
  const paths = [...files.keys()];
  const known = {
    ...specification,
    records: paths.filter((path) => path.startsWith(RECORDS)).map((path) => basename(path)),
    documents: new Set(
      paths
        .filter((path) => path.endsWith('.md'))
        .flatMap((path) => [path, basename(path), path.slice(path.indexOf('docs/'))]),
    ),
  };
  const findings = [...files].flatMap(([path, text]) =>
    citationsIn(path, text)
      .map((citation) => ({ ...citation, wrong: wrongIn(citation, known) }))
      .filter(({ wrong }) => wrong !== undefined)
      .map(({ line, wrong }) => `${path}:${line} ${wrong}`),
  );
  return [...findings, ...doubledOrUnshown(files, specification)];
}

/**
 * Lists the findings of a checkout: in tracked files, and in untracked files that git does not ignore.
 * @param {string} root
 * @returns {string[]}
 */
export function checkCitations(root = ROOT) {
  const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
  });
  const paths = listed.split('\0').filter((path) => READ.test(path) && existsSync(join(root, path)));
  return citationFindings(new Map(paths.map((path) => [path, readFileSync(join(root, path), 'utf8')])));
}

/**
 * Finds the citations in a text, each with its kind, its target and its line number.
 * @param {string} path
 * @param {string} text
 */
function citationsIn(path, text) {
  const isDocument = path.endsWith('.md');
  /** @type {Citation[]} */
  const found = [];
  for (const [index, line] of text.split('\n').entries()) {
    /** @param {Citation['kind']} kind */
    const add = (kind, named = '') => found.push({ kind, named, line: index + 1 });
    for (const [, named] of line.matchAll(/§(\d+(?:\.\d+)?)/g)) add('rule', named);
    for (const [, named] of line.matchAll(/\bdecisions\/(0\d{3}(?:-[\w-]+\.md)?)/g)) add('record', named);
    const listed =
      /\b(?:records?|decisions?)\s+((?:\[?0\d{3}\]?(?:\([^)]*\))?(?:,\s*|\s+(?:and|to)\s+)?)+)/gi;
    for (const [, list = ''] of line.matchAll(listed)) {
      for (const [named] of list.replace(/\([^)]*\)/g, '').matchAll(/0\d{3}/g)) add('record', named);
    }
    if (/\.\.\/shared(?![\w-])/.test(line)) add('outside', 'shared');
    if (!isDocument && !COMMENT.test(line)) continue;
    for (const [named] of line.matchAll(/\b(?:docs\/[\w/-]*)?[\w-]+\.md\b/g)) add('document', named);
  }
  return found;
}

/**
 * Describes what is wrong with a citation. Returns `undefined` if its target exists.
 * @param {Citation} citation
 * @param {Known} known
 */
function wrongIn({ kind, named }, { chapters, rules, records, documents }) {
  switch (kind) {
    case 'rule':
      if (named.includes('.') ? rules.has(named) : chapters.has(named)) return undefined;
      return `§${named} is not in ${SPECIFICATION}`;
    case 'record':
      if (records.some((record) => record === named || record.startsWith(`${named}-`))) return undefined;
      return `${RECORDS}${named} does not exist`;
    case 'document':
      return documents.has(named) ? undefined : `${named} is not in the repository`;
    default:
      return 'names a folder outside the repository';
  }
}

/**
 * Lists rules that the specification contains twice, and rules without a test.
 * @param {ReadonlyMap<string, string>} files
 * @param {Specification} specification
 */
function doubledOrUnshown(files, { rules }) {
  const tests = [...files].filter(([path]) => TEST.test(path)).map(([, text]) => text);
  const shown = new Set(tests.flatMap((text) => [...text.matchAll(/§(\d+\.\d+)/g)].map(([, id]) => id)));
  return [...rules].flatMap(([id, times]) => [
    ...(times > 1 ? [`${SPECIFICATION}: §${id} occurs ${times} times`] : []),
    ...(shown.has(id) ? [] : [`${SPECIFICATION}: no test names §${id}`]),
  ]);
}

if (process.argv[1] && resolve(process.argv[1]) === fileURLToPath(import.meta.url)) {
  const findings = checkCitations(process.argv[2]);
  for (const finding of findings) console.log(finding);
  console.log(findings.length === 0 ? 'Every citation has a target.' : `${findings.length} findings`);
  process.exit(findings.length === 0 ? 0 : 1);
}

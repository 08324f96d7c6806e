#!/usr/bin/env node
// Checks that every link of a document leads to a file or heading of the repository, and that every source file named
// in it exists.
//   node scripts/document-links.mjs [ROOT]     prints each finding as `file:line finding`; exit code 1 if there is any

import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, normalize, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ROOT } from './places.mjs';

/** Matches a Markdown link or image. Its text may contain a code span, but no nested link. */
const LINK = /\]\(([^()\s]+)\)/g;
/** Matches a path of a source file in a code span, such as `domain/time/when.ts`, which may start at any folder. */
const SOURCE = /`([\w@.-]+(?:\/[\w@.-]+)+\.(?:tsx?|mjs|css|svg|conf|ya?ml|sh|html|test\.\w+))`/g;
/** Matches a path of a folder in a code span, such as `server/images/`. */
const FOLDER = /`([\w@.-]+(?:\/[\w@.-]+)+)\/`/g;
const SCHEME = /^[a-z][a-z+.-]*:/i;

/**
 * Lists links of the documents whose target does not exist in the repository, as `path:line text`.
 * @param {ReadonlyMap<string, string>} documents the text of each Markdown file by its path from the root
 * @param {readonly string[]} paths every file of the repository
 * @returns {string[]}
 */
export function linkFindings(documents, paths) {
  const known = new Set(paths);
  for (const path of paths) for (let at = dirname(path); at !== '.'; at = dirname(at)) known.add(at);
  /** @type {string[]} */
  const findings = [];
  for (const [path, text] of documents) {
    for (const [index, line] of text.split('\n').entries()) {
      for (const [, target = ''] of line.matchAll(LINK)) {
        const finding = wrongLink(path, target, known, documents);
        if (finding !== undefined) findings.push(`${path}:${index + 1} ${finding}`);
      }
      for (const [, named = ''] of line.matchAll(SOURCE)) {
        if (known.has(named) || paths.some((one) => one.endsWith(`/${named}`))) continue;
        findings.push(`${path}:${index + 1} ${named} does not exist`);
      }
      for (const [, named = ''] of line.matchAll(FOLDER)) {
        // A path may be relative to the root, to the sources of the site, or to the folder of the document.
        const bases = ['', 'web/src/', `${dirname(path)}/`];
        const isOfOurs = bases.some((base) => known.has(`${base}${named.split('/')[0]}`));
        if (!isOfOurs || bases.some((base) => known.has(`${base}${named}`))) continue;
        findings.push(`${path}:${index + 1} ${named}/ does not exist`);
      }
    }
  }
  return findings;
}

/**
 * Returns the finding for one link, or `undefined` if its target exists.
 * @param {string} from
 * @param {string} target
 * @param {ReadonlySet<string>} known
 * @param {ReadonlyMap<string, string>} documents
 */
function wrongLink(from, target, known, documents) {
  if (SCHEME.test(target)) return undefined;
  const [file = '', heading] = decodeURI(target).split('#');
  const path = file === '' ? from : normalize(join(dirname(from), file)).replace(/\/$/, '');
  if (!known.has(path)) return `${target} leads to no file`;
  const text = documents.get(path);
  if (heading === undefined || text === undefined || anchorsOf(text).has(heading)) return undefined;
  return `${target} leads to no heading`;
}

/**
 * Returns the anchors that GitHub generates for the headings of a document.
 * @param {string} text
 */
function anchorsOf(text) {
  const headings = [...text.matchAll(/^#{1,6} (.*)$/gm)].map(([, heading = '']) => heading);
  return new Set(
    headings.map((heading) =>
      heading
        .toLowerCase()
        .replace(/[^\p{L}\p{N}\s_-]/gu, '')
        .trim()
        .replace(/\s/g, '-'),
    ),
  );
}

/**
 * Returns the findings of a checkout: in tracked files, and in untracked files that git does not ignore.
 * @param {string} root
 */
export function checkDocumentLinks(root = ROOT) {
  const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
  });
  const paths = listed.split('\0').filter((path) => path !== '' && existsSync(join(root, path)));
  const documents = paths.filter((path) => path.endsWith('.md'));
  return linkFindings(
    new Map(documents.map((path) => [path, readFileSync(join(root, path), 'utf8')])),
    paths,
  );
}

if (process.argv[1] && resolve(process.argv[1]) === fileURLToPath(import.meta.url)) {
  const findings = checkDocumentLinks(process.argv[2]);
  for (const finding of findings) console.log(finding);
  console.log(findings.length === 0 ? 'Every link has a target.' : `${findings.length} findings`);
  process.exit(findings.length === 0 ? 0 : 1);
}

import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { ROOT } from './places.mjs';

/**
 * Names that were replaced by standard terms (docs/glossary.md). The check looks for them among exported names and
 * names of files and folders, case-sensitively, so that copy and paste does not bring them back.
 */
const REPLACED = [
  'inTime',
  'Patience',
  'TooLate',
  'LineFull',
  'remembered',
  'Courier',
  'KeptDays',
  'OneByOne',
  'WaysOut',
  'MoreOfThese',
  'Whereabouts',
  'WhilePending',
  'PaintFromHere',
  'LastResort',
  'LooseSheets',
  'TornBook',
  'QueueNumber',
  'use-soft-links',
  'softStep',
  'NearbyPages',
  'signOfProgram',
  'trapped',
  'LEAST_MS',
  'CARRIED',
  'leadTo',
  'Elsewhere',
  'travellingItems',
  'Envelope',
  'createReading',
  'content-server',
  'events-server',
  'check-rooms',
];

/** Folders that were renamed. */
const REPLACED_FOLDERS = ['delivery', 'serve', 'site', 'content-server', 'events-server'];

/** «live» means the hall screen. Only these files may carry that name. */
const HALL_SCREEN = [
  'web/src/routes/live.tsx',
  'web/src/domain/programme/live.ts',
  'web/src/screens/live.tsx',
  'bench/src/live.ts',
];

const CODE = /\.(?:[cm]?[jt]sx?)$/;
const EXPORT =
  /export\s+(?:default\s+)?(?:async\s+)?(?:const|let|function\*?|class|type|interface|enum)\s+([\w$]+)|export\s+(?:type\s+)?\{([^}]*)\}/g;

/**
 * Lists every replaced name in these files, as readable lines.
 * @param {readonly { path: string, text: string }[]} files paths from the root of the repository
 * @returns {string[]}
 */
export function replacedNames(files) {
  return files.flatMap(({ path, text }) => [...ofPath(path), ...ofExports(path, text)]);
}

/** @param {string} path */
function ofPath(path) {
  if (path.startsWith('content/')) return [];
  const folders = path.split('/').slice(0, -1);
  const name = basename(path).replace(/\..*$/, '');
  const found = folders
    .filter((folder) => REPLACED_FOLDERS.includes(folder) || REPLACED.includes(folder))
    .map((folder) => `${path}: the folder «${folder}» was renamed`);
  if (REPLACED.includes(name)) found.push(`${path}: the file «${name}» was renamed`);
  if (/^live\.[jt]sx?$/.test(basename(path)) && !HALL_SCREEN.includes(path)) {
    found.push(`${path}: «live» may only mean the hall screen`);
  }
  return found;
}

/**
 * @param {string} path
 * @param {string} text
 */
function ofExports(path, text) {
  if (!CODE.test(path)) return [];
  const names = [...text.matchAll(EXPORT)].flatMap(([, one, many = '']) =>
    one
      ? [one]
      : many.split(',').map((part) =>
          part
            .replace(/^.*\bas\s+/s, '')
            .replace(/^\s*type\s+/, '')
            .trim(),
        ),
  );
  return names.filter((name) => REPLACED.includes(name)).map((name) => `${path}: exports «${name}»`);
}

/**
 * Lists every replaced name in the tracked files of a repository.
 * @param {string} root
 */
export function checkReplacedNames(root = ROOT) {
  const paths = execFileSync('git', ['ls-files', '-z'], { cwd: root, encoding: 'utf8' })
    .split('\0')
    // The test of this check contains replaced names on purpose.
    .filter((path) => path !== '' && path !== 'scripts/replaced-names.test.mjs');
  return replacedNames(
    paths.map((path) => ({ path, text: CODE.test(path) ? readFileSync(join(root, path), 'utf8') : '' })),
  );
}

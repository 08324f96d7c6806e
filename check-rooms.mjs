#!/usr/bin/env node
// Who may import whom: the table of docs/decisions/0001-rooms.md, executable.
//   node check-rooms.mjs [ROOT]     lists every violation as `file:line imports X: rule`; exit code 1 if any

import { existsSync, readdirSync } from 'node:fs';
import { dirname, join, posix, relative, resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readCode } from './scripts/code-reading.mjs';

const REACT = /^react(?:-dom|-router)?(?:\/|$)|^@react-router\//;
const SERVERS = /^(?:storyblok|uitdatabank)-emulator(?:\/|$)/;
const SHOWING = ['ui', 'features', 'cards', 'blocks', 'site', 'screens'];

/** Per room: the rooms and files it may import, and what else it may not do, each with the rule as told. */
const ROOMS = {
  domain: {
    may: [],
    rule: 'domain knows nothing of ours',
    packages: {
      only: /^(?:date-fns|@date-fns\/tz)(?:\/|$)/,
      rule: 'domain may import only date-fns and @date-fns/tz',
    },
    words: { fetch: 'domain does not fetch', process: 'domain does not read the process' },
  },
  ui: { may: [], rule: 'ui knows nothing of ours' },
  cms: {
    may: ['domain', 'env'],
    packages: { never: REACT, rule: 'cms never imports React' },
    servers: true,
  },
  uit: {
    may: ['domain', 'env'],
    packages: { never: REACT, rule: 'uit never imports React' },
    servers: true,
  },
  delivery: { may: ['domain', 'env'], packages: { never: REACT, rule: 'delivery never imports React' } },
  features: { may: ['domain', 'ui'] },
  cards: { may: ['domain', 'features', 'ui'] },
  blocks: { may: ['domain', 'cards', 'features', 'ui'], words: { fetch: 'blocks never fetch' } },
  site: { may: ['domain', 'features', 'ui'], words: { fetch: 'site never fetches' } },
  screens: {
    may: ['domain', 'blocks', 'cards', 'site', 'features', 'ui'],
    words: { fetch: 'screens never fetch' },
  },
  routes: { may: ['cms', 'uit', 'delivery', 'domain', ...SHOWING, 'serve', 'env', 'now'], servers: true },
  serve: { may: ['domain', 'env', 'now', 'delivery'] },
};

/** The files that stand outside the rooms. */
const FILES = {
  root: { files: ['root.tsx'], may: [...ROOMS.routes.may, 'routes'], servers: true },
  'routes.ts': { files: ['routes.ts'], may: [] },
  entry: { files: ['entry.client.tsx', 'entry.server.tsx'], may: ['env', 'serve'] },
  env: { files: ['env.ts'], may: [] },
  now: { files: ['now.ts'], may: ['env'] },
};

/** The other packages of the workspace: each stays within itself. */
const PACKAGES = {
  'storyblok-emulator': 'content-server imports nothing of the site: they meet at the protocol',
  'content-sync': 'content-sync imports nothing of the site: they meet at the protocol',
  'uitdatabank-emulator': 'events-server imports nothing of the site: they meet at the protocol',
  e2e: 'e2e sees the site as a visitor does; of web only types',
};

/** Every violation under a root, as lines for a person. */
export function roomViolations(root) {
  const source = join(root, 'web', 'src');
  const ofSite = codeFiles(source).flatMap((path) => siteFile(source, path));
  const ofOthers = Object.entries(PACKAGES).flatMap(([name, rule]) =>
    codeFiles(join(root, name)).flatMap((path) => otherFile(root, name, rule, path)),
  );
  return [...ofSite, ...ofOthers].map(
    ({ path, line, what, rule }) => `${slashed(relative(root, path))}:${line} ${what}: ${rule}`,
  );
}

function siteFile(source, path) {
  const place = placeOf(slashed(relative(source, path)));
  if (place === undefined) {
    const rule =
      'every file of web/src stands in a room, or is root.tsx, routes.ts, entry.*, env.ts or now.ts';
    return [{ path, line: 1, what: 'stands outside the rooms', rule }];
  }
  const room = ROOMS[place] ?? FILES[place];
  const isTest = /\.test\.tsx?$/.test(path);
  const { imports, words } = readCode(path);
  const violations = imports.flatMap(({ line, specifier }) => {
    const rule = specifier.startsWith('.')
      ? brokenByOurs(place, room, source, path, specifier)
      : brokenByPackage(room, specifier, isTest);
    return rule === undefined ? [] : [{ path, line, what: `imports ${specifier}`, rule }];
  });
  const spoken = isTest ? [] : words.filter(({ word }) => room.words?.[word] !== undefined);
  return [
    ...violations,
    ...spoken.map(({ line, word }) => ({ path, line, what: `uses ${word}`, rule: room.words[word] })),
  ];
}

function brokenByOurs(place, room, source, path, specifier) {
  // React Router generates these types beside each route, in a folder of its own.
  if (specifier.includes('/+types/')) return undefined;
  const target = slashed(relative(source, resolve(dirname(path), specifier.replace(/\?.*$/, ''))));
  if (target.startsWith('../')) return 'web/src imports nothing from outside by path';
  const other = placeOf(target);
  if (other === undefined) return 'this file stands outside the rooms';
  if (other === place || room.may.includes(other)) return undefined;
  if (other === 'routes') return 'routes are never imported';
  const allowed = room.may.length > 0 ? `only ${room.may.join(', ')}` : 'nothing of ours';
  return room.rule ?? `${place} may import ${allowed}`;
}

function brokenByPackage(room, specifier, isTest) {
  if (isTest && (specifier === 'vitest' || specifier.startsWith('node:'))) return undefined;
  if (SERVERS.test(specifier) && !room.servers)
    return 'only cms, uit and the doors reach the embedded servers';
  if (specifier.startsWith('virtual:react-router/') && room !== ROOMS.serve)
    return 'only serve runs the built site';
  const { only, never, rule } = room.packages ?? {};
  return (only && !only.test(specifier)) || never?.test(specifier) ? rule : undefined;
}

function otherFile(root, name, rule, path) {
  return readCode(path).imports.flatMap(({ line, specifier, typeOnly }) => {
    const target = specifier.startsWith('.')
      ? slashed(relative(root, resolve(dirname(path), specifier)))
      : specifier;
    const isOfSite = target === 'web' || target.startsWith('web/');
    if (!isOfSite || (name === 'e2e' && typeOnly)) return [];
    return [{ path, line, what: `imports ${specifier}`, rule }];
  });
}

/** The room or file that a path under web/src belongs to; `undefined` for none. */
function placeOf(path) {
  const [first = '', ...rest] = path.split('/');
  if (rest.length > 0) return ROOMS[first] && first;
  // A test stands beside its file and obeys the same rule; `../ui` alone is the room itself.
  const file = first.replace(/\.test(?=\.tsx?$)/, '');
  const named = Object.keys(FILES).find((name) => FILES[name].files.includes(file));
  return named ?? (ROOMS[first] && first);
}

function codeFiles(folder) {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return /^(?:node_modules|build|\..*)$/.test(entry.name) ? [] : codeFiles(path);
    return /\.[cm]?[jt]sx?$/.test(entry.name) ? [path] : [];
  });
}

function slashed(path) {
  return path.split(sep).join(posix.sep);
}

if (process.argv[1] && resolve(process.argv[1]) === fileURLToPath(import.meta.url)) {
  const root = resolve(process.argv[2] ?? dirname(fileURLToPath(import.meta.url)));
  const violations = roomViolations(root);
  for (const violation of violations) console.log(violation);
  console.log(
    violations.length === 0 ? 'Every import is allowed.' : `${violations.length} imports are not allowed.`,
  );
  process.exitCode = violations.length === 0 ? 0 : 1;
}

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';

/** The folders whose tests must not depend on the shipped edition. Tests named `*.content.test.*` may. */
const FOLDERS = ['web', 'packages', 'e2e', 'tests', 'bench', 'scripts'];
const NOT_SOURCES = /(?:^|\/)(?:node_modules|build|test-results)\//;
const TEST = /\.(?:test|e2e|engine)\.(?:tsx?|mjs)$/;
const CONTENT_TEST = /\.content\.test\.(?:ts|mjs)$/;
const IMPORT = /(?:from|import|import\()\s*'(\.[^']+)'/g;
/**
 * The module that contains the paths of both editions. Importing the module does not count as reading an
 * edition, because the module itself reads none.
 */
const EDITIONS = 'content-fixtures/editions.ts';

/** The folder of the shipped edition, at the root. */
const SHIPPED = 'content';

/** Matches a relative path that leads up to a folder `content`. Folders below `web/src` may have that name too. */
const UPWARDS = /['"`]((?:\.\.\/)+content)(?=\/|['"`])/g;

/** Patterns of other ways to read the shipped edition: its constant, or a path from the root. */
const READS = [
  /\bSHIPPED_EDITION\b/,
  /\b(?:ROOT|dirname)\b[^;\n]*['"`]content(?:\/|['"`])/,
  /\bread\w*\(\s*['"`]content\//,
];

/**
 * Finds tests of code that read the shipped edition, directly or through an imported module.
 *
 * @param {string} root of the repository
 * @returns {string[]} each as `test: chain of imports`
 */
export function shippedEditionReaders(root) {
  const tests = FOLDERS.filter((folder) => existsSync(join(root, folder)))
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map(
        (file) => `${folder}/${file}`,
      ),
    )
    .filter((file) => TEST.test(file) && !CONTENT_TEST.test(file))
    .filter((file) => !NOT_SOURCES.test(file));
  /** @type {Map<string, { reads: boolean, imports: string[] }>} */
  const known = new Map();
  /** @param {string} file */
  const look = (file) => {
    const found = known.get(file) ?? sourceOf(root, file);
    known.set(file, found);
    return found;
  };
  return tests
    .flatMap((test) => {
      const way = wayToReader(test, look);
      return way ? [`${test}: ${way.join(' → ')}`] : [];
    })
    .sort();
}

/**
 * @param {string} root
 * @param {string} file
 */
function sourceOf(root, file) {
  const code = readFileSync(join(root, file), 'utf8').replace(/\/\*.*?\*\/|^\s*\/\/.*$/gms, '');
  const imports = [...code.matchAll(IMPORT)]
    .map(([, path = '']) => relative(root, resolve(root, dirname(file), path)))
    .filter((path) => /\.(?:tsx?|mjs)$/.test(path) && existsSync(join(root, path)));
  const reads =
    READS.some((pattern) => pattern.test(code)) ||
    [...code.matchAll(UPWARDS)].some(
      ([, path = '']) => relative(root, resolve(root, dirname(file), path)) === SHIPPED,
    );
  return { reads: file !== EDITIONS && reads, imports };
}

/**
 * Returns the chain of imports from a test to the nearest module that reads the shipped edition, or `undefined`.
 *
 * @param {string} test
 * @param {(file: string) => { reads: boolean, imports: string[] }} look
 */
function wayToReader(test, look) {
  const ways = [[test]];
  const seen = new Set([test]);
  for (const way of ways) {
    const { reads, imports } = look(way.at(-1) ?? test);
    if (reads) return way;
    for (const next of imports) {
      if (seen.has(next)) continue;
      seen.add(next);
      ways.push([...way, next]);
    }
  }
  return undefined;
}

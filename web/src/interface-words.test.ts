import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const ROOT = import.meta.dirname;

/** These know the signs of others: what editors typed around a quote, and the letters of a font. */
const KNOWS_OTHERS = ['blocks/Quote/Quote.tsx', 'endpoints/images/share-image/ShareImageWords.tsx'];

const SOURCES = readdirSync(ROOT, { recursive: true, encoding: 'utf8' })
  .map((path) => path.replaceAll('\\', '/'))
  // What the others say is for logs.
  .filter((path) =>
    /^((blocks|cards|domain|features|layout|screens|ui)\/|submissions\/(email|command\/))/.test(path),
  )
  .filter((path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$|\/fixtures\//.test(path))
  .filter((path) => !KNOWS_OTHERS.includes(path))
  .map((path) => ({ path, code: withoutComments(readFileSync(join(ROOT, path), 'utf8')) }));

/** These take signs out of what others wrote, or measure them. */
const KNOWS_DASHES = ['domain/programme/day/text-width.ts', 'domain/search/search-marks.ts'];

/** Line comments begin a line or stand behind a space: an address keeps its slashes. */
function withoutComments(source: string): string {
  return source.replace(/\/\*.*?\*\//gs, '').replace(/(^|\s)\/\/.*$/gm, '');
}

/** Where a sign stands in code, as `path: line`. */
function where(sign: RegExp, except: readonly string[]): string[] {
  return SOURCES.filter(({ path }) => !except.includes(path)).flatMap(({ path, code }) =>
    code
      .split('\n')
      .filter((line) => sign.test(line))
      .map((line) => `${path}: ${line.trim()}`),
  );
}

describe('the words of the interface (docs/glossary.md)', () => {
  it.each([
    ['no quotes of the French', /[«»]/, []],
    [
      'no straight apostrophe in a Dutch word',
      /["'`>][^"`]*\p{L}{2}'s?\b(?=[^'`]*["<])|'s (avonds|morgens|nachts)/u,
      [],
    ],
    [
      'no dash between two hours, days, ages or numbers, where «tot» stands',
      /[–—]|&[nm]dash;|\\u201[34]|[Tt]ime\([^)]*\)\}\s?-\s?/,
      KNOWS_DASHES,
    ],
    ['no sign for the euro', /€/, []],
  ])('have %s', (_, sign, except) => {
    expect(where(sign, except)).toEqual([]);
  });
});

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const ROOT = import.meta.dirname;

/**
 * Files exempt from the check of quotation marks, because they handle marks that editors typed or the glyphs of a font.
 */
const KNOWS_OTHERS = ['blocks/Quote/Quote.tsx', 'endpoints/images/share-image/ShareImageWords.tsx'];

const SOURCES = readdirSync(ROOT, { recursive: true, encoding: 'utf8' })
  .map((path) => path.replaceAll('\\', '/'))
  // Skip other folders: their texts are for logs.
  .filter((path) =>
    /^((blocks|cards|domain|features|layout|screens|ui)\/|submissions\/(email|command\/))/.test(path),
  )
  .filter((path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$|\/fixtures\//.test(path))
  .filter((path) => !KNOWS_OTHERS.includes(path))
  .map((path) => ({ path, code: withoutComments(readFileSync(join(ROOT, path), 'utf8')) }));

/** Files exempt from the check of dashes: they remove or measure dashes in texts by editors. */
const KNOWS_DASHES = ['domain/programme/day/text-width.ts', 'domain/search/search-marks.ts'];

/** Files exempt from the check of quotes: they remove quotes from what people type. */
const KNOWS_QUOTES = ['features/forms/form-schemas.ts', 'cms/parse/typed-address.ts'];

/** Removes comments. A line comment begins a line or follows a space, unlike the slashes of a URL. */
function withoutComments(source: string): string {
  return source.replace(/\/\*.*?\*\//gs, '').replace(/(^|\s)\/\/.*$/gm, '');
}

/** Returns where a character occurs in the code, as `path: line`. */
function where(sign: RegExp, except: readonly string[]): string[] {
  return SOURCES.filter(({ path }) => !except.includes(path)).flatMap(({ path, code }) =>
    code
      .split('\n')
      .filter((line) => sign.test(line))
      .map((line) => `${path}: ${line.trim()}`),
  );
}

describe('the texts of the interface (docs/glossary.md)', () => {
  it.each([
    ['no French quotes', /[«»]/, KNOWS_QUOTES],
    [
      'no straight apostrophe in a Dutch word',
      /["'`>][^"`]*\p{L}{2}'s?\b(?=[^'`]*["<])|'s (avonds|morgens|nachts)/u,
      [],
    ],
    [
      'no dash instead of «tot» between two hours, days, ages or numbers',
      /[–—]|&[nm]dash;|\\u201[34]|[Tt]ime\([^)]*\)\}\s?-\s?/,
      KNOWS_DASHES,
    ],
    ['no euro sign', /€/, []],
  ])('finds %s in the texts of the interface', (_, sign, except) => {
    expect(where(sign, except)).toEqual([]);
  });
});

import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';

/** Every module that reaches the browser with this one; types do not. */
function loadedWith(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file) || !/\.tsx?$/.test(file)) return seen;
  seen.add(file);
  const imports = readFileSync(file, 'utf8').matchAll(/^import (?!type )[^;]*?'(\.[^']+)'/gm);
  for (const [, path = ''] of imports) loadedWith(resolve(file, '..', path), seen);
  return seen;
}

const namesWith = (file: string) =>
  [...loadedWith(resolve(import.meta.dirname, file))].map((path) => path.replace(/^.*\/src\//, ''));

// The banner and the intros are rich text on every page: with the blocks they would be 12 KB of scripts heavier.
it('a text without blocks loads none of them', () => {
  const names = namesWith('RichText.tsx');
  expect(names).toContain('blocks/RichText/Inlines.tsx');
  expect(names).not.toContain('blocks/Blocks.tsx');
  expect(names.filter((name) => name.startsWith('cards/'))).toEqual([]);
});

it('a body loads both', () => {
  const names = namesWith('../Blocks.tsx');
  expect(names).toContain('blocks/RichText/RichText.tsx');
  expect(names).toContain('cards/ArticleCard.tsx');
});

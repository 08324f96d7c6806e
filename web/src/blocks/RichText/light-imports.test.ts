import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';

/** Returns all modules that a browser loads along with this file. Type imports do not count. */
function loadedWith(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file) || !/\.tsx?$/.test(file)) return seen;
  seen.add(file);
  const imports = readFileSync(file, 'utf8').matchAll(/^import (?!type )[^;]*?'(\.[^']+)'/gm);
  for (const [, path = ''] of imports) loadedWith(resolve(file, '..', path), seen);
  return seen;
}

const namesWith = (file: string) =>
  [...loadedWith(resolve(import.meta.dirname, file))].map((path) => path.replace(/^.*\/src\//, ''));

// Every page has rich text, in its banner and intro. The code of the blocks would add 12 KB to each page.
it('loads no block code for rich text without blocks', () => {
  const names = namesWith('RichText.tsx');
  expect(names).toContain('blocks/RichText/Inlines.tsx');
  expect(names).not.toContain('blocks/Blocks.tsx');
  expect(names.filter((name) => name.startsWith('cards/'))).toEqual([]);
});

it('loads the code of rich text and of blocks with the component for a page body', () => {
  const names = namesWith('../Blocks.tsx');
  expect(names).toContain('blocks/RichText/RichText.tsx');
  expect(names).toContain('cards/ArticleCard.tsx');
});

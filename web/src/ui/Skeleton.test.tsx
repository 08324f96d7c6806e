import { readFileSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Skeleton } from './Skeleton.tsx';

const css = readFileSync(new URL('./Skeleton.module.css', import.meta.url), 'utf8');

it('a placeholder is a shape and says nothing', () => {
  expect(renderToStaticMarkup(<Skeleton shape="cover" ratio={1.7} />)).toBe(
    '<span class="skeleton cover" style="--ratio:1.7" aria-hidden="true"></span>',
  );
  expect(renderToStaticMarkup(<Skeleton share={60} />)).toContain('style="--share:60%"');
  expect(renderToStaticMarkup(<Skeleton shape="block" />)).not.toContain('style');
});

it('a placeholder is flat, and still for who wants no motion', () => {
  expect(css).not.toContain('gradient');
  expect(css).toMatch(/prefers-reduced-motion: reduce\) \{\s*\.skeleton \{\s*animation: none;/);
});

import { readFileSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { CATEGORIES, type Category, categoryOf } from '../domain/programme/category.ts';
import { CategoryIcon } from './CategoryIcon.tsx';

// `as`: the keys of a constant are its keys.
const categories = Object.keys(CATEGORIES) as Category[];
const icons = readFileSync(new URL('../ui/icons/icons.svg', import.meta.url), 'utf8');

/** The path that is shown for a category, as icons.svg draws it. */
function shapeOf(category: Category | undefined): string | undefined {
  const html = renderToStaticMarkup(<CategoryIcon category={category} />);
  const [, name = ''] = /<use href="[^"#]*icons[^"#]*\.svg#([^"]+)"/.exec(html) ?? [];
  return new RegExp(` id="${name}" d="([^"]+)"`).exec(icons)?.[1];
}

describe('the icon of a category', () => {
  it.each(categories)('is drawn on a grid of 24 for %s, for the eye only (§3.38)', (category) => {
    const html = renderToStaticMarkup(<CategoryIcon category={category} />);
    expect(html).toContain('viewBox="0 0 24 24"');
    expect(html).toContain('aria-hidden="true"');
    expect(shapeOf(category)).toMatch(/^M[\d\s.,A-Za-z-]+z$/);
  });

  it('differs from that of every other, also where they share a colour', () => {
    expect(new Set(categories.map(shapeOf)).size).toBe(categories.length);
  });

  it('is drawn for nothing but a category', () => {
    const drawn = [...icons.matchAll(/ id="category-([^"]+)"/g)].map(([, name]) => name);
    expect(drawn.sort()).toEqual([...categories].sort());
  });

  it('is nothing for a theme outside the categories (§8.10)', () => {
    expect(renderToStaticMarkup(<CategoryIcon category={categoryOf('tuinkabouters')} />)).toBe('');
  });
});

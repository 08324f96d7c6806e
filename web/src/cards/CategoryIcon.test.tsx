import { readFileSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { CATEGORIES, type Category, categoryOf } from '../domain/programme/category.ts';
import { CategoryIcon } from './CategoryIcon.tsx';

// Safe cast: these are the keys of a constant.
const categories = Object.keys(CATEGORIES) as Category[];
const icons = readFileSync(new URL('../ui/icons/icons.svg', import.meta.url), 'utf8');

/** Returns the fragment of icons.svg that a category's icon refers to. */
function shapeOf(category: Category | undefined): string | undefined {
  const html = renderToStaticMarkup(<CategoryIcon category={category} />);
  const [, name = ''] = /<use href="[^"#]*icons[^"#]*\.svg#([^"]+)"/.exec(html) ?? [];
  return new RegExp(` id="${name}" d="([^"]+)"`).exec(icons)?.[1];
}

describe('the icon of a category', () => {
  it.each(categories)(
    'draws an icon for %s on a grid of 24, hidden from screen readers (§3.38)',
    (category) => {
      const html = renderToStaticMarkup(<CategoryIcon category={category} />);
      expect(html).toContain('viewBox="0 0 24 24"');
      expect(html).toContain('aria-hidden="true"');
      expect(shapeOf(category)).toMatch(/^M[\d\s.,A-Za-z-]+z$/);
    },
  );

  it('draws a different icon for every category, even for categories of the same colour', () => {
    expect(new Set(categories.map(shapeOf)).size).toBe(categories.length);
  });

  it('contains one icon for each category, and no others', () => {
    const drawn = [...icons.matchAll(/ id="category-([^"]+)"/g)].map(([, name]) => name);
    expect(drawn.sort()).toEqual([...categories].sort());
  });

  it('renders no icon for a theme without a category (§8.10)', () => {
    expect(renderToStaticMarkup(<CategoryIcon category={categoryOf('tuinkabouters')} />)).toBe('');
  });
});

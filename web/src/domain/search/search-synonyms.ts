import { categoryOf, slugsOf } from '../programme/category.ts';

/** Every name by which a theme goes, its own slug included, as words: who asks by one finds what bears another. */
export function themeNames(slug: string): string {
  const category = categoryOf(slug);
  return [...new Set([slug, ...(category ? slugsOf(category) : [])])].join(' ').replaceAll('-', ' ');
}

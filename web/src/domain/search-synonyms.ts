import { categoryOf } from './category.ts';

/** The theme slugs of both vocabularies (decisions.md, «Theme slugs»): who asks by one finds what bears the other. */
const THEME_SLUGS: readonly string[] = [
  'society',
  'samenleving',
  'lifestyle',
  'thriller',
  'spannende-boeken',
  'literature-romans',
  'literatuur-romans',
  'kids',
  'kinderen-en-jeugd',
  'young-adult',
  'young-adult-fantasy',
  'fantasy',
  'strips',
];

/** Every name by which a theme goes, its own slug included, as words. */
export function themeNames(slug: string): string {
  const category = categoryOf(slug);
  const known = THEME_SLUGS.filter((other) => category !== undefined && categoryOf(other) === category);
  return [...new Set([slug, ...known])].join(' ').replaceAll('-', ' ');
}

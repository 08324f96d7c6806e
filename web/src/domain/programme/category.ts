import type { PageColour } from '../palette.ts';

/** The categories with their colours. Young adult, fantasy and comics share one colour; their icons differ. */
export const CATEGORIES = {
  society: 'green',
  lifestyle: 'pink',
  thriller: 'purple',
  'literature-romans': 'orange',
  'young-adult': 'dark-blue',
  fantasy: 'dark-blue',
  strips: 'dark-blue',
  kids: 'blue',
} as const satisfies Record<string, PageColour>;

export type Category = keyof typeof CATEGORIES;

/** The categories by the theme's slug in the content. The design has other slugs: the keys of {@link CATEGORIES}. */
const CONTENT_SLUGS: Readonly<Record<string, Category>> = {
  samenleving: 'society',
  'spannende-boeken': 'thriller',
  'literatuur-romans': 'literature-romans',
  'kinderen-en-jeugd': 'kids',
  'young-adult-fantasy': 'young-adult',
};

/** Returns the category of a theme, given its slug in the content or in the design; `undefined` if unknown. */
export function categoryOf(themeSlug: string): Category | undefined {
  if (Object.hasOwn(CATEGORIES, themeSlug)) return themeSlug as Category; // safe: hasOwn checks it
  return Object.hasOwn(CONTENT_SLUGS, themeSlug) ? CONTENT_SLUGS[themeSlug] : undefined;
}

/** Returns all slugs of a category: the slug in the design, and those in content. */
function slugsOf(category: Category): readonly string[] {
  return [category, ...Object.keys(CONTENT_SLUGS).filter((slug) => CONTENT_SLUGS[slug] === category)];
}

/** Returns the category of the first theme that has one. */
export function categoryOfThemes(themes: readonly { slug: string }[]): Category | undefined {
  for (const { slug } of themes) {
    const category = categoryOf(slug);
    if (category) return category;
  }
  return undefined;
}

/** Returns all slugs of a theme as words, so that a search for any of them finds the theme. */
export function themeNames(slug: string): string {
  const category = categoryOf(slug);
  return [...new Set([slug, ...(category ? slugsOf(category) : [])])].join(' ').replaceAll('-', ' ');
}

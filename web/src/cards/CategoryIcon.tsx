import type { Category } from '../domain/programme/category.ts';
import icons from '../ui/icons/icons.svg?url';
import styles from './CategoryIcon.module.css';

/**
 * The icon of a category, as tall as a line of text and in the text colour. The icon is one solid shape on a grid of 24
 * units, with gaps of two units, which makes it recognizable at 16 px. It is decorative, since the name of the theme is
 * beside it. A theme outside the categories has no icon; the content check warns editors about such themes.
 */
export function CategoryIcon({ category }: { category: Category | undefined }) {
  if (category === undefined) return null;
  return (
    <svg viewBox="0 0 24 24" className={styles.icon} aria-hidden="true">
      <use href={`${icons}#category-${category}`} />
    </svg>
  );
}

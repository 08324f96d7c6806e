import type { Category } from '../domain/programme/category.ts';
import icons from '../ui/icons/icons.svg?url';
import styles from './CategoryIcon.module.css';

/**
 * The icon of a category, as tall as a line of text and in its colour: one solid shape on a grid of 24, cut as the
 * illustrations are cut, with parts two units apart, so that each is told from the others at 16 px. It is decoration,
 * since the name of the theme stands beside it. A theme outside the categories has none; the content check warns the
 * editors of it.
 */
export function CategoryIcon({ category }: { category: Category | undefined }) {
  if (category === undefined) return null;
  return (
    <svg viewBox="0 0 24 24" className={styles.icon} aria-hidden="true" focusable="false">
      <use href={`${icons}#category-${category}`} />
    </svg>
  );
}

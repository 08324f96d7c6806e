import type { Category } from '../domain/programme/category.ts';
import styles from './CategoryIcon.module.css';

/**
 * One solid shape per category on a grid of 24, cut as the illustrations are cut: flat, square-cornered, parts
 * two units apart, so that each is told from the others at 16 px and in one colour.
 */
const SHAPES: Record<Category, string> = {
  // Two that talk at once.
  society: 'M1.5 2H16v5H8v6.5L4.5 17v-4h-3zM10 9h12.5v10H20v4l-4-4h-6z',
  // A seedling in a pot.
  lifestyle:
    'M5 15.5h14l-1.7 7H6.7zM10.9 13.5V9.4C6.5 10 2.8 7.8 2.3 2.5 8 2.5 10.7 4.8 12 8.2c.8-4 3.8-6.7 9.7-6.7 0 5.8-3.2 8.8-8.6 8.9v3.1z',
  // A skull.
  thriller:
    'M12 1.5a9.8 9.8 0 0 0-9.8 9.8c0 2.9 1.3 5.2 3.6 6.7v4.5h12.4V18c2.3-1.5 3.6-3.8 3.6-6.7A9.8 9.8 0 0 0 12 1.5zM7.9 9.2a2.6 2.6 0 1 1 0 5.2 2.6 2.6 0 0 1 0-5.2zm8.2 0a2.6 2.6 0 1 1 0 5.2 2.6 2.6 0 0 1 0-5.2zM12 14.2l1.7 3.2h-3.4zm-3.3 5.3h1.7v3H8.7zm4.9 0h1.7v3h-1.7z',
  // An open book and its ribbon.
  'literature-romans':
    'M1 4.5C4.5 2.8 8.2 3 11 5v16.5C8.2 19.5 4.5 19.3 1 21zm22 0V21c-3.5-1.7-7.2-1.5-10 .5V5c2.8-2 6.5-2.2 10-.5zM16.2 7v7.2l1.9-1.6 1.9 1.6V7z',
  // A telephone with a heart.
  'young-adult':
    'M5 1h14v22H5zM12 15.6l4.4-4.6a2.8 2.8 0 0 0 0-3.9 2.7 2.7 0 0 0-3.9 0l-.5.5-.5-.5a2.7 2.7 0 0 0-3.9 0 2.8 2.8 0 0 0 0 3.9zM9.5 18.8v1.7h5v-1.7z',
  // A castle with three towers.
  fantasy:
    'M12 .8 17 8.3h-1.4v5.2h2.2v-2.7h-1.2L20 5.6l3.4 5.2h-1.2v11.7h-8V19a2.2 2.2 0 0 0-4.4 0v3.5h-8V10.8H.6L4 5.6l3.4 5.2H6.2v2.7h2.2V8.3H7zM10.9 9.6v3.2h2.2V9.6z',
  // A bang.
  strips:
    'M12 .8l2.4 3.7 4.2-1.6-.2 4.7 4.7.9-2.5 3.5 2.9 3.4-4.7.7.3 4.6-4.7-1.2L12 23.2l-2.4-3.7-4.7 1.2.3-4.6-4.7-.7 2.9-3.4L.9 8.5l4.7-.9-.2-4.7 4.2 1.6zM10.2 5.8l.6 7.7h2.4l.6-7.7zM12 15a1.7 1.7 0 1 0 0 3.4 1.7 1.7 0 0 0 0-3.4z',
  // A bear.
  kids: 'M5.3 2.2a3.9 3.9 0 0 0-2.7 6.7C2 10 1.8 11.5 1.8 13c0 5.3 4.4 9.2 10.2 9.2S22.2 18.3 22.2 13c0-1.5-.2-3-.8-4.1a3.9 3.9 0 1 0-5.7-5.1A11 11 0 0 0 12 3.2c-1.3 0-2.6.2-3.7.6a3.9 3.9 0 0 0-3-1.6zM7.8 9.4a1.5 1.5 0 1 1 0 3 1.5 1.5 0 0 1 0-3zm8.4 0a1.5 1.5 0 1 1 0 3 1.5 1.5 0 0 1 0-3zM12 13.2c2.5 0 4.2 1.5 4.2 3.5S14.5 20 12 20s-4.2-1.3-4.2-3.3 1.7-3.5 4.2-3.5zm-2 1.5 2 2.4 2-2.4z',
};

/**
 * The icon of a category, as tall as a line of text and in its colour. It is decoration, since the name of the theme
 * stands beside it. A theme outside the categories has none; the content check warns the editors of it.
 */
export function CategoryIcon({ category }: { category: Category | undefined }) {
  if (category === undefined) return null;
  return (
    <svg viewBox="0 0 24 24" className={styles.icon} aria-hidden="true" focusable="false">
      <path d={SHAPES[category]} />
    </svg>
  );
}

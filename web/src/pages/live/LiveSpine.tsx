import { CategoryIcon } from '../../cards/CategoryIcon.tsx';
import { CATEGORIES } from '../../domain/programme/category.ts';
import type { LiveItem } from '../../domain/programme/live/live-schedule.ts';
import styles from './LiveSpine.module.css';

/** The colour and icon of an item's category, at the edge of its row. */
export function LiveSpine({ category }: Pick<LiveItem, 'category'>) {
  return (
    <span className={styles.spine} data-colour={category ? CATEGORIES[category] : 'grey'} aria-hidden="true">
      <CategoryIcon category={category} />
    </span>
  );
}

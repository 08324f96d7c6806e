import type { ReactNode } from 'react';
import { BASE } from '../../domain/pages/paths.ts';
import { PageTrail } from '../../layout/PageTrail.tsx';
import styles from './SavedItemsContent.module.css';

export const SAVED_ITEMS_TITLE = 'Mijn stapel';
export const SAVED_ITEMS_INTRO =
  'Wat je bewaarde van het programma, dag per dag. Het staat alleen op dit toestel.';

/** The top of the page. Its colour is ink, the colour for a visitor's own data. */
export function SavedItemsTop({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <div className={styles.top} data-colour="ink">
      <div className={styles.inner}>
        <PageTrail path={BASE.savedItems} />
        <h1 className={styles.title}>{title}</h1>
        {children}
      </div>
    </div>
  );
}

import type { ReactNode } from 'react';
import type { Chapter } from '../../domain/pages/body/chapters.ts';
import { NarrowedPictures } from '../../ui/pictures/narrowed-sizes.ts';
import styles from './TableOfContents.module.css';

type TableOfContentsProps = { chapters: readonly Chapter[]; children: ReactNode };

/** The chapters of a long page, before its text; in a wide viewport they stay visible beside it. */
export function TableOfContents({ chapters, children }: TableOfContentsProps) {
  if (chapters.length === 0) return children;
  return (
    <div className={styles.page}>
      <nav className={styles.chapters} aria-labelledby="op-deze-bladzijde">
        <h2 id="op-deze-bladzijde" className={styles.title}>
          Op deze bladzijde
        </h2>
        <ol role="list" className={styles.list}>
          {chapters.map(({ id, title }) => (
            <li key={id}>
              <a href={`#${id}`}>{title}</a>
            </li>
          ))}
        </ol>
      </nav>
      <NarrowedPictures value>{children}</NarrowedPictures>
    </div>
  );
}

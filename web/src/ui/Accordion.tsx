import type { ReactNode } from 'react';
import styles from './Accordion.module.css';

type AccordionProps = {
  entries: readonly { key: string; title: ReactNode; content: ReactNode }[];
  /** The heading level of the drawer titles. */
  level?: 2 | 3;
};

/** A list of drawers that open by click, Space or Enter, with or without scripts. */
export function Accordion({ entries, level = 3 }: AccordionProps) {
  const Heading = `h${level}` as const;
  return (
    <div className={styles.drawers}>
      {entries.map(({ key, title, content }) => (
        <details key={key} className={styles.drawer}>
          <summary className={styles.summary}>
            <Heading className={styles.title}>{title}</Heading>
            <span className={styles.mark} aria-hidden="true" />
          </summary>
          <div className={styles.content}>{content}</div>
        </details>
      ))}
    </div>
  );
}

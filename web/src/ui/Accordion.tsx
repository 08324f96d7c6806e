import type { ReactNode } from 'react';
import styles from './Accordion.module.css';
import { classNames } from './elements.tsx';

export type AccordionEntry = { key: string; title: ReactNode; content: ReactNode };

type HeadingLevel = 2 | 3 | 4;

/**
 * A list of drawers that open by click, Space or Enter, with or without scripts. `name` makes them exclusive:
 * one open at a time.
 */
export function Accordion({
  entries,
  level = 3,
  name,
}: {
  entries: readonly AccordionEntry[];
  level?: HeadingLevel;
  name?: string;
}) {
  return (
    <div className={styles.drawers}>
      {entries.map((entry) => (
        <Drawer key={entry.key} title={entry.title} level={level} name={name}>
          {entry.content}
        </Drawer>
      ))}
    </div>
  );
}

type DrawerProps = {
  title: ReactNode;
  children: ReactNode;
  level?: HeadingLevel;
  name?: string;
  open?: boolean;
  className?: string;
};

/** One drawer by itself. */
export function Drawer({ title, children, level = 3, name, open, className }: DrawerProps) {
  const Heading = `h${level}` as const;
  return (
    <details className={classNames(styles.drawer, className)} name={name} open={open}>
      <summary className={styles.summary}>
        <Heading className={styles.title}>{title}</Heading>
        <span className={styles.mark} aria-hidden="true" />
      </summary>
      <div className={styles.content}>{children}</div>
    </details>
  );
}

import type { ReactNode } from 'react';
import styles from './Chapter.module.css';
import { CHAPTERS, type ChapterName } from './chapters.ts';

const ORDER: readonly string[] = Object.values(CHAPTERS).map(({ id }) => id);

type ChapterProps = {
  name: ChapterName;
  /** What it shows is as wide as the page. */
  wide?: boolean;
  children: ReactNode;
};

/** A chapter: number, title and rule in the margin, plates beside them. */
export function Chapter({ name, wide = false, children }: ChapterProps) {
  const { id, title, rule, colour } = CHAPTERS[name];
  return (
    <section className={styles.chapter} id={id} data-wide={wide || undefined} aria-labelledby={`${id}-titel`}>
      <header className={styles.head} data-colour={colour}>
        <p className={styles.number} aria-hidden="true">
          {ORDER.indexOf(id) + 1}
        </p>
        <h2 className={styles.title} id={`${id}-titel`}>
          {title}
        </h2>
        <p className={styles.rule}>{rule}</p>
      </header>
      <div className={styles.plates}>{children}</div>
    </section>
  );
}

type PlateProps = {
  title: string;
  /** What there is to know about it, in a line. */
  note?: ReactNode;
  children: ReactNode;
};

/** A plate of the specimen book, with its caption above it. */
export function Plate({ title, note, children }: PlateProps) {
  return (
    <figure className={styles.plate}>
      <figcaption className={styles.caption}>
        <strong>{title}</strong>
        {note && <span className={styles.note}>{note}</span>}
      </figcaption>
      {children}
    </figure>
  );
}

/** The name of one specimen among several on a plate. */
export function Label({ children }: { children: ReactNode }) {
  return <p className={styles.label}>{children}</p>;
}

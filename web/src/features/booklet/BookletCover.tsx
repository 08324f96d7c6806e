import type { ReactNode } from 'react';
import type { BookletMoment } from '../../domain/programme/booklet/booklet.ts';
import styles from './BookletCover.module.css';

const MOST_BOOKS = 24;

/** The widths of the books on the cover, in percent. They differ so that the pile looks untidy. */
const WIDTHS = [92, 78, 100, 84, 70, 96, 80, 88, 74];

/** A moment drawn as a book on the cover. */
export type Book = Pick<BookletMoment, 'id' | 'colour'>;

export type CoverProps = {
  /** Every moment that could be in the booklet, in order. */
  moments: readonly Book[];
  mark: ReactNode;
  title: string;
  summary: string;
};

/** The front cover of a booklet: logo, title, summary, and its moments as a pile of books. */
export function BookletCover({ moments, mark, title, summary }: CoverProps) {
  return (
    <>
      <div className={styles.mark}>{mark}</div>
      <p className={styles.title}>{title}</p>
      <p className={styles.summary}>{summary}</p>
      <Pile moments={moments} />
    </>
  );
}

/** Draws each moment as a book. If there are more than `MOST_BOOKS` moments, draws an even sample of them. */
function Pile({ moments }: { moments: readonly Book[] }) {
  const step = Math.max(1, moments.length / MOST_BOOKS);
  const books = Array.from({ length: Math.min(moments.length, MOST_BOOKS) }, (_, index) => ({
    ...moments[Math.floor(index * step)],
    width: WIDTHS[index % WIDTHS.length],
  }));
  return (
    <div className={styles.pile} aria-hidden="true">
      {books.map(({ id, colour, width }) => (
        <span key={id} style={{ '--spine': `var(--${colour})`, '--width': `${width}%` }} />
      ))}
    </div>
  );
}

import type { ReactNode } from 'react';
import { type Booklet, INNER_PAGES, placeOnPaper } from '../../domain/programme/booklet/booklet.ts';
import { QrCode } from '../../ui/qr/QrCode.tsx';
import { BookletCover, type CoverProps } from './BookletCover.tsx';
import styles from './PrintedBooklet.module.css';

type PrintedBookletProps = CoverProps & {
  booklet: Booklet;
  /** The back cover's text and QR code (`url`, with the text alternative `label`). Without `url` it has no QR code. */
  back: { url?: string; label: string; words: string; address: string };
  /** The snapshot time as text: «Stand van …». */
  asOf: string;
};

/**
 * Renders a booklet as one sheet. In print the eight pages are arranged for folding, half of them upside down. On
 * screen they are in reading order.
 */
export function PrintedBooklet({ booklet, moments, mark, title, summary, back, asOf }: PrintedBookletProps) {
  const { size, pages, left } = booklet;
  return (
    <ol role="list" className={styles.sheet} data-size={size} data-booklet>
      <PrintedPage page={1}>
        <BookletCover {...{ moments, mark, title, summary }} />
      </PrintedPage>
      {pages.map((parts, index) => {
        const page = index + 2;
        return (
          <PrintedPage key={page} page={page} numbered>
            {parts.length === 0 && <Notes />}
            {parts.map(({ heading, goesOn, rows }) => (
              <section key={heading} className={styles.part}>
                <h3 className={styles.heading}>
                  {heading}
                  {goesOn && <small> (vervolg)</small>}
                </h3>
                <ul role="list">
                  {rows.map(({ id, time, title: name, facts }) => (
                    <li key={id} className={styles.row}>
                      <span className={styles.time}>{time}</span>
                      <p className={styles.what}>
                        <strong>{name}</strong> <span className={styles.facts}>{facts}</span>
                      </p>
                    </li>
                  ))}
                </ul>
              </section>
            ))}
          </PrintedPage>
        );
      })}
      <PrintedPage page={INNER_PAGES + 2}>
        {left > 0 && <p className={styles.left}>{leftWords(left)}</p>}
        {back.url && (
          <div className={styles.code}>
            <QrCode url={back.url} label={back.label} />
          </div>
        )}
        <p className={styles.words}>{back.words}</p>
        <p className={styles.address}>{back.address}</p>
        <p className={styles.asOf}>{asOf}</p>
      </PrintedPage>
    </ol>
  );
}

/** Returns the sentence that says how many moments did not fit. */
export const leftWords = (left: number): string =>
  left === 1
    ? 'Het laatste moment paste er niet meer in.'
    : `De laatste ${left} momenten pasten er niet meer in.`;

function PrintedPage({
  page,
  numbered,
  children,
}: {
  page: number;
  numbered?: boolean;
  children: ReactNode;
}) {
  const { column, row, isTurned } = placeOnPaper(page);
  return (
    <li
      className={styles.page}
      data-page={page}
      data-turned={isTurned || undefined}
      style={{ '--column': column, '--row': row }}
    >
      <div className={styles.leaf}>{children}</div>
      {numbered && (
        <p className={styles.number} aria-hidden="true">
          {page}
        </p>
      )}
    </li>
  );
}

function Notes() {
  return (
    <div className={styles.notes}>
      <p className={styles.heading}>Notities</p>
    </div>
  );
}

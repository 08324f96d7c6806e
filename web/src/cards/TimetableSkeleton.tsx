import type { CSSProperties } from 'react';
import { classNames } from '../ui/styles/elements.tsx';
import row from './rows/Row.module.css';
import styles from './TimetableSkeleton.module.css';

const ROWS = Array.from({ length: 12 }, (_, index) => index);

/** Placeholder rows while a day is loading. A separate status message announces the loading. */
export function TimetableSkeleton() {
  return (
    <div className={styles.rows} aria-hidden="true">
      {ROWS.map((index) => (
        <div key={index} className={row.row}>
          <span className={classNames(styles.skeleton, styles.spine)} />
          <div className={row.time}>
            <Line className={row.start} share={80} />
            <Line className={row.end} share={70} />
          </div>
          <div className={styles.words}>
            <Line className={row.title} share={unevenShare(index, 0) * 0.8} />
            <Line className={styles.preview} share={unevenShare(index, 1)} />
          </div>
          <Line className={row.facts} share={unevenShare(index, 2) * 0.7} />
        </div>
      ))}
    </div>
  );
}

/** A placeholder as tall as a line of text; `share` is its width in per cent of the line. */
function Line({ className, share }: { className: string | undefined; share: number }) {
  const style: CSSProperties & Record<'--share', string> = { '--share': `${share}%` };
  return (
    <div className={className}>
      <span className={classNames(styles.skeleton, styles.line)} style={style} />
    </div>
  );
}

const SHARES = [74, 92, 61, 84, 68, 96, 79] as const;

/** Returns an uneven title width in per cent, by position: server and browser must render the same widths. */
const unevenShare = (index: number, line: number): number =>
  SHARES[(index * 3 + line * 2) % SHARES.length] ?? SHARES[0];

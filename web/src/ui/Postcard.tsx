import type { ReactNode } from 'react';
import styles from './Postcard.module.css';
import { Stamp } from './Stamp.tsx';
import { takeFocus } from './take-focus.ts';

/** What the office stamps on a card, in two short lines. */
export type Postmark = { place: string; date: string };

const UNREADABLE: Postmark = { place: '', date: '' };

type PostcardProps = {
  title: string;
  children?: ReactNode;
  postmark?: Postmark;
  /** It stands where the form was that had the focus. */
  focused?: boolean;
};

/** A form that was sent: a postcard, stamped. */
export function Postcard({ title, children, postmark = UNREADABLE, focused = false }: PostcardProps) {
  const spoken = focused ? { ref: takeFocus, tabIndex: -1 } : { role: 'status' as const };
  return (
    <div {...spoken} className={styles.card}>
      <p className={styles.title}>{title}</p>
      <div className={styles.text}>{children}</div>
      <div className={styles.address} aria-hidden="true">
        <span className={styles.stamp}>
          <Stamp />
        </span>
        <Mark {...postmark} />
        <span className={styles.lines} />
      </div>
    </div>
  );
}

/** Two rings, and the waves that make the stamp worthless. */
function Mark({ place, date }: Postmark) {
  return (
    <svg viewBox="0 0 200 100" className={styles.mark} aria-hidden="true" focusable="false">
      <circle cx="50" cy="50" r="47" />
      <circle cx="50" cy="50" r="41" strokeWidth="1.5" />
      <path d="M98 28q12-10 24 0t24 0 24 0 24-2M103 43q12-10 24 0t24 0 24 0 19-2M103 58q12-10 24 0t24 0 24 0 19-2M98 73q12-10 24 0t24 0 24 0 24-2" />
      <text x="50" y="47">
        {place}
      </text>
      <text x="50" y="63">
        {date}
      </text>
    </svg>
  );
}

import type { ReactNode } from 'react';
import { announced } from '../styles/elements.tsx';
import styles from './Postcard.module.css';

type PostcardProps = {
  title: string;
  children?: ReactNode;
  /** The abbreviated date on the postmark. */
  date: string;
  /** Whether the postcard takes the focus from the form that it replaces. */
  focused?: boolean;
};

/** The confirmation after a form was sent, drawn as a stamped postcard. */
export function Postcard({ title, children, date, focused = false }: PostcardProps) {
  return (
    <div {...announced(focused, 'status')} className={styles.card}>
      <p className={styles.title}>{title}</p>
      <div className={styles.text}>{children}</div>
      <div className={styles.address} aria-hidden="true">
        <span className={styles.corner}>
          <Stamp />
        </span>
        <Postmark date={date} />
        <span className={styles.lines} />
      </div>
    </div>
  );
}

/** A postmark: two rings, and waves over the stamp. */
function Postmark({ date }: { date: string }) {
  return (
    <svg viewBox="0 0 200 100" className={styles.mark} aria-hidden="true">
      <circle cx="50" cy="50" r="47" />
      <circle cx="50" cy="50" r="41" strokeWidth="1.5" />
      <path d="M98 28q12-10 24 0t24 0 24 0 24-2M103 43q12-10 24 0t24 0 24 0 19-2M103 58q12-10 24 0t24 0 24 0 19-2M98 73q12-10 24 0t24 0 24 0 24-2" />
      <text x="50" y="47">
        KORTRIJK
      </text>
      <text x="50" y="63">
        {date}
      </text>
    </svg>
  );
}

/** A decorative postage stamp, as wide as the font size of its parent. */
export function Stamp() {
  return (
    <span className={styles.stamp} aria-hidden="true">
      <span className={styles.value}>b</span>
    </span>
  );
}

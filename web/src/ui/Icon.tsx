import type { ReactNode } from 'react';
import { classNames } from './elements.tsx';
import styles from './Icon.module.css';

/** Drawn by hand on a grid of 24 with square ends, so that they stand beside the heavy type. */
const DRAWINGS = {
  menu: <path d="M3 6h18M3 12h18M3 18h18" />,
  close: <path d="m5 5 14 14M19 5 5 19" />,
  search: (
    <>
      <circle cx="10.5" cy="10.5" r="6.5" />
      <path d="m15.5 15.5 5 5" />
    </>
  ),
  'arrow-left': <path d="M20 12H6m5-7-7 7 7 7" />,
  'arrow-right': <path d="M4 12h14m-5-7 7 7-7 7" />,
  chevron: <path d="m5 9 7 7 7-7" />,
  plus: <path d="M12 4v16M4 12h16" />,
  minus: <path d="M4 12h16" />,
  filter: <path d="M3 6h18M7 12h10m-7 6h4" />,
  ticket: <path d="M3 6h18v3.6a2.4 2.4 0 0 0 0 4.8V18H3v-3.6a2.4 2.4 0 0 0 0-4.8zM14 8v8" />,
  print: <path d="M7 9V3.5h10V9M7 17H3.5V9h17v8H17M7 13.5h10v7H7z" />,
  external: <path d="M14 4h6v6m-1.5-4.5L11 13M9 5H4v15h15v-5" />,
  instagram: (
    <>
      <rect x="3.5" y="3.5" width="17" height="17" rx="4.5" />
      <circle cx="12" cy="12" r="4" />
      <path d="M17 7h.01" />
    </>
  ),
  facebook: <path d="M13 21V8.5C13 6 14 5 16 5h1.5M9 12.5h8" />,
  tiktok: <path d="M13.5 4v12a4 4 0 1 1-4-4M13.5 4c0 3 2.2 5 5 5" />,
  youtube: (
    <>
      <rect x="2.5" y="5.5" width="19" height="13" rx="3.5" />
      <path d="m10 9 5 3-5 3z" className={styles.filled} />
    </>
  ),
  whatsapp: (
    <>
      <path d="M3.8 20.2 5 16.1a8.5 8.5 0 1 1 3 2.9z" />
      <path d="M9.6 9.2c0 3 2.2 5.2 5.2 5.2" />
    </>
  ),
  link: <path d="m10 14 4-4m-3-3 2.5-2.5a4.2 4.2 0 0 1 6 6L17 13m-4 4-2.5 2.5a4.2 4.2 0 0 1-6-6L7 11" />,
  share: <path d="M12 15V6M8 7.5l4-4 4 4M7 11.5H4.5v9h15v-9H17" />,
  check: <path d="m4 12.5 5.5 5.5L20.5 6.5" />,
  alert: <path d="M12 4v10m0 5.5h.01" />,
  play: <path d="M7 4.5 19.5 12 7 19.5z" className={styles.filled} />,
  clock: (
    <>
      <circle cx="12" cy="12" r="8.5" />
      <path d="M12 7v5l3.5 2" />
    </>
  ),
  pin: (
    <>
      <path d="M12 21c-4-4.6-6.5-7.8-6.5-11a6.5 6.5 0 0 1 13 0c0 3.2-2.5 6.4-6.5 11z" />
      <path d="M12 10h.01" />
    </>
  ),
  heart: (
    <path d="M12 20 4.2 12.2a4.7 4.7 0 0 1 0-6.7 4.7 4.7 0 0 1 6.7 0L12 6.6l1.1-1.1a4.7 4.7 0 0 1 6.7 0 4.7 4.7 0 0 1 0 6.7z" />
  ),
  calendar: <path d="M4 6h16v14H4zm0 5h16M8.5 3v4M15.5 3v4" />,
} satisfies Record<string, ReactNode>;

export type IconName = keyof typeof DRAWINGS;

/** Every icon there is, in the order in which they are drawn. */
// `as`: the keys of a constant are its keys.
export const ICON_NAMES = Object.keys(DRAWINGS) as readonly IconName[];

/** An icon as tall as a line of text. Decoration unless `label` says what it means. */
export function Icon({ name, label, filled = false }: { name: IconName; label?: string; filled?: boolean }) {
  const className = classNames(styles.icon, filled && styles.filled);
  if (label === undefined) {
    return (
      <svg viewBox="0 0 24 24" className={className} aria-hidden="true" focusable="false">
        {DRAWINGS[name]}
      </svg>
    );
  }
  return (
    <svg viewBox="0 0 24 24" className={className} role="img" aria-label={label} focusable="false">
      {DRAWINGS[name]}
    </svg>
  );
}

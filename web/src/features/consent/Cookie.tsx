import styles from './CookieNotice.module.css';

/** A cookie that someone could not wait for. */
export function Cookie() {
  return (
    <svg viewBox="0 0 80 80" className={styles.cookie} aria-hidden="true" focusable="false">
      <path
        fill="var(--orange)"
        d="M40 4A36 36 0 1 0 76 42a12 12 0 0 1-13-9 13 13 0 0 1-14-13A13 13 0 0 1 40 4z"
      />
      <path fill="var(--pink)" opacity="0.75" d="M40 4a36 36 0 0 0-14 68A52 52 0 0 1 40 4z" />
      <path
        fill="var(--ink)"
        d="M27 24h8v8h-8zM45 40l8 3-3 8-8-3zM22 46l6 6-6 6-6-6zM40 60h9v6h-9zM59 53h6v6h-6z"
      />
    </svg>
  );
}

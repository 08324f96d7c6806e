import styles from './Stamp.module.css';

/** A stamp of the house, to look at. Its width is the font size of what it stands in. */
export function Stamp() {
  return (
    <span className={styles.stamp} aria-hidden="true">
      <span className={styles.value}>b</span>
    </span>
  );
}

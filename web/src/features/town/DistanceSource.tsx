import styles from './DistanceSource.module.css';

/** Explains how distances are calculated, and credits the source of the locations. */
export function DistanceSource() {
  return (
    <p className={styles.source}>
      Afstanden in vogelvlucht, vanaf het midden van je gemeente. De ligging komt van{' '}
      <a href="https://www.geonames.org">GeoNames</a> (
      <a href="https://creativecommons.org/licenses/by/4.0/">CC BY 4.0</a>).
    </p>
  );
}

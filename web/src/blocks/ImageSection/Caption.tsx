import styles from './ImageSection.module.css';

/** The line under a picture or video: what it shows and whose it is. Nothing to say: nothing. */
export function Caption({ caption, copyright }: { caption?: string; copyright?: string }) {
  if (!caption && !copyright) return null;
  return (
    <figcaption className={styles.caption}>
      {caption}
      {caption && copyright && ' '}
      {copyright && <span className={styles.copyright}>© {copyright.replace(/^©\s*/, '')}</span>}
    </figcaption>
  );
}

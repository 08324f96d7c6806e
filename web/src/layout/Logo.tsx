import { Anchor } from '../ui/Anchor.tsx';
import { VisuallyHidden } from '../ui/elements.tsx';
import styles from './Logo.module.css';
import { SITE_NAME } from './seo-tags.ts';
import wordmark from './wordmark.json';

/** The name of the festival, which leads home. */
export function Logo() {
  return (
    <Anchor className={styles.logo} href="/">
      <VisuallyHidden>{SITE_NAME}</VisuallyHidden>
      <Wordmark />
    </Anchor>
  );
}

const LETTERS = wordmark.letters.join('');

/**
 * The drawn name, as wide as its parent: a shelf of letters, of which the «i» is a book that leans on its
 * neighbour and the «p» lets its ribbon hang. In the colour of the text around it; the ribbon has one of its
 * own. Who shows it says the name in words.
 */
export function Wordmark() {
  return (
    <svg
      viewBox={`0 0 ${wordmark.width} ${wordmark.height}`}
      width={wordmark.width}
      height={wordmark.height}
      className={styles.wordmark}
      aria-hidden="true"
      focusable="false"
    >
      <path className={styles.ribbon} d={wordmark.ribbon} />
      <path d={LETTERS} />
    </svg>
  );
}

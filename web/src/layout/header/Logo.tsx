import { SITE_NAME } from '../../domain/pages/site-name.ts';
import { Anchor } from '../../ui/Anchor.tsx';
import icons from '../../ui/icons/icons.svg?url';
import { VisuallyHidden } from '../../ui/styles/elements.tsx';
import styles from './Logo.module.css';
import { WORDMARK } from './wordmark.ts';

/** The name of the festival, which leads home. */
export function Logo() {
  return (
    <Anchor className={styles.logo} href="/">
      <VisuallyHidden>{SITE_NAME}</VisuallyHidden>
      <Wordmark />
    </Anchor>
  );
}

/**
 * The drawn name, as wide as its parent: a shelf of letters, of which the «i» is a book that leans on its
 * neighbour and the «p» lets its ribbon hang. In the colour of the text around it; the ribbon has one of its
 * own. Who shows it says the name in words.
 */
export function Wordmark() {
  return (
    <svg
      viewBox={`0 0 ${WORDMARK.width} ${WORDMARK.height}`}
      width={WORDMARK.width}
      height={WORDMARK.height}
      className={styles.wordmark}
      aria-hidden="true"
      focusable="false"
    >
      <use href={`${icons}#wordmark`} />
    </svg>
  );
}

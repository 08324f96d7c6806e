import { SITE_NAME } from '../../domain/pages/site-name.ts';
import { Anchor } from '../../ui/Anchor.tsx';
import icons from '../../ui/icons/icons.svg?url';
import { VisuallyHidden } from '../../ui/styles/elements.tsx';
import styles from './Logo.module.css';
import { WORDMARK } from './wordmark.ts';

/** The logo: the name of the festival, as a link to the home page. */
export function Logo() {
  return (
    <Anchor className={styles.logo} href="/">
      <VisuallyHidden>{SITE_NAME}</VisuallyHidden>
      <Wordmark />
    </Anchor>
  );
}

/**
 * The wordmark of the festival, as wide as its parent: a shelf of letters, in which the «i» is a leaning book and a
 * ribbon hangs from the «p». The letters have the surrounding text colour. The drawing is hidden from screen readers,
 * so callers must add the name as text.
 */
export function Wordmark() {
  return (
    <svg
      viewBox={`0 0 ${WORDMARK.width} ${WORDMARK.height}`}
      width={WORDMARK.width}
      height={WORDMARK.height}
      className={styles.wordmark}
      aria-hidden="true"
    >
      <use href={`${icons}#wordmark`} />
    </svg>
  );
}

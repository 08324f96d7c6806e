import { Anchor } from '../ui/Anchor.tsx';
import { VisuallyHidden } from '../ui/elements.tsx';
import styles from './Logo.module.css';
import { SITE_NAME } from './seo-tags.ts';
import { Wordmark } from './Wordmark.tsx';

/** The name of the house, which leads home. */
export function Logo() {
  return (
    <Anchor className={styles.logo} href="/">
      <VisuallyHidden>{SITE_NAME}</VisuallyHidden>
      <Wordmark />
    </Anchor>
  );
}

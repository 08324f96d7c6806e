import { Anchor } from '../ui/Anchor.tsx';
import styles from './Logo.module.css';

/** The name of the house, set as the house sets it. */
export function Logo() {
  return (
    <Anchor className={styles.logo} href="/">
      boektopia
    </Anchor>
  );
}

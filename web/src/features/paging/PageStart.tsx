import { classNames } from '../../ui/class-names.ts';
import styles from './PageStart.module.css';

/** Where the links of a pager lead to: on a page, one list has pages. */
export const PAGE_START = 'bladzijde';

type PageStartProps = { number: number; count: number };

/**
 * Above a list that has pages: which of them it shows. Who leafs on arrives here and hears it (features/page-focus);
 * the first page is where everybody begins, and needs no sign for who looks.
 */
export function PageStart({ number, count }: PageStartProps) {
  if (count <= 1) return null;
  return (
    <p
      id={PAGE_START}
      className={classNames(styles.start, number === 1 && styles.unseen)}
      // To be given the focus, and read out by it: not a part of the page that speaks up by itself as well.
      tabIndex={-1}
    >
      {`Bladzijde ${number} van ${count}`}
    </p>
  );
}

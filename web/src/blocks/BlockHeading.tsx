import { fitted, hasLongWord } from '../domain/programme/day/text-width.ts';
import { classNames } from '../ui/styles/elements.tsx';
import styles from './BlockHeading.module.css';

type BlockHeadingProps = { children: string; loud?: boolean; id?: string | undefined };

/** The title above a block, in the display typeface. `loud` makes it larger. */
export function BlockHeading({ children, loud = false, id }: BlockHeadingProps) {
  return (
    <h2 id={id} className={classNames(styles.heading, loud && styles.loud)}>
      {hasLongWord(children) ? <span style={fitted(children)}>{children}</span> : children}
    </h2>
  );
}

import type { ReactNode } from 'react';
import type { ColourName } from '../domain/palette.ts';
import styles from './FactList.module.css';
import { classNames } from './styles/elements.tsx';

type FactListProps = {
  colour: ColourName;
  /** Whether a fact may take several lines, so that facts need more space between them. */
  roomy?: boolean;
  children: ReactNode;
};

/** A list of named facts, drawn as a bookmark. */
export function FactList({ colour, roomy = false, children }: FactListProps) {
  return (
    <dl className={classNames(styles.facts, roomy && styles.roomy)} data-colour={colour}>
      {children}
    </dl>
  );
}

type FactProps = {
  name: string;
  /** Whether the fact is clear without its name. If so, narrow screens show the name only to screen readers. */
  obvious?: boolean;
  children: ReactNode;
};

/** One fact of a {@link FactList}. */
export function Fact({ name, obvious, children }: FactProps) {
  return (
    <>
      <dt className={obvious ? styles.obvious : undefined}>{name}</dt>
      <dd>{children}</dd>
    </>
  );
}

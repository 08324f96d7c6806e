import type { ReactNode } from 'react';
import type { ColourName } from '../domain/palette.ts';
import styles from './FactList.module.css';
import { classNames } from './styles/elements.tsx';

type FactListProps = {
  colour: ColourName;
  /** More space between the facts, where one may take several lines. */
  roomy?: boolean;
  children: ReactNode;
};

/** Facts by their names, as a list on a bookmark. */
export function FactList({ colour, roomy = false, children }: FactListProps) {
  return (
    <dl className={classNames(styles.facts, roomy && styles.roomy)} data-colour={colour}>
      {children}
    </dl>
  );
}

type FactProps = {
  name: string;
  /** What it is shows by itself: where there is little room its name is only read out. */
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

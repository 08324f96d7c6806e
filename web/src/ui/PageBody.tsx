import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './PageBody.module.css';

/** What stands under the head of a page, as wide as a page may be, piece below piece unless `className` differs. */
export function PageBody({ className, children }: { className?: string; children: ReactNode }) {
  return <div className={classNames(styles.body, className)}>{children}</div>;
}

import { pagePath } from '../../domain/pages/paging.ts';
import {
  type FilterOptions,
  type Relaxation,
  type Selection,
  selectionParameters,
  without,
} from '../../domain/programme/selection.ts';
import { Anchor } from '../../ui/Anchor.tsx';
import { titleOf } from './FilterChips.tsx';
import styles from './RelaxFilters.module.css';

type RelaxFiltersProps = {
  path: string;
  options: FilterOptions;
  selection: Selection;
  relaxations: readonly Relaxation[];
  /** Other pages on which the same selection finds something. */
  otherPages?: readonly { href: string; label: string; count: number }[];
};

/** No dead end: which filter to drop, where else to look, and what either would give. */
export function RelaxFilters({ path, options, selection, relaxations, otherPages = [] }: RelaxFiltersProps) {
  if (relaxations.length + otherPages.length === 0) return null;
  return (
    <ul role="list" className={styles.ways} aria-label="Wat wel iets geeft">
      {relaxations.map(({ group, slug, count }) => (
        <li key={`${group} ${slug}`}>
          <Anchor href={pagePath(path, 1, selectionParameters(without(selection, group, slug)))} keepScroll>
            Zonder «{titleOf(options, group, slug)}»
          </Anchor>{' '}
          <span className={styles.count}>{count}</span>
        </li>
      ))}
      {otherPages.map(({ href, label, count }) => (
        <li key={href}>
          <Anchor href={href}>{label}</Anchor> <span className={styles.count}>{count}</span>
        </li>
      ))}
    </ul>
  );
}

import { pagePath } from '../../domain/pages/paging.ts';
import {
  type FilterOptions,
  type Selection,
  selectionParameters,
  type WayOut,
  without,
} from '../../domain/programme/selection.ts';
import { Anchor } from '../../ui/Anchor.tsx';
import { titleOf } from './FilterChips.tsx';
import styles from './RelaxFilters.module.css';

type RelaxFiltersProps = {
  path: string;
  options: FilterOptions;
  selection: Selection;
  relaxations: readonly WayOut[];
  /** Other pages on which the same selection finds something. */
  elsewhere?: readonly { href: string; label: string; count: number }[];
};

/** No dead end: which filter to drop, where else to look, and what either would give. */
export function RelaxFilters({ path, options, selection, relaxations, elsewhere = [] }: RelaxFiltersProps) {
  if (relaxations.length + elsewhere.length === 0) return null;
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
      {elsewhere.map(({ href, label, count }) => (
        <li key={href}>
          <Anchor href={href}>{label}</Anchor> <span className={styles.count}>{count}</span>
        </li>
      ))}
    </ul>
  );
}

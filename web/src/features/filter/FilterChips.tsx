import { displayedAs } from '../../domain/pages/day-display.ts';
import { pagePath } from '../../domain/pages/paging.ts';
import type { Relaxation } from '../../domain/programme/facet-counts.ts';
import {
  chosenCount,
  FILTER_GROUPS,
  type FilterGroup,
  type FilterOptions,
  type Selection,
  selectionParameters,
  titleOf,
  without,
} from '../../domain/programme/selection.ts';
import { Anchor } from '../../ui/Anchor.tsx';
import { VisuallyHidden } from '../../ui/elements.tsx';
import { Icon } from '../../ui/Icon.tsx';
import styles from './FilterChips.module.css';

type FilterChipsProps = {
  path: string;
  options: FilterOptions;
  selection: Selection;
  /** Whether the list is shown as a grid, and stays one. */
  asGrid?: boolean;
  onDrop?: () => void;
};

/** The address of a list with one of its options less. */
const pathWithout = (
  { path, selection, asGrid = false }: Pick<FilterChipsProps, 'path' | 'selection' | 'asGrid'>,
  group: FilterGroup,
  slug: string,
) => pagePath(path, 1, displayedAs(selectionParameters(without(selection, group, slug)), asGrid));

/** The options that are chosen, each a link that drops it, and a link that drops them all. */
export function FilterChips(props: FilterChipsProps) {
  const { path, options, selection, asGrid = false, onDrop } = props;
  if (chosenCount(selection) === 0) return null;
  const chosen = FILTER_GROUPS.flatMap((group) => selection[group].map((slug) => ({ group, slug })));
  return (
    <ul role="list" className={styles.chips} aria-label="Gekozen filters">
      {chosen.map(({ group, slug }) => (
        <li key={`${group} ${slug}`}>
          <Anchor className={styles.chip} href={pathWithout(props, group, slug)} keepScroll onClick={onDrop}>
            <VisuallyHidden>Zonder </VisuallyHidden>
            {titleOf(options, group, slug)}
            <Icon name="close" />
          </Anchor>
        </li>
      ))}
      <li>
        <Anchor
          className={styles.clear}
          href={pagePath(path, 1, displayedAs(new URLSearchParams(), asGrid))}
          keepScroll
          onClick={onDrop}
        >
          Wis alles
        </Anchor>
      </li>
    </ul>
  );
}

type RelaxFiltersProps = Omit<FilterChipsProps, 'onDrop'> & {
  relaxations: readonly Relaxation[];
  /** Other pages on which the same selection finds something. */
  otherPages?: readonly { href: string; label: string; count: number }[];
};

/** For a selection that finds nothing: which filter to drop, where else to look, and how much either would give. */
export function RelaxFilters(props: RelaxFiltersProps) {
  const { options, relaxations, otherPages = [] } = props;
  if (relaxations.length + otherPages.length === 0) return null;
  return (
    <ul role="list" className={styles.ways} aria-label="Wat wel iets geeft">
      {relaxations.map(({ group, slug, count }) => (
        <li key={`${group} ${slug}`}>
          <Anchor href={pathWithout(props, group, slug)} keepScroll>
            Zonder ‘{titleOf(options, group, slug)}’
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

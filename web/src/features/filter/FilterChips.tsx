import { displayedAs } from '../../domain/pages/day-display.ts';
import { pagePath } from '../../domain/pages/paging.ts';
import { withPlace } from '../../domain/pages/requested-place.ts';
import type { Relaxation } from '../../domain/programme/filter/facet-counts.ts';
import {
  chosenCount,
  FILTER_GROUPS,
  type FilterGroup,
  type FilterOptions,
  type Selection,
  selectionParameters,
  titleOf,
  without,
} from '../../domain/programme/filter/selection.ts';
import { Anchor } from '../../ui/Anchor.tsx';
import { Icon } from '../../ui/icons/Icon.tsx';
import { VisuallyHidden } from '../../ui/styles/elements.tsx';
import styles from './FilterChips.module.css';

type FilterChipsProps = {
  path: string;
  options: FilterOptions;
  selection: Selection;
  /** Whether the list is displayed as a grid. The links preserve the display. */
  asGrid?: boolean;
  /** The place from which the list measures distances. The links preserve the place. */
  place?: URLSearchParams;
  /** Called when a chosen option is removed by its link. */
  onDrop?: () => void;
};

type List = Pick<FilterChipsProps, 'path' | 'asGrid' | 'place'>;

/** Returns the address of the list with these filters. Preserves the display as a list or a grid. */
const pathFor = ({ path, asGrid = false, place }: List, chosen: URLSearchParams) =>
  pagePath(path, 1, displayedAs(place ? withPlace(chosen, place) : chosen, asGrid));

const pathWithout = (list: List & { selection: Selection }, group: FilterGroup, slug: string) =>
  pathFor(list, selectionParameters(without(list.selection, group, slug)));

/** The chosen options: each links to the list without that option. Another link removes several at once. */
export function FilterChips(props: FilterChipsProps) {
  const { options, selection, onDrop } = props;
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
      {chosen.length > 1 && (
        <li>
          <Anchor
            className={styles.clear}
            href={pathFor(props, new URLSearchParams())}
            keepScroll
            onClick={onDrop}
          >
            Wis alles
          </Anchor>
        </li>
      )}
    </ul>
  );
}

type RelaxFiltersProps = FilterChipsProps & {
  relaxations: readonly Relaxation[];
  otherPages?: readonly { href: string; label: string; count: number }[];
};

/** For a selection without results: links that each remove one filter, and links to other pages, all with counts. */
export function RelaxFilters(props: RelaxFiltersProps) {
  const { options, relaxations, otherPages = [], onDrop } = props;
  if (relaxations.length + otherPages.length === 0) return null;
  return (
    <ul role="list" className={styles.ways} aria-label="Wat wel iets geeft">
      {relaxations.map(({ group, slug, count }) => (
        <li key={`${group} ${slug}`}>
          <Anchor href={pathWithout(props, group, slug)} keepScroll onClick={onDrop}>
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

import { useState } from 'react';
import type { Facet } from '../../domain/programme/programme-item.ts';
import {
  type FilterOptions,
  facetCounts,
  facetSlugsOf,
  type Selection,
  selected,
} from '../../domain/programme/selection.ts';
import { FilterPanel } from '../../features/filter/FilterPanel.tsx';
import { EXAMPLE_ROWS } from './examples.ts';
import styles from './FilterSpecimen.module.css';

const ITEMS = EXAMPLE_ROWS.map(({ item }) => item);
const FACETS = ITEMS.map(facetSlugsOf);

/** What the examples can be narrowed by. */
export const OPTIONS: FilterOptions = {
  type: unique(ITEMS.flatMap(({ type }) => type ?? [])),
  theme: unique(ITEMS.flatMap(({ themes }) => themes)),
  location: unique(ITEMS.flatMap(({ location }) => location ?? [])),
};

export const EXAMPLE_SELECTION: Selection = {
  type: ['kookdemo'],
  theme: ['spannende-boeken'],
  location: ['forum'],
};

/** The filter at work on the examples, without an address of its own. */
export function FilterSpecimen() {
  const [selection, setSelection] = useState<Selection>({ type: [], theme: ['lifestyle'], location: [] });
  const found = selected(ITEMS, selection).length;
  return (
    <div className={styles.panel}>
      <FilterPanel
        path="/stijlgids"
        options={OPTIONS}
        selection={selection}
        counts={facetCounts(FACETS, selection)}
        show={`Toon ${found} belevingen`}
        choose={setSelection}
      />
    </div>
  );
}

function unique(facets: readonly Facet[]): readonly Facet[] {
  return [...new Map(facets.map((facet) => [facet.slug, facet])).values()];
}

import { useState } from 'react';
import { facetCounts } from '../../domain/programme/filter/facet-counts.ts';
import { selected } from '../../domain/programme/filter/item-facets.ts';
import { NOTHING_CHOSEN, type Selection } from '../../domain/programme/filter/selection.ts';
import { FilterPanel } from '../../features/filter/FilterPanel.tsx';
import { island } from '../../islands/island.tsx';
import { FACETS, ITEMS, OPTIONS } from './filter-examples.ts';

/** The filter with example items; its counts follow the selection. */
export const FilterExample = island('FilterExample', Example, { when: 'touch' });

function Example() {
  const [selection, setSelection] = useState<Selection>({ ...NOTHING_CHOSEN, theme: ['lifestyle'] });
  return (
    <FilterPanel
      path="/stijlgids"
      options={OPTIONS}
      selection={selection}
      counts={facetCounts(FACETS, selection)}
      show={`Toon ${selected(ITEMS, selection).length} belevingen`}
      choose={setSelection}
    />
  );
}

import { memo } from 'react';
import { QUERY } from '../../domain/pages/query-names.ts';
import { TEXTS } from '../../domain/pages/texts.ts';
import { type FilterGroup, inYears } from '../../domain/programme/filter/selection.ts';
import type { FacetName } from '../../domain/programme/programme-item.ts';
import styles from './FilterOptions.module.css';

const LEGENDS: Record<FilterGroup, string> = {
  audience: 'Voor wie',
  age: 'Leeftijd',
  type: TEXTS.types,
  theme: TEXTS.themes,
  location: TEXTS.locations,
  access: 'Toegankelijkheid',
  reservation: 'Reserveren',
  dayPart: 'Dagdeel',
};

/** The groups named in the specification. In a wide viewport they do not collapse. */
const UNFOLDED: ReadonlySet<FilterGroup> = new Set(['type', 'theme', 'location']);

type FilterOptionsProps = {
  group: FilterGroup;
  options: readonly FacetName[];
  chosen: readonly string[];
  counts: ReadonlyMap<string, number>;
  open: boolean;
};

/** A collapsible group of the filter panel: a checkbox and a count per option. The summary lists the chosen options. */
export function GroupOptions({ group, options, chosen, counts, open }: FilterOptionsProps) {
  const titles = options.filter(({ slug }) => chosen.includes(slug)).map(({ title }) => title);
  const unfolded = UNFOLDED.has(group);
  const fold = (
    <details className={styles.fold} open={open} aria-label={unfolded ? undefined : LEGENDS[group]}>
      <summary>
        {LEGENDS[group]}
        {titles.length > 0 && <span className={styles.chosen}>{inYears(titles).join(', ')}</span>}
      </summary>
      <ul role="list" className={styles.options}>
        {options.map(({ slug, title }) => (
          <Option
            key={slug}
            group={group}
            slug={slug}
            title={title}
            chosen={chosen.includes(slug)}
            count={counts.get(slug) ?? 0}
          />
        ))}
      </ul>
    </details>
  );
  if (!unfolded) return fold;
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{LEGENDS[group]}</legend>
      {fold}
    </fieldset>
  );
}

type OptionProps = { group: FilterGroup; slug: string; title: string; chosen: boolean; count: number };

/**
 * Memoized: selecting an option of another group rerenders this option only if its count changes. The checkbox is
 * uncontrolled, so a selection from before hydration survives; the panel syncs the checkbox with the address.
 */
const Option = memo(function Option({ group, slug, title, chosen, count }: OptionProps) {
  return (
    <li>
      <label data-empty={count === 0 || undefined}>
        <input type="checkbox" name={QUERY[group]} value={slug} defaultChecked={chosen} />
        <span>{title}</span>
        <small>{count}</small>
      </label>
    </li>
  );
});

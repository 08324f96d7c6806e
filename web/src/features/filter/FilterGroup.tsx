import { memo } from 'react';
import { QUERY } from '../../domain/pages/query-names.ts';
import { TEXTS } from '../../domain/pages/texts.ts';
import type { Facet } from '../../domain/programme/programme-item.ts';
import type { FilterGroup as Group } from '../../domain/programme/selection.ts';
import styles from './FilterGroup.module.css';

const LEGENDS: Record<Group, string> = { type: TEXTS.types, theme: TEXTS.themes, location: TEXTS.locations };

type FilterGroupProps = {
  group: Group;
  options: readonly Facet[];
  /** The slugs that are chosen. */
  chosen: readonly string[];
  counts: ReadonlyMap<string, number>;
};

/** A group of the filter panel: a box per option, with how much it stands for. */
export function FilterGroup({ group, options, chosen, counts }: FilterGroupProps) {
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{LEGENDS[group]}</legend>
      <ul role="list" className={styles.options}>
        {options.map(({ uuid, slug, title }) => (
          <Option
            key={uuid}
            group={group}
            slug={slug}
            title={title}
            chosen={chosen.includes(slug)}
            count={counts.get(slug) ?? 0}
          />
        ))}
      </ul>
    </fieldset>
  );
}

type OptionProps = { group: Group; slug: string; title: string; chosen: boolean; count: number };

/** Kept as it is where a tick elsewhere does not change its count. */
const Option = memo(function Option({ group, slug, title, chosen, count }: OptionProps) {
  return (
    <li>
      <label className={styles.option} data-empty={count === 0 || undefined}>
        <input
          className={styles.box}
          type="checkbox"
          name={QUERY[group]}
          value={slug}
          checked={chosen}
          onChange={heardByTheForm}
        />
        <span className={styles.name}>{title}</span>
        <span className={styles.count}>{count}</span>
      </label>
    </li>
  );
});

// The form hears of every tick; without this React takes the box for read-only.
function heardByTheForm() {}

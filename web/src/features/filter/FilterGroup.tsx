import type { Facet } from '../../domain/programme-item.ts';
import type { FilterGroup as Group } from '../../domain/selection.ts';
import { TEXTS } from '../../domain/texts.ts';
import styles from './FilterGroup.module.css';

const LEGENDS: Record<Group, string> = { type: TEXTS.types, thema: TEXTS.themes, locatie: TEXTS.locations };

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
          <li key={uuid}>
            <label className={styles.option} data-empty={!counts.get(slug) || undefined}>
              <input
                className={styles.box}
                type="checkbox"
                name={group}
                value={slug}
                checked={chosen.includes(slug)}
                // The form hears of every tick; without this React takes the box for read-only.
                onChange={() => {}}
              />
              <span className={styles.name}>{title}</span>
              <span className={styles.count}>{counts.get(slug) ?? 0}</span>
            </label>
          </li>
        ))}
      </ul>
    </fieldset>
  );
}

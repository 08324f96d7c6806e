import type { FestivalDay } from '../../domain/pages/page.ts';
import { TEXTS } from '../../domain/pages/texts.ts';
import { FILTER_GROUPS, type FilterOptions, type Selection } from '../../domain/programme/selection.ts';
import { formatFullDate, formatTime } from '../../domain/time/format.ts';
import { titleOf } from '../../features/filter/FilterChips.tsx';
import styles from './PrintedHead.module.css';

type PrintedHeadProps = { day: FestivalDay; options: FilterOptions; selection: Selection; now: Date };

/** On paper only: which day, narrowed by what, and how old it is. */
export function PrintedHead({ day, options, selection, now }: PrintedHeadProps) {
  const chosen = FILTER_GROUPS.flatMap((group) =>
    selection[group].map((slug) => titleOf(options, group, slug)),
  );
  return (
    <div className={styles.head} aria-hidden="true">
      <p className={styles.day}>{day.title}</p>
      <p>
        Boektopia{chosen.length > 0 && ` · ${TEXTS.filter}: ${chosen.join(', ')}`} · Stand van{' '}
        {formatFullDate(now)}, {formatTime(now)}
      </p>
    </div>
  );
}

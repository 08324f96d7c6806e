import type { FestivalDay } from '../../domain/pages/page.ts';
import { pagePath } from '../../domain/pages/paging.ts';
import { formatDayName } from '../../domain/time/format.ts';
import { Anchor } from '../../ui/Anchor.tsx';
import { Icon } from '../../ui/Icon.tsx';
import styles from './PreviousNextDay.module.css';

type PreviousNextDayProps = { day: FestivalDay; days: readonly FestivalDay[]; parameters: URLSearchParams };

/** The day before and the day after, at the foot of a day; what is chosen goes along. */
export function PreviousNextDay({ day, days, parameters }: PreviousNextDayProps) {
  const index = days.findIndex(({ uuid }) => uuid === day.uuid);
  const [before, after] = [days[index - 1], days[index + 1]];
  return (
    <nav className={styles.neighbours} aria-label="Vorige en volgende dag">
      {before && (
        <Anchor className={styles.before} href={pagePath(before.path, 1, parameters)} rel="prev">
          <Icon name="arrow-left" />
          {formatDayName(before.day)}
        </Anchor>
      )}
      {after && (
        <Anchor className={styles.after} href={pagePath(after.path, 1, parameters)} rel="next">
          {formatDayName(after.day)}
          <Icon name="arrow-right" />
        </Anchor>
      )}
    </nav>
  );
}

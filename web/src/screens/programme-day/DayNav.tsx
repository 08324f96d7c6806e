import { useSearchParams } from 'react-router';
import type { FestivalDay } from '../../domain/pages/page.ts';
import { countPerDay, type DayProgramme } from '../../domain/programme/day-view.ts';
import { chosenCount, parseSelection, selectionParameters } from '../../domain/programme/selection.ts';
import { DayShelf } from '../../layout/DayShelf.tsx';
import styles from './DayNav.module.css';

type DayNavProps = { day: FestivalDay; days: readonly FestivalDay[]; items: DayProgramme; now: Date };

/**
 * The days, and how much each has of what is chosen. It follows the address, and the address follows the list: what
 * is under the finger is drawn first.
 */
export function DayNav({ day, days, items, now }: DayNavProps) {
  const [parameters] = useSearchParams();
  const selection = parseSelection(parameters, items.options);
  return (
    <div className={styles.strip} data-colour="red">
      <div className={styles.inner}>
        <DayShelf
          days={days}
          now={now}
          current={day.day}
          size="strip"
          parameters={selectionParameters(selection)}
          counts={chosenCount(selection) > 0 ? countPerDay(items, selection) : undefined}
        />
      </div>
    </div>
  );
}

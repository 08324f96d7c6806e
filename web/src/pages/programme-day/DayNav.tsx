import { displayedAs, requestsGrid } from '../../domain/pages/day-display.ts';
import { chosenCount, parseSelection, selectionParameters } from '../../domain/programme/filter/selection.ts';
import { useCountPerDay } from '../../features/filter/use-day-view.ts';
import { useAddress } from '../../islands/address.ts';
import { DayShelf } from '../../layout/DayShelf.tsx';
import type { DayBodyProps } from './DayBody.tsx';
import styles from './ProgrammeDayPage.module.css';

/** Links to the days, each with the number of its items that match the filters. */
export function DayNav(props: DayBodyProps) {
  const { day, days, options, now } = props;
  const parameters = new URLSearchParams(useAddress().search);
  const selection = parseSelection(parameters, options);
  const counts = useCountPerDay(props, selection);
  return (
    <div className={styles.strip} data-colour="red">
      <div className={styles.stripInner}>
        <DayShelf
          days={days}
          now={now}
          current={day.day}
          size="strip"
          parameters={displayedAs(selectionParameters(selection), requestsGrid(parameters))}
          counts={chosenCount(selection) > 0 ? counts : undefined}
        />
      </div>
    </div>
  );
}

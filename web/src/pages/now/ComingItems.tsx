import { countdown, type Next, whenNext } from '../../domain/programme/now/now-view.ts';
import type { RowItem } from '../../domain/programme/programme-item.ts';
import { dayOf } from '../../domain/time/brussels.ts';
import { formatDayName, formatMoment } from '../../domain/time/format.ts';
import { TitledSection } from '../../ui/styles/elements.tsx';
import type { HallProps } from './hall-props.ts';
import styles from './NowPage.module.css';
import { NowRows } from './NowRows.tsx';

type ComingItemsProps = HallProps & {
  next: Next<RowItem>;
  /** Whether the festival has not begun yet. */
  isFirst: boolean;
};

/** Says when the festival begins, or when it continues after a pause, and lists the first items. */
export function ComingItems({ next, isFirst, ...props }: ComingItemsProps) {
  const { now } = props;
  return (
    <TitledSection
      className={styles.list}
      titleClass={styles.heading}
      title={isFirst ? countdown(next.start, now) : `${whenNext(next.start, now)} gaat het verder`}
    >
      {isFirst && (
        <p className={styles.note}>
          {`Boektopia begint op ${formatMoment(next.start)}. Dit is er het eerst.`}
        </p>
      )}
      {!isFirst && dayOf(next.start) !== dayOf(now) && (
        <p className={styles.note}>{`Dit is er het eerst op ${formatDayName(dayOf(next.start))}.`}</p>
      )}
      <NowRows {...props} items={next.items} />
    </TitledSection>
  );
}

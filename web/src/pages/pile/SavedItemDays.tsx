import type { ReactNode } from 'react';
import { Rows } from '../../cards/rows/Row.tsx';
import type { SavedItem, SavedItems } from '../../domain/programme/saved/saved-items.ts';
import { formatDayName } from '../../domain/time/format.ts';
import { Icon } from '../../ui/icons/Icon.tsx';
import { TitledSection } from '../../ui/styles/elements.tsx';
import styles from './SavedItemsContent.module.css';

type SavedItemDaysProps = Pick<SavedItems, 'days' | 'past'> & {
  row: (entry: SavedItem) => ReactNode;
  pastRow?: (entry: SavedItem) => ReactNode;
  /** Whether the past items are shown at once, because there are no others. */
  isPastOpen?: boolean;
  /** Whether the programme is still loading. */
  isAwaited?: boolean;
};

/** Saved items, grouped by day. Past items are in a collapsed section above them. */
export function SavedItemDays(props: SavedItemDaysProps) {
  const { days, past, row, pastRow = row, isPastOpen, isAwaited = false } = props;
  return (
    <>
      {past.length > 0 && (
        <details className={styles.past} open={isPastOpen}>
          <summary>
            Voorbij ({past.length}) <Icon name="plus" />
          </summary>
          <Entries entries={past} row={pastRow} />
        </details>
      )}
      {days.map(({ day, entries }) => (
        <TitledSection
          key={day}
          className={styles.day}
          titleClass={styles.heading}
          title={formatDayName(day)}
          data-awaited={isAwaited || undefined}
        >
          <Entries entries={entries} row={row} />
        </TitledSection>
      ))}
    </>
  );
}

/** Saved items as a list of rows. */
export function Entries({ entries, row }: { entries: readonly SavedItem[]; row: SavedItemDaysProps['row'] }) {
  return (
    <Rows>
      {entries.map((entry) => (
        <li key={entry.saved.id}>{row(entry)}</li>
      ))}
    </Rows>
  );
}

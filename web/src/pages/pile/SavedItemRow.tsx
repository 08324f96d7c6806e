import type { ReactNode } from 'react';
import { ProgrammeRow } from '../../cards/rows/ProgrammeRow.tsx';
import type { RowItem } from '../../domain/programme/programme-item.ts';
import type { SavedItem } from '../../domain/programme/saved/saved-items.ts';
import type { SavedMoment } from '../../domain/programme/saved/saved-moment.ts';

type SavedItemRowProps = {
  entry: Pick<SavedItem, 'saved' | 'item' | 'isDropped'>;
  now: Date;
  withDay?: boolean;
  /** Whether both plans contain the item; only set if another visitor's plan is shown too. */
  isShared?: boolean;
  /** Which of the two plans contain the item, if another visitor's plan is shown too. */
  remark?: ReactNode;
};

/** A row for a saved moment. If the moment is not in the programme, the row shows its saved copy. */
export function SavedItemRow({ entry, now, withDay, isShared, remark }: SavedItemRowProps) {
  const { saved, item = copyOf(saved), isDropped } = entry;
  return (
    <ProgrammeRow
      item={item}
      now={now}
      withDay={withDay}
      mark={isDropped ? 'removed' : isShared ? 'saved' : undefined}
      remark={remark}
    />
  );
}

/** Returns the saved copy of a moment as an item without a page. */
const copyOf = ({ id, place, ...rest }: SavedMoment): RowItem => ({
  ...rest,
  uuid: id,
  preciseLocation: place,
  themes: [],
  ongoing: false,
  statuses: [],
  access: [],
});

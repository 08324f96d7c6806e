import { useMemo } from 'react';
import { requestsGrid } from '../../domain/pages/day-display.ts';
import type { FestivalDay } from '../../domain/pages/page.ts';
import { itemsOfView } from '../../domain/programme/day/shown-view.ts';
import { useNotedItems } from '../../features/renewal/changed-items.ts';
import { useMinute } from '../../features/renewal/use-minute.ts';
import { type Address, AddressContext, useAddress } from '../../islands/address.ts';
import { island } from '../../islands/island.tsx';
import { DayBody, type DayBodyProps } from './DayBody.tsx';
import { DayNav } from './DayNav.tsx';
import { useDayTitle } from './day-title.ts';
import { loadGrid } from './grid/LaterGrid.tsx';

/** Loads the grid's code before hydration, because otherwise React discards the server's grid at the first update. */
export const ready = async () =>
  requestsGrid(new URLSearchParams(window.location.search)) && (await loadGrid());

type FilteredDayProps = DayBodyProps & {
  day: Pick<FestivalDay, 'path' | 'day' | 'title' | 'seo'>;
  /** The URL that the server rendered. After a reload, Back may change the URL before the island starts. */
  address: Address;
};

function DayAtAddress({ address, ...day }: FilteredDayProps) {
  return (
    <AddressContext value={address}>
      <CurrentDay {...day} />
    </AddressContext>
  );
}

function CurrentDay(props: Omit<FilteredDayProps, 'address'>) {
  const { view } = props;
  const { now } = useMinute(props.now);
  useNotedItems(useMemo(() => itemsOfView(view), [view]));
  useDayTitle(props, useAddress().search);
  return (
    <>
      <DayNav {...props} now={now} />
      <DayBody {...props} now={now} />
    </>
  );
}

/** The parts of a day page that depend on its filter: the counts per day, the filter options and the items. */
export const FilteredDay = island('FilteredDay', DayAtAddress, { when: 'touch', renews: true });

import { useRef } from 'react';
import { ProgrammeRow } from '../../cards/rows/ProgrammeRow.tsx';
import { Rows } from '../../cards/rows/Row.tsx';
import { withPlace } from '../../domain/pages/requested-place.ts';
import { TEXTS } from '../../domain/pages/texts.ts';
import {
  chosenCount,
  type FilterOptions,
  selectionParameters,
} from '../../domain/programme/filter/selection.ts';
import type { RowItem } from '../../domain/programme/programme-item.ts';
import type { TourView } from '../../domain/programme/tour-view.ts';
import { formatCount } from '../../domain/time/format.ts';
import { FilterChips, RelaxFilters } from '../../features/filter/FilterChips.tsx';
import { useLinksInPlace } from '../../features/navigation/use-links-in-place.ts';
import { PageStart, Pagination } from '../../features/paging/Pagination.tsx';
import { EmptyState } from '../../layout/EmptyState.tsx';
import { PastItems } from './PastItems.tsx';
import styles from './Tour.module.css';

type TourListProps = {
  path: string;
  town?: string;
  /** The query parameters that name the place from which distances are measured. */
  place: URLSearchParams;
  view: TourView;
  options: FilterOptions;
  now: Date;
};

/** The items of the tour that match a selection. The links of the list update it in place. */
export function TourList({ path, town, place, view, options, now }: TourListProps) {
  const { selection, page, past, total } = view;
  const requested = withPlace(selectionParameters(selection), place);
  const count = useRef<HTMLParagraphElement>(null);
  // Focus the count, because the clicked link disappears.
  const onDrop = () => count.current?.focus({ preventScroll: true });
  // Without a filter, an empty list means that the town's programme is not announced yet.
  const empty = chosenCount(selection) === 0 ? TEXTS.empty.onTour : TEXTS.empty.timetable;
  return (
    // biome-ignore lint/a11y: handles clicks on links, which keys trigger too.
    <div onClick={useLinksInPlace()}>
      <PageStart number={page.number} count={page.count} />
      <div className={styles.list}>
        <p className={styles.count} role="status" ref={count} tabIndex={-1}>
          {`${formatCount(total)} ${town ? `in ${town}` : 'op toer'}`}
        </p>
        <FilterChips path={path} options={options} selection={selection} place={place} onDrop={onDrop} />
        <PastItems
          path={path}
          past={past}
          parameters={requested}
          list={(items) => <Items items={items} now={now} />}
        />
        {total === 0 && (
          <EmptyState drawing="van" text={empty}>
            <RelaxFilters
              path={path}
              options={options}
              selection={selection}
              place={place}
              relaxations={view.relaxations}
              onDrop={onDrop}
            />
          </EmptyState>
        )}
        {page.total > 0 && <Items items={page.items} now={now} />}
        <Pagination
          path={path}
          number={page.number}
          count={page.count}
          parameters={requested}
          label="Bladzijden van de toer"
        />
      </div>
    </div>
  );
}

function Items({ items, now }: { items: readonly RowItem[]; now: Date }) {
  return (
    <Rows>
      {items.map((item) => (
        <li key={item.uuid}>
          <ProgrammeRow item={item} now={now} level={2} withDay />
        </li>
      ))}
    </Rows>
  );
}

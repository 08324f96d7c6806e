import { useRef } from 'react';
import { ExperienceCard } from '../../cards/ExperienceCard.tsx';
import { TEXTS } from '../../domain/pages/texts.ts';
import { chosenCount, type FilterOptions, selectionParameters } from '../../domain/programme/selection.ts';
import type { TourView } from '../../domain/programme/tour-view.ts';
import { formatCount } from '../../domain/time/format.ts';
import { FilterChips, RelaxFilters } from '../../features/filter/FilterChips.tsx';
import { Pagination } from '../../features/paging/Pagination.tsx';
import { EmptyState } from '../../layout/EmptyState.tsx';
import styles from './TourList.module.css';

type TourListProps = {
  path: string;
  /** The name of the open town. */
  town?: string;
  view: TourView;
  options: FilterOptions;
  now: Date;
};

/** The activities of the tour for what is chosen. */
export function TourList({ path, town, view, options, now }: TourListProps) {
  const { selection, page } = view;
  const count = useRef<HTMLParagraphElement>(null);
  // Without a filter an empty town is one whose programme is still to come.
  const empty = chosenCount(selection) === 0 ? TEXTS.empty.onTour : TEXTS.empty.timetable;
  return (
    <div className={styles.list}>
      <p className={styles.count} role="status" ref={count} tabIndex={-1}>
        {formatCount(page.total)} {town ? `in ${town}` : 'op toer'}
      </p>
      <FilterChips
        path={path}
        options={options}
        selection={selection}
        // The link that was pressed is gone: the focus goes to what changed.
        onDrop={() => count.current?.focus({ preventScroll: true })}
      />
      {page.total === 0 ? (
        <EmptyState drawing="van" text={empty}>
          <RelaxFilters path={path} options={options} selection={selection} relaxations={view.relaxations} />
        </EmptyState>
      ) : (
        <ul key={path} role="list" className={styles.cards}>
          {page.items.map((item) => (
            <li key={item.uuid}>
              <ExperienceCard item={item} now={now} level={2} />
            </li>
          ))}
        </ul>
      )}
      <Pagination
        path={path}
        number={page.number}
        count={page.count}
        parameters={selectionParameters(selection)}
        label="Bladzijden van de toer"
      />
    </div>
  );
}

import type { ReactNode } from 'react';
import type { RowItem } from '../../domain/programme/programme-item.ts';
import { pastPath, type TourView } from '../../domain/programme/tour-view.ts';
import { Pagination } from '../../features/paging/Pagination.tsx';
import { PastFold } from '../../layout/PastFold.tsx';

const PAST_START = 'voorbij';

type PastItemsProps = {
  path: string;
  past: TourView['past'];
  parameters: URLSearchParams;
  list: (items: readonly RowItem[]) => ReactNode;
};

/** The past items of the tour, collapsed above the upcoming ones, with their own pagination. */
export function PastItems({ path, past, parameters, list }: PastItemsProps) {
  const { items, number, count, total, open } = past;
  if (total === 0) return null;
  return (
    <PastFold count={total} isOpen={open} id={PAST_START}>
      {list(items)}
      <Pagination
        path={path}
        number={number}
        count={count}
        label="Bladzijden van wat voorbij is"
        second={{ to: (page) => pastPath(path, page, parameters), start: PAST_START }}
      />
    </PastFold>
  );
}

import { ProgrammeRow } from '../../cards/rows/ProgrammeRow.tsx';
import { Rows } from '../../cards/rows/Row.tsx';
import { placeOnPlan } from '../../domain/programme/hall-plan.ts';
import { momentId } from '../../domain/programme/moment.ts';
import type { NowEntry } from '../../domain/programme/now/now-answer.ts';
import type { RowItem } from '../../domain/programme/programme-item.ts';
import { reservationUrl } from '../../domain/programme/reservation.ts';
import type { HallProps } from './hall-props.ts';

type NowRowsProps = Pick<HallProps, 'plan' | 'reservationUrl' | 'now' | 'saved'> & {
  entries: readonly NowEntry<RowItem>[];
};

/** The entries of an answer as rows, in the order of the answer. */
export function NowRows({ entries, plan, reservationUrl: url, now, saved }: NowRowsProps) {
  return (
    <Rows>
      {entries.map(({ item, walk, words, clash }) => (
        <li key={item.uuid}>
          <ProgrammeRow
            item={item}
            now={now}
            reservable={reservationUrl(item, url, now) !== undefined}
            onPlan={placeOnPlan(plan, item)}
            walk={walk === undefined ? undefined : walk === 0 ? 'hier' : `${walk} min wandelen`}
            words={<span data-ticking>{words}</span>}
            remark={clash && '· botst met je stapel'}
            mark={saved?.some(({ id }) => id === momentId(item)) ? 'saved' : undefined}
          />
        </li>
      ))}
    </Rows>
  );
}

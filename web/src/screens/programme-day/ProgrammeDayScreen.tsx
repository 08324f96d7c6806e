import { RichText } from '../../blocks/RichText/RichText.tsx';
import { ProgrammeRow } from '../../cards/ProgrammeRow.tsx';
import { formatDayName } from '../../domain/format.ts';
import type { FestivalDay } from '../../domain/page.ts';
import type { Page } from '../../domain/paging.ts';
import type { ProgrammeItem } from '../../domain/programme-item.ts';
import { reservationUrl } from '../../domain/reservation.ts';
import { isEmptyRichText } from '../../domain/rich-text.ts';
import { TEXTS } from '../../domain/texts.ts';
import { Pagination } from '../../features/paging/Pagination.tsx';
import { DayShelf } from '../../site/DayShelf.tsx';
import { OngoingItems } from './OngoingItems.tsx';
import styles from './ProgrammeDayScreen.module.css';
import { Timetable } from './Timetable.tsx';

type ProgrammeDayScreenProps = {
  day: FestivalDay;
  days: readonly FestivalDay[];
  page: Page<ProgrammeItem>;
  ongoing: readonly ProgrammeItem[];
  /** The address of the reservation system, when there is one. */
  reservationUrl?: string;
  now: Date;
};

/** A day of the programme: the shelf of days, what runs through it, and its timetable. */
export function ProgrammeDayScreen({
  day,
  days,
  page,
  ongoing,
  reservationUrl: url,
  now,
}: ProgrammeDayScreenProps) {
  const row = (item: ProgrammeItem) => (
    <ProgrammeRow item={item} now={now} reservable={reservationUrl(item, url, now) !== undefined} />
  );
  const name = formatDayName(day.day);
  return (
    <>
      <div className={styles.top} data-colour="red">
        <div className={styles.inner}>
          <h1 className={styles.title}>{day.title}</h1>
          {!isEmptyRichText(day.intro) && (
            <div className={styles.intro}>
              <RichText document={day.intro} variant="plain" />
            </div>
          )}
        </div>
      </div>
      <div className={styles.strip} data-colour="red">
        <div className={styles.stripInner}>
          <DayShelf days={days} now={now} current={day.day} size="strip" />
        </div>
      </div>
      <div className={styles.body}>
        <p className={styles.count}>{countOf(page.total, name)}</p>
        <OngoingItems items={ongoing} row={row} />
        {page.total === 0 ? (
          <p className={styles.empty}>{TEXTS.empty.timetable}</p>
        ) : (
          <Timetable items={page.items} day={day.day} row={row} />
        )}
        <Pagination
          path={day.path}
          number={page.number}
          count={page.count}
          label={`Bladzijden van ${name}`}
        />
      </div>
    </>
  );
}

function countOf(total: number, name: string): string {
  if (total === 0) return `Geen belevingen op ${name}`;
  return `${total} ${total === 1 ? 'beleving' : 'belevingen'} op ${name}`;
}

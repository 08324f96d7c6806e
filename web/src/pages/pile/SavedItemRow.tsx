import type { ReactNode } from 'react';
import { ItemRibbons } from '../../cards/ribbons/StatusRibbons.tsx';
import { RowSpine } from '../../cards/rows/RowSpine.tsx';
import spined from '../../cards/rows/SpinedRow.module.css';
import whole from '../../cards/WholeCard.module.css';
import { byline } from '../../domain/programme/authors/author.ts';
import { momentPath } from '../../domain/programme/moment.ts';
import { momentPlaceOf } from '../../domain/programme/programme-item.ts';
import { type SavedItem, timesOf } from '../../domain/programme/saved/saved-items.ts';
import { momentToSave } from '../../domain/programme/saved/saved-moment.ts';
import { isCancelled } from '../../domain/programme/status.ts';
import { boundFormat, formatIsoInBrussels } from '../../domain/time/format.ts';
import { isMultiDay, isPast } from '../../domain/time/when.ts';
import { SaveRibbon } from '../../features/saved-items/SaveRibbon.tsx';
import { Anchor } from '../../ui/Anchor.tsx';
import { classNames } from '../../ui/styles/elements.tsx';
import styles from './SavedItemRow.module.css';

type SavedItemRowProps = {
  entry: Pick<SavedItem, 'saved' | 'item' | 'isDropped'>;
  now: Date;
  /** Whether both plans contain the item; only set if another visitor's plan is shown too. */
  isShared?: boolean;
  children?: ReactNode;
};

/** A row for a saved moment: time, title, authors and place. If the moment is not in the programme: its saved copy. */
export function SavedItemRow({ entry, now, isShared, children }: SavedItemRowProps) {
  const { saved, item, isDropped } = entry;
  const { start, end } = timesOf(entry);
  const moment = boundFormat({ start, end });
  const title = item?.title ?? saved.title;
  const path = item && momentPath(item);
  const names = byline(item?.authors);
  const place = item ? momentPlaceOf(item) : saved.place;
  return (
    <article
      className={classNames(whole.card, spined.row, styles.row)}
      data-quiet={isDropped || isPast({ start, end }, now) || undefined}
      data-off={(item && isCancelled(item)) || undefined}
      data-shared={isShared || undefined}
    >
      <RowSpine themes={item?.themes} className={styles.spine} />
      <p className={styles.time} data-days={isMultiDay({ start, end }) || undefined}>
        <time className={styles.start} dateTime={formatIsoInBrussels(start)}>
          {moment(start)}
        </time>
        {end && (
          <span className={styles.end}>
            {' tot '}
            <time dateTime={formatIsoInBrussels(end)}>{moment(end)}</time>
          </span>
        )}
      </p>
      <div className={classNames(spined.what, styles.what)}>
        {item && <ItemRibbons item={item} now={now} />}
        <h3 className={classNames(whole.title, spined.title, styles.title)}>
          {path ? <Anchor href={path}>{title}</Anchor> : title}
        </h3>
        {names && <p>{names}</p>}
        {place && <p className={styles.place}>{place}</p>}
        {isDropped && <p className={styles.aside}>Van je stapel gehaald</p>}
        {children}
      </div>
      <SaveRibbon moment={item ? momentToSave(item) : saved} />
    </article>
  );
}

import { type AuthorName, byline } from '../../domain/programme/authors/author.ts';
import { momentPath } from '../../domain/programme/moment.ts';
import { momentPlaceOf, type ProgrammeItem } from '../../domain/programme/programme-item.ts';
import { isSavable, momentToSave } from '../../domain/programme/saved/saved-moment.ts';
import { isCancelled } from '../../domain/programme/status.ts';
import { dayOf } from '../../domain/time/brussels.ts';
import { formatDayButton, formatIsoInBrussels, formatTime } from '../../domain/time/format.ts';
import { isPast } from '../../domain/time/when.ts';
import { SaveRibbon } from '../../features/saved-items/SaveRibbon.tsx';
import { Anchor } from '../../ui/Anchor.tsx';
import { classNames } from '../../ui/styles/elements.tsx';
import { ItemRibbons } from '../ribbons/StatusRibbons.tsx';
import whole from '../WholeCard.module.css';
import styles from './AgendaRow.module.css';
import { RowSpine } from './RowSpine.tsx';
import spined from './SpinedRow.module.css';

type AgendaRowProps = {
  item: ProgrammeItem;
  /** The author whose agenda this is. The row names only the other authors. */
  of: Pick<AuthorName, 'uuid'>;
  now: Date;
};

/** An item in the agenda of an author: its day and hour, title, other authors, and place. */
export function AgendaRow({ item, of, now }: AgendaRowProps) {
  const path = momentPath(item);
  const others = byline(item.authors?.filter(({ uuid }) => uuid !== of.uuid));
  const facts = [momentPlaceOf(item), item.type?.title].filter((fact) => fact !== undefined);
  return (
    <article
      className={classNames(whole.card, spined.row, styles.row)}
      data-past={isPast(item, now) || undefined}
      data-off={isCancelled(item) || undefined}
      data-savable={isSavable(item) || undefined}
    >
      <RowSpine themes={item.themes} className={styles.spine} />
      <p className={styles.when}>
        <time dateTime={formatIsoInBrussels(item.start)}>
          <span className={styles.day}>{formatDayButton(dayOf(item.start))}</span>{' '}
          <span className={styles.hour}>{formatTime(item.start)}</span>
        </time>
      </p>
      <div className={classNames(spined.what, styles.what)}>
        <ItemRibbons item={item} now={now} />
        <h3 className={classNames(whole.title, spined.title, styles.title)}>
          {path ? <Anchor href={path}>{item.title}</Anchor> : item.title}
        </h3>
        {others && <p className={styles.others}>met {others}</p>}
        {facts.length > 0 && <p className={styles.facts}>{facts.join(' · ')}</p>}
      </div>
      {isSavable(item) && <SaveRibbon moment={momentToSave(item)} />}
    </article>
  );
}

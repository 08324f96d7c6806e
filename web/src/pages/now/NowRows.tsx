import { ChangedRibbon } from '../../cards/ribbons/ChangedRibbon.tsx';
import { ItemRibbons } from '../../cards/ribbons/StatusRibbons.tsx';
import { RowSpine } from '../../cards/rows/RowSpine.tsx';
import spined from '../../cards/rows/SpinedRow.module.css';
import whole from '../../cards/WholeCard.module.css';
import { byline } from '../../domain/programme/authors/author.ts';
import { placeOnPlan } from '../../domain/programme/hall-plan.ts';
import { momentPath } from '../../domain/programme/moment.ts';
import { minutesUntil, SOON_MINUTES } from '../../domain/programme/now/now-view.ts';
import { type FacetName, momentPlaceOf, type RowItem } from '../../domain/programme/programme-item.ts';
import { reservationUrl } from '../../domain/programme/reservation.ts';
import { momentToSave } from '../../domain/programme/saved/saved-moment.ts';
import { isCancelled } from '../../domain/programme/status.ts';
import { walkingMinutes } from '../../domain/programme/walking.ts';
import { formatIsoInBrussels, formatTime } from '../../domain/time/format.ts';
import { SaveRibbon } from '../../features/saved-items/SaveRibbon.tsx';
import { Anchor } from '../../ui/Anchor.tsx';
import { classNames, VisuallyHidden } from '../../ui/styles/elements.tsx';
import type { HallProps } from './hall-props.ts';
import styles from './NowRows.module.css';

type NowRowsProps = Pick<
  HallProps,
  'items' | 'walks' | 'plan' | 'reservationUrl' | 'now' | 'isLive' | 'saved'
> & {
  from?: FacetName;
};

/** Upcoming items, sorted by start time. */
export function NowRows({ items, ...props }: NowRowsProps) {
  return (
    <ol role="list" className={styles.rows}>
      {items.map((item) => (
        <li key={item.uuid}>
          <NowRow {...props} item={item} />
        </li>
      ))}
    </ol>
  );
}

function NowRow({ item, walks, plan, reservationUrl: url, now, isLive, saved, from }: NowRowProps) {
  const path = momentPath(item);
  const names = byline(item.authors);
  const moment = momentToSave(item);
  const facts = [item.type?.title, reservationUrl(item, url, now) && 'met reservatie'].filter(Boolean);
  return (
    <article
      className={classNames(whole.card, spined.row, styles.row)}
      data-off={isCancelled(item) || undefined}
      data-saved={saved?.has(moment.id) || undefined}
    >
      <RowSpine themes={item.themes} className={styles.spine} />
      <HowSoon item={item} now={now} isLive={isLive} />
      <div className={classNames(spined.what, styles.what)}>
        <ItemRibbons item={item} now={now} />
        <ChangedRibbon uuid={item.uuid} />
        <h3 className={classNames(whole.title, spined.title, styles.title)}>
          {path ? <Anchor href={path}>{item.title}</Anchor> : item.title}
        </h3>
        {names && <p className={styles.names}>{names}</p>}
        {facts.length > 0 && <p className={styles.facts}>{facts.join(' · ')}</p>}
        <Place item={item} plan={plan} walk={from && walkingMinutes(walks, from.slug, item.location?.slug)} />
      </div>
      <SaveRibbon moment={moment} />
    </article>
  );
}

type NowRowProps = Omit<NowRowsProps, 'items'> & { item: RowItem };

/** Shows «over 8 min» and the time. Without scripts, or long before the start, shows only the time. */
function HowSoon({ item, now, isLive }: Pick<NowRowProps, 'item' | 'now' | 'isLive'>) {
  const minutes = minutesUntil(item.start, now);
  const isSoon = minutes <= SOON_MINUTES;
  // Replaces the whole element: if the browser has translated the page, React cannot remove the wrapped text node.
  return (
    <>
      {isSoon && <Minutes key="minutes" item={item} minutes={minutes} />}
      {!(isSoon && isLive) && <Times key="times" item={item} isTicking={isSoon ? false : undefined} />}
    </>
  );
}

function Minutes({ item, minutes }: { item: RowItem; minutes: number }) {
  return (
    <p className={styles.time} data-ticking>
      <strong className={styles.soon}>
        {minutes > 0 && <VisuallyHidden>over </VisuallyHidden>}
        <span>{minutes > 0 ? `${minutes} min` : 'nu'}</span>
      </strong>{' '}
      <span className={styles.hours}>
        <Time at={item.start} />
        {item.end && (
          <>
            {' '}
            tot&nbsp;
            <Time at={item.end} />
          </>
        )}
      </span>
    </p>
  );
}

function Times({ item, isTicking }: { item: RowItem; isTicking: false | undefined }) {
  return (
    <p className={styles.time} data-ticking={isTicking}>
      <Time at={item.start} className={styles.soon} />{' '}
      <span className={styles.hours}>
        {item.end && (
          <>
            tot <Time at={item.end} />
          </>
        )}
      </span>
    </p>
  );
}

const Time = ({ at, className }: { at: Date; className?: string }) => (
  <time dateTime={formatIsoInBrussels(at)} className={className}>
    {formatTime(at)}
  </time>
);

type PlaceProps = Pick<NowRowProps, 'item' | 'plan'> & { walk: number | undefined };

/** The place, with a link to the plan if the place is on it, and the walking time from the visitor's stage. */
function Place({ item, plan, walk }: PlaceProps) {
  const place = momentPlaceOf(item);
  if (place === undefined) return null;
  const onPlan = placeOnPlan(plan, item);
  return (
    <p className={styles.facts}>
      {onPlan ? (
        <Anchor href={onPlan} className={styles.place}>
          {place}
          <VisuallyHidden>, op het plan</VisuallyHidden>
        </Anchor>
      ) : (
        <span className={styles.place}>{place}</span>
      )}
      {walk !== undefined && <span>{` · ${walk === 0 ? 'hier' : `${walk} min wandelen`}`}</span>}
    </p>
  );
}

import type { ListedUitEvent, ListedWhen } from '../../domain/events/listed-uit-event.ts';
import {
  formatAlways,
  formatOccurrence,
  formatPlace,
  isWholeDay,
} from '../../domain/events/uit-event-wording.ts';
import { IMAGE_SHAPES } from '../../domain/images/image.ts';
import { enumerated } from '../../domain/lettering.ts';
import { dayOf } from '../../domain/time/brussels.ts';
import {
  dayParts,
  formatDayButton,
  formatFullDate,
  formatIsoInBrussels,
  formatTime,
} from '../../domain/time/format.ts';
import { isMultiDay } from '../../domain/time/when.ts';
import { Anchor } from '../../ui/Anchor.tsx';
import { Cover } from '../../ui/pictures/Cover.tsx';
import { Picture } from '../../ui/pictures/Picture.tsx';
import { classNames, VisuallyHidden } from '../../ui/styles/elements.tsx';
import { StandingRibbon } from '../ribbons/StandingRibbon.tsx';
import whole from '../WholeCard.module.css';
import styles from './EventRow.module.css';
import spined from './SpinedRow.module.css';

const SHAPE = IMAGE_SHAPES.listThumbnail;

type EventRowProps = {
  event: ListedUitEvent;
  now: Date;
  /** The level of the row's heading. */
  level?: 2 | 3;
};

/** An event of another organiser as a row: its day in large type, then title, time and place. */
export function EventRow({ event, now, level = 2 }: EventRowProps) {
  const Heading = level === 2 ? 'h2' : 'h3';
  const { path, title, language, when, standing, image, kind } = event;
  const facts = [placeOf(event), event.away, kind].filter((fact) => fact !== undefined);
  const hours = hoursOf(when);
  return (
    <article className={classNames(whole.card, spined.row, styles.row)} data-standing={standing}>
      <span className={classNames(spined.spine, styles.spine)} data-colour="red" aria-hidden="true" />
      <p className={styles.when}>
        <VisuallyHidden>
          <Day when={when} />
        </VisuallyHidden>
        <DateLeaf when={when} now={now} />
      </p>
      <div className={classNames(spined.what, styles.what)}>
        <StandingRibbon standing={standing} />
        <Heading className={classNames(whole.title, spined.title, styles.title)} lang={language}>
          <Anchor href={path}>{title}</Anchor>
        </Heading>
        {when.kind === 'date' && when.later.length > 0 && <p className={styles.later}>{laterDates(when)}</p>}
      </div>
      <p className={styles.facts}>
        {hours && <strong className={styles.hours}>{hours}</strong>}
        {facts.map((fact, index) => (
          <span key={fact}>
            {(hours || index > 0) && <span className={styles.dot}>{'\u00a0· '}</span>}
            {fact}
          </span>
        ))}
      </p>
      {image && (
        <div className={styles.picture}>
          <Cover>
            <Picture
              {...image}
              alt=""
              ratio={SHAPE.ratio}
              widths={[256, 384, 640]}
              sizes="(min-width: 1024px) 213px, 196px"
            />
          </Cover>
        </div>
      )}
    </article>
  );
}

function Day({ when }: { when: ListedWhen }) {
  switch (when.kind) {
    case 'always':
      return formatAlways(when.days);
    case 'from':
      return `Vanaf ${formatFullDate(when.date)}`;
    case 'until':
      return `Tot en met ${formatFullDate(when.date)}`;
    case 'date': {
      const { occurrence } = when;
      const start = formatIsoInBrussels(occurrence.start);
      return <time dateTime={start}>{formatOccurrence(occurrence)}</time>;
    }
  }
}

/** Returns the hours of an event on one date. Only the event's own page shows the hours of a period. */
function hoursOf(when: ListedWhen): string | undefined {
  if (when.kind !== 'date') return undefined;
  const { start, end } = when.occurrence;
  if (end === undefined) return formatTime(start);
  if (isMultiDay(when.occurrence)) return `tot ${formatDayButton(dayOf(end))}`;
  return isWholeDay(when.occurrence) ? undefined : `${formatTime(start)} tot ${formatTime(end)}`;
}

function placeOf({ place, attendance }: ListedUitEvent): string | undefined {
  const where = place && formatPlace(place);
  if (attendance === 'offline') return where;
  return where ? `${where} en online` : 'Online';
}

/** Formats later dates: «ook wo 5/11, wo 12/11 en nog 4 keer». For a later start on the same day, writes the time. */
function laterDates({ occurrence, later, more }: Extract<ListedWhen, { kind: 'date' }>): string {
  const today = dayOf(occurrence.start);
  const named = later.map((date) =>
    dayOf(date) === today ? `om ${formatTime(date)}` : formatDayButton(dayOf(date)),
  );
  return `ook ${enumerated(more > 0 ? [...named, `nog ${more} keer`] : named)}`;
}

/** The day as a calendar leaf. It is hidden from screen readers, since the row also contains the full date. */
function DateLeaf({ when, now }: { when: ListedWhen; now: Date }) {
  if (when.kind === 'always') {
    return (
      <span className={styles.leaf} aria-hidden="true">
        <span className={styles.always}>{formatDays(when.days)}</span>
      </span>
    );
  }
  const date = when.kind === 'date' ? when.occurrence.start : when.date;
  const day = dayOf(date);
  const parts = dayParts(day);
  const year = day.slice(0, 4);
  return (
    <span className={styles.leaf} aria-hidden="true">
      <span>{when.kind === 'date' ? parts.short : PERIOD[when.kind]}</span>
      <span className={styles.number}>{parts.date}</span>
      <span>
        {parts.month.slice(0, 3)}
        {year !== dayOf(now).slice(0, 4) && ` ${year}`}
      </span>
    </span>
  );
}

/** Formats the days of a permanent event on its leaf: «di tot do, za»; «alle dagen» for every day. */
const formatDays = (days: readonly string[]): string =>
  days.map((day) => day.replace(/([a-z]{2})[a-z]*dag/g, '$1')).join(', ') || 'alle dagen';

const PERIOD = { from: 'vanaf', until: 'tot en met' } as const;

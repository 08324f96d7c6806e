import { Children, type ComponentProps, type ReactNode } from 'react';
import type { ColourName } from '../../domain/palette.ts';
import { CATEGORIES, type Category } from '../../domain/programme/category.ts';
import type { SavedMoment } from '../../domain/programme/saved/saved-moment.ts';
import { dayOf } from '../../domain/time/brussels.ts';
import { boundFormat, formatDayButton, formatIsoInBrussels, formatTime } from '../../domain/time/format.ts';
import { isMultiDay } from '../../domain/time/when.ts';
import { SaveRibbon } from '../../features/saved-items/SaveRibbon.tsx';
import { Anchor } from '../../ui/Anchor.tsx';
import { classNames } from '../../ui/styles/elements.tsx';
import { CategoryIcon } from '../CategoryIcon.tsx';
import whole from '../WholeCard.module.css';
import styles from './Row.module.css';

type RowProps = {
  category?: Category;
  /** The colour of the spine. By default it is the colour of the category. */
  colour?: ColourName;
  /** The content of the time column ({@link RowTime}). Without it, the row has no such column. */
  time?: ReactNode;
  path?: string;
  title: ReactNode;
  /** The level of the row's heading. */
  level?: 2 | 3 | 4;
  /** The language of the title, if it is not Dutch. */
  language?: string;
  /** A line below the title with the path of the page. */
  address?: ReactNode;
  who?: ReactNode;
  /** A note by the editors. Print shows all of it; wide windows show one line of it if there are no names. */
  note?: string;
  /** A preview of one line for wide windows, if there are no names and no note. */
  preview?: string;
  /** The place, if known. It comes first and is emphasised. */
  place?: ReactNode;
  /** The ages, the kind and other short facts. Absent ones are skipped. */
  facts?: readonly ReactNode[];
  /** The states of the row: ribbons and short texts. Absent ones are skipped. */
  states?: readonly ReactNode[];
  /** `past` mutes the colours of the row; `running` fills its background. */
  state?: 'past' | 'running';
  isCancelled?: boolean;
  /** Whether the visitor saved the moment, for pages that highlight this. */
  isSaved?: boolean;
  save?: SavedMoment;
};

/**
 * A row of a list, drawn as a book lying flat: spine, time, title, names, facts, state and ribbon. Every list of moments
 * consists of these rows.
 */
export function Row(props: RowProps) {
  const { category, colour = category ? CATEGORIES[category] : 'grey', time, path, title, level = 3 } = props;
  const { language, address, who, note, preview, place, facts = [], states = [], save } = props;
  const Heading = `h${level}` as const;
  return (
    <article
      className={classNames(whole.card, styles.row)}
      data-state={props.state}
      data-off={props.isCancelled || undefined}
      data-saved={props.isSaved || undefined}
      data-timeless={time === undefined || undefined}
    >
      <span className={styles.spine} data-colour={colour} aria-hidden="true">
        <CategoryIcon category={category} />
      </span>
      {time}
      <div className={styles.what}>
        <Heading className={classNames(whole.title, styles.title)} lang={language}>
          {path ? <Anchor href={path}>{title}</Anchor> : title}
        </Heading>
        {address}
        {who && <p className={styles.who}>{who}</p>}
        {note ? (
          <p className={styles.note}>{note}</p>
        ) : (
          preview && !who && <p className={styles.preview}>{preview}</p>
        )}
      </div>
      {[place, ...facts, ...states].some(Boolean) && (
        <ul role="list" className={styles.facts}>
          {place && <li className={styles.place}>{place}</li>}
          {Children.map(Children.toArray(facts), (fact) => (
            <li>{fact}</li>
          ))}
          {Children.map(Children.toArray(states), (one) => (
            <li className={styles.state}>{one}</li>
          ))}
        </ul>
      )}
      {save && <SaveRibbon moment={save} />}
    </article>
  );
}

type RowTimeProps = {
  of: { start: Date; end?: Date };
  /** Whether the list is not grouped by day. The time column then shows the day instead of the end. */
  withDay?: boolean;
};

/** The time column of a row, in Brussels time: start and end, or day and start, or the first and the last day. */
export function RowTime({ of: { start, end }, withDay = false }: RowTimeProps) {
  const isLong = isMultiDay({ start, end });
  const format = boundFormat({ start, end });
  if (withDay && !isLong)
    return (
      <p className={styles.time} data-days>
        <time dateTime={formatIsoInBrussels(start)}>
          <span className={styles.start}>{formatDayButton(dayOf(start))}</span>{' '}
          <span className={styles.hour}>{formatTime(start)}</span>
        </time>
      </p>
    );
  return (
    <p className={styles.time} data-days={isLong || undefined}>
      <time className={styles.start} dateTime={formatIsoInBrussels(start)}>
        {format(start)}
      </time>
      {end && (
        <span className={styles.end}>
          {' tot '}
          <time dateTime={formatIsoInBrussels(end)}>{format(end)}</time>
        </span>
      )}
    </p>
  );
}

/**
 * The time column of a row with a date that is not a single moment. A parent provides the whole date to screen readers.
 */
export function RowDay({ day, below }: { day: string; below?: string }) {
  return (
    <p className={styles.time} data-days aria-hidden="true">
      <span className={styles.start}>{day}</span>
      {below && <span className={styles.hour}>{below}</span>}
    </p>
  );
}

/** A list of rows. Its width decides how the rows are laid out. */
export function Rows(props: ComponentProps<'ol'>) {
  return <ol role="list" className={styles.rows} {...props} />;
}

import { memo, type ReactNode } from 'react';
import { byline } from '../../domain/programme/authors/author.ts';
import { categoryOfThemes } from '../../domain/programme/category.ts';
import { momentPath } from '../../domain/programme/moment.ts';
import { formatAges, momentPlaceOf, type RowItem } from '../../domain/programme/programme-item.ts';
import { isSavable, momentToSave } from '../../domain/programme/saved/saved-moment.ts';
import { ACCESS_WORDS, isCancelled } from '../../domain/programme/status.ts';
import { dayOf } from '../../domain/time/brussels.ts';
import { formatMoment, formatTime } from '../../domain/time/format.ts';
import { isPast, isRunning } from '../../domain/time/when.ts';
import { useIsChanged } from '../../features/renewal/changed-items.ts';
import { Anchor } from '../../ui/Anchor.tsx';
import { Ribbon } from '../../ui/Ribbon.tsx';
import { VisuallyHidden } from '../../ui/styles/elements.tsx';
import { itemRibbons } from '../ribbons/StatusRibbons.tsx';
import { Row, RowTime } from './Row.tsx';

type ProgrammeRowProps = {
  item: RowItem;
  now: Date;
  /** Whether the item requires a reservation. */
  reservable?: boolean;
  /** The address of the item's stage on the plan of the hall. */
  onPlan?: string;
  /** If the item is full or cancelled: the start of another moment of the same experience. */
  instead?: Date;
  /** The level of the row's heading. */
  level?: 2 | 3 | 4;
  /** Whether the list is not grouped by day, so that the row names the day. */
  withDay?: boolean;
  /** The names in the row. By default all authors. */
  who?: string;
  /** The walking time from the visitor's stage: «3 min wandelen». */
  walk?: string;
  /** The state of the item in words, which replaces «nu bezig». */
  words?: ReactNode;
  /** An additional state of the item. */
  remark?: ReactNode;
  /** Whether the visitor saved the item, or removed it just now. */
  mark?: 'saved' | 'removed';
};

/** An item of the programme as a row. Memoized, because each change of the filters renders the list again. */
export const ProgrammeRow = memo(function ProgrammeRow(props: ProgrammeRowProps) {
  const { item, now, reservable, onPlan, instead, level, withDay, walk, words, remark, mark } = props;
  const { who = byline(item.authors) } = props;
  const isChanged = useIsChanged(item.uuid);
  const place = momentPlaceOf(item);
  const running = words === undefined && isRunning(item, now) && !item.ongoing && !isCancelled(item);
  return (
    <Row
      category={categoryOfThemes(item.themes)}
      time={<RowTime of={item} withDay={withDay} />}
      path={momentPath(item)}
      title={item.title}
      level={level}
      who={who}
      note={item.extraInfo}
      preview={item.experience?.preview}
      place={place && <Place onPlan={onPlan}>{place}</Place>}
      facts={[
        walk,
        item.ages && formatAges(item.ages),
        item.type?.title,
        reservable && 'met reservatie',
        item.access.length > 0 && <Access key="access" of={item.access} />,
      ]}
      states={[
        ...itemRibbons(item, now, words === undefined),
        isChanged && (
          <Ribbon key="changed" colour="orange">
            net gewijzigd
          </Ribbon>
        ),
        words,
        instead && alternativeText(instead, item, now),
        withDay && isPast(item, now) && (
          <Ribbon key="past" colour="grey">
            voorbij
          </Ribbon>
        ),
        remark,
        mark === 'removed' && 'Van je stapel gehaald',
      ]}
      state={mark === 'removed' || isPast(item, now) ? 'past' : running ? 'running' : undefined}
      isCancelled={isCancelled(item)}
      isSaved={mark === 'saved'}
      save={isSavable(item) ? momentToSave(item) : undefined}
    />
  );
});

/** The place of an item, with a link to the plan of the hall if the place is on it. */
function Place({ onPlan, children }: { onPlan: string | undefined; children: string }) {
  if (onPlan === undefined) return children;
  return (
    <Anchor href={onPlan}>
      {children}
      <VisuallyHidden>, op het plan</VisuallyHidden>
    </Anchor>
  );
}

function Access({ of }: { of: RowItem['access'] }) {
  return (
    <>
      <VisuallyHidden>Toegankelijk: </VisuallyHidden>
      {of.map((one) => ACCESS_WORDS[one]).join(', ')}
    </>
  );
}

/** Formats the time of another moment: «Ook vandaag om 16:30.», «Ook op dinsdag 28 oktober om 14:00.». */
function alternativeText(instead: Date, { start }: RowItem, now: Date): string {
  const day = dayOf(instead);
  if (day === dayOf(now)) return `Ook vandaag om ${formatTime(instead)}.`;
  return day === dayOf(start)
    ? `Ook dezelfde dag om ${formatTime(instead)}.`
    : `Ook op ${formatMoment(instead)}.`;
}

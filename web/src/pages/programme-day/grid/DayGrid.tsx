import { type CSSProperties, memo, useLayoutEffect, useMemo, useRef } from 'react';
import { ChangedRibbon } from '../../../cards/ribbons/ChangedRibbon.tsx';
import { byline } from '../../../domain/programme/authors/author.ts';
import { CATEGORIES, categoryOfThemes } from '../../../domain/programme/category.ts';
import { dayGrid, type GridCell, type GridStage, heightAt } from '../../../domain/programme/day/day-grid.ts';
import { fitted } from '../../../domain/programme/day/text-width.ts';
import type { FilterOptions } from '../../../domain/programme/filter/selection.ts';
import { momentPath } from '../../../domain/programme/moment.ts';
import { momentPlaceOf, type RowItem } from '../../../domain/programme/programme-item.ts';
import { momentToSave } from '../../../domain/programme/saved/saved-moment.ts';
import { isCancelled, STATUS_WORDS } from '../../../domain/programme/status.ts';
import type { Day } from '../../../domain/time/brussels.ts';
import { formatIsoInBrussels, formatTime } from '../../../domain/time/format.ts';
import { isPast, isRunning } from '../../../domain/time/when.ts';
import { SaveRibbon } from '../../../features/saved-items/SaveRibbon.tsx';
import { Anchor } from '../../../ui/Anchor.tsx';
import { VisuallyHidden } from '../../../ui/styles/elements.tsx';
import stylesheet from './day-grid.css?url';
import { useGridKeys } from './use-grid-keys.ts';

export type DayGridProps = {
  day: Day;
  items: readonly RowItem[];
  /** The number of ongoing items, which are listed above the grid. */
  ongoing: number;
  locations: FilterOptions['location'];
  now: Date;
};

/** The number of columns for ongoing items in print. The stylesheet repeats this number. */
const PRINTED_COLUMNS = 4;

const NOW_LINE = 'rooster-nu';

/**
 * A day as a grid of stages and hours. The HTML is in order of time, for screen readers and keyboards; the styles lay
 * it out. Arrow keys move by time and by stage; without scripts the links are in list order.
 */
export function DayGrid({ day, items, ongoing, locations, now }: DayGridProps) {
  const grid = useMemo(() => dayGrid(items, day, locations), [items, day, locations]);
  const frame = useRef<HTMLDivElement>(null);
  const line = heightAt(grid, now);
  const { current, ...keys } = useGridKeys(grid, now, frame);
  const isToday = line !== undefined;
  // Scrolls today's grid to the current time, unless the visitor has already scrolled.
  useLayoutEffect(() => {
    const element = frame.current;
    const mark = isToday && element?.querySelector<HTMLElement>(`#${NOW_LINE}`);
    if (mark && element?.scrollTop === 0) element.scrollTop = mark.offsetTop - element.clientHeight / 3;
  }, [isToday]);
  const size: CSSProperties = {
    '--units': grid.height,
    '--tracks': tracksOf(grid.stages),
    '--ongoing-rows': Math.ceil(ongoing / PRINTED_COLUMNS),
  };
  return (
    <div className="day-grid">
      {/* A separate stylesheet, because few visitors choose the grid. React waits for it before it shows the grid. */}
      <link rel="stylesheet" href={stylesheet} precedence="part" />
      {current !== undefined && (
        <p className="day-grid-hint">Met de pijltjestoetsen ga je langs uren en podia.</p>
      )}
      {isWide(grid.stages) && <StageLinks stages={grid.stages} />}
      <div className="day-grid-frame" ref={frame} style={size} {...keys}>
        <div className="day-grid-stages" aria-hidden="true">
          {isToday ? (
            <a className="day-grid-corner" href={`#${NOW_LINE}`} tabIndex={-1}>
              Nu
            </a>
          ) : (
            <span className="day-grid-corner" />
          )}
          {grid.stages.map((stage) => (
            <span key={stage.slug} id={columnId(stage)} className="day-grid-stage" style={span(stage)}>
              <span>{stage.title ?? 'Elders'}</span>
            </span>
          ))}
        </div>
        {grid.hours.map(({ start, hour, top, isQuiet, cells }) => (
          <section
            key={+start}
            className="day-grid-hours"
            data-quiet={isQuiet || undefined}
            style={{ '--top': top }}
          >
            <HourName hour={hour} isEmpty={cells.length === 0} />
            {cells.length > 0 && (
              <ol role="list">
                {cells.map((cell) => (
                  <Cell
                    key={cell.item.uuid}
                    cell={cell}
                    state={stateOf(cell.item, now)}
                    tabIndex={current === undefined ? undefined : cell.item.uuid === current ? 0 : -1}
                  />
                ))}
              </ol>
            )}
          </section>
        ))}
        {isToday && (
          <p className="day-grid-now" id={NOW_LINE} style={{ '--top': line }}>
            <span>
              <VisuallyHidden>Het is nu </VisuallyHidden>
              {formatTime(now)}
            </span>
          </p>
        )}
      </div>
    </div>
  );
}

const columnId = ({ slug }: Pick<GridStage, 'slug'>): string => `rooster-podium-${slug}`;

/** The number of tracks that fit beside the hours in the narrowest window that shows a grid. */
const TRACKS_IN_VIEW = 7;

const isWide = (stages: readonly GridStage[]): boolean => (stages.at(-1)?.to ?? 0) - 1 > TRACKS_IN_VIEW;

/** Names all stages above the grid, because some may be beyond its edge. A link scrolls to the stage. */
function StageLinks({ stages }: { stages: readonly GridStage[] }) {
  return (
    <nav className="day-grid-links" aria-label="Podia in het rooster">
      {stages.map((stage) => (
        <a key={stage.slug} href={`#${columnId(stage)}`}>
          {stage.title ?? 'Elders'}
        </a>
      ))}
    </nav>
  );
}

const span = ({ from, to }: Pick<GridStage, 'from' | 'to'>): CSSProperties => ({
  '--from': from,
  '--to': to,
});

/**
 * Returns the column widths. If a stage has one track, the track is as wide as a row of text; several tracks are
 * narrower.
 */
function tracksOf(stages: readonly GridStage[]): string {
  return stages
    .map(({ from, to }) =>
      to - from === 1
        ? 'minmax(var(--alone), 1fr)'
        : `repeat(${to - from}, minmax(var(--shared), var(--share)))`,
    )
    .join(' ');
}

/** The name of an hour. It is a heading only if something begins in that hour, and otherwise plain text. */
function HourName({ hour, isEmpty }: { hour: number; isEmpty: boolean }) {
  const Name = isEmpty ? 'p' : 'h2';
  return (
    <Name className="day-grid-hour" aria-hidden={isEmpty || undefined}>
      <span>
        {hour}
        <VisuallyHidden> u</VisuallyHidden>
      </span>
    </Name>
  );
}

type CellState = 'past' | 'running' | 'coming';

function stateOf(item: RowItem, now: Date): CellState {
  if (isPast(item, now)) return 'past';
  return isRunning(item, now) && !isCancelled(item) ? 'running' : 'coming';
}

type CellProps = { cell: GridCell; state: CellState; tabIndex: number | undefined };

/** Memoized: a keystroke changes only two of a hundred cells. */
const Cell = memo(function Cell({ cell, state, tabIndex }: CellProps) {
  const { item, top, height } = cell;
  const { title, start, end, statuses } = item;
  const path = momentPath(item);
  const names = byline(item.authors);
  const category = categoryOfThemes(item.themes);
  const place = momentPlaceOf(item);
  const told = statuses.map((one) => STATUS_WORDS[one]);
  const longest = [title, names, item.type?.title].filter(Boolean).join(' ');
  const words = (
    <>
      {title}
      {place && <VisuallyHidden> ({place})</VisuallyHidden>}
    </>
  );
  return (
    <li className="day-grid-cell" style={{ ...span(cell), '--top': top, '--height': height }}>
      <article
        data-state={state}
        data-off={isCancelled(item) || undefined}
        data-closed={statuses.includes('soldOut') || undefined}
      >
        <span className="day-grid-spine" data-colour={category ? CATEGORIES[category] : 'grey'} />
        <div className="day-grid-words" style={fitted(longest)}>
          <p className="day-grid-time">
            <time dateTime={formatIsoInBrussels(start)}>{formatTime(start)}</time>
            {end && <span className="day-grid-end">{` tot ${formatTime(end)}`}</span>}{' '}
          </p>
          <h3 className="day-grid-title">
            {path ? (
              <Anchor href={path} tabIndex={tabIndex} data-item={item.uuid}>
                {words}
              </Anchor>
            ) : (
              words
            )}
          </h3>
          {told.length > 0 && <p className="day-grid-told">{told.join(', ')}</p>}
          {state === 'running' && (
            <p className="day-grid-told" data-now>
              nu bezig
            </p>
          )}
          <ChangedRibbon uuid={item.uuid} />
          {names && <p className="day-grid-names">{names}</p>}
          {item.type && <p className="day-grid-type">{item.type.title}</p>}
        </div>
        <SaveRibbon moment={momentToSave(item)} look="cell" tabIndex={tabIndex} />
      </article>
    </li>
  );
});

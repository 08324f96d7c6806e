import { type Day, dayBounds } from '../../time/brussels.ts';
import { formatTime } from '../../time/format.ts';
import { endOf } from '../../time/when.ts';
import type { FacetName, RowItem } from '../programme-item.ts';

// A day as a grid of stages by hours. Heights are in units: an hour has 60, the first of several empty hours a few, and
// the following empty hours almost none. A start at midnight therefore does not cause a large gap. Widths are in
// tracks: a stage has as many tracks as it has simultaneous items.

const HOUR_MS = 3_600_000;
const HOUR = 60;
const EMPTY_HOUR = 10;
const FURTHER_EMPTY_HOUR = 1;

/** Minimum height of an item: the height of twenty minutes, which has room for a title and a fingertip. */
export const LEAST_HEIGHT = 20;

/** How long the grid continues after midnight, in ms. Items are cut off there. */
const NIGHT_MS = 6 * HOUR_MS;

/** The position of an item: between the track lines `from` and `to`, with its top and height. */
export type GridCell = { item: RowItem; from: number; to: number; top: number; height: number };

/** A stage with its tracks. The stage without a title contains the items that have no stage. */
export type GridStage = { slug: string; title?: string; from: number; to: number };

/** A local hour in Brussels, 0 to 23, with the items that begin in it, in the order of the list. */
type GridHour = {
  start: Date;
  hour: number;
  top: number;
  height: number;
  /** Whether no item runs in this hour. */
  isQuiet: boolean;
  cells: readonly GridCell[];
};

export type DayGrid = { stages: readonly GridStage[]; hours: readonly GridHour[]; height: number };

/** Returns the grid of a day's items, with stages in the order of `locations`. Items without an end last two hours. */
export function dayGrid(
  items: readonly RowItem[],
  day: Day,
  locations: readonly Pick<FacetName, 'slug'>[],
): DayGrid {
  const hours = hoursOf(items, day);
  const { height, topOf } = scale(hours);
  const placed = items.map((item) => {
    const top = topOf(+item.start);
    return { item, top, height: Math.max(LEAST_HEIGHT, topOf(+endOf(item)) - top) };
  });
  let line = 1;
  const stages = stagesOf(items, locations).map(({ slug, title }) => {
    const lanes = inLanes(placed.filter(({ item }) => stageOf(item) === slug));
    const from = line;
    line += Math.max(...lanes.map(({ of }) => of));
    return { slug, title, lanes, from, to: line };
  });
  const cells = new Map(
    stages.flatMap((stage) => stage.lanes.map((one) => [one.placed.item, cellOf(one, stage)])),
  );
  return {
    stages: stages.map(({ slug, title, from, to }) => ({ slug, title, from, to })),
    hours: hours.map((hour) => ({
      ...hour,
      cells: items.flatMap((item) => (isWithin(+item.start, hour) ? (cells.get(item) ?? []) : [])),
    })),
    // A short item at the end of the day extends below its hour.
    height: Math.max(height, ...placed.map((one) => one.top + one.height)),
  };
}

/** Returns the vertical position of a point in time, in units from the top; `undefined` outside the grid. */
export function heightAt({ hours }: { hours: readonly Hour[] }, instant: Date): number | undefined {
  const hour = hours.find((one) => isWithin(+instant, one));
  return hour && hour.top + ((+instant - +hour.start) / HOUR_MS) * hour.height;
}

/** Returns the slug of an item's stage. Items without a stage get the empty slug, which no stage has. */
const stageOf = ({ location }: RowItem): string => location?.slug ?? '';

function stagesOf(items: readonly RowItem[], locations: readonly Pick<FacetName, 'slug'>[]) {
  const order = locations.map(({ slug }) => slug);
  const rank = (slug: string) => (order.includes(slug) ? order.indexOf(slug) : order.length);
  const titles = new Map(items.map((item) => [stageOf(item), item.location?.title]));
  return [...titles]
    .map(([slug, title]) => ({ slug, title }))
    .sort((a, b) => rank(a.slug) - rank(b.slug) || Number(a.slug === '') - Number(b.slug === ''));
}

type Hour = Omit<GridHour, 'cells'>;

const isWithin = (instant: number, { start }: Pick<Hour, 'start'>): boolean =>
  instant >= +start && instant < +start + HOUR_MS;

/** Returns the hours from the first start to the last end, in elapsed time: the day on which clocks go back has 25. */
function hoursOf(items: readonly RowItem[], day: Day): Hour[] {
  if (items.length === 0) return [];
  const bounds = dayBounds(day);
  const midnight = +bounds.start;
  const limit = +bounds.end + NIGHT_MS;
  const first = Math.floor((Math.min(...items.map(({ start }) => +start)) - midnight) / HOUR_MS);
  const end = Math.min(limit, Math.max(...items.map((item) => Math.max(+endOf(item), +item.start + 1))));
  const count = Math.ceil((end - midnight) / HOUR_MS) - first;
  let top = 0;
  let wasQuiet = false;
  return Array.from({ length: count }, (_, index) => {
    const start = new Date(midnight + (first + index) * HOUR_MS);
    const isQuiet = !items.some((item) => +item.start < +start + HOUR_MS && +endOf(item) > +start);
    const empty = wasQuiet ? FURTHER_EMPTY_HOUR : EMPTY_HOUR;
    const height = isQuiet ? empty : HOUR;
    wasQuiet = isQuiet;
    top += height;
    return { start, hour: Number(formatTime(start).slice(0, 2)), top: top - height, height, isQuiet };
  });
}

/** Returns the total height of the hours, and a function from a point in time to its vertical position. */
function scale(hours: readonly Hour[]): { height: number; topOf: (instant: number) => number } {
  const height = hours.reduce((sum, hour) => sum + hour.height, 0);
  return { height, topOf: (instant) => heightAt({ hours }, new Date(instant)) ?? height };
}

type Placed = Omit<GridCell, 'from' | 'to'>;
/**
 * An item in a lane. `of` is the number of lanes in its group, which contains all items that overlap it directly or
 * indirectly.
 */
type InLane = { placed: Placed; lane: number; of: number };

/** Divides the items of one stage into lanes. `stage` must be sorted by start. */
function inLanes(stage: readonly Placed[]): InLane[] {
  const found: InLane[] = [];
  let touching: InLane[] = [];
  let feet: number[] = [];
  const close = () => {
    for (const one of touching) found.push({ ...one, of: feet.length });
    [touching, feet] = [[], []];
  };
  for (const placed of stage) {
    if (feet.every((foot) => foot <= placed.top)) close();
    const free = feet.findIndex((foot) => foot <= placed.top);
    const lane = free < 0 ? feet.length : free;
    feet[lane] = placed.top + placed.height;
    touching.push({ placed, lane, of: 0 });
  }
  close();
  return found;
}

/** Returns the cell of an item. If the item's group has fewer lanes than the stage has tracks, the lanes are wider. */
function cellOf({ placed, lane, of }: InLane, { from, to }: Pick<GridStage, 'from' | 'to'>): GridCell {
  const lineOf = (one: number) => from + Math.floor((one * (to - from)) / of);
  return { ...placed, from: lineOf(lane), to: lineOf(lane + 1) };
}

/** The keys that move from one item of the grid to another. */
export type GridKey = 'ArrowUp' | 'ArrowDown' | 'ArrowLeft' | 'ArrowRight' | 'Home' | 'End';

/**
 * Returns the uuid of the item to which a key moves. Up and Down move to the previous and next item on the same stage.
 * Left and Right move to the neighbouring stage, to the item whose start is nearest. Home and End move to the first and
 * last item of the day. Skips items without a page. Returns `undefined` if there is no item in that direction.
 */
export function gridStep({ stages, hours }: DayGrid, uuid: string, key: GridKey): string | undefined {
  const cells = hours.flatMap((hour) => hour.cells).filter(({ item }) => item.experience !== undefined);
  const here = cells.find(({ item }) => item.uuid === uuid);
  if (key === 'Home' || key === 'End' || here === undefined)
    return cells.at(key === 'End' ? -1 : 0)?.item.uuid;
  const at = ({ from, to }: GridStage) => cells.filter((cell) => cell.from >= from && cell.to <= to);
  const stage = stages.findIndex(({ slug }) => slug === stageOf(here.item));
  const isForward = key === 'ArrowDown' || key === 'ArrowRight';
  if (key === 'ArrowUp' || key === 'ArrowDown') {
    const own = stages.slice(stage, stage + 1).flatMap(at);
    return own[own.indexOf(here) + (isForward ? 1 : -1)]?.item.uuid;
  }
  const beside = stages.at(stage + (isForward ? 1 : -1));
  if (beside === undefined || stage + (isForward ? 1 : -1) < 0) return undefined;
  const distance = (cell: GridCell) => Math.abs(cell.top - here.top);
  return at(beside).sort((a, b) => distance(a) - distance(b))[0]?.item.uuid;
}

import { type Day, dayOf } from '../time/brussels.ts';
import { isPast, isRunning } from '../time/when.ts';
import { byline } from './author.ts';
import { type Category, categoryOfThemes } from './category.ts';
import { momentPath } from './moment.ts';
import { compareItems, hourOf } from './programme-day.ts';
import { momentPlaceOf, type ProgrammeItem } from './programme-item.ts';
import { isSigning } from './signing.ts';
import { isCancelled, type Status } from './status.ts';

/** Somebody who signs: at a table, from an hour on. */
export type Signing = {
  uuid: string;
  /** Where it is told. */
  path?: string;
  /** Who signs; missing where no author is named. */
  who?: string;
  title: string;
  start: Date;
  end?: Date;
  /** «Signeerplein, tafel 2». */
  place?: string;
  category?: Category;
  statuses: readonly Status[];
  running: boolean;
};

/** A row of the board: a table, or no table in particular. The stage stands there where the board has several. */
export type SigningTable = { key: string; number?: string; stage?: string };

/** All who sign at one table from one hour on, one under the other. */
type SigningCell = { table: string; signings: readonly Signing[] };

/** Who signs where on a day, table by hour: what is over stands apart. */
export type SigningBoard = {
  day: Day;
  tables: readonly SigningTable[];
  /** From the first hour to the last, those without anybody included. */
  hours: readonly { hour: number; cells: readonly SigningCell[] }[];
  past: readonly Signing[];
};

/** The number of the table: what editors said of it, else «Tafel N» of the precise place. */
export function tableOf({ table, preciseLocation }: ProgrammeItem): string | undefined {
  return numberIn(table) ?? table ?? numberIn(preciseLocation);
}

/** Where on its stage somebody signs, «Tafel 3», «De rode zetel»; `undefined` where no spot is named. */
export function spotOf(item: ProgrammeItem): string | undefined {
  const table = tableOf(item);
  return table !== undefined && /^\d+$/.test(table) ? `Tafel ${table}` : (table ?? item.preciseLocation);
}

const numberIn = (words: string | undefined): string | undefined =>
  /^(?:tafel\s*)?(\d+)$/i.exec(words?.trim() ?? '')?.[1];

/** How many sign on each day, in order; a day on which nobody does is missing. */
export function signingsPerDay(items: readonly ProgrammeItem[]): { day: Day; count: number }[] {
  const days = new Map<Day, number>();
  for (const { start } of items.filter(isSigning)) {
    const day = dayOf(start);
    days.set(day, (days.get(day) ?? 0) + 1);
  }
  return [...days].map(([day, count]) => ({ day, count })).sort((a, b) => a.day.localeCompare(b.day));
}

/** The board of a day, as it is at `now`. */
export function signingBoard(items: readonly ProgrammeItem[], day: Day, now: Date): SigningBoard {
  const ofDay = items.filter((item) => isSigning(item) && dayOf(item.start) === day).sort(compareItems);
  const toCome = ofDay.filter((item) => !isPast(item, now));
  const signing = (item: ProgrammeItem) => signingOf(item, now);
  const hours = toCome.map(hourNumber);
  const [first = 0, last = -1] = [Math.min(...hours), Math.max(...hours)].filter(Number.isFinite);
  const tables = tablesOf(toCome);
  return {
    day,
    tables,
    hours: Array.from({ length: last - first + 1 }, (_, index) => {
      const begun = toCome.filter((item) => hourNumber(item) === first + index);
      const cells = tables.map(({ key }) => ({
        table: key,
        signings: begun.filter((item) => keyOf(item) === key).map(signing),
      }));
      return { hour: first + index, cells: cells.filter(({ signings }) => signings.length > 0) };
    }),
    past: ofDay.filter((item) => isPast(item, now)).map(signing),
  };
}

const hourNumber = (item: ProgrammeItem): number => Number(hourOf(item).slice(0, 2));

function signingOf(item: ProgrammeItem, now: Date): Signing {
  return {
    uuid: item.uuid,
    path: momentPath(item),
    who: byline(item.authors),
    title: item.title,
    start: item.start,
    end: item.end,
    place: momentPlaceOf(item),
    category: categoryOfThemes(item.themes),
    statuses: item.statuses,
    running: isRunning(item, now) && !isCancelled(item),
  };
}

const keyOf = (item: ProgrammeItem): string => `${item.location?.title ?? ''}|${tableOf(item) ?? ''}`;

/** The tables of some items: by stage, then by number; those without a number last. */
function tablesOf(items: readonly ProgrammeItem[]): SigningTable[] {
  const stages = new Set(items.map(({ location }) => location?.title));
  const known = new Map<string, SigningTable>(
    items.map((item) => [
      keyOf(item),
      {
        key: keyOf(item),
        number: tableOf(item),
        ...(stages.size > 1 && { stage: item.location?.title }),
      },
    ]),
  );
  return [...known.values()].sort(
    (a, b) =>
      Number(a.number === undefined) - Number(b.number === undefined) ||
      byName.compare(a.stage ?? '', b.stage ?? '') ||
      byName.compare(a.number ?? '', b.number ?? ''),
  );
}

/** «8» before «10». */
const byName = new Intl.Collator('nl', { numeric: true });

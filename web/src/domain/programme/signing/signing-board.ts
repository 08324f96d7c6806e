import { groupedBy } from '../../grouped.ts';
import { byNumberedName } from '../../lettering.ts';
import { type Day, dayOf } from '../../time/brussels.ts';
import { isPast, isRunning } from '../../time/when.ts';
import { byline } from '../authors/author.ts';
import { type Category, categoryOfThemes } from '../category.ts';
import { compareItems, hourOf } from '../day/programme-day.ts';
import { momentPath } from '../moment.ts';
import { momentPlaceOf, type ProgrammeItem } from '../programme-item.ts';
import { isCancelled, type Status } from '../status.ts';
import { isSigning } from './signing.ts';

/** Somebody who signs: at a table, from an hour on. */
export type SigningFacts = {
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
  /** The number of the table, where it has one, and the stage that it belongs to. */
  table?: string;
  stage?: string;
};

/** The same, judged at an instant. */
export type Signing = SigningFacts & { running: boolean };

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
  const days = groupedBy(items.filter(isSigning), ({ start }) => dayOf(start));
  return [...days]
    .map(([day, { length: count }]) => ({ day, count }))
    .sort((a, b) => a.day.localeCompare(b.day));
}

/** Who signs on a day, in the order of the programme. */
export const signingsOn = (items: readonly ProgrammeItem[], day: Day): SigningFacts[] =>
  items
    .filter((item) => isSigning(item) && dayOf(item.start) === day)
    .sort(compareItems)
    .map(factsOf);

/** The board of a day, as it is at `now`. */
export function signingBoard(ofDay: readonly SigningFacts[], day: Day, now: Date): SigningBoard {
  const toCome = ofDay.filter((signing) => !isPast(signing, now));
  const judged = (signing: SigningFacts): Signing => ({
    ...signing,
    running: isRunning(signing, now) && !isCancelled(signing),
  });
  const hours = toCome.map(hourNumber);
  const [first = 0, last = -1] = [Math.min(...hours), Math.max(...hours)].filter(Number.isFinite);
  const tables = tablesOf(toCome);
  return {
    day,
    tables,
    hours: Array.from({ length: last - first + 1 }, (_, index) => {
      const begun = toCome.filter((signing) => hourNumber(signing) === first + index);
      const cells = tables.map(({ key }) => ({
        table: key,
        signings: begun.filter((signing) => keyOf(signing) === key).map(judged),
      }));
      return { hour: first + index, cells: cells.filter(({ signings }) => signings.length > 0) };
    }),
    past: ofDay.filter((signing) => isPast(signing, now)).map(judged),
  };
}

const hourNumber = ({ start }: SigningFacts): number => Number(hourOf({ start }).slice(0, 2));

const factsOf = (item: ProgrammeItem): SigningFacts => ({
  uuid: item.uuid,
  path: momentPath(item),
  who: byline(item.authors),
  title: item.title,
  start: item.start,
  end: item.end,
  place: momentPlaceOf(item),
  category: categoryOfThemes(item.themes),
  statuses: item.statuses,
  table: tableOf(item),
  stage: item.location?.title,
});

const keyOf = ({ stage = '', table = '' }: SigningFacts): string => `${stage}|${table}`;

/** The tables of some signings: by stage, then by number; those without a number last. */
function tablesOf(signings: readonly SigningFacts[]): SigningTable[] {
  const stages = new Set(signings.map(({ stage }) => stage));
  const known = new Map<string, SigningTable>(
    signings.map((signing) => [
      keyOf(signing),
      {
        key: keyOf(signing),
        number: signing.table,
        ...(stages.size > 1 && { stage: signing.stage }),
      },
    ]),
  );
  return [...known.values()].sort(
    (a, b) =>
      Number(a.number === undefined) - Number(b.number === undefined) ||
      byNumberedName.compare(a.stage ?? '', b.stage ?? '') ||
      byNumberedName.compare(a.number ?? '', b.number ?? ''),
  );
}

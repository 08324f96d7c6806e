import { groupedBy } from '../../grouped.ts';
import { byNumberedName } from '../../lettering.ts';
import { type Day, dayOf } from '../../time/brussels.ts';
import { isPast, isRunning } from '../../time/when.ts';
import { byline } from '../authors/author.ts';
import { type Category, categoryOfThemes } from '../category.ts';
import { compareItems, hourOf } from '../day/programme-day.ts';
import { momentPath } from '../moment.ts';
import { momentPlaceOf, type ProgrammeItem, tableOf } from '../programme-item.ts';
import { isCancelled, type Status } from '../status.ts';
import { isSigning } from './signing.ts';

/** A signing: an author at a table from a certain time. */
export type SigningFacts = {
  uuid: string;
  path?: string;
  /** The authors; `undefined` if no author is named. */
  who?: string;
  title: string;
  start: Date;
  end?: Date;
  /** The place, such as «Signeerplein, tafel 2». */
  place?: string;
  category?: Category;
  statuses: readonly Status[];
  /** The number or name of the table. */
  table?: string;
  /** The stage of the table. */
  stage?: string;
};

/** A signing, and whether it is running. */
export type Signing = SigningFacts & { running: boolean };

/** A row of the board: a table, or all signings without a table. `stage` is set if the board has several stages. */
export type SigningTable = { key: string; number?: string; stage?: string };

/** All signings at one table that start in the same hour. */
type SigningCell = { table: string; signings: readonly Signing[] };

/** The signings of a day, by hour and table. Past signings are listed separately. */
export type SigningBoard = {
  day: Day;
  tables: readonly SigningTable[];
  /** The hours from the first to the last signing, including empty hours. */
  hours: readonly { hour: number; cells: readonly SigningCell[] }[];
  past: readonly Signing[];
};

/** Returns the spot of a signing at its stage: «Tafel 3», «De rode zetel»; `undefined` if no spot is named. */
export function spotOf(item: ProgrammeItem): string | undefined {
  const table = tableOf(item);
  return table !== undefined && /^\d+$/.test(table) ? `Tafel ${table}` : (table ?? item.preciseLocation);
}

/** Returns the number of signings on each day, by date. Days without signings are missing. */
export function signingsPerDay(items: readonly ProgrammeItem[]): { day: Day; count: number }[] {
  const days = groupedBy(items.filter(isSigning), ({ start }) => dayOf(start));
  return [...days]
    .map(([day, { length: count }]) => ({ day, count }))
    .sort((a, b) => a.day.localeCompare(b.day));
}

/** Returns the signings of a day, in the order of the programme. */
export const signingsOn = (items: readonly ProgrammeItem[], day: Day): SigningFacts[] =>
  items
    .filter((item) => isSigning(item) && dayOf(item.start) === day)
    .sort(compareItems)
    .map(factsOf);

/** Returns the board of a day at `now`. */
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
      return {
        hour: first + index,
        cells: cells.filter(({ signings }) => signings.length > 0).sort(byStart),
      };
    }),
    past: ofDay.filter((signing) => isPast(signing, now)).map(judged),
  };
}

/** Compares cells by the start of their first signing. Cells with the same start stay in the order of the tables. */
const byStart = ({ signings: [a] }: SigningCell, { signings: [b] }: SigningCell): number =>
  +(a?.start ?? 0) - +(b?.start ?? 0);

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

/** Returns the tables of these signings, sorted by stage and number. Signings without a table come last. */
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

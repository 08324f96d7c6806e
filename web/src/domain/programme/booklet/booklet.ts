import type { PageColour } from '../../palette.ts';
import { formatTime } from '../../time/format.ts';
import { byline } from '../authors/author.ts';
import { CATEGORIES, categoryOfThemes } from '../category.ts';
import { linesOf } from '../day/text-width.ts';
import { momentId } from '../moment.ts';
import { momentPlaceOf, type RowItem } from '../programme-item.ts';
import { STATUS_WORDS } from '../status.ts';

// Moments on the pages of a booklet: one A4 that is folded to eight. It is set before it is drawn, so that it is the same
// without scripts, and that nobody has to print it to see what it leaves out. Lengths are in millimetres.

/** The pages between the cover and the back. */
export const INNER_PAGES = 6;

/** What a page has for text. The style sheet of the booklet says so too. */
const TEXT = { width: 63.25, height: 91 };

/** Of the size of the text: how high a line is, what is between two rows, how wide a time is, and what a heading takes. */
const LINE = 1.24;
const GAP = 0.45;
const TIME = 3.3;
const HEADING = 2.4;

/** No line begins with the dot. */
const SEPARATOR = '\u00a0· ';

/** What stands in it of one moment; the end and the names are left out where there is little room. */
type BookletRow = { id: string; time?: string; title: string; facts: string };

/** A moment to be set, with all that can be told of it. */
export type BookletMoment = {
  /** The short id of the moment. */
  id: string;
  title: string;
  /** Missing where it is on all day. */
  start?: Date;
  end?: Date;
  names?: string;
  place?: string;
  /** «volzet». */
  note?: string;
  /** Of its spine on the cover. */
  colour: PageColour;
};

/** Moments under one heading. */
export type BookletSection = { heading: string; moments: readonly BookletMoment[] };

/** A part of a section on a page. It `goesOn` where the section began on the page before. */
type BookletPart = { heading: string; goesOn: boolean; rows: readonly BookletRow[] };

/** How large its text is, and whether what else there is to know stands under a title or behind it. */
type BookletSize = 'large' | 'medium' | 'small' | 'smallest';

type Setting = { text: number; apart: boolean; tells: readonly ('end' | 'names')[] };
const SETTINGS: Readonly<Record<BookletSize, Setting>> = {
  large: { text: 3.5, apart: true, tells: ['end', 'names'] },
  medium: { text: 2.9, apart: true, tells: ['end', 'names'] },
  small: { text: 2.5, apart: false, tells: ['names'] },
  smallest: { text: 2.2, apart: false, tells: [] },
};
const SIZES = ['large', 'medium', 'small', 'smallest'] as const satisfies readonly BookletSize[];

export type Booklet = {
  size: BookletSize;
  /** As many as there are between cover and back; those without parts are for notes. */
  pages: readonly (readonly BookletPart[])[];
  /** How many of the last moments find no room. */
  left: number;
};

/** A moment of the programme, as a booklet tells it. */
export function bookletMoment(item: RowItem): BookletMoment {
  const [gravest] = item.statuses.filter((one) => one === 'cancelled' || one === 'soldOut');
  const category = categoryOfThemes(item.themes);
  return {
    id: momentId(item),
    title: item.title,
    start: item.ongoing ? undefined : item.start,
    end: item.ongoing ? undefined : item.end,
    names: byline(item.authors),
    place: momentPlaceOf(item),
    note: gravest && STATUS_WORDS[gravest],
    colour: category ? CATEGORIES[category] : 'grey',
  };
}

/**
 * Sets a booklet in the largest size in which all of it finds room, each section on a page of its own where there are few
 * enough. What finds none in the smallest is left out from the end, and counted.
 */
export function bookletOf(sections: readonly BookletSection[]): Booklet {
  for (const size of SIZES) {
    const apart = sections.map((one) => flow([one], size));
    if (apart.length <= INNER_PAGES && apart.every(({ pages, left }) => pages.length === 1 && left === 0))
      return { size, pages: filledUp(apart.flatMap(({ pages }) => pages)), left: 0 };
    const flowing = flow(sections, size);
    if (flowing.left === 0 || size === 'smallest')
      return { size, pages: filledUp(flowing.pages), left: flowing.left };
  }
  return { size: 'large', pages: filledUp([]), left: 0 };
}

const filledUp = <Part>(pages: readonly Part[][]): Part[][] => [
  ...pages,
  ...Array.from({ length: INNER_PAGES - pages.length }, () => []),
];

/** Sections one after the other, page by page, as far as there is room. */
function flow(
  sections: readonly BookletSection[],
  size: BookletSize,
): { pages: BookletPart[][]; left: number } {
  const { text } = SETTINGS[size];
  const pages: BookletPart[][] = [];
  let room = 0;
  let left = 0;
  for (const { heading, moments } of sections) {
    let part: (BookletPart & { rows: BookletRow[] }) | undefined;
    for (const moment of moments) {
      const row = rowOf(moment, size);
      const height = heightOf(row, size);
      if (left === 0 && height + (part ? 0 : HEADING * text) > room && pages.length < INNER_PAGES) {
        pages.push([]);
        room = TEXT.height;
        part = part && { heading, goesOn: true, rows: [] };
        if (part) {
          pages.at(-1)?.push(part);
          room -= HEADING * text;
        }
      }
      if (left > 0 || height + (part ? 0 : HEADING * text) > room) {
        left += 1;
        continue;
      }
      if (part === undefined) {
        part = { heading, goesOn: false, rows: [] };
        pages.at(-1)?.push(part);
        room -= HEADING * text;
      }
      part.rows.push(row);
      room -= height;
    }
  }
  return { pages, left };
}

function rowOf({ id, start, end, title, names, place, note }: BookletMoment, size: BookletSize): BookletRow {
  const { tells } = SETTINGS[size];
  const until = end && tells.includes('end') ? `tot ${formatTime(end)}` : undefined;
  const facts = [note, until, tells.includes('names') ? names : undefined, place];
  return { id, time: start && formatTime(start), title, facts: facts.filter(Boolean).join(SEPARATOR) };
}

function heightOf({ title, facts }: BookletRow, size: BookletSize): number {
  const { text, apart } = SETTINGS[size];
  const width = TEXT.width / text - TIME;
  const lines = apart
    ? linesOf(title, width) + linesOf(facts, width)
    : linesOf([title, facts].filter(Boolean).join(' '), width);
  return (lines * LINE + GAP) * text;
}

/** Where a page of a booklet lies on its sheet, which is four pages wide and two high, and whether it stands on its head. */
export type PlaceOnSheet = { column: number; row: number; isTurned: boolean };

/**
 * The upper half lies on its head: 5, 4, 3, 2 from left to right above 6, 7, 8 and 1. With a cut between the middle four, and
 * folded along its length, the sheet opens to a cross, which closes to a booklet.
 */
export function placeOnSheet(page: number): PlaceOnSheet {
  if (page >= 2 && page <= 5) return { column: 6 - page, row: 1, isTurned: true };
  return { column: page === 1 ? 4 : page - 5, row: 2, isTurned: false };
}

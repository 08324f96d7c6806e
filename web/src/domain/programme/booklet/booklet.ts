import type { PageColour } from '../../palette.ts';
import { formatTime } from '../../time/format.ts';
import { byline } from '../authors/author.ts';
import { CATEGORIES, categoryOfThemes } from '../category.ts';
import { linesOf } from '../day/text-width.ts';
import { momentId } from '../moment.ts';
import { momentPlaceOf, type RowItem } from '../programme-item.ts';
import { STATUS_WORDS } from '../status.ts';

// Lays out moments on the pages of a booklet: one A4 sheet, folded to eight pages. The layout is computed instead of
// measured, because it must work without scripts and show visitors before printing what does not fit. Lengths are in
// millimetres.

/** Number of pages between the front and back cover. */
export const INNER_PAGES = 6;

/** The size of the text area of a page, as in the stylesheet of the booklet. */
const TEXT = { width: 63.25, height: 91 };

/** Line height, as a multiple of the text size. */
const LINE = 1.24;
/** Gap between rows, as a multiple of the text size. */
const GAP = 0.45;
/** Width of a time, as a multiple of the text size. */
const TIME = 3.3;
/** Height of a heading, as a multiple of the text size. */
const HEADING = 2.4;

/** A dot after a no-break space, so that no line begins with the dot. */
const SEPARATOR = '\u00a0· ';

/** The printed text of one moment. Small text sizes omit the end time and the names. */
type BookletRow = { id: string; time?: string; title: string; facts: string };

/** A moment to lay out, with all details that a booklet can print. */
export type BookletMoment = {
  /** The short id of the moment. */
  id: string;
  title: string;
  /** The start; `undefined` for an all-day item. */
  start?: Date;
  end?: Date;
  names?: string;
  place?: string;
  /** The status in words: «volzet». */
  note?: string;
  /** The colour of the moment's spine on the cover. */
  colour: PageColour;
};

/** A heading, and the moments under it. */
export type BookletSection = { heading: string; moments: readonly BookletMoment[] };

/** The part of a section on one page. `goesOn` is true if the section began on an earlier page. */
type BookletPart = { heading: string; goesOn: boolean; rows: readonly BookletRow[] };

/** A text size. It also determines whether the details of a moment start on a new line or follow its title. */
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
  /** All pages between the covers. Pages without parts are for notes. */
  pages: readonly (readonly BookletPart[])[];
  /** The number of moments that do not fit and are omitted. */
  left: number;
};

/** Converts an item of the programme to a moment of a booklet. */
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
 * Lays out a booklet in the largest text size in which all moments fit, with one section per page if possible. In the
 * smallest size, omits and counts the moments that do not fit.
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

/** Lays out sections one after the other until the pages are full. */
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

/** The position of a page on the paper, which is four pages wide and two high. `isTurned` means upside down. */
export type PlaceOnPaper = { column: number; row: number; isTurned: boolean };

/**
 * Returns the position of a page. The upper row contains pages 5, 4, 3, 2 upside down, above 6, 7, 8, 1. After a cut
 * between the middle four pages, the paper folds lengthwise to a cross, which closes to a booklet.
 */
export function placeOnPaper(page: number): PlaceOnPaper {
  if (page >= 2 && page <= 5) return { column: 6 - page, row: 1, isTurned: true };
  return { column: page === 1 ? 4 : page - 5, row: 2, isTurned: false };
}

import type { PageColour } from '../../palette.ts';
import { formatTime } from '../../time/format.ts';
import { byline } from '../authors/author.ts';
import { CATEGORIES, categoryOfThemes } from '../category.ts';
import { linesOf } from '../day/text-width.ts';
import { momentId } from '../moment.ts';
import { momentPlaceOf, type RowItem } from '../programme-item.ts';
import { STATUS_WORDS } from '../status.ts';

// Lays out moments on the pages of a booklet: one A4, folded to eight pages. The layout is computed before drawing, so
// that it works without scripts and visitors see what does not fit before they print. Lengths are in millimetres.

/** The pages between the front and back cover. */
export const INNER_PAGES = 6;

/** The text area of a page, as in the stylesheet of the booklet. */
const TEXT = { width: 63.25, height: 91 };

/** Multiples of the text size: line height, gap between rows, width of a time, height of a heading. */
const LINE = 1.24;
const GAP = 0.45;
const TIME = 3.3;
const HEADING = 2.4;

/** The no-break space prevents lines that begin with the dot. */
const SEPARATOR = '\u00a0· ';

/** The printed text of one moment; the end and the names are left out where space is tight. */
type BookletRow = { id: string; time?: string; title: string; facts: string };

/** A moment to lay out, with everything that could be printed. */
export type BookletMoment = {
  /** The short id of the moment. */
  id: string;
  title: string;
  /** Missing if it is on all day. */
  start?: Date;
  end?: Date;
  names?: string;
  place?: string;
  /** The status in words: «volzet». */
  note?: string;
  /** The colour of its spine on the cover. */
  colour: PageColour;
};

/** Moments under one heading. */
export type BookletSection = { heading: string; moments: readonly BookletMoment[] };

/** The part of a section on one page. `goesOn` means that the section began on an earlier page. */
type BookletPart = { heading: string; goesOn: boolean; rows: readonly BookletRow[] };

/** The text size, which also decides whether the details are below a title or after it. */
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
  /** All pages between the covers; those without parts are for notes. */
  pages: readonly (readonly BookletPart[])[];
  /** How many moments at the end do not fit. */
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
 * Lays out a booklet in the largest size in which everything fits, with one section per page if there are few enough.
 * In the smallest size it leaves out moments at the end and counts them.
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

/** Puts the sections one after the other on pages, as far as they fit. */
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

/** The position of a page on the paper, which is four pages wide and two high, and whether the page is upside down. */
export type PlaceOnPaper = { column: number; row: number; isTurned: boolean };

/**
 * The upper half is upside down: 5, 4, 3, 2 from left to right above 6, 7, 8 and 1. With a cut between the middle four,
 * and folded lengthwise, the paper opens to a cross, which closes to a booklet.
 */
export function placeOnPaper(page: number): PlaceOnPaper {
  if (page >= 2 && page <= 5) return { column: 6 - page, row: 1, isTurned: true };
  return { column: page === 1 ? 4 : page - 5, row: 2, isTurned: false };
}

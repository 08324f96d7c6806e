import type { Image } from '../images/image.ts';
import type { ArticleSummary } from '../pages/article-summary.ts';
import { PAGE_KIND_WORDS, type PageKind } from '../pages/page.ts';
import type { PageColour } from '../palette.ts';
import { type AuthorName, byline } from '../programme/authors/author.ts';
import { CATEGORIES, categoryOfThemes } from '../programme/category.ts';
import { experienceTimes } from '../programme/experience/experience-times.ts';
import { momentPlaceOf, type ProgrammeItem } from '../programme/programme-item.ts';
import type { Status } from '../programme/status.ts';
import { isPast } from '../time/when.ts';
import { excerpt, holdsAny, type MarkedText, markedText } from './search-marks.ts';

/** The searchable content of a page. */
export type SearchDocument = ArticleSummary & {
  kind: PageKind;
  /** The text of the page, single-spaced. */
  text: string;
  /** The headings in the text of the page. */
  headings: string;
  /** The parts of the page to which a result can link directly. */
  parts: readonly { title: string; path: string; text: string }[];
  createdAt?: Date;
  /** The name of the edition to which the page belongs, if that edition is not current. */
  edition?: string;
};

/** The time and place of one session of a result. */
export type HitSession = {
  uuid: string;
  start: Date;
  end?: Date;
  place?: string;
  /** The title of the session, if it differs from the title of the page. */
  title?: MarkedText;
  /** The most serious status that editors set. */
  status?: Status;
};

/** A search result, with the data that its card shows. */
export type SearchHit = {
  uuid: string;
  path: string;
  kind: string;
  title: MarkedText;
  /** The authors on one line. */
  byline?: MarkedText;
  excerpt: MarkedText;
  slug: MarkedText;
  image?: Image;
  /** Publication date. */
  date?: Date;
  colour: PageColour;
  /** The next sessions, or the last ones if all are over. */
  sessions: readonly HitSession[];
  /** The number of upcoming sessions that `sessions` omits. */
  more: number;
  over: boolean;
  /** The name of the edition, if it is not current. */
  edition?: string;
};

/** Maximum number of sessions in a result. Sessions beyond it are added if their own title contains a search word. */
const MAX_SESSIONS = 6;

/** Returns the search result for a page and its items at `now`. Marks `words` in its texts. */
export function searchHit(
  document: SearchDocument,
  items: readonly ProgrammeItem[],
  words: ReadonlySet<string>,
  now: Date,
): SearchHit {
  const { uuid, path, title, preview, text, image, date } = document;
  const { items: sorted, leading } = experienceTimes(items, now);
  const coming = sorted.filter((item) => !isPast(item, now));
  const over = isOver(items, now);
  const shown = over
    ? leading
      ? [leading]
      : []
    : coming.filter((item, index) => index < MAX_SESSIONS || holdsAny(ownTitle(item) ?? '', words));
  const names = byline(namedIn(items));
  const category = categoryOfThemes(items.flatMap(({ themes }) => themes));
  return {
    uuid,
    path,
    kind: leading?.type?.title ?? PAGE_KIND_WORDS[document.kind],
    title: markedText(title, words),
    byline: names === undefined ? undefined : markedText(names, words),
    excerpt: markedText(excerpt(preview, text, words), words),
    slug: markedText(path, words),
    image,
    date,
    colour: category ? CATEGORIES[category] : 'grey',
    sessions: shown.map((item) => session(item, words)),
    more: over ? 0 : coming.length - shown.length,
    over,
    edition: document.edition,
  };
}

/** Returns all authors that the items name, each once. */
export const namedIn = (items: readonly ProgrammeItem[]): readonly AuthorName[] => [
  ...new Map(items.flatMap(({ authors = [] }) => authors).map((author) => [author.uuid, author])).values(),
];

/** Returns whether all items of a page are over; false for a page without items. */
export const isOver = (items: readonly ProgrammeItem[], now: Date): boolean =>
  items.length > 0 && items.every((item) => isPast(item, now));

function session(item: ProgrammeItem, words: ReadonlySet<string>): HitSession {
  const title = ownTitle(item);
  return {
    uuid: item.uuid,
    start: item.start,
    end: item.end,
    place: momentPlaceOf(item),
    title: title === undefined ? undefined : markedText(title, words),
    status: item.statuses[0],
  };
}

/** Returns the title of an item, if it differs from the title of its page. */
export function ownTitle(item: ProgrammeItem): string | undefined {
  return item.title === item.experience?.title ? undefined : item.title;
}

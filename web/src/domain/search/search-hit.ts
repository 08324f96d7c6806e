import type { Image } from '../images/image.ts';
import type { ArticleSummary } from '../pages/article-summary.ts';
import { PAGE_KIND_WORDS, type PageKind } from '../pages/page.ts';
import type { PageColour } from '../palette.ts';
import { type AuthorName, byline } from '../programme/authors/author.ts';
import { CATEGORIES, categoryOfThemes } from '../programme/category.ts';
import { experienceTimes } from '../programme/experience/experience-times.ts';
import { fullPlaceOf, type ProgrammeItem } from '../programme/programme-item.ts';
import type { Status } from '../programme/status.ts';
import { isPast } from '../time/when.ts';
import { excerpt, holdsAny, type MarkedText, markedText } from './search-marks.ts';

/** A page as far as it can be found. */
export type SearchDocument = ArticleSummary & {
  kind: PageKind;
  /** The words of the page, single-spaced. */
  text: string;
  /** The headings among them. */
  headings: string;
  /** What stands on the page and has an address of its own there. */
  parts: readonly { title: string; path: string; text: string }[];
  createdAt?: Date;
};

/** When and where something found takes place. */
export type HitSession = {
  uuid: string;
  start: Date;
  end?: Date;
  place?: string;
  /** Its own title, where that is another than the page's. */
  title?: MarkedText;
  /** The gravest thing that editors say of it. */
  status?: Status;
};

/** A page that answers a question, as its card shows it. */
export type SearchHit = {
  uuid: string;
  path: string;
  kind: string;
  title: MarkedText;
  /** Who reads, talks or signs there, in one line. */
  byline?: MarkedText;
  excerpt: MarkedText;
  slug: MarkedText;
  image?: Image;
  /** Publication date. */
  date?: Date;
  colour: PageColour;
  /** The next ones; of something that is over, the last. */
  sessions: readonly HitSession[];
  /** How many more are still to come. */
  more: number;
  over: boolean;
};

/** How many sessions are listed. More are listed only when their own title holds what was sought. */
const MAX_SESSIONS = 6;

/** A page that was found, with those of its items that are still to come. `words` are marked in its texts. */
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
  };
}

/** Everybody whom some items name, each once. */
export const namedIn = (items: readonly ProgrammeItem[]): readonly AuthorName[] => [
  ...new Map(items.flatMap(({ authors = [] }) => authors).map((author) => [author.uuid, author])).values(),
];

/** Whether all items of a page are over. A page without items is never over. */
export const isOver = (items: readonly ProgrammeItem[], now: Date): boolean =>
  items.length > 0 && items.every((item) => isPast(item, now));

function session(item: ProgrammeItem, words: ReadonlySet<string>): HitSession {
  const title = ownTitle(item);
  return {
    uuid: item.uuid,
    start: item.start,
    end: item.end,
    place: fullPlaceOf(item),
    title: title === undefined ? undefined : markedText(title, words),
    status: item.statuses[0],
  };
}

/** The title of an item where that is another than its page’s. */
export function ownTitle(item: ProgrammeItem): string | undefined {
  return item.title === item.experience?.title ? undefined : item.title;
}

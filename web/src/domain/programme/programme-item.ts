import type { Image } from '../images/image.ts';
import type { AuthorName } from './authors/author.ts';
import type { Access, Status } from './status.ts';

/**
 * One thing at one time and place. Several items may belong to one experience. It holds facts only: whether it is past or
 * today is judged by domain/time.
 */
export type ProgrammeItem = {
  uuid: string;
  /** The item's own title when it has one (`title_overwrite`), else its experience's. */
  title: string;
  start: Date;
  /** Missing where the editor gave none. */
  end?: Date;
  experience?: ExperienceSummary;
  location?: Facet;
  preciseLocation?: string;
  /** The table at the stage, where editors gave it a field of its own: «3». */
  table?: string;
  type?: Facet;
  themes: readonly Facet[];
  extraInfo?: string;
  /** Runs through the day instead of starting at an hour. */
  ongoing: boolean;
  /** What editors say of it, the gravest first. */
  statuses: readonly Status[];
  access: readonly Access[];
  /** Who reads, talks or signs: those of the item, else those of its experience. Missing where nobody is named. */
  authors?: readonly AuthorName[];
  /** For which ages it is, as its experience says; missing where it does not. */
  ages?: AgeRange;
  /** When it, its experience or its stage was last published; missing where the content system does not say. */
  publishedAt?: Date;
};

/** For which ages something is meant, in whole years, both ends included. A missing end has no limit. */
export type AgeRange = { from?: number; to?: number };

/** What a row or card needs to know of the experience behind an item. */
export type ExperienceSummary = {
  uuid: string;
  path: string;
  title: string;
  preview?: string;
  image?: Image;
  hideReservation: boolean;
};

/** Something to filter by: a location, a type or a theme. */
export type Facet = { uuid: string; slug: string; title: string };

/** What is needed of it to filter by it, and to tell it to a visitor. */
export type FacetName = Omit<Facet, 'uuid'>;

/** What a row shows of an item, and what it is filtered and judged by. So much of an item travels with a day. */
export type RowItem = Omit<
  ProgrammeItem,
  'experience' | 'location' | 'type' | 'themes' | 'authors' | 'table' | 'publishedAt'
> & {
  experience?: Pick<ExperienceSummary, 'path' | 'preview' | 'hideReservation'> & { uuid?: string };
  location?: FacetName;
  type?: FacetName;
  themes: readonly FacetName[];
  authors?: readonly Pick<AuthorName, 'name'>[];
  /** Of an item that is full or off: when else its experience can be seen, in order. Some of it may be over. */
  alternatives?: readonly Date[];
};

/** What a card shows of an item, and what it is filtered and judged by. */
export type CardItem = Omit<RowItem, 'experience'> & {
  experience?: NonNullable<RowItem['experience']> & Pick<ExperienceSummary, 'image'>;
};

/** Where an item is, as the header of an experience says it: the precise location, else the location's title. */
export function placeOf(item: Pick<RowItem, 'location' | 'preciseLocation'>): string | undefined {
  return item.preciseLocation ?? item.location?.title;
}

/** Where an item is, as lists and the tour say it: «location title - precise location» (spec §2, «On-tour experience»). */
export function fullPlaceOf(item: Pick<RowItem, 'location' | 'preciseLocation'>): string | undefined {
  const parts = [item.location?.title, item.preciseLocation].filter((part) => part !== undefined);
  return parts.length > 0 ? parts.join(' - ') : undefined;
}

/** Where a moment is, in one line: «Signeerplein, tafel 2». A spot alone would not say where to go. */
export function momentPlaceOf({
  location,
  preciseLocation: spot,
}: Pick<RowItem, 'location' | 'preciseLocation'>): string | undefined {
  if (location === undefined || spot === undefined) return location?.title ?? spot;
  return `${location.title}, ${insideLine(spot)}`;
}

/** A spot as it stands inside a line. A name keeps its capital: its second word has one too, or it is one word. */
function insideLine(spot: string): string {
  return /^\S+ [\p{Ll}\p{N}]/u.test(spot) ? spot.charAt(0).toLocaleLowerCase('nl-BE') + spot.slice(1) : spot;
}

/** «6 tot 9 jaar», «8 jaar», «vanaf 12 jaar», «alle leeftijden». */
export function formatAges({ from = 0, to }: AgeRange): string {
  if (to === undefined) return from === 0 ? 'alle leeftijden' : `vanaf ${from} jaar`;
  if (from === to) return `${to} jaar`;
  return `${from} tot ${to} jaar`;
}

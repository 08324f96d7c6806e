import type { Image } from '../images/image.ts';
import type { AuthorName } from './authors/author.ts';
import type { Access, Status } from './status.ts';

/**
 * One occurrence at one time and place. Several items can belong to one experience. An item contains only facts:
 * domain/time derives whether it is past or today.
 */
export type ProgrammeItem = {
  uuid: string;
  /** The item's own title (`title_overwrite`), else the title of its experience. */
  title: string;
  start: Date;
  /** The end; `undefined` if the editor set none. */
  end?: Date;
  experience?: ExperienceSummary;
  location?: Facet;
  preciseLocation?: string;
  /** The table at the stage, if editors set one: «3». */
  table?: string;
  type?: Facet;
  themes: readonly Facet[];
  extraInfo?: string;
  /** Whether the item runs all day instead of starting at an hour. */
  ongoing: boolean;
  /** The statuses that editors set, the most serious first. */
  statuses: readonly Status[];
  access: readonly Access[];
  /** The authors of the item, else those of its experience; `undefined` if no author is named. */
  authors?: readonly AuthorName[];
  /** The suitable ages, from the experience; `undefined` if unknown. */
  ages?: AgeRange;
  /** The last publication of the item, its experience or its stage; `undefined` if the CMS does not provide it. */
  publishedAt?: Date;
};

/** An age range in whole years, including both ends. If `from` or `to` is missing, the range is open at that end. */
export type AgeRange = { from?: number; to?: number };

/** The data of an experience that rows and cards of its items need. */
export type ExperienceSummary = {
  uuid: string;
  path: string;
  title: string;
  preview?: string;
  image?: Image;
  hideReservation: boolean;
};

/** A filter value: a location, a type or a theme. */
export type Facet = { uuid: string; slug: string; title: string };

/** The part of a facet that filters and labels need. */
export type FacetName = Omit<Facet, 'uuid'>;

/** The fields of an item that rows, filters and states need. The server sends items to the browser in this form. */
export type RowItem = Omit<
  ProgrammeItem,
  'experience' | 'location' | 'type' | 'themes' | 'authors' | 'table' | 'publishedAt'
> & {
  experience?: Pick<ExperienceSummary, 'path' | 'preview' | 'hideReservation'> & { uuid?: string };
  location?: FacetName;
  type?: FacetName;
  themes: readonly FacetName[];
  authors?: readonly Pick<AuthorName, 'name'>[];
  /** The other starts of the experience, including past ones. Only present for a full or cancelled item. */
  alternatives?: readonly Date[];
};

/** Returns the place of an item for the header of its page: the precise location, else the title of the location. */
export function placeOf(item: Pick<RowItem, 'location' | 'preciseLocation'>): string | undefined {
  return item.preciseLocation ?? item.location?.title;
}

/** Returns the place for the header of a page of the tour: «location - precise location» (spec §2). */
export function tourPlaceOf(item: Pick<RowItem, 'location' | 'preciseLocation'>): string | undefined {
  const parts = [item.location?.title, item.preciseLocation].filter((part) => part !== undefined);
  return parts.length > 0 ? parts.join(' - ') : undefined;
}

/**
 * Returns the place of a moment, for all uses except the header of its page: «Signeerplein, tafel 2». The spot alone
 * would be ambiguous.
 */
export const momentPlaceOf = ({
  location,
  preciseLocation,
}: Pick<RowItem, 'location' | 'preciseLocation'>): string | undefined =>
  spotAtStage(location?.title, preciseLocation);

/** Joins the name of a stage and a spot: «Signeerplein, tafel 2». Returns the known part if the other is unknown. */
export function spotAtStage(stage: string | undefined, spot: string | undefined): string | undefined {
  if (stage === undefined || spot === undefined) return stage ?? spot;
  return `${stage}, ${insideLine(spot)}`;
}

/**
 * Formats a spot for use within a line: «Tafel 2» becomes «tafel 2». A spot of one word, or whose second word has a
 * capital, is a name and keeps its capital.
 */
function insideLine(spot: string): string {
  return /^\S+ [\p{Ll}\p{N}]/u.test(spot) ? spot.charAt(0).toLocaleLowerCase('nl-BE') + spot.slice(1) : spot;
}

/** Returns the table of a signing: the field for tables, else «Tafel N» in the text of the precise location. */
export function tableOf({
  table,
  preciseLocation,
}: Pick<ProgrammeItem, 'table' | 'preciseLocation'>): string | undefined {
  return numberIn(table) ?? table ?? numberIn(preciseLocation);
}

const numberIn = (words: string | undefined): string | undefined =>
  /^(?:tafel\s*)?(\d+)$/i.exec(words?.trim() ?? '')?.[1];

/** Formats an age range: «6 tot 9 jaar», «8 jaar», «vanaf 12 jaar», «alle leeftijden». */
export function formatAges({ from = 0, to }: AgeRange): string {
  if (to === undefined) return from === 0 ? 'alle leeftijden' : `vanaf ${from} jaar`;
  if (from === to) return `${to} jaar`;
  return `${from} tot ${to} jaar`;
}

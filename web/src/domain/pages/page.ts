import type { Image } from '../images/image.ts';
import type { PageColour } from '../palette.ts';
import type { AuthorName } from '../programme/authors/author.ts';
import type { ProgrammeItem } from '../programme/programme-item.ts';
import type { Block, RichText } from './body/block.ts';
import type { LabelledLink } from './body/link.ts';
import type { Scheduled } from './scheduled.ts';
import type { Seo } from './seo.ts';

/** The fields that all kinds of page share. */
export type PageContent = {
  uuid: string;
  /** Path on this site, with a leading slash. */
  path: string;
  title: string;
  intro: RichText;
  image?: Image;
  body: readonly Block[];
  colour?: PageColour;
  seo: Seo;
  /** Publication date. */
  date?: Date;
  publishers: readonly Publisher[];
};

/** A line under a title: «Uitgeverij: Merel». `key` is empty for the editors' free line (`publisher_custom`). */
export type Publisher = { key: string; value: string };

export type HomePage = PageContent & { kind: 'home'; buttons: readonly LabelledLink[] };

/** An activity of the festival. Programme items are its moments. */
export type Experience = PageContent & {
  kind: 'experience';
  preview?: string;
  hideReservation: boolean;
  /** The authors who take part; `undefined` if no author is named. */
  authors?: readonly AuthorName[];
};

/** The publishers of an experience, without its other data. */
export type ExperiencePublishers = Pick<Experience, 'uuid' | 'publishers'>;

/** An activity of the tour. It takes place once, so it has a single item. */
export type OnTourExperience = { experience: Experience; item: ProgrammeItem };

/** The kinds of page that have an overview. */
export type ListedKind = 'newsArticle' | 'hotspot' | 'bookstore';

/** Every kind of page with its own behaviour; any other page is of the kind `page`. */
export type PageKind =
  | ListedKind
  | 'page'
  | 'home'
  | 'experience'
  | 'onTourExperience'
  | 'festivalDay'
  | 'author';

/** The Dutch name of each kind of page. */
export const PAGE_KIND_WORDS: Readonly<Record<PageKind, string>> = {
  newsArticle: 'Nieuws',
  hotspot: 'Hotspot in Kortrijk',
  bookstore: 'Boekhandel',
  experience: 'Activiteit',
  onTourExperience: 'Op toer',
  festivalDay: 'Dagprogramma',
  author: 'Auteur',
  home: 'Pagina',
  page: 'Pagina',
};

/** A page with no data except its own story, such as a news article, a hotspot, a bookstore or a text page. */
export type GenericPage = PageContent & {
  kind: ListedKind | 'page';
  /** Whether the page is for a hall screen, and therefore has no header and no footer. */
  isHallScreen?: boolean;
  preview?: string;
  /** The publishing house whose stand a bookstore runs; `undefined` for other pages. */
  publishingHouse?: string;
  /** The postal address of a place as an editor wrote it: street and number, postal code and town. */
  address?: string;
} & Scheduled;

/** A page in the sitemap. */
export type SitePage = {
  uuid: string;
  path: string;
  /** When the page was last published. */
  published?: Date;
} & Scheduled;

/** One day of the programme. `day` is the date in Brussels as `YYYY-MM-DD`. */
export type FestivalDay = {
  uuid: string;
  path: string;
  day: string;
  title: string;
  intro: RichText;
  image?: Image;
  colour?: PageColour;
  seo: Seo;
};
